// Written by write.mjs. Do not edit.
// 03432622f25926fc95da7b4c0761eb9b789542bee6dd1f24a0de282ad45bae70
import type { Catalogue } from "./message";

/** The words of the interface in English. */
export const english: Catalogue = {
  "common": {
    "close": "Close",
    "retry": "Retry",
    "listSeparator": ", ",
    "answered": "{url} answered {status}."
  },
  "reading": {
    "minutes": {
      "one": "One min read",
      "other": "{count} min read"
    },
    "short": {
      "one": "{count} min",
      "other": "{count} min"
    }
  },
  "frame": {
    "skip": "Skip to main content",
    "backToTop": "Back to top"
  },
  "announcement": {
    "label": "Announcement",
    "close": "Close announcement"
  },
  "navbar": {
    "label": "Main",
    "home": "{name} home page",
    "homeOfBrand": "{brand}: {name} home page"
  },
  "colorMode": {
    "names": {
      "dark": "dark mode",
      "light": "light mode",
      "system": "system mode"
    },
    "change": {
      "dark": "Switch between dark and light mode (currently dark mode)",
      "light": "Switch between dark and light mode (currently light mode)",
      "system": "Switch between dark and light mode (currently system mode)"
    }
  },
  "menu": {
    "label": "Menu",
    "open": "Open menu",
    "close": "Close menu",
    "main": "Main, menu",
    "toMain": "Back to the main menu",
    "toDocs": "To the docs’ menu"
  },
  "docsSidebar": {
    "label": "Docs",
    "fold": "Docs of {category}",
    "firstPage": "First page"
  },
  "versions": {
    "label": "Versions",
    "shown": "Version: {version}",
    "unreleased": {
      "title": "Unreleased version",
      "text": "This is documentation of {product} {version}, which is not released yet."
    },
    "unmaintained": {
      "title": "Version without maintenance",
      "text": "This is documentation of {product} {version}, which is no longer actively maintained."
    },
    "latest": {
      "before": " The latest version is ",
      "after": "."
    }
  },
  "search": {
    "title": "Search",
    "open": "Search",
    "submit": "Search",
    "placeholder": "Search docs and posts",
    "clear": "Clear",
    "loading": "Loading …",
    "searching": "Searching …",
    "loadingTexts": "Loading the texts",
    "results": {
      "one": "{count} result",
      "other": "{count} results"
    },
    "resultsAndTerm": {
      "one": "{count} result. {term}: {definition}",
      "other": "{count} results. {term}: {definition}"
    },
    "resultsFor": {
      "one": "{count} result for “{input}”",
      "other": "{count} results for “{input}”"
    },
    "resultsOf": "Results for “{input}”",
    "more": {
      "one": "{count} more in {page}",
      "other": "{count} more in {page}"
    },
    "allOnPage": {
      "one": "The result on a page",
      "other": "All {count} results on a page"
    },
    "nothing": "Nothing found for “{input}”.",
    "other": {
      "before": " Try fewer or other words, or look through the ",
      "link": "glossary",
      "after": "."
    },
    "nothingOnPage": "Nothing is found. Try fewer or other words, or one of these pages:",
    "corrected": {
      "before": "Not every word is in these pages. These are the results for ",
      "after": "."
    },
    "failed": "The search could not be loaded. {error}",
    "noScript": "Its script did not arrive.",
    "missing": "The site has no search.",
    "needsScripts": "The search runs in your browser and needs scripts. Without them, these pages lead to everything:",
    "part": "The search",
    "recent": "Recent pages",
    "forget": "Clear",
    "suggestions": "Suggestions",
    "start": "Places to start",
    "ways": {
      "docs": "The documentation",
      "glossary": "The glossary",
      "posts": "All posts",
      "tags": "All tags"
    },
    "kinds": {
      "doc": "Docs",
      "contract": "Contracts",
      "post": "Posts",
      "glossary": "Glossary",
      "page": "Other pages"
    },
    "page": "Page",
    "code": "code",
    "filters": {
      "kind": "Kind",
      "allKinds": "All kinds",
      "section": "Section",
      "allSections": "All sections",
      "version": "Version"
    },
    "keys": {
      "move": "move",
      "open": "open",
      "escape": "Esc",
      "close": "close"
    }
  },
  "copying": {
    "done": "Copied",
    "failed": "Not copied"
  },
  "loadFailure": {
    "text": "Part of this page could not be loaded, so its search, menus and other controls do not work."
  },
  "crash": {
    "title": "Page Error",
    "heading": "This page crashed.",
    "text": "The fault is ours, not yours. The text below tells what went wrong; you can try again, or go on to another page.",
    "causes": "Caused by:",
    "retry": "Try again"
  },
  "notFound": {
    "title": "Page not found",
    "text": "Nothing is served at this address. It may have moved, or the link may be wrong.",
    "suggestions": "Did you mean",
    "goOn": "Go on with",
    "docs": "The documentation",
    "blog": "The blog",
    "home": "The home page"
  },
  "forward": {
    "before": "This address leads to ",
    "after": "."
  },
  "breadcrumbs": {
    "label": "Breadcrumbs",
    "home": "Home"
  },
  "contents": {
    "title": "On this page",
    "folded": "On this page, folded"
  },
  "copyPage": {
    "label": "Copy page",
    "copy": "Copy as Markdown",
    "view": "View as Markdown",
    "open": "Open in {name}",
    "question": "Read {address} so that I can ask questions about it."
  },
  "page": {
    "edit": "Edit this page",
    "updated": {
      "before": "Last updated on ",
      "after": "",
      "afterBy": " by {author}"
    },
    "contributors": "Contributors: {names}"
  },
  "feedback": {
    "question": "Was this page helpful?",
    "yes": "Yes",
    "no": "No",
    "thanks": "Thank you."
  },
  "docs": {
    "pager": {
      "label": "Docs pages",
      "previous": "Previous",
      "next": "Next"
    },
    "tagged": {
      "one": "One doc tagged with “{tag}”",
      "other": "{count} docs tagged with “{tag}”"
    },
    "allTags": "View all tags",
    "tags": "The subjects of the docs.",
    "usedIn": "Used in"
  },
  "openapi": {
    "required": "required",
    "deprecated": "deprecated",
    "anyName": "any name",
    "choice": "choice {number}",
    "oneOf": "one of",
    "anyOf": "any of",
    "body": "Body",
    "requiredBody": "{body} (required)",
    "response": "Response {code}",
    "file": "OpenAPI description",
    "parameters": {
      "path": "Path parameters",
      "query": "Query parameters",
      "header": "Header parameters",
      "cookie": "Cookie parameters"
    },
    "allowed": "One of",
    "rules": {
      "const": "Always",
      "default": "Default",
      "example": "Example",
      "examples": "Examples",
      "exclusiveMaximum": "Less than",
      "exclusiveMinimum": "More than",
      "maxItems": "At most so many",
      "maxLength": "At most so many characters",
      "maximum": "At most",
      "minItems": "At least so many",
      "minLength": "At least so many characters",
      "minimum": "At least",
      "multipleOf": "A multiple of",
      "pattern": "Has to match"
    }
  },
  "glossary": {
    "about": "The words that the docs use, each in a sentence or two, with the page that explains it.",
    "letters": "Letters",
    "find": "Find a term",
    "terms": {
      "one": "{count} term",
      "other": "{count} terms"
    },
    "none": "There are no terms yet.",
    "notFound": "No term has this text.",
    "also": "Also: {names}",
    "explained": {
      "before": "Explained in ",
      "after": ""
    }
  },
  "home": {
    "docs": "Documentation",
    "features": "What makes it different",
    "posts": "From the blog",
    "allPosts": "All posts",
    "start": "Where to start",
    "epochEnds": "This epoch ends in {time}"
  },
  "blog": {
    "title": "Blog",
    "description": "Blog",
    "recent": "Recent posts",
    "allPosts": "All posts",
    "feed": "{format} feed",
    "none": "There are no posts yet.",
    "posts": {
      "one": "One post",
      "other": "{count} posts"
    },
    "readMore": {
      "shown": "Read more ",
      "about": "about {title}"
    },
    "pager": {
      "label": "Pages of the list",
      "page": "Page {number}",
      "newer": "Newer entries",
      "older": "Older entries"
    }
  },
  "archive": {
    "lead": "All posts, by year.",
    "description": "All posts of the blog, by year."
  },
  "authors": {
    "lead": "Who writes the posts.",
    "description": "Who writes the blog's posts."
  },
  "author": {
    "title": {
      "one": "{name} - One post",
      "other": "{name} - {count} posts"
    },
    "none": "This author has not written any posts yet."
  },
  "tags": {
    "label": "Tags",
    "lead": "The subjects of the posts.",
    "description": "The subjects of the blog's posts."
  },
  "tag": {
    "title": {
      "one": "One post tagged with “{tag}”",
      "other": "{count} posts tagged with “{tag}”"
    },
    "none": "No post has this tag yet."
  },
  "post": {
    "updated": {
      "before": "Updated ",
      "after": ""
    },
    "authors": {
      "before": "by ",
      "after": ""
    },
    "related": "Related posts",
    "pager": {
      "label": "Blog posts",
      "newer": "Newer post",
      "older": "Older post"
    }
  },
  "series": {
    "label": "Series",
    "part": "Part {part} of {parts}: {title}"
  },
  "comments": {
    "title": "Comments",
    "where": {
      "before": "Comments are ",
      "link": "discussions on GitHub",
      "after": "."
    }
  },
  "newsletter": {
    "email": "Email address",
    "subscribe": "Subscribe"
  },
  "feeds": {
    "rss": "{name} RSS Feed",
    "atom": "{name} Atom Feed",
    "json": "{name} JSON Feed"
  }
};

