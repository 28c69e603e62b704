import type { ReactNode } from "react";
import { Field } from "../openapi/Field";
import * as styles from "../openapi/openapi.module.css";
import { partsOf, type Schema } from "../openapi/schema";

interface SchemaItemProps {
  name: string;
  required?: boolean | string[];
  schemaName?: string;
  schema?: Schema;
  collapsible?: boolean;
  /** The parts of an object, drawn already. */
  children?: ReactNode;
}

/** A part of a request or an answer. */
export default function SchemaItem({
  name,
  required,
  schemaName,
  schema,
  collapsible,
  children,
}: SchemaItemProps) {
  if (collapsible) return <div className={styles.fields}>{children}</div>;
  const isRequired = Array.isArray(required) ? required.includes(name) : required === true;
  const { properties: _, items: __, ...plain } = partsOf(schema);
  return (
    <ul className={styles.fields}>
      <Field {...{ name, isRequired }} type={schemaName} schema={plain}>
        {children}
      </Field>
    </ul>
  );
}
