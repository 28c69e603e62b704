import type { ReactNode } from "react";
import { didYouMean } from "./problems/nearest";

interface OfPage {
  /** Route of the page, without a path prefix. */
  path: string;
}

/** For a slot that has something as shipped. */
interface Around extends OfPage {
  /** What stands there as shipped. Leave it out to replace it. */
  children: ReactNode;
}

interface OfDocument extends OfPage {
  kind: "doc" | "post" | "page";
  title: string;
}

interface Target {
  readonly path: string;
  readonly title: string;
}

/** The props of each slot: a part of a page that a file in `src/slots` replaces or surrounds. */
export interface SlotProps {
  Head: OfPage & { title: string; description: string };
  AnnouncementBar: Around;
  Navbar: Around;
  Logo: Around;
  NavbarEnd: OfPage;
  DocsSidebar: Around;
  BelowTitle: OfDocument;
  BelowText: OfDocument;
  TableOfContents: Around & { headings: readonly Queries.Heading[] };
  Pager: Around & { previous: Target | null; next: Target | null };
  Footer: Around & Pick<Queries.Footer, "columns" | "copyright">;
  NotFound: Around;
}

export type SlotName = keyof SlotProps;

/** The components of the owner's slots. */
export type OwnSlots = { readonly [Name in SlotName]?: (props: SlotProps[Name]) => ReactNode };

const path = "the address of the page, without a path prefix";
const children = "what stands there as shipped";
const ofDocument = { path, kind: "`doc`, `post` or `page`", title: "its title" };

/** Where each slot is, and what its props are. `docs/writing/slots.md` has this list as a table. */
export const slots: {
  readonly [Name in SlotName]: {
    readonly place: string;
    readonly props: Readonly<Record<keyof SlotProps[Name], string>>;
  };
} = {
  Head: {
    place: "more elements in the `<head>`: one, or several in a fragment; no components of yours",
    props: { path, title: "the whole title of the page", description: "its description" },
  },
  AnnouncementBar: { place: "the announcement above the navbar", props: { children, path } },
  Navbar: { place: "the navbar", props: { children, path } },
  Logo: { place: "the logo and the name in the navbar", props: { children, path } },
  NavbarEnd: { place: "the end of the navbar", props: { path } },
  DocsSidebar: {
    place: "the sidebar of docs, also in the menu of a phone",
    props: { children, path },
  },
  BelowTitle: { place: "below the title of a document", props: ofDocument },
  BelowText: { place: "below the text of a document", props: ofDocument },
  TableOfContents: {
    place: "the table of contents beside a text",
    props: { children, path, headings: "`{ id, level, text }` of each heading" },
  },
  Pager: {
    place: "the links to the previous and the next document",
    props: {
      children,
      path,
      previous: "`{ path, title }` or null",
      next: "`{ path, title }` or null",
    },
  },
  Footer: {
    place: "the footer",
    props: {
      children,
      path,
      columns: "the columns of `site.yml`, each with `title` and `items`",
      copyright: "the line below them, or null",
    },
  },
  NotFound: { place: "the text of the not-found page", props: { children, path } },
};

/** All slots, in the order of the guide. */
export const slotNames = Object.keys(slots) as SlotName[];

/** Whether there is a slot of this name. */
export const isSlot = (name: string): name is SlotName => Object.hasOwn(slots, name);

/** Says that there is no slot of a name, and which is meant, or which there are. */
export const unknownSlot = (name: string): string =>
  `There is no slot \`${name}\`.${didYouMean(name, slotNames) || ` There are ${slotNames.join(", ")}.`}`;

/** The comment in the file of a slot that says which props the file was written for. */
export const propsLine = (name: SlotName): string =>
  `// Slot ${name}: ${Object.keys(slots[name].props).join(", ")}`;
