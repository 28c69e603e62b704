import { crc32 } from "node:zlib";
import type { Fault } from "./faults";

/** YAML for below a key: ten lines that stand for billions of values. */
const BOMB = Array.from({ length: 10 }, (_, index) => {
  const values = index === 0 ? "x" : `*x${index - 1}`;
  return `  x${index}: &x${index} [${Array(10).fill(values).join(", ")}]`;
}).join("\n");

/** A picture of 4 × 4 pixels. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAP0lEQVR4nAE0AMv/AEQggjz95vHCazD5DgDH3QHkiHU0og8LDQQAw27YDnHg/XewdnDrAJQL1TNflz2q2GGbkW6RGCjC6bA+AAAAAElFTkSuQmCC",
  "base64",
);
/** Animated pictures, with two frames each. */
const ANIMATED_GIF = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7",
  "base64",
);
const ANIMATED_WEBP = Buffer.from(
  "UklGRpQAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAD/////AQBBTk1GMAAAAAAAAAAAAAMAAAMAAGQAAAJWUDggGAAAADABAJ0BKgQABAABQCYlpAADcAD+/TZoAEFOTUYwAAAAAAAAAAAAAwAAAwAAZAAAAFZQOCAYAAAANAEAnQEqBAAEAAAAJiWkAANwAP789AAA",
  "base64",
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

/** The offset at which the header of a PNG ends. */
const AFTER_HEADER = 33;

/** Returns the picture with another size in its header. */
function ofSize(width: number, height: number): Uint8Array {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** Returns the picture as an animated PNG: adds the chunk that marks an animation. */
function animatedPng(): Uint8Array {
  const part = Buffer.from("0000000861635443000000020000000000000000", "hex");
  part.write("acTL", 4);
  part.writeUInt32BE(crc32(part.subarray(4, 16)), 16);
  return Buffer.concat([PNG.subarray(0, AFTER_HEADER), part, PNG.subarray(AFTER_HEADER)]);
}

/** A picture, as far as it tells where it was taken. */
const withPlace = (start: string): Uint8Array =>
  Buffer.concat([
    Buffer.from(start, "latin1"),
    Buffer.from("Exif\0\0II*\0"),
    // A list of one value, the place of another list. That has a latitude.
    Buffer.from("08000000010025880400010000001a00000000000000", "hex"),
    Buffer.from("01000200050003000000000000000000000000", "hex"),
  ]);

/** Content that an attacker could write (F). The tests put it into the same site as `faults`. */
export const hostile: Fault[] = [
  {
    what: "aliases that stand for a billion of values, in front matter",
    files: {
      "docs/bomb.md": `---\nsidebar_custom_props:\n${BOMB}\nsidebar_position: first\n---\n\n# Bomb\n\n![](./no.png)\n`,
    },
    said: [
      "content/docs/bomb.md:6:47 error yaml: With the alias `*x2`, the aliases of this file stand for more than 10000 values. Write the values out.",
      "content/docs/bomb.md:13:19 error invalid-value: `sidebar_position`: expected a number, found `first`.",
      "content/docs/bomb.md:18:1 error broken-image: The image `./no.png` was not found beside the document.",
    ],
  },
  {
    what: "aliases that stand for a billion of values, in a file of its own",
    files: {
      "docs/bomb/_category_.yml": `customProps:\n${BOMB}\nlable: Bomb\n`,
      "docs/bomb/one.md": "# One\n",
    },
    said: [
      "content/docs/bomb/_category_.yml:5:47 error yaml: With the alias `*x2`, the aliases of this file stand for more than 10000 values. Write the values out.",
      "content/docs/bomb/_category_.yml:12:1 error unknown-key: `lable` is not a known key. Did you mean `label`?",
    ],
  },
  {
    what: "aliases that stand within what they stand for",
    files: {
      "docs/circle.md":
        "---\ntitle: *title\nkeywords: &words\n  - a\n  - *words\ntags: &tags\n  - *tags\n---\n\nText.\n",
    },
    said: [
      "content/docs/circle.md:2:8 error yaml: The alias `*title` refers to nothing: no value before it has the anchor `&title`.",
      "content/docs/circle.md:5:5 error yaml: The alias `*words` is inside the value that it refers to, so the value would never end.",
      "content/docs/circle.md:7:5 error yaml: The alias `*tags` is inside the value that it refers to, so the value would never end.",
    ],
  },
  {
    what: "YAML that is nested without an end",
    files: {
      "docs/deep.md": `---\ntitle: Deep\nkeywords: ${"[".repeat(10_000)}\n---\n\n{product.nme}\n`,
      "docs/deep/_category_.json": `${'{"items":'.repeat(10_000)}1${"}".repeat(10_000)}`,
      "docs/deep/one.md": "# One\n",
    },
    said: [
      "content/docs/deep.md:3:111 error yaml: Values are nested more than 100 levels deep here. Reduce the nesting.",
      "content/docs/deep.md:6:1 error unknown-word: `{product.nme}` is not a product word or figure. Did you mean `product.name`?",
      "content/docs/deep/_category_.json:1:902 error yaml: Values are nested more than 100 levels deep here. Reduce the nesting.",
    ],
  },
  {
    what: "keys that objects have by themselves",
    files: {
      "docs/own-names.md":
        "---\ntitle: Own names\n__proto__: { title: x }\nconstructor: { prototype: { title: x } }\ntoString: 1\n---\n\nText.\n",
      "docs/__proto__": "A file of no kind.\n",
      "blog/2025-01-02-own-names.md":
        "---\ntitle: Own names\nauthors:\n  - name: Ada\n    socials: { constructor: ada, __proto__: ada }\n---\n\nText.\n",
    },
    said: [
      "content/blog/2025-01-02-own-names.md:5:29 error invalid-value: `authors[0].socials.constructor`: expected an address that starts with https://, found `ada`.",
      "content/blog/2025-01-02-own-names.md:5:34 error yaml: A key must be plain text, and it must not be `__proto__`.",
      "content/docs/own-names.md:3:1 error yaml: A key must be plain text, and it must not be `__proto__`.",
      "content/docs/own-names.md:4:1 warning unknown-key: `constructor` is not a known key of front matter.",
      "content/docs/own-names.md:5:1 warning unknown-key: `toString` is not a known key of front matter.",
    ],
  },
  {
    what: "addresses that run code, in front matter",
    files: {
      "docs/harm.md":
        "---\ntitle: Harm\nimage: javascript:alert(1)\ncustom_edit_url: javascript:alert(1)\n---\n\nText.\n",
      "docs/harm/_category_.yml":
        "link:\n  type: generated-index\n  slug: ../harm\n  image: data:text/html,x\n",
      "docs/harm/one.md": "# One\n",
      "blog/2025-01-03-harm.md":
        '---\ntitle: Harm\nauthors:\n  - name: Ada\n    url: "java\\tscript:alert(1)"\n    socials: { x: javascript:alert(1), other: javascript:alert(1) }\n---\n\nText.\n',
      "blog/2025-01-04-harm.md":
        '---\ntitle: Harm\nauthor: Ada\nauthor_url: "\\x01javascript:alert(1)"\nauthorImageURL: file:///etc/hostname\n---\n\nText.\n',
    },
    said: [
      "content/blog/2025-01-03-harm.md:5:10 error invalid-value: `authors[0].url`: `javascript:alert(1)` has the scheme `javascript:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`.",
      "content/blog/2025-01-03-harm.md:6:47 error invalid-value: `authors[0].socials.other`: expected an address that starts with https://, found `javascript:alert(1)`.",
      "content/blog/2025-01-04-harm.md:4:13 error yaml: The character U+0001 is not allowed in text. Remove it.",
      "content/blog/2025-01-04-harm.md:5:17 error invalid-value: `authorImageURL`: `file:///etc/hostname` has the scheme `file:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`.",
      "content/docs/harm.md:3:8 error invalid-value: `image`: `javascript:alert(1)` has the scheme `javascript:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`.",
      "content/docs/harm.md:4:18 error invalid-value: `custom_edit_url`: `javascript:alert(1)` has the scheme `javascript:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`.",
      "content/docs/harm/_category_.yml:3:9 error invalid-value: `link.slug`: `../harm` has `.` or `..` as a part between slashes. Did you mean `harm`?",
      "content/docs/harm/_category_.yml:4:10 error invalid-value: `link.image`: `data:text/html,x` has the scheme `data:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`.",
    ],
  },
  {
    what: "slugs that are no addresses of pages",
    files: {
      "docs/slugs/climbs.md": "---\ntitle: A\nslug: ../../../x\n---\n\nText.\n",
      "docs/slugs/climbs-within.md": "---\ntitle: A\nslug: ../within\n---\n\nText.\n",
      "docs/slugs/double.md": "---\ntitle: A\nslug: //x.example\n---\n\nText.\n",
      "docs/slugs/id.md": "---\ntitle: A\nid: a?b\n---\n\nText.\n",
      "docs/slugs/backslash.md": "---\ntitle: A\nslug: a\\b\n---\n\nText.\n",
      "docs/slugs/encoded.md": "---\ntitle: A\nslug: a%2e%2e%2fb\n---\n\nText.\n",
      "docs/slugs/invisible.md": '---\ntitle: A\nslug: "a\\u202Eb"\n---\n\nText.\n',
      "docs/slugs/tags.md":
        '---\ntitle: A\ntags: ["..", { label: One, permalink: ../one }]\n---\n\nText.\n',
      "blog/2025-01-05-slug.md": "---\ntitle: A\nslug: ../../../x\n---\n\nText.\n",
      "blog/2025-01-06-slug.md":
        "---\ntitle: A\nslug: ./x\ntags: [{ label: A, permalink: ../x }]\n---\n\nText.\n",
      "pages/slug.md": "---\ntitle: A\nslug: /static/x\n---\n\nText.\n",
    },
    said: [
      "content/blog/2025-01-05-slug.md:3:7 error invalid-value: `slug`: `../../../x` has `.` or `..` as a part between slashes. Did you mean `x`?",
      "content/blog/2025-01-06-slug.md:3:7 error invalid-value: `slug`: `./x` has `.` or `..` as a part between slashes. Did you mean `x`?",
      "content/blog/2025-01-06-slug.md:4:31 error invalid-value: `tags[0].permalink`: `../x` has `.` or `..` as a part between slashes. Did you mean `x`?",
      "content/docs/slugs/backslash.md:3:7 error invalid-value: `slug`: `a\\b` contains a backslash, which browsers read as a slash. Did you mean `a-b`?",
      "content/docs/slugs/climbs.md:3:7 error invalid-route: `../../../x` leads out of the folder of the docs. Did you mean `/x`?",
      "content/docs/slugs/double.md:3:7 error invalid-value: `slug`: `//x.example` contains two slashes in a row. Did you mean `/x.example`?",
      "content/docs/slugs/encoded.md:3:7 error invalid-value: `slug`: `a%2e%2e%2fb` contains `%`, which browsers use to encode characters. Did you mean `a../b`?",
      "content/docs/slugs/id.md:3:5 error invalid-route: The address `/docs/slugs/a?b` contains `?` or `#`, which end the path of a page. Did you mean `/docs/slugs/a-b`?",
      "content/docs/slugs/invisible.md:3:7 error invalid-value: `slug`: `a\uFFFDb` contains an invisible character. Did you mean `a-b`?",
      "content/docs/slugs/tags.md:3:39 error invalid-value: `tags[1].permalink`: `../one` has `.` or `..` as a part between slashes. Did you mean `one`?",
      "content/pages/slug.md:3:7 error invalid-route: The address `/static/x` is reserved for other files of the site.",
    ],
  },
  {
    what: "names of documents with code that mean something to the bundler",
    files: {
      "docs/bundled/a!b.mdx": "# A\n\n{1 + 1}\n",
      'docs/bundled/a"b/c.mdx': "# A\n\n{1 + 1}\n",
      "docs/bundled/a#b.mdx": "---\nslug: a-hash-b\n---\n\n# A\n\n{1 + 1}\n",
      "docs/bundled/a\u200bzero.mdx": "---\nslug: a-zero\n---\n\n# A\n\n{1 + 1}\n",
      "docs/bundled/a!c.md": "# A\n\nText.\n",
      "docs/bundled/a&b$'c.mdx": "# A\n\n{1 + 1}\n",
    },
    said: [
      "content/docs/bundled/a!b.mdx error invalid-name: The document contains code, and its path contains `!`, which bundlers read as syntax. Rename the file or its folder, or remove the code.",
      'content/docs/bundled/a"b/c.mdx error invalid-name: The document contains code, and its path contains `"`, which bundlers read as syntax. Rename the file or its folder, or remove the code.',
      "content/docs/bundled/a#b.mdx error invalid-name: The document contains code, and its path contains `#`, which bundlers read as syntax. Rename the file or its folder, or remove the code.",
      "content/docs/bundled/a\u200bzero.mdx error invalid-name: The document contains code, and its path contains a zero-width space (U+200B), which bundlers read as syntax. Rename the file or its folder, or remove the code.",
    ],
  },
  {
    what: "file names that are no addresses of pages",
    files: {
      "docs/100%.md": "# A\n",
      "docs/what?.md": "# A\n",
      "docs/a#b.md": "# A\n",
      "docs/a\\b.md": "# A\n",
      "docs/space .md": "# A\n",
      "docs/a\u200fb.md": "# A\n",
      "docs/x.html.md": "# A\n",
      "docs/50%/index.md": "# A\n",
      "docs/07-index.md": "# A\n",
      [`docs/${"x".repeat(252)}.md`]: "# A\n",
      "docs/99%.md": "---\ntitle: A\nslug: right\n---\n\nText.\n",
      "docs/_%.md": "A partial.\n",
      "blog/2025-01-07-100%.md": "# A\n",
      "pages/404/x.md": "# A\n",
    },
    said: [
      "content/blog/2025-01-07-100%.md error invalid-route: The address `/blog/2025/01/07/100%` contains `%`, which browsers use to encode characters. Did you mean `/blog/2025/01/07/100`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/07-index.md error invalid-route: The address `/docs/index` ends with `index`, which stands for the folder itself. Did you mean `/docs`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/100%.md error invalid-route: The address `/docs/100%` contains `%`, which browsers use to encode characters. Did you mean `/docs/100`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/50%/index.md error invalid-route: The address `/docs/50%` contains `%`, which browsers use to encode characters. Did you mean `/docs/50`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/a\\b.md error invalid-name: The name contains a backslash, which Gatsby reads as a slash. Rename the file or folder.",
      "content/docs/a#b.md error invalid-route: The address `/docs/a#b` contains `?` or `#`, which end the path of a page. Did you mean `/docs/a-b`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/a\u200fb.md error invalid-route: The address `/docs/a\u200fb` contains an invisible character. Did you mean `/docs/a-b`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/space .md error invalid-route: The address `/docs/space ` starts or ends with a space, or has one beside a slash. Did you mean `/docs/space`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/what?.md error invalid-route: The address `/docs/what?` contains `?` or `#`, which end the path of a page. Did you mean `/docs/what`? Rename the file or its folder, or write a `slug` into the front matter.",
      "content/docs/x.html.md error invalid-route: The address `/docs/x.html` ends with `.html`, and hosts redirect such an address to the one without it. Did you mean `/docs/x`? Rename the file or its folder, or write a `slug` into the front matter.",
      `content/docs/${"x".repeat(252)}.md error invalid-route: The address \`/docs/${"x".repeat(54)}\` has more than 240 bytes between two slashes. Did you mean \`/docs/${"x".repeat(60)}\`? Rename the file or its folder, or write a \`slug\` into the front matter.`,
      "content/pages/404/x.md error invalid-route: The address `/404/x` is reserved for other files of the site. Rename the file or its folder, or write a `slug` into the front matter.",
    ],
  },
  {
    what: "addresses that differ in capitals, and those of the site's own files",
    files: {
      "docs/capitals-1.md": "---\ntitle: A\nslug: /Capitals\n---\n\nText.\n",
      "docs/capitals-2.md": "---\ntitle: A\nslug: /capitals\n---\n\nText.\n",
      "pages/Blog.md": "# A\n",
      "pages/robots.txt.md": "# A\n",
    },
    said: [
      "content/docs/capitals-2.md:3:7 error duplicate-route: Some hosts treat the route `/docs/capitals` like `/docs/Capitals`, which belongs to `content/docs/capitals-1.md`. Give one of them another `slug`.",
      "content/pages/Blog.md error duplicate-route: Some hosts treat the route `/Blog` like `/blog`, which belongs to a page of the site itself. Give the file another `slug`.",
      "content/pages/robots.txt.md error duplicate-route: The route `/robots.txt` already belongs to a file of the site itself. Give the page another `slug`.",
    ],
  },
  {
    what: "ordinary names",
    files: {
      "docs/names/über uns.md": "# A\n",
      "docs/names/日本語.md": "# A\n",
      "docs/names/🎉.md": "# A\n",
      "docs/names/con.md": "# A\n",
      "docs/names/v1.2.md": "# A\n",
      "docs/names/a&b, c='d' (e)!.md": "# A\n",
      [`docs/names/${"y".repeat(240)}.md`]: "# A\n",
      "docs/names/relative.md": "---\ntitle: A\nslug: ./rel\n---\n\nText.\n",
      "docs/names/slash.md": "---\ntitle: A\nslug: /names/sla.sh/\n---\n\nText.\n",
    },
    said: [],
  },
  {
    what: "pictures that cannot be read, beside documents",
    files: {
      "docs/pictures/cut.png": PNG.subarray(0, 60),
      "docs/pictures/empty.png": "",
      "docs/pictures/html.png": "<!doctype html><title>Not found</title>",
      "docs/pictures/svg.png": SVG,
      "docs/pictures/bomb.png": ofSize(20_000, 20_000),
      "docs/pictures/tall.png": ofSize(10, 20_000),
      "docs/pictures/thin.png": ofSize(20_000, 10),
      "docs/pictures/50%.png": PNG,
      [`docs/pictures/${"p".repeat(251)}.png`]: PNG,
    },
    said: [
      "content/docs/pictures/50%.png error broken-image: The name of the picture contains `%`, which browsers use to encode characters. Rename the file.",
      "content/docs/pictures/bomb.png error broken-image: The picture has 20000 × 20000 pixels. The limit is 100 million. Scale it down.",
      "content/docs/pictures/cut.png error broken-image: The picture is incomplete or damaged. Export or copy it again.",
      "content/docs/pictures/empty.png error broken-image: The picture is empty. Export or copy it again.",
      "content/docs/pictures/html.png error broken-image: The picture does not have a known format, but its name ends in `.png`. Export it again, or correct its name.",
      `content/docs/pictures/${"p".repeat(251)}.png error broken-image: The name of the picture has more than 240 bytes between two slashes. Rename the file.`,
      "content/docs/pictures/svg.png error broken-image: The picture is an SVG, but its name ends in `.png`. Export it again, or correct its name.",
      "content/docs/pictures/tall.png error broken-image: The picture would have more than 16,383 pixels in height on a page, which WebP does not allow. Cut it into parts.",
      "content/docs/pictures/thin.png error broken-image: The picture is more than 300 times as wide as it is high. Cut it into parts.",
    ],
  },
  {
    what: "pictures that tell where they were taken, and are delivered as they are",
    files: {
      "../static/places/a.jpg": withPlace("\xff\xd8\xff\xe1\0\x40"),
      "docs/places/b.heic": withPlace("\0\0\0\x18ftypheic"),
      "docs/places/c.heic": "\0\0\0\x18ftypheic",
    },
    said: ["content/docs/places/b.heic", "static/places/a.jpg"].map(
      (file) =>
        `${file} warning unsafe-image: The picture tells where it was taken, and the site delivers it unchanged. Remove its GPS data. Or put it beside a document, as JPEG, PNG or WebP. The site removes the data there.`,
    ),
  },
  {
    what: "pictures that would stop to move",
    files: {
      "docs/moving/a.png": animatedPng(),
      "docs/moving/b.webp": ANIMATED_WEBP,
      "docs/moving/c.png": ANIMATED_GIF,
      "docs/moving/right.gif": ANIMATED_GIF,
    },
    said: [
      "content/docs/moving/a.png warning broken-image: The picture is animated, but the page would show only its first frame. Put it into `static/`. The site delivers the files of that folder unchanged.",
      "content/docs/moving/b.webp warning broken-image: The picture is animated, but the page would show only its first frame. Put it into `static/`. The site delivers the files of that folder unchanged.",
      "content/docs/moving/c.png warning broken-image: The picture is animated, but the page would show only its first frame. Put it into `static/`. The site delivers the files of that folder unchanged.",
    ],
  },
  {
    what: "pictures with another name than theirs, which browsers show",
    files: {
      "docs/named/png.jpg": PNG,
      "docs/named/png.gif": PNG,
      "docs/named/a b, ü'.png": PNG,
      "docs/named/all.md": "# All\n\n![PNG](./png.jpg) ![PNG](./png.gif) ![PNG](<./a b, ü'.png>)\n",
    },
    said: [],
  },
  {
    what: "an SVG that brings code",
    files: {
      "docs/svg/code.svg": `${SVG.slice(0, -2)}>\n<script>alert(1)</script>\n</svg>`,
      "docs/svg/cut.svg": SVG.slice(0, -2),
    },
    said: [
      "content/docs/svg/code.svg:2:8 error unsafe-image: The file has the element `<script>`. The picture would run code on this site when somebody opens it directly. Export it without that code.",
      "content/docs/svg/cut.svg:1:60 error broken-image: The SVG cannot be read: unexpected end.",
    ],
  },
  {
    what: "pictures of static/ that cannot be read",
    files: {
      "../static/hostile/empty.png": "",
      "../static/hostile/html.png": "<!doctype html>",
      "../static/hostile/50%.png": PNG,
      "../static/hostile/code.svg": `${SVG.slice(0, -2)} onload="alert(1)"/>`,
      "docs/static-pictures.md":
        "---\ntitle: A\nimage: /hostile/empty.png\n---\n\n![Empty](/hostile/empty.png) ![HTML](/hostile/html.png) ![Right](/hostile/50%25.png)\n",
      "pages/static-picture.md": "---\ntitle: A\nimage: /hostile/no.png\n---\n\nText.\n",
      "pages/relative-picture.md": "---\ntitle: A\nimage: ./no.png\n---\n\nText.\n",
    },
    said: [
      "content/docs/static-pictures.md:3:8 warning broken-image: The picture `/hostile/empty.png` is empty. Export or copy it again.",
      "content/docs/static-pictures.md:6:1 error broken-image: The image `/hostile/empty.png` is empty. Export or copy it again.",
      "content/docs/static-pictures.md:6:30 error broken-image: The image `/hostile/html.png` does not have a known format, but its name ends in `.png`. Export it again, or correct its name.",
      "content/pages/relative-picture.md:3:8 warning broken-image: The picture `./no.png` was not found beside the document.",
      "content/pages/static-picture.md:3:8 warning broken-image: The picture `/hostile/no.png` was not found in static/.",
      "static/hostile/code.svg:1:80 error unsafe-image: `<svg>` has the event handler `onload`. The picture would run code on this site when somebody opens it directly. Export it without that code.",
    ],
  },
  {
    what: "links to names that no file can have",
    files: {
      "docs/no-names.md": `---\ntitle: A\nimage: /${"n".repeat(300)}.png\n---\n\n[a](./${"n".repeat(300)}.md) [b](/${"n".repeat(300)}) [c](./%00.md) [d](./a%00b.pdf) [e](/%00)\n\n![f](/${"n".repeat(300)}.png) ![g](./${"n".repeat(300)}.png) ![h](./%00.png)\n`,
    },
    said: [
      `content/docs/no-names.md:3:8 warning broken-image: The picture \`/${"n".repeat(300)}.png\` was not found in static/.`,
      `content/docs/no-names.md:6:1 warning broken-link: The link \`./${"n".repeat(300)}.md\` leads to a content file that does not exist.`,
      `content/docs/no-names.md:6:312 warning broken-link: The link \`/${"n".repeat(300)}\` leads neither to a page nor to a file of \`static/\`.`,
      "content/docs/no-names.md:6:619 warning broken-link: The link `./%00.md` leads to a content file that does not exist. Did you mean `./100%.md`?",
      "content/docs/no-names.md:6:633 warning broken-link: The link `./a%00b.pdf` leads neither to a page nor to a file of `static/`.",
      "content/docs/no-names.md:6:650 warning broken-link: The link `/%00` leads neither to a page nor to a file of `static/`.",
      `content/docs/no-names.md:8:1 error broken-image: The image \`/${"n".repeat(300)}.png\` was not found in \`static/\`.`,
      `content/docs/no-names.md:8:313 error broken-image: The image \`./${"n".repeat(300)}.png\` was not found beside the document.`,
      "content/docs/no-names.md:8:626 error broken-image: The image `./␀.png` was not found beside the document.",
    ],
  },
  {
    what: "texts that are too long for menus, pictures and search results",
    files: {
      "docs/long-description.md": `---\ntitle: Long\ndescription: ${"b".repeat(1001)}\n---\n\nText.\n`,
      "docs/long-formula.md": `# Long formula\n\n$$\n${"a+".repeat(20_000)}a\n$$\n`,
      "docs/long-heading.md": `# ${"c ".repeat(50_000)}\n\nText.\n\n## ${"d".repeat(1001)}\n`,
      "docs/long-title.md": `---\ntitle: ${"a".repeat(100_000)}\n---\n\n# Long\n`,
    },
    said: [
      "content/docs/long-description.md:3:14 error invalid-value: `description`: expected at most 1000 characters, found 1001: `bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…`.",
      "content/docs/long-formula.md:3:1 error too-long: The formula has 40001 characters. The limit is 10000. Split it into several formulas.",
      "content/docs/long-heading.md:1:1 error too-long: The title has 99999 characters. The limit is 300. Shorten it.",
      "content/docs/long-heading.md:5:1 error too-long: The heading has 1001 characters. The limit is 1000. Shorten it.",
      "content/docs/long-title.md:2:8 error invalid-value: `title`: expected at most 300 characters, found 100000: `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…`.",
    ],
  },
  {
    what: "elements that are nested 2,000 deep",
    files: {
      "docs/deep-elements.md": `---\ntitle: Deep\n---\n\n${"<div>\n".repeat(2000)}a\n${"</div>\n".repeat(2000)}`,
      "docs/deep-quotations.md": `---\ntitle: Quoted\n---\n\n${">".repeat(2000)} a\n`,
    },
    said: [
      "content/docs/deep-elements.md:105:1 error too-deep: Elements, quotations, lists and emphasis are nested more than 100 levels deep here. Reduce the nesting.",
      "content/docs/deep-quotations.md:5:101 error too-deep: Elements, quotations, lists and emphasis are nested more than 100 levels deep here. Reduce the nesting.",
    ],
  },
  {
    what: "documents of more than 1 MB, and of very many parts",
    files: {
      "docs/long.md": `---\ntitle: Huge\n---\n\n${"A sentence.\n\n".repeat(90_000)}`,
      "docs/dense.md": `---\ntitle: Dense\n---\n\n${"- a\n".repeat(70_000)}`,
    },
    said: [
      "content/docs/dense.md:1:1 error too-long: The document has 140004 lines and special characters. The limit is 120000. Split it into several.",
      "content/docs/long.md:1:1 error too-long: The document has 1.2 MB. The limit is 1 MB. Split it into several.",
    ],
  },
  {
    what: "files of static/ at the addresses of pages and of their files",
    files: {
      "docs/covered.md": "# Covered\n",
      "docs/copied.md": "# Copied\n",
      "pages/no-copy.md": "# No copy\n",
      "../static/docs/covered.html": "<!doctype html>",
      "../static/docs/copied.md": "# Copied\n",
      "../static/no-copy.md": "# No copy\n",
      "../static/no-copy/index.txt": "A folder like a page.",
      "../static/Docs/Copied/index.html": "<!doctype html>",
      "../static/social/docs/copied.png": PNG,
      "../static/robots.txt": "User-agent: *\n",
      "../static/sitemap-0.xml": "<urlset/>",
      "../static/llms.txt/text.txt": "A folder like a file.",
    },
    said: [
      "static/docs/copied.md error duplicate-route: The route `/docs/copied.md` already belongs to the Markdown copy of `content/docs/copied.md`. Rename one of them.",
      "static/Docs/Copied/index.html error duplicate-route: Some hosts treat the route `/Docs/Copied/index.html` like `/docs/copied`, which belongs to `content/docs/copied.md`. Rename one of them.",
      "static/docs/covered.html error duplicate-route: The route `/docs/covered.html` already belongs to `content/docs/covered.md`. Rename one of them.",
      "static/llms.txt/text.txt error duplicate-route: The route `/llms.txt/text.txt` is below the file `/llms.txt`, which belongs to a file of the site itself. A file cannot also be a folder. Rename the file.",
      "static/robots.txt error duplicate-route: The route `/robots.txt` already belongs to a file of the site itself. Rename the file.",
      "static/sitemap-0.xml error duplicate-route: The route `/sitemap-0.xml` already belongs to a file of the site itself. Rename the file.",
      "static/social/docs/copied.png error duplicate-route: The route `/social/docs/copied.png` already belongs to the preview picture of `content/docs/copied.md`. Rename one of them.",
    ],
  },
  {
    what: "pages below files",
    files: {
      "blog/2024-01-08-below-feed.md": "---\ntitle: P\nslug: atom.xml/x\n---\n\nText.\n",
      "blog/2024-01-09-feed.md": "---\ntitle: P\nslug: RSS.xml\n---\n\nText.\n",
      "docs/below/x.md": "---\ntitle: X\n---\n\n[Paper](./paper.txt)\n",
      "docs/below/paper.txt": "A paper.",
      "docs/below/copy.md": "---\ntitle: Y\nslug: x.md/y\n---\n\nText.\n",
      "docs/below/second-name.md": "---\ntitle: Z\nslug: x.html/z\n---\n\nText.\n",
      "docs/folded/within-it.md": "# One\n",
      "../static/docs/folded": "A file like a folder.",
      "../static/offline.mjs": "// The owner's own end of a service worker.",
      "pages/below/brand.md": "---\ntitle: A\nslug: /favicon.svg/a\n---\n\nText.\n",
      "pages/below/logo.md": "---\ntitle: A\nslug: /img/logo.svg\n---\n\nText.\n",
      "pages/below/paper.md": "---\ntitle: A\nslug: /files/docs/below/paper.txt/a\n---\n\nText.\n",
      "pages/below/picture.md":
        "---\ntitle: A\nslug: /social/docs/folded/within-it.png\n---\n\nText.\n",
      "pages/below/robots.md": "---\ntitle: A\nslug: /robots.txt/a/b\n---\n\nText.\n",
      "pages/below/sitemap.md": "---\ntitle: A\nslug: /sitemap-0.xml/a\n---\n\nText.\n",
      "pages/below/social.md": "---\ntitle: A\nslug: /social.png/a\n---\n\nText.\n",
      "pages/below/worker.md": "---\ntitle: A\nslug: /sw.js/a\n---\n\nText.\n",
    },
    said: [
      "content/blog/2024-01-08-below-feed.md:3:7 error duplicate-route: The route `/blog/atom.xml/x` is below the file `/blog/atom.xml`, which belongs to a file of the site itself. A file cannot also be a folder. Give the page another `slug`.",
      "content/blog/2024-01-09-feed.md:3:7 error duplicate-route: Some hosts treat the route `/blog/RSS.xml` like `/blog/rss.xml`, which belongs to a file of the site itself. Give the page another `slug`.",
      "content/docs/below/copy.md:3:7 error duplicate-route: The route `/docs/below/x.md/y` is below the file `/docs/below/x.md`, which belongs to the Markdown copy of `content/docs/below/x.md`. A file cannot also be a folder. Give one of them another `slug`.",
      "content/docs/below/second-name.md:3:7 error duplicate-route: The route `/docs/below/x.html/z` is below the file `/docs/below/x.html`, which belongs to `content/docs/below/x.md`. A file cannot also be a folder. Give one of them another `slug`.",
      "content/docs/folded/within-it.md error duplicate-route: The route `/docs/folded/within-it` is below the file `/docs/folded`, which belongs to `static/docs/folded`. A file cannot also be a folder. Give the page another `slug`.",
      "content/pages/below/brand.md:3:7 error duplicate-route: The route `/favicon.svg/a` is below the file `/favicon.svg`, which belongs to `static/favicon.svg`. A file cannot also be a folder. Give the page another `slug`.",
      "content/pages/below/logo.md:3:7 error duplicate-route: The route `/img/logo.svg` already belongs to `static/img/logo.svg`. Give the page another `slug`.",
      "content/pages/below/paper.md:3:7 error duplicate-route: The route `/files/docs/below/paper.txt/a` is below the file `/files/docs/below/paper.txt`, which belongs to `content/docs/below/paper.txt`. A file cannot also be a folder. Give the page another `slug`.",
      "content/pages/below/picture.md:3:7 error duplicate-route: The route `/social/docs/folded/within-it.png` already belongs to the preview picture of `content/docs/folded/within-it.md`. Give one of them another `slug`.",
      "content/pages/below/robots.md:3:7 error duplicate-route: The route `/robots.txt/a/b` is below the file `/robots.txt`, which belongs to a file of the site itself. A file cannot also be a folder. Give the page another `slug`.",
      "content/pages/below/sitemap.md:3:7 error duplicate-route: The route `/sitemap-0.xml/a` is below the file `/sitemap-0.xml`, which belongs to a file of the site itself. A file cannot also be a folder. Give the page another `slug`.",
      "content/pages/below/social.md:3:7 error duplicate-route: The route `/social.png/a` is below the file `/social.png`, which belongs to a file of the site itself. A file cannot also be a folder. Give the page another `slug`.",
      "content/pages/below/worker.md:3:7 error duplicate-route: The route `/sw.js/a` is below the file `/sw.js`, which belongs to a file of the site itself. A file cannot also be a folder. Give the page another `slug`.",
    ],
  },
];
