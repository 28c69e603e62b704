import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { ContentImages, Picture, Sources } from "./Picture";

// The variable that gatsby-plugin-image defines in a build.
Object.assign(globalThis, { GATSBY___IMAGE: true });
// React's development build reports `loading`, which the plugin does not expect in a fallback.
beforeAll(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});

const image = {
  src: "docs/a.png",
  url: "/static/1/a.png",
  sizes: {
    layout: "constrained" as const,
    width: 760,
    height: 428,
    backgroundColor: "#081818",
    images: {
      fallback: { src: "/static/1/760/a.png", srcSet: "/static/1/760/a.png 760w", sizes: "100vw" },
      sources: [{ type: "image/avif", srcSet: "/static/1/760/a.avif 760w", sizes: "100vw" }],
    },
  },
};

type Attributes = ComponentProps<typeof Picture>;

const html = (
  src: string,
  images: readonly object[] = [image],
  attributes: Attributes = {},
): string =>
  renderToString(
    <ContentImages.Provider value={images as (typeof image)[]}>
      <p>
        <Picture src={src} alt="A" {...attributes} />
      </p>
    </ContentImages.Provider>,
  );

describe("M3 in the HTML of a page, a picture", () => {
  test("is drawn by GatsbyImage, with its address and without a script that it has to wait for", () => {
    const drawn = html("docs/a.png");
    expect(drawn).toContain('<span data-gatsby-image-wrapper=""');
    expect(drawn).toContain('<source type="image/avif" srcSet="/static/1/760/a.avif 760w"');
    expect(drawn).toMatch(
      /<img data-gatsby-image-ssr=""[^>]* loading="lazy" src="\/static\/1\/760/,
    );
    expect(drawn).not.toContain("data-srcset=");
    expect(drawn).not.toContain("<!--$-->");
  });

  test("has its space, and stands in for itself with its dominant colour", () => {
    const drawn = html("docs/a.png");
    expect(drawn).toMatch(/<svg[^>]* width="760" height="428" viewBox="0 0 760 428"/);
    expect(drawn).toMatch(/<img aria-hidden="true"[^>]*background-color:#081818[^>]* alt=""\/>/);
  });

  test("ends no paragraph", () => {
    expect(html("docs/a.png")).not.toMatch(/<(?:div|p|figure|section)\b(?!>)/);
  });

  test("is the child of a picture with sources, as a browser needs it to choose one", () => {
    const drawn = renderToString(
      <ContentImages.Provider value={[image]}>
        <Sources>
          <source srcSet="/dark.png" media="(prefers-color-scheme: dark)" />
          <Picture src="docs/a.png" alt="A" />
        </Sources>
      </ContentImages.Provider>,
    );
    expect(drawn).toMatch(
      /^<picture><source [^>]*><img src="\/static\/1\/a.png" alt="A"[^>]*><\/picture>$/,
    );
  });

  test.each([
    [
      "an SVG",
      "docs/a.svg",
      [{ ...image, src: "docs/a.svg", url: "/a.svg", sizes: null }],
      "/a.svg",
    ],
    ["a file of static/", "/img/b.png", [], "/img/b.png"],
    ["of another site", "https://a.example/b.png", [], "https://a.example/b.png"],
  ])("is an ordinary one if it is %s", (_, src, images, address) => {
    const drawn = html(src, images);
    expect(drawn).toContain(`<img src="${address}" alt="A"`);
    expect(drawn).not.toContain("gatsby-image");
  });
});

describe("M3 the attributes of a picture", () => {
  const drawn = (attributes: Attributes) => html("docs/a.png", [image], attributes);
  /** Returns the frame's tag. */
  const frameOf = (text: string) =>
    /<p>(<span[^>]*>)/.exec(text)?.[1]?.replace(/ class="[^"]*"/, "");

  test.each<[Attributes, string]>([
    [{ width: "200" }, "200px"],
    [{ width: 200 }, "200px"],
    [{ style: { width: 380 } }, "380px"],
    [{ style: { width: "20em" } }, "20em"],
    [{ width: "50%" }, "50vw"],
    [{ width: 9, style: { width: "50%" } }, "50vw"],
  ])("decide which file is loaded: %j", (attributes, width) => {
    // Both formats, in the picture and in its copy for readers without scripts.
    expect(drawn(attributes).split(` sizes="min(100vw, ${width})"`)).toHaveLength(5);
  });

  test.each<[Attributes, string]>([
    [{}, ""],
    [{ width: "200", height: "9" }, ' style="width:200px"'],
    [{ width: "50%" }, ' style="width:50%"'],
    [{ width: "50%", style: { width: "20%" } }, ' style="width:20%"'],
    [{ style: { float: "right", width: 9 } }, ' style="width:9px;float:right"'],
    [{ style: { width: 9, height: 9 } }, ' style="width:9px;height:9px"'],
    [{ width: "1200" }, ' style="width:min(1200px, 100%)"'],
  ])("that place it in the text are those of its frame: %j", (attributes, style) => {
    expect(frameOf(drawn(attributes))).toBe(`<span${style}>`);
  });

  test("by which style sheets and links find it are those of its frame, too", () => {
    expect(drawn({ id: "b", className: "c" })).toMatch(/<p><span id="b" class="\S+ c">/);
  });

  test("that say something of it stay with it", () => {
    const text = drawn({ title: "T", "aria-describedby": "d", loading: "eager" });
    expect(text).toMatch(/<img [^>]*title="T" aria-describedby="d"[^>]* loading="eager"/);
    expect(frameOf(text)).toBe("<span>");
  });

  test.each<[Attributes, string, string]>([
    [{ width: 64, height: 32 }, ' style="width:64px"', ' width="64" height="32"'],
    [{ width: "50%" }, ' style="width:50%"', ""],
    [{ height: 8 }, ' style="height:8px"', ' height="8"'],
    [{ title: "T", className: "c" }, "", ' title="T"'],
  ])("hold for one that the page shows as it is, too: %j", (attributes, style, rest) => {
    const text = html("/img/b.png", [], attributes);
    expect(frameOf(text)).toContain(`${style}>`);
    expect(text).toContain(`<img src="/img/b.png" alt="A"${rest}/>`);
  });
});
