import { Field } from "../openapi/Field";
import * as styles from "../openapi/openapi.module.css";
import type { Schema } from "../openapi/schema";

export interface Param {
  name: string;
  in?: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
}

/** A parameter of a request. */
export default function ParamsItem({ param }: { param: Param }) {
  const { name, description, required = false, deprecated = false, schema } = param;
  return (
    <ul className={styles.fields}>
      <Field {...{ name, description, schema }} isRequired={required} isDeprecated={deprecated} />
    </ul>
  );
}
