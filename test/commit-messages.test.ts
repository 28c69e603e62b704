import { execFileSync } from "node:child_process";

/** The last commit whose message nobody has checked. */
const BEFORE = "f32fcaf7";
const MOST_CHARACTERS = 72;
/** Verbs that end like a past or a participle. */
const IMPERATIVES = new Set(["Bring", "Embed", "Feed", "Need", "Speed", "Spring", "Swing"]);

/** Returns what is wrong with the message of a commit. */
function faultsOf(message: string): string[] {
  const [subject = "", second = ""] = message.trimEnd().split("\n");
  const [verb = ""] = subject.split(" ");
  const isOtherForm = /(?:ed|ing)$/.test(verb) && !IMPERATIVES.has(verb);
  return [
    ...(subject.length > MOST_CHARACTERS
      ? [`has ${subject.length} characters, and may have ${MOST_CHARACTERS}`]
      : []),
    ...(/^[A-Z][a-z]/.test(verb) && !isOtherForm ? [] : ["must begin with a verb, such as `Add`"]),
    ...(/[.!:;,]$/.test(subject) ? ["must not end with punctuation"] : []),
    ...(second === "" ? [] : ["must be one line, with an empty line below it"]),
  ].map((fault) => `${JSON.stringify(subject)} ${fault}`);
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** Returns the messages of commits since then; none without Git, or in a shallow clone. */
function messages(): string[] {
  try {
    return git("log", "--no-merges", "--format=%B%x00", `${BEFORE}..HEAD`)
      .split("\0")
      .map((message) => message.trim())
      .filter(Boolean);
  } catch {
    return [];
  }
}

test.each([
  ["Add a limit\n\nWithout it, a build took minutes.\n", []],
  ["Embed fonts", []],
  ["Added a limit", ['"Added a limit" must begin with a verb, such as `Add`']],
  ["fix: limits", ['"fix: limits" must begin with a verb, such as `Add`']],
  ["Add a limit.", ['"Add a limit." must not end with punctuation']],
  ["Add a limit\nto all", ['"Add a limit" must be one line, with an empty line below it']],
  [
    `Add ${"a".repeat(69)}`,
    [`"Add ${"a".repeat(69)}" has 73 characters, and may have ${MOST_CHARACTERS}`],
  ],
])("what is wrong with the message %j", (message, faults) => {
  expect(faultsOf(message)).toEqual(faults);
});

test("the messages of commits say in the imperative what changes", () => {
  expect(messages().flatMap(faultsOf)).toEqual([]);
});
