import * as styles from "../../openapi/openapi.module.css";

/** What a request is sent to. */
export default function MethodEndpoint({ method, path }: { method: string; path: string }) {
  return (
    <p className={styles.endpoint}>
      <strong className={styles.method}>{method}</strong> <code>{path}</code>
    </p>
  );
}