/** The words of the interface in the language of the build. */
export type Strings = {common: {close: string; retry: string; listSeparator: string; answered: (url: string | number, status: string | number) => string;}; reading: {minutes: (count: number) => string; short: (count: number) => string;}; frame: {skip: string; backToTop: string;}; announcement: {label: string; close: string;}; navbar: {label: string; home: (name: string | number) => string; homeOfBrand: (brand: string | number, name: string | number) => string;}; colorMode: {names: {dark: string; light: string; system: string;}; change: {dark: string; light: string; system: string;};}; menu: {label: string; open: string; close: string; main: string; toMain: string; toDocs: string;}; docsSidebar: {label: string; fold: (category: string | number) => string; firstPage: string;}; versions: {label: string; shown: (version: string | number) => string; unreleased: {title: string; text: (product: string | number, version: string | number) => string;}; unmaintained: {title: string; text: (product: string | number, version: string | number) => string;}; latest: {before: string; after: string;};}; search: {title: string; open: string; submit: string; placeholder: string; clear: string; loading: string; searching: string; loadingTexts: string; results: (count: number) => string; resultsAndTerm: (count: number, term: string | number, definition: string | number) => string; resultsFor: (count: number, input: string | number) => string; resultsOf: (input: string | number) => string; more: (count: number, page: string | number) => string; allOnPage: (count: number) => string; nothing: (input: string | number) => string; other: {before: string; link: string; after: string;}; nothingOnPage: string; corrected: {before: string; after: string;}; failed: (error: string | number) => string; noScript: string; missing: string; needsScripts: string; part: string; recent: string; forget: string; suggestions: string; start: string; ways: {docs: string; glossary: string; posts: string; tags: string;}; kinds: {doc: string; contract: string; post: string; glossary: string; page: string;}; page: string; code: string; filters: {kind: string; allKinds: string; section: string; allSections: string; version: string;}; keys: {move: string; open: string; escape: string; close: string;};}; copying: {done: string; failed: string;}; loadFailure: {text: string;}; crash: {title: string; heading: string; text: string; causes: string; retry: string;}; notFound: {title: string; text: string; suggestions: string; goOn: string; docs: string; blog: string; home: string;}; forward: {before: string; after: string;}; breadcrumbs: {label: string; home: string;}; contents: {title: string; folded: string;}; copyPage: {label: string; copy: string; view: string; open: (name: string | number) => string; question: (address: string | number) => string;}; page: {edit: string; updated: {before: string; after: string; afterBy: (author: string | number) => string;}; contributors: (names: string | number) => string;}; feedback: {question: string; yes: string; no: string; thanks: string;}; docs: {pager: {label: string; previous: string; next: string;}; tagged: (count: number, tag: string | number) => string; allTags: string; tags: string; usedIn: string;}; openapi: {required: string; deprecated: string; anyName: string; choice: (number: string | number) => string; oneOf: string; anyOf: string; body: string; requiredBody: (body: string | number) => string; response: (code: string | number) => string; file: string; parameters: {path: string; query: string; header: string; cookie: string;}; allowed: string; rules: {const: string; default: string; example: string; examples: string; exclusiveMaximum: string; exclusiveMinimum: string; maxItems: string; maxLength: string; maximum: string; minItems: string; minLength: string; minimum: string; multipleOf: string; pattern: string;};}; glossary: {about: string; letters: string; find: string; terms: (count: number) => string; none: string; notFound: string; also: (names: string | number) => string; explained: {before: string; after: string;};}; home: {docs: string; features: string; posts: string; allPosts: string; start: string; epochEnds: (time: string | number) => string;}; blog: {title: string; description: string; recent: string; allPosts: string; feed: (format: string | number) => string; none: string; posts: (count: number) => string; readMore: {shown: string; about: (title: string | number) => string;}; pager: {label: string; page: (number: string | number) => string; newer: string; older: string;};}; archive: {lead: string; description: string;}; authors: {lead: string; description: string;}; author: {title: (count: number, name: string | number) => string; none: string;}; tags: {label: string; lead: string; description: string;}; tag: {title: (count: number, tag: string | number) => string; none: string;}; post: {updated: {before: string; after: string;}; authors: {before: string; after: string;}; related: string; pager: {label: string; newer: string; older: string;};}; series: {label: string; part: (part: string | number, parts: string | number, title: string | number) => string;}; comments: {title: string; where: {before: string; link: string; after: string;};}; newsletter: {email: string; subscribe: string;}; feeds: {rss: (name: string | number) => string; atom: (name: string | number) => string; json: (name: string | number) => string;};};
