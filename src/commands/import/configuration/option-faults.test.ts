import fc from "fast-check";
import { configSchema } from "./docusaurus-config";
import { pathText, withoutFaults } from "./option-faults";

const read = (options: unknown) => {
  const { value, faults } = withoutFaults(configSchema, options);
  return { value, said: faults.map(({ path, why }) => `${pathText(path)}: ${why}`) };
};

describe("O5 one odd value of a configuration is left out, and the rest is read", () => {
  test.each<[what: string, options: unknown, value: unknown, said: string[]]>([
    ["nothing", undefined, {}, []],
    ["a number", 1, {}, [": found `1`, expected object"]],
    [
      "a title that is a number",
      { title: 1, url: "a" },
      { url: "a" },
      ["title: found `1`, expected string"],
    ],
    ["null for none", { tagline: null, themeConfig: null }, {}, []],
    [
      "a function",
      { themeConfig: { footer: { copyright: () => 1, links: [] } } },
      { themeConfig: { footer: { links: [] } } },
      ["themeConfig.footer.copyright: found a function, expected string"],
    ],
    [
      "an object in place of a list",
      { themeConfig: { navbar: { items: { a: 1 }, title: "A" } } },
      { themeConfig: { navbar: { title: "A" } } },
      ['themeConfig.navbar.items: found `{"a":1}`, expected array'],
    ],
    [
      "several items of a list",
      { themeConfig: { navbar: { items: ["a", { label: "B" }, 3, { label: 4, to: "/" }] } } },
      { themeConfig: { navbar: { items: [{ label: "B" }, { to: "/" }] } } },
      [
        "themeConfig.navbar.items[0]: found `a`, expected object",
        "themeConfig.navbar.items[2]: found `3`, expected object",
        "themeConfig.navbar.items[3].label: found `4`, expected string",
      ],
    ],
    [
      "another word than those that mean something",
      { themeConfig: { colorMode: { defaultMode: "auto" } } },
      { themeConfig: { colorMode: {} } },
      ['themeConfig.colorMode.defaultMode: found `auto`, expected one of "light"|"dark"'],
    ],
  ])("%s", (_, options, value, said) => {
    expect(read(options)).toEqual({ value, said });
  });

  test("any value in any place", () => {
    const leaf = fc.oneof(
      fc.constantFrom<unknown>(null, undefined, 1, -1, true, "", "a", () => 1, [], {}, [null]),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const fields = {
      title: "T",
      url: "https://a.example",
      i18n: { localeConfigs: { en: {} } },
      presets: [],
      themeConfig: {
        announcementBar: { content: "A" },
        navbar: { logo: { src: "a" }, items: [{ label: "A", items: [{ label: "B" }] }] },
        footer: { links: [{ items: [{}] }] },
      },
    };
    /** Returns options with another value somewhere. */
    const spoiled = (value: unknown): fc.Arbitrary<unknown> => {
      const keys = Object.keys(Object(value));
      if (typeof value !== "object" || keys.length === 0) return leaf;
      const inner = fc
        .constantFrom(...keys)
        .chain((key) =>
          spoiled(Object(value)[key]).map((part) =>
            Array.isArray(value) ? [part, ...value] : { ...value, [key]: part },
          ),
        );
      return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 6, arbitrary: inner });
    };
    fc.assert(
      fc.property(spoiled(fields), (options) => {
        const { value } = withoutFaults(configSchema, options);
        expect(configSchema.safeParse(value).success).toBe(true);
      }),
    );
  });
});
