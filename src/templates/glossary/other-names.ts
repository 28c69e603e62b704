const pluralsOf = (name: string): string[] =>
  name.endsWith("y") ? [`${name.slice(0, -1)}ies`] : [`${name}s`, `${name}es`];

/**
 * Returns the aliases of a term that tell a reader something new. It skips the plurals of the term
 * and of its aliases.
 */
export function otherNames(term: string, aliases: readonly string[]): string[] {
  const plurals = [term, ...aliases].flatMap((name) => pluralsOf(name.toLowerCase()));
  return aliases.filter((alias) => !plurals.includes(alias.toLowerCase()));
}
