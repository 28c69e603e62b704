import { join, resolve } from "node:path";
import { z } from "zod";
import { spelledPath } from "../../markdown/named-files/spelled-path";
import { spellingKey, type TermPattern } from "../../markdown/terms/term-finder";
import type { Problem } from "../../site/problems/problem";
import { shortText as text } from "../../site/short-text";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot } from "../files/project";
import { readYaml } from "../yaml/yaml";
import { readSite } from "./site-file";
import { readWords } from "./words-file";

const glossaryPath = join(contentRoot, "glossary.yml");

const entrySchema = z.strictObject({
  term: text.describe("The word or phrase."),
  definition: text.describe("What it means, in plain text."),
  aliases: z.array(text).default([]).describe("Other names and spellings, plurals too."),
  see: text.optional().describe("The file that explains it, such as `docs/core/cl.md#ticks`."),
});

/** The shape of `content/glossary.yml`: a list of terms. No name may occur twice. */
export const glossarySchema = z
  .strictObject({ terms: z.array(entrySchema).default([]).describe("The terms, in any order.") })
  .superRefine(({ terms }, context) => {
    const places = new Map<string, PropertyKey[]>();
    const check = (name: string, path: PropertyKey[]): void => {
      const key = spellingKey(name);
      const first = places.get(key);
      const message = `\`${name}\` is already in the glossary`;
      if (first) context.addIssue({ code: "custom", path, message, params: { first } });
      else places.set(key, path);
    };
    for (const [index, { term, aliases }] of terms.entries()) {
      check(term, ["terms", index, "term"]);
      for (const [place, alias] of aliases.entries()) {
        check(alias, ["terms", index, "aliases", place]);
      }
    }
  });

/** An entry of the glossary. */
export interface GlossaryEntry extends Omit<z.infer<typeof entrySchema>, "see"> {
  /** Anchor on the glossary's page. */
  slug: string;
  hasFigures: boolean;
  /**
   * The part of the docs that explains the term: the link as written, the file, and the anchor
   * (`#ticks`, or empty).
   */
  see: { link: string; file: string; anchor: string } | null;
}

interface Glossary {
  entries: GlossaryEntry[];
  /** The entries in the form in which the compiler searches documents for them. */
  terms: TermPattern[];
  problems: Problem[];
}

function seeOf(link: string): NonNullable<GlossaryEntry["see"]> {
  const [, path = "", anchor = ""] = /^([^#]*)(.*)$/.exec(link) ?? [];
  return { link, file: spelledPath(resolve(contentRoot, path)), anchor };
}

/** Parses a glossary; `path` is absolute. If it has errors, the last valid entries are kept. */
export function parseGlossary(yaml: string, path: string, last?: Glossary): Glossary {
  const file = fromRoot(path);
  const { value, problems } = readYaml(yaml, file, glossarySchema, readWords());
  if (last && problems.length > 0) return { ...last, problems };
  // Read without words, so that definitions keep their braces.
  const written = readYaml(yaml, file, glossarySchema).value?.terms ?? [];
  const entries = (value?.terms ?? []).map(
    ({ see, ...entry }, index): GlossaryEntry => ({
      ...entry,
      slug: spellingKey(entry.term),
      hasFigures: /\{\s*figures\./.test(written[index]?.definition ?? ""),
      see: see === undefined ? null : seeOf(see),
    }),
  );
  const terms = entries.map(({ slug, term, aliases, see }) => ({
    slug,
    spellings: [term, ...aliases],
    file: see?.file ?? null,
  }));
  return { entries, terms, problems };
}

const readGlossaryFile = cachedFile(parseGlossary, readWords);
const NONE: Glossary = { entries: [], terms: [], problems: [] };

/**
 * Reads the glossary from disk, and what is wrong with the file. Returns the same object as long as
 * nothing has changed.
 */
export const readGlossary = (): Glossary =>
  (readSite().glossary && readGlossaryFile(glossaryPath)) || NONE;
