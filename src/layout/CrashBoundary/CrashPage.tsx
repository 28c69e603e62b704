import { messagesOf } from "../../site/problems/errors";
import { Head } from "../Head/Head";
import * as styles from "./CrashPage.module.css";

interface CrashPageProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * The page that stands in for a page that React cannot render (E1). It uses no code that may have
 * crashed itself.
 */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  const [message, ...causes] = messagesOf(error);
  return (
    <div className={styles.page} role="alert">
      <Head>
        <title>{PAGE_ERROR_TITLE}</title>
      </Head>
      <h1>{STRINGS.crash.heading}</h1>
      <p>{STRINGS.crash.text}</p>
      <pre className={styles.message}>{message}</pre>
      {causes.length > 0 && (
        <>
          <p>{STRINGS.crash.causes}</p>
          <ol>
            {causes.map((cause) => (
              <li key={cause}>
                <pre className={styles.message}>{cause}</pre>
              </li>
            ))}
          </ol>
        </>
      )}
      <button type="button" className="retry" onClick={onRetry}>
        {STRINGS.crash.retry}
      </button>
    </div>
  );
}
