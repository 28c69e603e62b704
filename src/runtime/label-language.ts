const untranslated = /* @__PURE__ */ new Set(UNTRANSLATED);

/**
 * Returns the language and the direction of texts that come from the page at an address, such as its
 * title in a list, if nobody has translated the page. Otherwise they are those of the site.
 */
export function labelLanguage(path: string | null | undefined) {
  const [own] = LANGUAGES;
  return own && path && untranslated.has(path.replace(/#.*/, ""))
    ? { lang: own.tag, dir: own.direction }
    : undefined;
}
