/** A rule of `_redirects`: an address, where it leads, and a status with or without its mark. */
const RULE = /^(\S+) (\S+) (30[12])!?$/;

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Returns what is wrong with the text of `_redirects`. `asked` holds where each address should lead
 * that the site redirects.
 */
export function redirectFaults(text: string, asked: ReadonlyMap<string, string>): string[] {
  return text
    .split("\n")
    .slice(0, -1)
    .flatMap((line) => {
      const written = JSON.stringify(line);
      const [, from = "", to = ""] = RULE.exec(line) ?? [];
      if (!from) return [`the line ${written} is no rule of three parts`];
      // A host takes these for any address.
      if (/\*|\/:/.test(from)) return [`the rule ${written} is for more than one address`];
      const target = asked.get(decoded(from));
      if (target === undefined) return [`nobody asked for the rule ${written}`];
      return decoded(to) === decoded(target)
        ? []
        : [`the rule ${written} should lead to ${JSON.stringify(target)}`];
    });
}
