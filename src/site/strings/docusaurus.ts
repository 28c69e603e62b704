import type { Catalogue } from "./message";

/** Messages of Docusaurus' theme that say what a message here says, by their ids. */
export const DOCUSAURUS_MESSAGES: Readonly<
  Record<string, readonly [group: string, ...path: string[]]>
> = {
  "theme.admonition.danger": ["prose", "admonitions", "danger"],
  "theme.admonition.info": ["prose", "admonitions", "info"],
  "theme.admonition.note": ["prose", "admonitions", "note"],
  "theme.admonition.tip": ["prose", "admonitions", "tip"],
  "theme.admonition.warning": ["prose", "admonitions", "warning"],
  "theme.AnnouncementBar.closeButtonAriaLabel": ["announcement", "close"],
  "theme.BackToTopButton.buttonAriaLabel": ["frame", "backToTop"],
  "theme.blog.archive.title": ["lists", "archive"],
  "theme.blog.paginator.newerEntries": ["blog", "pager", "newer"],
  "theme.blog.paginator.olderEntries": ["blog", "pager", "older"],
  "theme.blog.post.paginator.newerPost": ["post", "pager", "newer"],
  "theme.blog.post.paginator.olderPost": ["post", "pager", "older"],
  "theme.CodeBlock.copy": ["prose", "copy"],
  "theme.common.editThisPage": ["page", "edit"],
  "theme.common.skipToMainContent": ["frame", "skip"],
  "theme.docs.breadcrumbs.navAriaLabel": ["breadcrumbs", "label"],
  "theme.docs.paginator.navAriaLabel": ["docs", "pager", "label"],
  "theme.docs.paginator.next": ["docs", "pager", "next"],
  "theme.docs.paginator.previous": ["docs", "pager", "previous"],
  "theme.ErrorPageContent.title": ["crash", "heading"],
  "theme.ErrorPageContent.tryAgain": ["crash", "retry"],
  "theme.NavBar.navAriaLabel": ["navbar", "label"],
  "theme.NotFound.title": ["notFound", "title"],
  "theme.tags.tagsPageLink": ["docs", "allTags"],
  "theme.tags.tagsPageTitle": ["lists", "tags"],
  "theme.TOCCollapsible.toggleButtonLabel": ["contents", "title"],
};

/** Returns a catalogue with one message. */
const nested = ([name = "", ...path]: readonly string[], text: string): Catalogue => ({
  [name]: path.length === 0 ? text : nested(path, text),
});

/** Returns the catalogues, of one message each, that messages of Docusaurus' theme make. */
export const fromDocusaurus = (messages: ReadonlyMap<string, string>): Catalogue[] =>
  Array.from(messages).flatMap(([id, text]): Catalogue[] => {
    const path = Object.hasOwn(DOCUSAURUS_MESSAGES, id) && DOCUSAURUS_MESSAGES[id];
    return path ? [nested(path, text)] : [];
  });
