import { inLanguage } from "../../../test/jest/in-language";

/** Loads the search of a language, with a page for each title. Returns the titles found for an input. */
async function searchIn(lang: string, titles: readonly string[]) {
  const [{ searchFilesOf }, { loadHeadings, loadTexts }, { answerTo }] = await inLanguage(
    lang,
    () =>
      Promise.all([
        import("../../../test/search/search-files"),
        import("../load"),
        import("./answer"),
      ]),
  );
  const pages = titles.flatMap((title, place) => [
    // Each name is searched in titles, and in texts.
    { title, path: `/${place}`, sections: [{ id: null, heading: null, text: "…" }] },
    {
      title: `${place}`,
      path: `/text/${place}`,
      sections: [{ id: null, heading: null, text: `${title}.` }],
    },
  ]);
  const terms = titles.map((term, place) => ({
    slug: `${place}`,
    ...{ term, aliases: [], definition: `${place}` },
  }));
  const files = searchFilesOf(pages, [], terms);
  const data = await loadTexts(files, loadHeadings(files));
  return (input: string) => {
    const question = { input, versions: [], kind: null, section: null, brief: null };
    const { pages: found, definition, corrected } = answerTo(data, question);
    return { paths: found.map(({ path }) => path), definition: definition?.term, corrected };
  };
}

describe.each([
  {
    lang: "en",
    titles: ["Café fees", "Naïve vote"],
    found: { "cafe fee": 0, naive: 1, voting: 1 },
    defined: { "what is a cafe fee": 0 },
  },
  {
    lang: "de",
    titles: ["Basisgebühr", "Sperren", "Große Häuser", "Börse", "Strategie"],
    found: {
      basisgebuehren: 0,
      basisgebuhr: 0,
      Gebühr: 0,
      gebuehren: 0,
      sperre: 1,
      Haus: 2,
      grosses: 2,
      boersen: 3,
      Strategien: 4,
    },
    defined: { "Was ist eine Basisgebühr?": 0, "was sind börsen": 3, "wie wird sperren": 1 },
  },
  {
    lang: "ar",
    titles: ["السيولة", "استراتيجية", "مُكافأة", "مجمّع", "المستوى"],
    found: {
      سيولة: 0,
      للسيولة: 0,
      وبالسيولة: 0,
      السيوله: 0,
      سيو: 0,
      الاستراتيجيات: 1,
      مكافاه: 2,
      المكافآت: 2,
      مجمع: 3,
      مجمــع: 3,
      مستوي: 4,
    },
    defined: { "ما هي السيولة؟": 0, "ما هو المجمع": 3, "ما هي الاستراتيجيات": 1 },
  },
  {
    lang: "he",
    titles: ["הנזילות", "עמלה", "שָׁלוֹם", "אסימון"],
    found: { נזילות: 0, ולנזילות: 0, עמלות: 1, בעמלה: 1, שלום: 2, האסימונים: 3 },
    defined: { "מה זה אסימון": 3, "מהי נזילות?": 0 },
  },
  {
    lang: "ja",
    titles: ["流動性", "投票の重み", "Solidity と ガス", "ティック"],
    found: {
      流動性とは何ですか: 0,
      投票: 1,
      票: 1,
      ＳＯＬＩＤＩＴＹ: 2,
      ｶﾞｽ: 2,
      ティックについて: 3,
    },
    defined: { 流動性とは: 0, ティックとは何ですか: 3 },
  },
  {
    lang: "zh-CN",
    titles: ["流动性", "投票权重", "手续费 100"],
    found: { 什么是流动性: 0, 如何投票: 1, 票: 1, 费: 2, "１００": 2, 流動: 0, 手續費: 2 },
    defined: { 什么是流动性: 0, "流动性是什么？": 0, 什么是投票权重: 1 },
  },
  {
    lang: "zh-TW",
    titles: ["流動性", "手續費"],
    found: { 流动: 0, 手续费: 1 },
    defined: { 什么是手续费: 1 },
  },
  {
    lang: "ko",
    titles: ["유동성", "수수료를", "풀은"],
    found: { 유동성이: 0, "유동성이란 무엇인가요": 0, 수수료: 1, 수수료가: 1, 풀: 2, 풀을: 2 },
    defined: { "유동성이란 무엇인가요?": 0, "유동성은 무엇입니까": 0 },
  },
  {
    lang: "fr",
    titles: ["L’économie", "Frais du protocole", "Vœux", "Signal", "Récompense"],
    found: { economie: 0, "d'économies": 0, protocoles: 1, voeu: 2, signaux: 3, recompenses: 4 },
    defined: { "Qu’est-ce que l’économie ?": 0, "c'est quoi une récompense": 4 },
  },
  {
    lang: "es",
    titles: ["Comisión", "Estrategias", "Año"],
    found: { comisiones: 0, comision: 0, estrategia: 1, anos: 2 },
    defined: { "¿Qué es una comisión?": 0, "cuáles son las estrategias": 1 },
  },
  {
    lang: "pt-BR",
    titles: ["Comissão", "Canal", "Ordem"],
    found: { comissoes: 0, comissões: 0, canais: 1, ordens: 2 },
    defined: { "O que é uma comissão?": 0, "o que são canais": 1 },
  },
])("S3 the search in the language $lang", ({ lang, titles, found, defined }) => {
  let find: Awaited<ReturnType<typeof searchIn>>;
  beforeAll(async () => {
    find = await searchIn(lang, titles);
  });

  test.each(Object.entries(found))("“%s” finds title and text %d", (input, place) => {
    const { paths, corrected } = find(input);
    expect(paths).toContain(`/${place}`);
    expect(paths).toContain(`/text/${place}`);
    const others = titles.flatMap((_, other) => (other === place ? [] : `/${other}`));
    expect(paths.filter((path) => others.includes(path))).toEqual([]);
    expect(corrected).toBeNull();
  });

  test.each(Object.entries(defined))("“%s” is answered by the definition %d", (input, place) => {
    expect(find(input).definition).toBe(titles[place]);
  });

  test.each(titles)("“%s” finds what has exactly this name first", (title) => {
    const place = titles.indexOf(title);
    expect(["/glossary", `/${place}`]).toContain(find(title).paths[0]);
  });
});

test("S3 typing errors are corrected in the language's spelling", async () => {
  const german = await searchIn("de", ["Gebühren", "Liquidität"]);
  expect(german("Liqidität").corrected).toBe("liquidität");
  const arabic = await searchIn("ar", ["السيولة والرسوم"]);
  expect(arabic("سويلة").paths).toContain("/0");
});

test("S3 the exact word comes before the same word with marks, and longer words last", async () => {
  const find = await searchIn("de", ["Poolgebühr", "Gebuhr", "Gebühr"]);
  const texts = (input: string) => find(input).paths.filter((path) => path.startsWith("/text"));
  expect(texts("Gebühr")).toEqual(["/text/2", "/text/1", "/text/0"]);
  expect(texts("Gebuhr")).toEqual(["/text/1", "/text/2", "/text/0"]);
});

test("S3 letters that end one word and begin the next do not stand for both words", async () => {
  const find = await searchIn("zh-CN", ["从数据库生成 mysql 代码", "代码生成说明"]);
  expect(find("mysql 代码生成").paths[0]).toBe("/0");
  expect(find("代码生成").paths[0]).toBe("/1");
});
