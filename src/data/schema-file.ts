import { existsSync, readFileSync } from "node:fs";
import { type GraphQLSchema, printType } from "gatsby/graphql";
import { writeMade } from "./files/door";

const path = "src/data/schema.graphql";

/** Writes this site's own types, as Gatsby's schema has them, for people and tests to read (G3). */
export function writeSchemaFile(schema: GraphQLSchema, typeNames: readonly string[]): void {
  const types = typeNames.flatMap((name) => schema.getType(name) ?? []);
  const text = `${types.map((type) => printType(type)).join("\n\n")}\n`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeMade(path, text);
}
