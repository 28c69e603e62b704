/**
 * `npm run check -- --external`: asks for every address of other sites that the content links to.
 * Good answers are remembered, so that a second check of the day asks nobody again.
 */
import { replaceMade } from "../../data/files/door";
import { textOf } from "../../data/files/text-of";
import type { SiteLink } from "../../data/links/broken-links";
import { readSite } from "../../data/settings/site-file";
import { formatProblem, type Problem } from "../../site/problems/problem";
import { linkProblemsOf, outwardLinks } from "./addresses";
import { type Answer, answersOf } from "./answers";
import { ask, isPublic } from "./ask";

const MEMORY = "node_modules/.cache/external-links.json";
const DAYS = 3 * 24 * 60 * 60 * 1000;

/** The good answers that are still true enough, and when they were given. */
type Memory = Record<string, { time: number; answer: Answer }>;

function readMemory(): Memory {
  const known: Memory = JSON.parse(textOf(MEMORY) || "{}");
  const young = Object.entries(known).filter(([, { time }]) => Date.now() - time < DAYS);
  return Object.fromEntries(young);
}

/**
 * Asks for the addresses of links, and returns the problems and the number of addresses. Returns null
 * if nobody answers: then this machine has no network.
 */
export async function checkExternalLinks(
  links: readonly SiteLink[],
  onAnswer: (done: number, all: number) => void,
): Promise<{ problems: Problem[]; count: number } | null> {
  const { url: site, checks } = readSite();
  const outward = outwardLinks(links, site, checks.externalLinks.allow);
  const memory = readMemory();
  const userAgent = `Mozilla/5.0 (compatible; link check of ${site})`;
  const answers = await answersOf(
    Array.from(outward.keys()).filter((address) => !Object.hasOwn(memory, address)),
    {
      ask: (url, method) => ask(url, method, userAgent, isPublic),
      pause: 500,
      retries: [1000, 5000],
      longest: 60_000,
      onAnswer,
    },
  );
  if (answers === null) return null;
  const time = Date.now();
  const good = Array.from(answers).filter(([, { kind }]) => kind === "good");
  const fresh = good.map(([address, answer]) => [address, { time, answer }] as const);
  const all: Memory = { ...memory, ...Object.fromEntries(fresh) };
  replaceMade(MEMORY, Buffer.from(JSON.stringify(all)));
  const problems = Array.from(outward).flatMap(([address, found]) => {
    const answer = answers.get(address) ?? all[address]?.answer;
    return answer ? linkProblemsOf(found, answer) : [];
  });
  // Several documents may import the part with the link.
  const different = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return { problems: Array.from(different.values()), count: outward.size };
}
