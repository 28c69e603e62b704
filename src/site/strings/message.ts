/** One message of the interface: a text, or a text for each plural form of `{count}`. */
export type Message = string | { readonly [form: string]: string };

/** The messages of one language, by name. A group holds messages or groups. */
export interface Catalogue {
  readonly [name: string]: Message | Catalogue;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns whether an entry is a message: a text, or forms with `other` among them. */
export const isMessage = (entry: Message | Catalogue): entry is Message =>
  typeof entry === "string" || typeof entry.other === "string";

/** Returns the names in braces of a message, in the order of their first use. */
export function placeholdersOf(message: Message): string[] {
  const texts = typeof message === "string" ? [message] : Object.values(message);
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name),
  );
  // The number that chooses the form comes first, even if no form shows it.
  return Array.from(new Set(typeof message === "string" ? names : ["count", ...names]));
}

/** Returns a text as a template literal that fills in these placeholders, and no others. */
function template(text: string, parameters: readonly string[]): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/`|\$\{/g, "\\$&");
  const filled = escaped.replace(PLACEHOLDER, (written, name: string) =>
    parameters.includes(name) ? `\${${name}}` : written,
  );
  return `\`${filled}\``;
}

/** Returns an expression that chooses the form of a count in a language. */
function choice(
  forms: Readonly<Record<string, string>>,
  parameters: readonly string[],
  locale: string,
): string {
  const form = (name: string): string => template(forms[name] ?? forms.other ?? "", parameters);
  const names = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  if (names.length === 1) return form("other");
  // Readers' browsers have nothing to work out in English and its like.
  if (/^(?:en|de|es|it|nl)\b/.test(locale)) return `count===1?${form("one")}:${form("other")}`;
  const entries = names.map((name) => `${name}:${form(name)}`);
  return `({${entries.join()}})[new Intl.PluralRules(${JSON.stringify(locale)}).select(count)]`;
}

/**
 * Returns a message as JavaScript: a string, or a function that takes the values of its placeholders.
 * `parameters` are the placeholders of the English message, so each language takes the same values.
 */
export function messageCode(
  message: Message,
  parameters: readonly string[],
  locale: string,
): string {
  if (parameters.length === 0) return JSON.stringify(message);
  const text =
    typeof message === "string"
      ? template(message, parameters)
      : choice(message, parameters, locale);
  return `((${parameters.join()})=>${text})`;
}

/** The catalogue as bundlers define it: code in place of each message. */
export interface MessageCodes {
  readonly [name: string]: string | MessageCodes;
}

/**
 * Returns the code of all messages. A message that a language lacks is that of English.
 */
export function catalogueCodes(english: Catalogue, own: Catalogue, locale: string): MessageCodes {
  return Object.fromEntries(
    Object.entries(english).map(([name, entry]) => {
      const translated = own[name];
      if (!isMessage(entry)) {
        const group = translated !== undefined && !isMessage(translated) ? translated : {};
        return [name, catalogueCodes(entry, group, locale)];
      }
      const parameters = placeholdersOf(entry);
      // A plural needs its forms, and other messages have none.
      return translated !== undefined && typeof translated === typeof entry && isMessage(translated)
        ? [name, messageCode(translated, parameters, locale)]
        : [name, messageCode(entry, parameters, "en")];
    }),
  );
}

/** Returns the code of an object with all messages. */
export const objectCode = (codes: MessageCodes): string =>
  `{${Object.entries(codes)
    .map(
      ([name, code]) =>
        `${JSON.stringify(name)}:${typeof code === "string" ? code : objectCode(code)}`,
    )
    .join()}}`;
