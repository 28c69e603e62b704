// Written by write.mjs. Do not edit.
// cb68098eb64ee0c9937796b85370e7c037dd34277b2b0bd447f9846c3999929f
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
  "languages": {
    "shown": "Language: {language}",
    "untranslated": {
      "title": "Not translated yet",
      "text": "This page is not in your language yet. Here is its text in the original language: {language}."
    },
    "offer": "Read this page in English",
    "close": "Close"
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
    "email": "Email",
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
  },
  "parts": {
    "failure": "{name} could not be loaded.",
    "componentFailure": "{name} failed.",
    "textFailure": "A part of this text failed.",
    "abi": "The ABI of the contracts",
    "averages": "The chart of averages",
    "calculation": "What calculates this example",
    "decoder": "The decoder",
    "diagram": "The diagram",
    "dynamicFee": "The chart of the dynamic fee",
    "emissions": "The chart of emissions",
    "example": "The worked example",
    "flow": "The flow",
    "liquidity": "The chart of liquidity",
    "loss": "The chart of loss",
    "picture": "The enlarged picture",
    "priceImpact": "The chart of price impact",
    "rangeStrategy": "The chart of the range strategy",
    "search": "The search",
    "stream": "The stream",
    "tabs": "The tabs",
    "votingWeight": "The voting weight calculator"
  },
  "prose": {
    "admonitions": {
      "note": "Note",
      "tip": "Tip",
      "info": "Info",
      "warning": "Warning",
      "danger": "Danger"
    },
    "otherAdmonitions": {
      "caution": "Caution",
      "important": "Important",
      "secondary": "Note",
      "success": "Success"
    },
    "details": "Details",
    "copy": "Copy",
    "code": "Code: {name}",
    "formula": "Formula",
    "table": "Table",
    "wrap": "Wrap",
    "plainText": "text",
    "sectionLink": "Link to this section",
    "enlarge": "Enlarge the picture: {description}",
    "footnotes": "Footnotes",
    "noteBack": "Back to note {note} in the text",
    "noteBackAgain": "Back to note {note} in the text, {way}",
    "done": "Done",
    "toDo": "To do",
    "diagramSource": "Source of the diagram",
    "diagrams": {
      "flowchart": "Diagram: flowchart",
      "stateDiagram": "Diagram: state diagram",
      "sequenceDiagram": "Diagram: sequence diagram",
      "classDiagram": "Diagram: class diagram",
      "erDiagram": "Diagram: entity relationship diagram"
    },
    "flowScale": "Bands are as wide as their amounts, except for the first, which is cut.",
    "illustrative": "The figure is illustrative.",
    "glossary": "Glossary",
    "figuresNote": "Figures and mechanisms on this page are those of the design, and illustrative. No fee, limit or price of a live product is known.",
    "licenseBefore": "Quoted in full: {name}, ",
    "licenseAfter": " of the SPDX list, from the package spdx-license-list {version}.",
    "license": "Quoted in full: {name} ({id})."
  },
  "example": {
    "name": "Worked example",
    "hint": "Change an underlined number, and the rest follows.",
    "link": "Link to these numbers",
    "reset": "Reset",
    "impossible": "With this, {result} is no number.",
    "typeNumber": "Type a number.",
    "typeDigits": "Type a number in digits.",
    "decimalSign": "Write decimals behind a point, as in 1.5.",
    "least": "At least {amount}.",
    "most": "At most {amount}."
  },
  "chart": {
    "values": "Values as a table",
    "described": "{title}. {description}",
    "notNumber": "Not a number; {used} is used.",
    "atMost": "At most {amount}; {used} is used.",
    "atLeast": "At least {amount}; {used} is used.",
    "percent": {
      "one": "{number} percent",
      "other": "{number} percent"
    },
    "seconds": {
      "one": "{number} second",
      "other": "{number} seconds"
    },
    "weeks": {
      "one": "{number} week",
      "other": "{number} weeks"
    },
    "epoch": "Epoch",
    "epochNumber": "Epoch {number}",
    "price": "Price",
    "lowestPrice": "Lowest price",
    "highestPrice": "Highest price",
    "inRange": "In the range",
    "overAllPrices": "Over all prices"
  },
  "elements": {
    "Allocation": {
      "title": "Initial allocation",
      "description": "Shares of the initial supply. Each bar begins where the one above it ends; together they are the whole."
    },
    "DynamicFee": {
      "title": "Fee by deviation",
      "description": "The fee starts at the base and rises in a straight line with the distance from the average, until the cap ends it.",
      "base": "Base fee (%)",
      "perTick": "Fee per tick (%)",
      "cap": "Cap (%)",
      "deviation": "Deviation, in ticks",
      "ticks": "{number} ticks",
      "swapFee": "Swap fee",
      "fee": "Fee",
      "baseFee": "Base fee",
      "priceAbove": "Price above average"
    },
    "EmissionSchedule": {
      "title": "Emission of each epoch",
      "description": "The emission falls by the same share each week. Where it would pass below the threshold, the tail takes over, and the emission grows with the supply.",
      "decay": "Weekly decay (%)",
      "threshold": "The tail starts below",
      "anEpoch": "{unit} an epoch",
      "tokensAnEpoch": "Tokens an epoch",
      "emission": "Emission",
      "withoutTail": "Without a tail",
      "supplyBefore": "Supply before",
      "share": "Share of it"
    },
    "EpochTimeline": {
      "title": "Three epochs on the clock",
      "description": "Each epoch lasts {length} and begins on Thursday at 00:00 UTC. The bands beside a boundary are the voting pauses: {pause} on each side, drawn wider than they are.",
      "epochs": {
        "first": "epoch n",
        "second": "epoch n + 1",
        "third": "epoch n + 2"
      },
      "boundary": "Thu 00:00",
      "fee": "Fee",
      "feePaid": "paid in|a swap",
      "feeShared": "shared by|new votes",
      "feeClaimed": "claimed",
      "vote": "Vote",
      "voteCast": "cast once",
      "voteSteers": "steers the|emission",
      "emission": "Emission",
      "emissionMinted": "minted, then|streamed",
      "emissionNext": "the next one"
    },
    "ImpermanentLoss": {
      "title": "Loss against holding",
      "description": "A position that is opened at a price of {price}, without fees. The narrower the range, the steeper its curve.",
      "ratio": "New price ÷ first price",
      "priceTimes": "Price × {ratio}",
      "loss": "Impermanent loss"
    },
    "LiquidityRange": {
      "title": "Liquidity of a range",
      "description": "The same value, placed at a price of {price}: as deep as the range is narrow, and of no use outside of it.",
      "atPrice": "At a price of {price}",
      "liquidity": "Liquidity, all prices = 1",
      "inToken0": "Held in token 0"
    },
    "LockWeight": {
      "title": "Voting weight of a lock over time",
      "description": "The weight falls in a straight line and is zero when the lock ends. A permanent lock does not fall.",
      "locked": "Locked {unit}",
      "lockedTokens": "Locked tokens",
      "weeks": "Locked for (weeks)",
      "weeksFromNow": "Weeks from now",
      "now": "Now",
      "inWeeks": {
        "one": "In {count} week",
        "other": "In {count} weeks"
      },
      "weight": "Voting weight",
      "thisLock": "This lock",
      "longestLock": "Longest lock",
      "permanentLock": "Permanent lock"
    },
    "ManipulatedAverage": {
      "title": "Averages under a false price",
      "description": "The geometric mean gives way less to a price pushed up, the arithmetic mean less to a price pushed down.",
      "window": "Window (seconds)",
      "falsePrice": "False price (seconds)",
      "spotPrice": "Spot price, as a multiple of the true price",
      "spotPriceAt": "Spot price at {factor}",
      "change": "Change of the average",
      "geometric": "Geometric mean",
      "arithmetic": "Arithmetic mean"
    },
    "PriceImpact": {
      "title": "Price impact of a swap",
      "description": "The correlated curve is nearly flat at first and steep once one reserve runs low. Amounts are after the fee.",
      "reserveX": "Reserve of X",
      "reserveY": "Reserve of Y",
      "sold": "X sold",
      "amountSold": "{amount} X sold",
      "impact": "Price impact",
      "lessThan": "less than {share}",
      "volatile": "Volatile",
      "correlated": "Correlated",
      "fromVolatile": "Y from volatile",
      "fromCorrelated": "Y from correlated"
    },
    "RangeStrategy": {
      "title": "Range strategy, epoch by epoch",
      "description": {
        "one": "In a range from the price ÷ {factor} to the price × {factor}, {count} epoch earns {fees} in fees. {rebalances} Loss-versus-rebalancing (LVR), which is already in the line, is {lvr}.",
        "other": "In a range from the price ÷ {factor} to the price × {factor}, {count} epochs earn {fees} in fees. {rebalances} Loss-versus-rebalancing (LVR), which is already in the line, is {lvr}."
      },
      "rebalances": {
        "one": "{count} rebalance (the dot) costs {cost}.",
        "other": "{count} rebalances (the dots) cost {cost}."
      },
      "never": "The price never leaves the range.",
      "width": "Width (factor)",
      "start": "Start",
      "rebalanced": "Epoch {number}, rebalanced",
      "change": "Change of {amount}",
      "strategy": "Range strategy",
      "holding": "Holding",
      "fullRange": "Full range",
      "fees": "Fee income",
      "cost": "Rebalancing cost",
      "lvr": "LVR",
      "total": "In total"
    },
    "StrategyParts": {
      "title": "The parts of a strategy",
      "description": "Arrows are calls. Depositors, keepers and the strategist each reach other parts of the strategy. What the strategist declares takes effect after {delay}. The adapters call the exchange as any person could.",
      "strategy": "Strategy",
      "adapter": "Adapter",
      "ofExchange": "of the exchange",
      "depositors": "Depositors",
      "depositorsMore": "hold shares",
      "depositorsCall": "deposit,|withdraw",
      "shares": "Shares",
      "accounting": "Accounting",
      "poolUse": "positions,|swaps",
      "pool": "Pool",
      "keepers": "Keepers",
      "keepersMore": "anyone",
      "keepersCall": "rebalance,|report",
      "rules": "Rules",
      "priceCheck": "Price check",
      "gaugeUse": "stakes,|claims",
      "gauge": "Gauge",
      "strategist": "Strategist",
      "strategistMore": "sets values",
      "strategistCall": "declare,|enact",
      "bounds": "Bounds",
      "delay": "Delay",
      "voterUse": "votes,|claims",
      "voter": "Voter"
    },
    "ValueFlow": {
      "title": "Where value comes from, and where it goes",
      "description": "Traders pay fees, token issuers pay incentives, and each epoch mints an emission and a rebase. Voters share what the staked liquidity of their pools earns, and steer the emission by their votes. The rebase goes to all locks by weight, whether they vote or not.",
      "comesFrom": "Comes from",
      "goesTo": "Goes to",
      "traders": "Traders",
      "issuers": "Token|issuers",
      "mint": "Mint",
      "mintMore": "once an|epoch",
      "providers": "LPs",
      "notStaked": "not staked",
      "voters": "Voters",
      "votersMore": "share by|weight",
      "staked": "staked",
      "team": "Team",
      "locks": "All locks",
      "locksMore": "by weight",
      "pools": "Pools",
      "poolsNotStaked": "liquidity|not staked",
      "poolsStaked": "liquidity|staked",
      "gauges": "Gauges",
      "swapFee": "swap fee",
      "feesLessLevy": "fees less levy",
      "levy": "levy of {share}",
      "allFees": "all fees",
      "incentives": "incentives",
      "emission": "emission",
      "teamShare": "team, at most {share}",
      "rebase": "rebase",
      "votes": "votes"
    }
  },
  "decoder": {
    "label": "Calldata, selector, topic or revert data",
    "hint": "As hexadecimal digits. Of a log: its topics in order, then its data, with spaces between them. Nothing that you enter leaves your browser.",
    "loading": "Loading the ABI of the contracts …",
    "all": "All selectors and topics, with their ABI and contracts: ",
    "kinds": {
      "error": "Error",
      "event": "Event",
      "function": "Function"
    },
    "of": "of",
    "found": "{kind} {signature}",
    "foundMore": {
      "one": "{kind} {signature}, and {number} more with the same bytes",
      "other": "{kind} {signature}, and {number} more with the same bytes"
    },
    "notGiven": "not given",
    "isHash": "the hash of the value",
    "empty": "empty",
    "moreItems": {
      "one": "… and {number} item more",
      "other": "… and {number} items more"
    },
    "moreBytes": {
      "one": "… and {number} byte more",
      "other": "… and {number} bytes more"
    },
    "outsideType": "has bits outside its type, so a contract rejects it",
    "tooLong": "This has {found} characters. The field reads at most {most}.",
    "noDigit": "“{sign}” is no hexadecimal digit. The digits are 0 to 9 and a to f.",
    "oddDigits": "This has an odd number of digits ({number}), and each byte has two. One is missing, or one is too many.",
    "oddDigitsOf": "“{part}” has an odd number of digits ({number}), and each byte has two. One is missing, or one is too many.",
    "unreadable": "The arguments cannot be read. {reason}",
    "unknownType": "This page cannot read the type {type}.",
    "farPosition": "A position or a length in it is far larger than any call.",
    "manyValues": "It stands for more than {number} values.",
    "cutOff": {
      "one": "The data is cut off: {number} byte missing.",
      "other": "The data is cut off: {number} bytes missing."
    },
    "cutOffAtLeast": {
      "one": "The data is cut off: at least {number} byte missing.",
      "other": "The data is cut off: at least {number} bytes missing."
    },
    "extra": {
      "one": "The data is longer than the arguments: {number} byte too many.",
      "other": "The data is longer than the arguments: {number} bytes too many."
    },
    "shortSelector": {
      "one": "A selector has 4 bytes: {number} byte missing.",
      "other": "A selector has 4 bytes: {number} bytes missing."
    },
    "selectorAlone": "This is the selector alone, without arguments.",
    "topicAlone": "This is the first topic alone. Add the others and the data to see the values.",
    "dataAlone": "This is the data of a log. The indexed values are in its further topics.",
    "ofSolidity": "Solidity itself defines this error.",
    "unknownSelector": "No contract of this site has a function or an error with the selector {selector}.",
    "unknownTopic": "No contract of this site has a function or an error with the selector {selector}, and no event with the topic {topic}.",
    "unknownPanic": "The code means: unknown.",
    "panics": {
      "x0": "The code means: a panic that the compiler has inserted for no particular cause.",
      "x1": "The code means: an assertion was false.",
      "x11": "The code means: a calculation left the range of its type.",
      "x12": "The code means: a division or a remainder by zero.",
      "x21": "The code means: a number that is no member of the enum it was converted to.",
      "x22": "The code means: bytes in storage that are badly encoded.",
      "x31": "The code means: an element was taken from an empty array.",
      "x32": "The code means: an index beyond the end of an array.",
      "x41": "The code means: more memory than there may be, or an array that is too long.",
      "x51": "The code means: a call of a function variable that was never set."
    }
  },
  "contracts": {
    "kinds": {
      "contract": "A contract",
      "interface": "An interface",
      "library": "A library",
      "abstract": "An abstract contract"
    },
    "inherits": " that inherits from ",
    "downloads": ". For programs: ",
    "downloadsEnd": ".",
    "abi": "ABI",
    "source": "source",
    "functions": "Functions",
    "events": "Events",
    "errors": "Errors",
    "types": "Types",
    "inherited": "Inherited",
    "parameter": "Parameter",
    "result": "Result",
    "member": "Member",
    "type": "Type",
    "meaning": "Meaning",
    "indexed": ", indexed",
    "mayRevert": "May revert with:",
    "emits": "Emits:",
    "selector": "Selector",
    "topic": "Topic",
    "of": "of",
    "signature": "Signature",
    "contracts": "Contracts",
    "functionCount": "Functions ({number})",
    "errorCount": "Errors ({number})",
    "eventCount": "Events ({number})",
    "noContracts": "The site describes no contract.",
    "contract": "Contract",
    "version": "Version",
    "address": "Address",
    "status": "Status",
    "date": "Date",
    "statuses": {
      "live": "live",
      "paused": "paused",
      "retired": "retired"
    },
    "explorer": "explorer",
    "explorerOf": "explorer: {contract} {version} on {chain}",
    "chain": "{name} (chain id {id})",
    "nothingDeployed": "Nothing is deployed.",
    "nothingDeployedOn": "Nothing is deployed on {chain}."
  },
  "lists": {
    "archive": "Archive",
    "authors": "Authors",
    "glossary": "Glossary",
    "glossaryText": "Terms from A to Z.",
    "tags": "Tags",
    "docs": "Docs",
    "page": "{title}, page {page}",
    "items": {
      "one": "One item",
      "other": "{count} items"
    }
  },
  "copies": {
    "index": "Each page is Markdown; without the ending its address is that for readers. ",
    "all": "All of them in one file",
    "end": "."
  },
  "timeLeft": {
    "days": "{days} d {hours} h",
    "hours": "{hours} h {minutes} min",
    "minutes": "{minutes} min"
  }
};

