import { z } from "zod";
import { shortText } from "../short-text";
import { type Catalogue, isMessage, type Message, placeholdersOf } from "./message";

/** A text that fills in no other values than its English message. */
const textWith = (placeholders: readonly string[]) =>
  shortText.superRefine((text, context) => {
    for (const [written, name = ""] of text.matchAll(/\{(\w+)\}/g)) {
      if (placeholders.includes(name)) continue;
      const known = placeholders.map((other) => `\`{${other}}\``).join(", ");
      const message = `nothing is filled in for \`${written}\`; expected ${known || "no braces"}`;
      context.addIssue({ code: "custom", message });
    }
  });

/** Forms for numbers that hardly occur here, such as millions. Those of `other` take their place. */
const RARE = ["many"];

/** Returns the schema of a message in a language. The English message describes it. */
function messageSchema(message: Message, locale: string) {
  // What follows a link may be nothing.
  if (message === "") return z.string().describe("Empty in English.");
  const text = textWith(placeholdersOf(message));
  if (typeof message === "string") return text.describe(message);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms = pluralCategories.map((form) => {
    const schema = text.describe(message[form] ?? message.other ?? "");
    return [form, RARE.includes(form) ? schema.optional() : schema] as const;
  });
  return z.strictObject(Object.fromEntries(forms)).describe(message.other ?? "");
}

/**
 * Returns the schema of a file with words of the interface in a language. It may have some of them.
 */
export const stringsSchema = (english: Catalogue, locale: string): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(english).map(([name, entry]) => {
        const schema = isMessage(entry)
          ? messageSchema(entry, locale)
          : stringsSchema(entry, locale).describe(`Words of \`${name}\`.`);
        return [name, schema.optional()];
      }),
    ),
  );
