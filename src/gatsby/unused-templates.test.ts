import { hideUnusedTemplates } from "./unused-templates";

const warningOf = (path: string) =>
  `The GraphQL query in the non-page component "${path}" will not be run.`;
const ADVICE = "\nExported queries are only executed for page components. It's possible …";

function saidOf(...paths: string[]): string[] {
  const said: string[] = [];
  const reporter = {
    warn: (text: string) => void said.push(text),
    log: (text: string) => void said.push(text),
  };
  hideUnusedTemplates(["/site/src/templates/post/template.tsx"], reporter);
  for (const path of paths) reporter.warn(warningOf(path));
  reporter.log(ADVICE);
  reporter.log("More.");
  return said;
}

test("M6 Gatsby says nothing of the template of a page that the site does not have", () => {
  expect(saidOf("/site/src/templates/post/template.tsx")).toEqual(["More."]);
});

test("M6 Gatsby warns of other queries that it does not run", () => {
  const other = "/site/src/layout/Page/Page.tsx";
  const unused = "/site/src/templates/post/template.tsx";
  for (const paths of [
    [unused, other],
    [other, unused],
  ])
    expect(saidOf(...paths)).toEqual([warningOf(other), ADVICE, "More."]);
});
