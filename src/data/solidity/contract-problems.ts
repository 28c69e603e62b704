import { type Problem, placeOf } from "../../site/problems/problem";
import type { Contract, Member } from "./contract";
import { findNamed } from "./references";

const problemAt = (
  { file }: Contract,
  { line, column }: Pick<Member, "column" | "line">,
  problem: Pick<Problem, "code" | "message" | "severity">,
): Problem => ({ ...problem, file, line, column });

/** Warns about what has no comment, in one message for each declaration. */
function missingIn(contract: Contract): Problem[] {
  const lacking = (
    what: string,
    tags: readonly string[],
    place: Pick<Member, "column" | "line">,
  ) =>
    tags.length === 0
      ? []
      : [
          problemAt(contract, place, {
            code: "natspec",
            severity: "warning",
            message: `The comment of ${what} lacks ${tags.map((tag) => `\`${tag}\``).join(", ")}.`,
          }),
        ];
  const ofMember = (member: Member): string[] => [
    ...(member.notice === "" ? ["@notice"] : []),
    ...member.parameters.flatMap(({ name, text }) =>
      name !== "" && text === "" ? [`@param ${name}`] : [],
    ),
  ];
  return [
    ...lacking(
      `the ${contract.kind} \`${contract.name}\``,
      contract.notice === "" ? ["@notice"] : [],
      contract,
    ),
    ...contract.members.flatMap((member) =>
      lacking(`the ${member.kind} \`${member.key}\``, ofMember(member), member),
    ),
  ];
}

/** Reports names after `@custom:reverts` and `@custom:emits` that nothing has. */
function unknownIn(contract: Contract, contracts: readonly Contract[]): Problem[] {
  return contract.members.flatMap((member) =>
    (["reverts", "emits"] as const).flatMap((tag) =>
      member[tag].flatMap(({ name }) => {
        const found = findNamed(contracts, contract, tag === "reverts" ? "error" : "event", name);
        if (!("fault" in found)) return [];
        const message = `\`@custom:${tag} ${name}\` of \`${member.key}\`: ${found.fault}`;
        return [problemAt(contract, member, { code: "natspec", severity: "error", message })];
      }),
    ),
  );
}

/** Reports contracts that share a name, because each name is an address. Returns the first ones. */
export function withOwnNames(contracts: readonly Contract[]): {
  own: Contract[];
  problems: Problem[];
} {
  const byName = new Map<string, Contract>();
  const problems: Problem[] = [];
  for (const contract of contracts) {
    const first = byName.get(contract.name);
    if (first) {
      const message = `The contract \`${contract.name}\` is already at \`${placeOf(first)}\`. Rename one of them.`;
      problems.push(
        problemAt(contract, contract, { code: "duplicate-contract", severity: "error", message }),
      );
    } else byName.set(contract.name, contract);
  }
  return { own: Array.from(byName.values()), problems };
}

/** Finds what is missing or wrong in the comments of contracts. */
export const commentProblems = (contracts: readonly Contract[]): Problem[] =>
  contracts.flatMap((contract) => [...missingIn(contract), ...unknownIn(contract, contracts)]);
