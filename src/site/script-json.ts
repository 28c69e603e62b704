/** Returns JSON for use inside a `<script>`. Nothing in it can end the script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");
