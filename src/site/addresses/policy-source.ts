/**
 * Returns the host of a whole address as a content security policy names it. Undefined if a policy
 * cannot name it: a `;` would end what the policy says, and `*` would stand for all hosts.
 */
export function policySource(address: string): string | undefined {
  const { origin } = URL.canParse(address) ? new URL(address) : {};
  return origin && /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : undefined;
}
