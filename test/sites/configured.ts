import { cpSync } from "node:fs";
import { propsLine, type SlotName, slotNames } from "../../src/site/slots";
import type { SiteCopy } from "./site-copy";

/** The site is served below this path. */
export const PREFIX = "/some/prefix";

const FIRST_VERSION = `    - name: "1"
      label: Version 1
      path: /docs/1
      folder: docs-1
      mainDoc: core/metadex
`;

/** Where the site sends searches without a result. */
export const MISSES = "/misses";

/** Where the site sends answers of readers. */
export const ANSWERS = "/answers";

/** The host that counts readers. */
export const COUNTER = "https://count.example";

/** Where the form of the newsletter sends. */
export const NEWSLETTER = "https://mail.example/subscribe?list=1";

const ANALYTICS = `analytics:
  provider: goatcounter
  script: ${COUNTER}/count.js
  endpoint: ${COUNTER}/count
`;
const OF_BLOG = `  comments: { repo: acme/site, repoId: R_1, category: Announcements, categoryId: DIC_1 }
  newsletter: { action: "${NEWSLETTER}", field: EMAIL }
`;

/** A brand of the site's own: light pages first, a serif, sharp corners. */
const BRAND = `colors:
  accent: "#a4262c"
  page: { light: "#fffdf7", dark: "#171312" }
radius: 2
logo: { light: /img/own.png, dark: /drawn/night.svg }
`;
const NIGHT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#fff" d="M0 0H2V1H0z"/></svg>';
const SERIF = "node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght";

/** With this many posts, the search runs in a worker of its own. */
const MANY_POSTS = 30;

/** So many of them are a series. */
const PARTS = 3;

/** Replaces a link of the navbar with a menu. */
const MENU = `    - type: menu
      label: More
      items:
        - { type: doc, doc: join, collection: team, label: Team }
        - { type: link, label: Source code, href: "https://github.com" }
`;

/** Surrounds a part of pages, with a mark that says which props it gets. */
const markedSlot = (name: SlotName): string => `${propsLine(name)}
import type { ReactNode } from "react";
import type { SlotProps } from "../site/slots";

export default function ${name}({ children, ...props }: SlotProps["${name}"] & { children?: ReactNode }) {
  return (
    <>
      {children}
      <span hidden data-slot="${name}">
        {JSON.stringify(props)}
      </span>
    </>
  );
}
`;

const HEAD_SLOT = `${propsLine("Head")}
import type { SlotProps } from "../site/slots";

export default function Head({ path, title, description }: SlotProps["Head"]) {
  return (
    <>
      <meta name="slot" content={[path, title, description].join(" | ")} />
      <meta name="slot-other" content={path} />
    </>
  );
}
`;

/** The footer of the owner's own, without what stands there as shipped. */
const FOOTER_SLOT = `${propsLine("Footer")}
import { useState } from "react";
import { Link } from "../prose/Link/Link";
import type { SlotProps } from "../site/slots";
import * as styles from "./Footer.module.css";

export default function Footer({ columns, copyright }: SlotProps["Footer"]) {
  const [pressed, setPressed] = useState(0);
  return (
    <footer className={styles.footer}>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
      {columns.map(({ title, items }) => (
        <Link key={title} href={items[0]?.to ?? undefined}>
          {title}
        </Link>
      ))}
      <p>{copyright}</p>
    </footer>
  );
}
`;

/** Changes the fixture: gives it settings that it cannot have together with its own. */
export function configure(site: SiteCopy): void {
  site.edit("content/site.yml", (text) =>
    text
      .replace("respectSystem: false", "respectSystem: true")
      .replace("mainDoc: core/metadex\n", (current) => current + FIRST_VERSION)
      .replace("    - { type: doc, doc: join, collection: team, label: Team }\n", MENU)
      .replace("default: dark", "default: light")
      .replace("docs:\n", (start) => `${start}  feedback: ${ANSWERS}\n`)
      .replace("blog:\n", (start) => start + OF_BLOG)
      .replace(
        /^ {2}text: \{ family.*\n.*\n/m,
        "  text: [/fonts/serif.woff2, /fonts/serif-italic.woff2]\n",
      )
      .concat(BRAND, ANALYTICS)
      .concat(`search:\n  misses: ${MISSES}\n`),
  );
  for (const name of slotNames) site.write(`src/slots/${name}.tsx`, markedSlot(name));
  site.write("src/slots/Head.tsx", HEAD_SLOT);
  site.write("src/slots/Footer.tsx", FOOTER_SLOT);
  site.write(
    "src/slots/Footer.module.css",
    ".footer {\n  padding: 2rem;\n}\n.footer button {\n  background: none;\n}\n",
  );
  cpSync(`${SERIF}-normal.woff2`, site.path("static/fonts/serif.woff2"));
  cpSync(`${SERIF}-italic.woff2`, site.path("static/fonts/serif-italic.woff2"));
  site.write("static/drawn/night.svg", NIGHT);
  cpSync(site.path("content/docs"), site.path("content/docs-1"), { recursive: true });
  for (let number = 1; number <= MANY_POSTS; number += 1) {
    site.write(
      `content/blog/2020-01-01-note-${number}.md`,
      `${number <= PARTS ? "---\nseries: Notes to begin with\n---\n\n" : ""}# Note ${number}\n\nA note.\n`,
    );
  }
}