/** The words of the interface in the language of the build. @public */
export type Strings = {common: {close: string; retry: string; listSeparator: string; answered: (url: string | number, status: string | number) => string;}; reading: {minutes: (count: number) => string; short: (count: number) => string;}; frame: {skip: string; backToTop: string;}; announcement: {label: string; close: string;}; navbar: {label: string; home: (name: string | number) => string; homeOfBrand: (brand: string | number, name: string | number) => string;}; colorMode: {names: {dark: string; light: string; system: string;}; change: {dark: string; light: string; system: string;};}; menu: {label: string; open: string; close: string; main: string; toMain: string; toDocs: string;}; docsSidebar: {label: string; fold: (category: string | number) => string; firstPage: string;}; languages: {shown: (language: string | number) => string; untranslated: {title: string; text: (language: string | number) => string;}; offer: string; close: string;}; versions: {label: string; shown: (version: string | number) => string; unreleased: {title: string; text: (product: string | number, version: string | number) => string;}; unmaintained: {title: string; text: (product: string | number, version: string | number) => string;}; latest: {before: string; after: string;};}; search: {title: string; open: string; submit: string; placeholder: string; clear: string; loading: string; searching: string; loadingTexts: string; results: (count: number) => string; resultsAndTerm: (count: number, term: string | number, definition: string | number) => string; resultsFor: (count: number, input: string | number) => string; resultsOf: (input: string | number) => string; more: (count: number, page: string | number) => string; allOnPage: (count: number) => string; nothing: (input: string | number) => string; other: {before: string; link: string; after: string;}; nothingOnPage: string; corrected: {before: string; after: string;}; failed: (error: string | number) => string; noScript: string; missing: string; needsScripts: string; recent: string; forget: string; suggestions: string; start: string; ways: {docs: string; glossary: string; posts: string; tags: string;}; kinds: {doc: string; contract: string; post: string; glossary: string; page: string;}; page: string; code: string; filters: {kind: string; allKinds: string; section: string; allSections: string; version: string;}; keys: {move: string; open: string; escape: string; close: string;};}; copying: {done: string; failed: string;}; loadFailure: {text: string;}; crash: {title: string; heading: string; text: string; causes: string; retry: string;}; notFound: {title: string; text: string; suggestions: string; goOn: string; docs: string; blog: string; home: string;}; forward: {before: string; after: string;}; breadcrumbs: {label: string; home: string;}; contents: {title: string; folded: string;}; copyPage: {label: string; copy: string; view: string; open: (name: string | number) => string; question: (address: string | number) => string;}; page: {edit: string; updated: {before: string; after: string; afterBy: (author: string | number) => string;}; contributors: (names: string | number) => string;}; feedback: {question: string; yes: string; no: string; thanks: string;}; docs: {pager: {label: string; previous: string; next: string;}; tagged: (count: number, tag: string | number) => string; allTags: string; tags: string; usedIn: string;}; openapi: {required: string; deprecated: string; anyName: string; choice: (number: string | number) => string; oneOf: string; anyOf: string; body: string; requiredBody: (body: string | number) => string; response: (code: string | number) => string; file: string; parameters: {path: string; query: string; header: string; cookie: string;}; allowed: string; rules: {const: string; default: string; example: string; examples: string; exclusiveMaximum: string; exclusiveMinimum: string; maxItems: string; maxLength: string; maximum: string; minItems: string; minLength: string; minimum: string; multipleOf: string; pattern: string;};}; glossary: {about: string; letters: string; find: string; terms: (count: number) => string; none: string; notFound: string; also: (names: string | number) => string; explained: {before: string; after: string;};}; home: {docs: string; features: string; posts: string; allPosts: string; start: string; epochEnds: (time: string | number) => string;}; blog: {title: string; description: string; recent: string; allPosts: string; feed: (format: string | number) => string; none: string; posts: (count: number) => string; readMore: {shown: string; about: (title: string | number) => string;}; pager: {label: string; page: (number: string | number) => string; newer: string; older: string;};}; archive: {lead: string; description: string;}; authors: {lead: string; description: string;}; author: {email: string; title: (count: number, name: string | number) => string; none: string;}; tags: {label: string; lead: string; description: string;}; tag: {title: (count: number, tag: string | number) => string; none: string;}; post: {updated: {before: string; after: string;}; authors: {before: string; after: string;}; related: string; pager: {label: string; newer: string; older: string;};}; series: {label: string; part: (part: string | number, parts: string | number, title: string | number) => string;}; comments: {title: string; where: {before: string; link: string; after: string;};}; newsletter: {email: string; subscribe: string;}; feeds: {rss: (name: string | number) => string; atom: (name: string | number) => string; json: (name: string | number) => string;}; parts: {failure: (name: string | number) => string; componentFailure: (name: string | number) => string; textFailure: string; abi: string; averages: string; calculation: string; decoder: string; diagram: string; dynamicFee: string; emissions: string; example: string; flow: string; liquidity: string; loss: string; picture: string; priceImpact: string; rangeStrategy: string; search: string; stream: string; tabs: string; votingWeight: string;}; prose: {admonitions: {note: string; tip: string; info: string; warning: string; danger: string;}; otherAdmonitions: {caution: string; important: string; secondary: string; success: string;}; details: string; copy: string; code: (name: string | number) => string; formula: string; table: string; wrap: string; plainText: string; sectionLink: string; enlarge: (description: string | number) => string; footnotes: string; noteBack: (note: string | number) => string; noteBackAgain: (note: string | number, way: string | number) => string; done: string; toDo: string; diagramSource: string; diagrams: {flowchart: string; stateDiagram: string; sequenceDiagram: string; classDiagram: string; erDiagram: string;}; flowScale: string; illustrative: string; glossary: string; figuresNote: string; licenseBefore: (name: string | number) => string; licenseAfter: (version: string | number) => string; license: (name: string | number, id: string | number) => string;}; example: {name: string; hint: string; link: string; reset: string; impossible: (result: string | number) => string; typeNumber: string; typeDigits: string; decimalSign: string; least: (amount: string | number) => string; most: (amount: string | number) => string;}; chart: {values: string; described: (title: string | number, description: string | number) => string; notNumber: (used: string | number) => string; atMost: (amount: string | number, used: string | number) => string; atLeast: (amount: string | number, used: string | number) => string; percent: (count: number, number: string | number) => string; seconds: (count: number, number: string | number) => string; weeks: (count: number, number: string | number) => string; epoch: string; epochNumber: (number: string | number) => string; price: string; lowestPrice: string; highestPrice: string; inRange: string; overAllPrices: string;}; elements: {Allocation: {title: string; description: string;}; DynamicFee: {title: string; description: string; base: string; perTick: string; cap: string; deviation: string; ticks: (number: string | number) => string; swapFee: string; fee: string; baseFee: string; priceAbove: string;}; EmissionSchedule: {title: string; description: string; decay: string; threshold: string; anEpoch: (unit: string | number) => string; tokensAnEpoch: string; emission: string; withoutTail: string; supplyBefore: string; share: string;}; EpochTimeline: {title: string; description: (length: string | number, pause: string | number) => string; epochs: {first: string; second: string; third: string;}; boundary: string; fee: string; feePaid: string; feeShared: string; feeClaimed: string; vote: string; voteCast: string; voteSteers: string; emission: string; emissionMinted: string; emissionNext: string;}; ImpermanentLoss: {title: string; description: (price: string | number) => string; ratio: string; priceTimes: (ratio: string | number) => string; loss: string;}; LiquidityRange: {title: string; description: (price: string | number) => string; atPrice: (price: string | number) => string; liquidity: string; inToken0: string;}; LockWeight: {title: string; description: string; locked: (unit: string | number) => string; lockedTokens: string; weeks: string; weeksFromNow: string; now: string; inWeeks: (count: number) => string; weight: string; thisLock: string; longestLock: string; permanentLock: string;}; ManipulatedAverage: {title: string; description: string; window: string; falsePrice: string; spotPrice: string; spotPriceAt: (factor: string | number) => string; change: string; geometric: string; arithmetic: string;}; PriceImpact: {title: string; description: string; reserveX: string; reserveY: string; sold: string; amountSold: (amount: string | number) => string; impact: string; lessThan: (share: string | number) => string; volatile: string; correlated: string; fromVolatile: string; fromCorrelated: string;}; RangeStrategy: {title: string; description: (count: number, factor: string | number, fees: string | number, rebalances: string | number, lvr: string | number) => string; rebalances: (count: number, cost: string | number) => string; never: string; width: string; start: string; rebalanced: (number: string | number) => string; change: (amount: string | number) => string; strategy: string; holding: string; fullRange: string; fees: string; cost: string; lvr: string; total: string;}; StrategyParts: {title: string; description: (delay: string | number) => string; strategy: string; adapter: string; ofExchange: string; depositors: string; depositorsMore: string; depositorsCall: string; shares: string; accounting: string; poolUse: string; pool: string; keepers: string; keepersMore: string; keepersCall: string; rules: string; priceCheck: string; gaugeUse: string; gauge: string; strategist: string; strategistMore: string; strategistCall: string; bounds: string; delay: string; voterUse: string; voter: string;}; ValueFlow: {title: string; description: string; comesFrom: string; goesTo: string; traders: string; issuers: string; mint: string; mintMore: string; providers: string; notStaked: string; voters: string; votersMore: string; staked: string; team: string; locks: string; locksMore: string; pools: string; poolsNotStaked: string; poolsStaked: string; gauges: string; swapFee: string; feesLessLevy: string; levy: (share: string | number) => string; allFees: string; incentives: string; emission: string; teamShare: (share: string | number) => string; rebase: string; votes: string;};}; decoder: {label: string; hint: string; loading: string; all: string; kinds: {error: string; event: string; function: string;}; of: string; found: (kind: string | number, signature: string | number) => string; foundMore: (count: number, kind: string | number, signature: string | number, number: string | number) => string; notGiven: string; isHash: string; empty: string; moreItems: (count: number, number: string | number) => string; moreBytes: (count: number, number: string | number) => string; outsideType: string; tooLong: (found: string | number, most: string | number) => string; noDigit: (sign: string | number) => string; oddDigits: (number: string | number) => string; oddDigitsOf: (part: string | number, number: string | number) => string; unreadable: (reason: string | number) => string; unknownType: (type: string | number) => string; farPosition: string; manyValues: (number: string | number) => string; cutOff: (count: number, number: string | number) => string; cutOffAtLeast: (count: number, number: string | number) => string; extra: (count: number, number: string | number) => string; shortSelector: (count: number, number: string | number) => string; selectorAlone: string; topicAlone: string; dataAlone: string; ofSolidity: string; unknownSelector: (selector: string | number) => string; unknownTopic: (selector: string | number, topic: string | number) => string; unknownPanic: string; panics: {x0: string; x1: string; x11: string; x12: string; x21: string; x22: string; x31: string; x32: string; x41: string; x51: string;};}; contracts: {kinds: {contract: string; interface: string; library: string; abstract: string;}; inherits: string; downloads: string; downloadsEnd: string; abi: string; source: string; functions: string; events: string; errors: string; types: string; inherited: string; parameter: string; result: string; member: string; type: string; meaning: string; indexed: string; mayRevert: string; emits: string; selector: string; topic: string; of: string; signature: string; contracts: string; functionCount: (number: string | number) => string; errorCount: (number: string | number) => string; eventCount: (number: string | number) => string; noContracts: string; contract: string; version: string; address: string; status: string; date: string; statuses: {live: string; paused: string; retired: string;}; explorer: string; explorerOf: (contract: string | number, version: string | number, chain: string | number) => string; chain: (name: string | number, id: string | number) => string; nothingDeployed: string; nothingDeployedOn: (chain: string | number) => string;}; lists: {archive: string; authors: string; glossary: string; glossaryText: string; tags: string; docs: string; page: (title: string | number, page: string | number) => string; items: (count: number) => string;}; copies: {index: string; all: string; end: string;}; timeLeft: {days: (days: string | number, hours: string | number) => string; hours: (hours: string | number, minutes: string | number) => string; minutes: (minutes: string | number) => string;};};
