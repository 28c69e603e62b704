import CodeBlock from "../theme/CodeBlock";
import { Field, Parts } from "./Field";
import * as styles from "./openapi.module.css";
import { asText, partsOf, type Schema, typeOf } from "./schema";
import { Text } from "./Text";

/** What a request or an answer consists of, by its kind: `application/json`. */
export type Content = Record<
  string,
  { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown }> }
>;

/** The contents of a request or an answer, with their examples. */
export function Media({ content }: { content: Content | undefined }) {
  return Object.entries(content ?? {}).map(([kind, { schema, example, examples }]) => (
    <div key={kind}>
      <p className={styles.text}>
        <code>{kind}</code> <span className={styles.type}>{typeOf(schema)}</span>
      </p>
      <Text>{partsOf(schema).description}</Text>
      <Parts schema={schema} />
      {[example, ...Object.values(examples ?? {}).map(({ value }) => value)].map(
        (shown) =>
          shown !== undefined && (
            <CodeBlock key={asText(shown)} language={kind.includes("json") ? "json" : "text"}>
              {asText(shown)}
            </CodeBlock>
          ),
      )}
    </div>
  ));
}

interface Header {
  description?: string;
  schema?: Schema;
}

/** The headers of an answer. */
export function Headers({ headers }: { headers: Record<string, Header> | undefined }) {
  const names = Object.entries(headers ?? {});
  if (names.length === 0) return null;
  return (
    <ul className={styles.fields}>
      {names.map(([name, { description, schema }]) => (
        <Field key={name} name={name} schema={schema} description={description} />
      ))}
    </ul>
  );
}
