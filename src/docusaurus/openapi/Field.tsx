import type { ReactNode } from "react";
import * as styles from "./openapi.module.css";
import { partsOf, rulesOf, type Schema, typeOf } from "./schema";
import { Text } from "./Text";

interface FieldProps {
  name: string;
  schema?: Schema | undefined;
  /** What the value is, if the schema does not say it. */
  type?: string | undefined;
  description?: string | undefined;
  isRequired?: boolean;
  isDeprecated?: boolean;
  children?: ReactNode;
}

/** A value with its name: a parameter, or a part of an object. */
export function Field({
  name,
  schema,
  type,
  description,
  isRequired,
  isDeprecated,
  children,
}: FieldProps) {
  const parts = partsOf(schema);
  return (
    <li>
      <code>{name}</code> <span className={styles.type}>{type ?? typeOf(schema)}</span>
      {isRequired && <span className={styles.required}>{` ${STRINGS.openapi.required}`}</span>}
      {(isDeprecated || parts.deprecated) && (
        <span className={styles.type}>{` ${STRINGS.openapi.deprecated}`}</span>
      )}
      <Text>{description ?? parts.description}</Text>
      <Rules schema={schema} />
      <Parts schema={schema} />
      {children}
    </li>
  );
}

function Rules({ schema }: { schema: Schema | undefined }) {
  return rulesOf(schema).map(([rule, value]) => (
    <p key={rule} className={styles.text}>
      {rule}: <code>{value}</code>
    </p>
  ));
}

/** All that an object, a list or a choice consists of. */
export function Parts({ schema }: { schema: Schema | undefined }) {
  const { properties, items, additionalProperties, oneOf, anyOf, allOf, required } =
    partsOf(schema);
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const others = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const fields = [
    ...Object.entries(properties ?? {}),
    ...others
      .filter((other) => Object.keys(other).length > 0)
      .map((other) => [STRINGS.openapi.anyName, other] as const),
    ...(oneOf ?? anyOf ?? []).map(
      (choice, index) =>
        [partsOf(choice).title ?? STRINGS.openapi.choice(index + 1), choice] as const,
    ),
  ];
  return (
    <>
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.map(([name, part]) => (
            <Field key={name} name={name} schema={part} isRequired={isRequired(name)} />
          ))}
        </ul>
      )}
      {[items ?? [], allOf ?? []].flat().map((part) => (
        <Parts key={JSON.stringify(part)} schema={part} />
      ))}
    </>
  );
}
