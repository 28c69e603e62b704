import { z } from "zod";

/** Short names for folders that imports begin with, and where those folders are in the project. */
export type Aliases = Readonly<Record<string, string>>;

/** Names that mean something already. */
const TAKEN =
  /^(?:@docusaurus|@generated|@site|@theme|@theme-init|@theme-original|gatsby|react|react-dom)(?:\/|$)/;

const name = z
  .string()
  .regex(/^[@~#$]?\w[\w.-]*(?:\/[\w.-]+)*$|^[@~#$]$/, "must be a name such as `@components`")
  .refine((alias) => !TAKEN.test(alias), "must not be a name that imports have already");

const folder = z
  .string()
  .regex(/^(?!\.|\/)[^\\]+$/, "must be a path from the project's root, such as `src/components`")
  .refine((path) => !path.split("/").includes(".."), "must not lead out of the project");

/** Aliases, as the owner writes them. */
export const aliases = z.record(name, folder);

/** Returns the alias that a request begins with. */
export const aliasOf = (request: string, aliases: Aliases): string | undefined =>
  Object.keys(aliases).find((alias) => `${request}/`.startsWith(`${alias}/`));

/** Returns the path from the project's root of a request that begins with an alias. */
export function aliasedPath(request: string, aliases: Aliases): string | undefined {
  const alias = aliasOf(request, aliases);
  return alias && `${aliases[alias]}${request.slice(alias.length)}`;
}
