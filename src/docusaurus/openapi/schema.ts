/** What an OpenAPI file says of a value. Where it would repeat itself, it is a text. */
export type Schema = string | SchemaParts;

export interface SchemaParts {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  required?: string[] | boolean;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  nullable?: boolean;
  deprecated?: boolean;
  enum?: unknown[];
  [rule: string]: unknown;
}

/** Returns a value of the file as text. */
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);

/** Returns the parts of a schema; none if it only names another one. */
export const partsOf = (schema: Schema | undefined): SchemaParts =>
  typeof schema === "object" && schema !== null ? schema : {};

/** Returns what kind of value a schema stands for: `string (date-time)`, `object[]`. */
export function typeOf(schema: Schema | undefined): string {
  if (typeof schema === "string") return schema;
  const { type, format, items, properties, oneOf, anyOf, allOf, nullable, title } = partsOf(schema);
  if (items !== undefined) return `${typeOf(items) || "any"}[]`;
  const choice = oneOf ? STRINGS.openapi.oneOf : anyOf ? STRINGS.openapi.anyOf : undefined;
  const plain =
    [type].flat().filter(Boolean).join(" | ") || choice || (properties || allOf ? "object" : "");
  const detail = format ?? (plain === "object" || choice ? title : undefined);
  return [plain, detail && `(${detail})`, nullable && "| null"].filter(Boolean).join(" ");
}

/** Returns what a schema demands of a value, each rule with its text. */
export function rulesOf(schema: Schema | undefined): [rule: string, value: string][] {
  const parts = partsOf(schema);
  const allowed = parts.enum ?? partsOf(parts.items).enum;
  return [
    ...(Array.isArray(allowed)
      ? [
          [
            STRINGS.openapi.allowed,
            allowed.map(asText).join(STRINGS.common.listSeparator),
          ] satisfies [string, string],
        ]
      : []),
    ...Object.entries(STRINGS.openapi.rules).flatMap(([rule, said]): [string, string][] =>
      parts[rule] === undefined ? [] : [[said, asText(parts[rule])]],
    ),
  ];
}
