import { useId } from "react";
import type { Services } from "../../../site/services/services";
import * as styles from "./Newsletter.module.css";

/** A form of the newsletter's provider. It needs no scripts. */
export function Newsletter({ action, field, title }: NonNullable<Services["newsletter"]>) {
  const id = useId();
  return (
    <form className={styles.form} method="post" action={action} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{title}</h2>
      <label htmlFor={id}>{STRINGS.newsletter.email}</label>
      <div className={styles.row}>
        <input id={id} type="email" name={field} autoComplete="email" required />
        <button type="submit">{STRINGS.newsletter.subscribe}</button>
      </div>
    </form>
  );
}
