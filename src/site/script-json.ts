/** JSON that can stand inside a `<script>`: nothing in it can end the script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");
