/** Languages that are written in 24 scripts. */
const LANGUAGES =
  "am ar bn de el gu he hi hy ja ka km kn ko lo ml my pa ru si ta te th vi zh".split(" ");

/** Regions whose names have spaces, signs, several words or accents in many languages. */
const REGIONS = "AX CI KN CD MM HK PS TT ST US".split(" ");

/** 250 names in 24 scripts. */
export const namesInScripts: readonly string[] = LANGUAGES.flatMap((language) => {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return REGIONS.map((region) => names.of(region) ?? "");
});
