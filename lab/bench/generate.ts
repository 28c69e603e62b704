/**
 * Generates documentation and blog content of any size, for measurements. The same options always
 * give the same bytes, so the benchmarks can compare one site generator with another.
 *
 * Docs 1 to 11 are those of the specification (`docs/core/`). The others are
 * `docs/section-XX/topic-YYYY`, with 25 docs in a section. Each doc has front matter, 800 to 1,500
 * words, headings of two levels, two code blocks, a table, two lists, an admonition and links.
 * Every tenth doc has a picture. The first four posts are those of the specification. The dates of
 * the others are spread over 2019 to 2025.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { fitSettings } from "./settings";

const SEED = 1;
const SECTION = 25;
type Random = () => number;

/* ---------- seeded randomness ---------- */
function rng(seed: number): Random {
  // mulberry32
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const W = (s: string) => s.trim().split(/\s+/);
const NOUN =
  W(`pool gauge vault strategy epoch emission bribe fee oracle router swap tick range position liquidity
 reserve treasury token share price spread volume order quote settlement relayer keeper validator sequencer bundle
 mempool auction bid curve invariant slippage depth rebalance hedge exposure collateral debt margin leverage yield
 reward incentive vote voter delegate quorum proposal snapshot timelock multisig upgrade proxy registry factory adapter
 hook callback event log index subgraph dashboard report metric threshold limit ceiling floor buffer window cooldown
 checkpoint balance account owner operator guardian council market maker taker arbitrage trader depositor partner
 integration protocol contract library interface module parameter configuration deployment network chain bridge message
 proof signature nonce block timestamp transaction gas calldata storage slot mapping array struct lock escrow decay
 schedule vesting cliff unlock supply cap inflation burn buyback dividend rebase split migration audit review risk
 incident response alert monitor test simulation backtest scenario volatility variance average median drift skew`);
const RARE_STEM =
  W(`amortis arbitr backstop bootstrap calibr cascad checkpoint collar compound consensus convex coupl damp
 decoupl denomin discret dispers elast equilibr exponent finalis fragment frontrun geometr harmon heurist hystere idempot
 immut increment interpol isolat iterat kalman latenc linear logarithm marginal memois monoton normalis optimis oscill
 overcollateral parallel partition permission permut perpetual pipelin polynom preconfirm priorit probab quantis random
 reconcil redund regress replic resili sandwich satur segment serialis slash stabilis stochast subsidis symmetr synchron
 telemetr throttl tokenis tranch truncat underwrit utilis valid vector veto warehous whitelist workflow zero`);
const RARE_TAIL = W("ation ing ed able ity ism er ive ance al");
const RARE = RARE_STEM.flatMap((s) => RARE_TAIL.map((t) => s + t));
const ADJ =
  W(`dynamic concentrated active passive stable volatile correlated deterministic permissionless immutable
 upgradeable onchain offchain external internal pending final partial full average weighted cumulative protocol-owned
 time-weighted volume-weighted single-sided two-sided risk-adjusted gas-efficient cross-chain long-term short-term
 initial effective maximum minimum default custom verified trusted untrusted optional required idle deployed delegated`);
const VERB =
  W(`adjusts reads writes updates rebalances settles routes quotes prices hedges claims distributes accrues
 burns mints locks unlocks delegates snapshots verifies signs submits batches cancels retries limits caps bounds scales
 smooths averages compares records emits indexes reports monitors simulates migrates upgrades audits pauses resumes
 rewards penalises redirects splits merges compounds withdraws deposits`);
const ADV =
  W(`automatically gradually immediately atomically conservatively linearly proportionally independently
 transparently periodically optimistically lazily eagerly safely once twice`);
const LINK = [
  "In practice,",
  "As a result,",
  "For that reason,",
  "By default,",
  "Over time,",
  "In the worst case,",
  "Before each epoch,",
  "After settlement,",
  "During a volatile market,",
  "When the pool is quiet,",
  "In addition,",
  "By contrast,",
  "Under these conditions,",
  "From the depositor’s side,",
  "At the protocol level,",
];
const REASON = [
  "so that no single participant can move the price",
  "because the cost of being wrong is paid by depositors",
  "which keeps the accounting simple to audit",
  "so long as the time-weighted price is fresh",
  "unless governance has set a lower limit",
  "while the rest of the position stays in range",
  "and the difference is credited to the treasury",
  "until the next checkpoint is written",
  "so integrators need no special case",
  "even if the keeper misses a block",
  "which is why the default is deliberately low",
  "without any call from the owner",
];

const at = <T>(a: readonly T[], i: number): T => {
  const item = a[i];
  if (item === undefined) throw new RangeError(`The list has no item ${i}.`);
  return item;
};
const pick = <T>(r: Random, a: readonly T[]): T => at(a, Math.floor(r() * a.length));
const zipf = (r: Random, a: readonly string[]): string => at(a, Math.floor(a.length * r() ** 1.8)); // early words are far more common
const noun = (r: Random): string => (r() < 0.12 ? zipf(r, RARE) : zipf(r, NOUN));
const np = (r: Random): string => (r() < 0.55 ? `${pick(r, ADJ)} ` : "") + noun(r);
const cap = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const camel = (...w: string[]): string =>
  w
    .map((x, i) => (i ? cap(x) : x))
    .join("")
    .replace(/[^A-Za-z0-9]/g, "");

function sentence(r: Random): string {
  const k = r();
  let s: string;
  if (k < 0.3) s = `the ${np(r)} ${pick(r, VERB)} the ${np(r)} ${pick(r, REASON)}`;
  else if (k < 0.5)
    s = `${pick(r, LINK)} a ${np(r)} ${pick(r, ADV)} ${pick(r, VERB)} every ${noun(r)} whose ${noun(r)} is above the ${np(r)}`;
  else if (k < 0.65)
    s = `if the ${np(r)} is stale, the ${np(r)} ${pick(r, VERB)} the last known ${noun(r)} and the ${noun(r)} waits ${2 + Math.floor(r() * 58)} minutes`;
  else if (k < 0.8) s = `each ${np(r)} has its own ${np(r)}, ${pick(r, REASON)}`;
  else if (k < 0.92)
    s = `a typical ${np(r)} costs between ${(r() * 0.3 + 0.01).toFixed(2)}% and ${(r() * 2 + 0.4).toFixed(2)}% of the ${noun(r)}, ${pick(r, REASON)}`;
  else
    s = `the \`${camel(pick(r, ["get", "set", "update", "quote", "claim", "poke"]), zipf(r, NOUN), zipf(r, NOUN))}\` call ${pick(r, VERB)} the ${np(r)} ${pick(r, ADV)}`;
  return `${cap(s)}.`;
}
const words = (s: string): number => s.split(/\s+/).length;
function paragraph(r: Random, links: string[]): string {
  const n = 3 + Math.floor(r() * 4);
  const out: string[] = [];
  for (let i = 0; i < n; i++) out.push(sentence(r));
  if (links.length && r() < 0.5) {
    const l = links.shift();
    out.push(`See ${l} for the details.`);
  }
  return out.join(" ");
}
const heading = (r: Random): string =>
  cap(
    pick(r, [
      () => `${np(r)} and ${noun(r)}`,
      () => `how the ${np(r)} works`,
      () => `${np(r)} limits`,
      () => `choosing a ${noun(r)}`,
      () => `the ${np(r)} in detail`,
      () => `${noun(r)} lifecycle`,
    ])(),
  );

/* ---------- code blocks, tables, images ---------- */
function tsBlock(r: Random): string {
  const a = zipf(r, NOUN),
    b = zipf(r, NOUN),
    fn = camel("quote", a, b),
    C = `${cap(camel(a, b))}Client`;
  return `\`\`\`ts title="src/${camel(a, b)}.ts"
import { createPublicClient, http, type Address } from 'viem';

export interface ${cap(a)}Quote {
  ${a}: Address;
  amountIn: bigint;
  feeBps: number; // ${1 + Math.floor(r() * 99)} by default
}

export async function ${fn}(client: ${C}, ${a}: Address, amountIn: bigint): Promise<${cap(a)}Quote> {
  const feeBps = await client.readContract({ address: ${a}, functionName: '${camel(b, "fee")}' });
  if (feeBps > ${100 + Math.floor(r() * 400)}) {
    throw new Error(\`${b} fee out of range: \${feeBps}\`);
  }
  const net = amountIn - (amountIn * BigInt(feeBps)) / 10_000n;
  return { ${a}, amountIn: net, feeBps };
}
\`\`\``;
}
function solBlock(r: Random): string {
  const a = cap(zipf(r, NOUN)),
    b = zipf(r, NOUN);
  return `\`\`\`solidity
// SPDX-License-Identifier: BUSL-1.1
pragma solidity ^0.8.24;

contract ${a}Module {
    uint256 public constant MAX_${b.toUpperCase().replace(/\W/g, "_")} = ${1000 + Math.floor(r() * 9000)};
    mapping(address => uint256) public ${camel(b)}Of;

    event ${cap(camel(b))}Updated(address indexed pool, uint256 previous, uint256 current);

    function update${cap(camel(b))}(address pool, uint256 value) external onlyOwner {
        require(value <= MAX_${b.toUpperCase().replace(/\W/g, "_")}, "${b} too high");
        emit ${cap(camel(b))}Updated(pool, ${camel(b)}Of[pool], value);
        ${camel(b)}Of[pool] = value;
    }
}
\`\`\``;
}
function table(r: Random): string {
  const rows = 4 + Math.floor(r() * 4);
  let s = "| Parameter | Default | Maximum | Meaning |\n| --- | ---: | ---: | --- |\n";
  for (let i = 0; i < rows; i++) {
    const lo = 1 + Math.floor(r() * 500);
    s += `| \`${camel(zipf(r, NOUN), zipf(r, NOUN))}\` | ${lo} | ${lo * (2 + Math.floor(r() * 8))} | ${cap(np(r))} of the ${np(r)} |\n`;
  }
  return s.trimEnd();
}
const list = (r: Random, ordered: boolean): string =>
  Array.from(
    { length: 4 + Math.floor(r() * 3) },
    (_, i) =>
      `${ordered ? `${i + 1}.` : "-"} **${cap(np(r))}** ${pick(r, VERB)} the ${np(r)} ${pick(r, REASON)}.`,
  ).join("\n");

const CRC = new Int32Array(256).map((_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
function crc32(buf: Buffer): number {
  let c = -1;
  for (const b of buf) c = (CRC[(c ^ b) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ -1) >>> 0;
}
function chunk(type: string, data: Buffer): Buffer {
  const len = Buffer.alloc(4);
  len.writeUInt32BE(data.length);
  const td = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(td));
  return Buffer.concat([len, td, crc]);
}
/** Returns a small bar chart as an RGB PNG of 640 × 320 pixels. It has a few kB. */
function png(r: Random): Buffer {
  const w = 640,
    h = 320,
    raw = Buffer.alloc((w * 3 + 1) * h);
  const bars = Array.from({ length: 16 }, () => 40 + Math.floor(r() * 240));
  const hue = [60 + Math.floor(r() * 120), 90 + Math.floor(r() * 100), 180 + Math.floor(r() * 70)];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * (w * 3 + 1) + 1 + x * 3,
        bar = Math.floor(x / 40),
        on = x % 40 > 8 && h - y < (bars[bar] ?? 0);
      const c = on
        ? hue.map((v) => Math.max(0, v - Math.floor((h - y) / 6)))
        : y % 64 === 0
          ? [200, 204, 214]
          : [244, 245, 249];
      raw.set(c, i);
    }
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(w, 0);
  ihdr.writeUInt32BE(h, 4);
  ihdr[8] = 8;
  ihdr[9] = 2;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", ihdr),
    chunk("IDAT", deflateSync(raw, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const pad = (n: number, w: number): string => String(n).padStart(w, "0");
const AUTHORS = {
  protocol: { name: "Protocol team", title: "Protocol" },
  community: { name: "Community team", title: "Community" },
};
const TAGS = ["docusaurus", "facebook", "hello", "hola"];
const q = (s: string): string => JSON.stringify(s); // a JSON string is a valid YAML double-quoted string

interface Doc {
  i: number;
  dir: string;
  slug: string;
  title: string;
  pos: number;
}
interface Post {
  i: number;
  slug: string;
  title: string;
  date: string;
  tags: string[];
  authors: string[];
}
interface Body {
  text: string;
  description: string;
}
interface Size {
  docs: number;
  posts: number;
  /** The product's slug, for the routes that contain it. */
  product: string;
}

/** The site generator that the files are written for. The words are the same for all of them. */
export type Layout = "this" | "docusaurus" | "starlight" | "vitepress";
interface Folders {
  docs: string;
  blog: string;
  pictures: string;
  /** What the peers have nothing like. */
  elements?: string;
  contracts?: string;
}
const FOLDERS: Record<Layout, Folders> = {
  this: {
    docs: "content/docs",
    blog: "content/blog",
    pictures: "static/img/diagrams",
    elements: "content/pages/elements.md",
    contracts: "content/contracts",
  },
  docusaurus: { docs: "docs", blog: "blog", pictures: "static/img/diagrams" },
  starlight: {
    docs: "src/content/docs/docs",
    blog: "src/content/docs/blog",
    pictures: "public/img/diagrams",
  },
  vitepress: { docs: "site/docs", blog: "site/blog", pictures: "site/public/img/diagrams" },
};

/** Writes the docs, posts and pictures of a site. Replaces those that are there. */
export function generateContent(
  site: string,
  { docs: N, posts: M, product: PRODUCT }: Size,
  layout: Layout = "this",
): void {
  const folders = FOLDERS[layout];
  const isStarlight = layout === "starlight";
  const isVitePress = layout === "vitepress";
  const Product = cap(PRODUCT);
  const CORE: readonly (readonly [string, string])[] = [
    ["metadex", "MetaDEX"],
    ["metadex-properties", "MetaDEX properties"],
    [`${PRODUCT}-metadex`, `${Product} MetaDEX`],
    [`cl-${PRODUCT}`, `Concentrated liquidity on ${Product}`],
    ["legacy-liquidity", "Legacy liquidity"],
    ["dynamic-fees", "Dynamic fees"],
    ["oracle-n-mev-protection", "Oracle and MEV protection"],
    ["tokenomics-n-emissions", "Tokenomics and emissions"],
    [`${PRODUCT}-n-ve${PRODUCT}`, `${Product} and ve${Product}`],
    ["busl-license", "BUSL license"],
    ["disclaimer", "Disclaimer"],
  ];
  const docs: Doc[] = [];
  for (let i = 0; i < N; i++) {
    const core = CORE[i];
    if (core) docs.push({ i, dir: "core", slug: core[0], title: core[1], pos: i + 1 });
    else {
      const k = i - CORE.length,
        r = rng(SEED * 7919 + i);
      docs.push({
        i,
        dir: `section-${pad(Math.floor(k / SECTION) + 1, 3)}`,
        slug: `topic-${pad(i + 1, 4)}`,
        title: `${heading(r)} (${i + 1})`,
        pos: (k % SECTION) + 1,
      });
    }
  }
  const sections = [...new Set(docs.map((d) => d.dir))];
  const sectionLabel = (d: string) => (d === "core" ? "Core" : `Section ${d.slice(8)}`);

  function docBody(d: Doc): Body {
    // The parts are the same for every layout. {{doc:i|text}} marks a link.
    const r = rng(SEED * 1000003 + d.i * 101 + 17);
    const target = 700 + Math.floor(r() * 500);
    const links = Array.from({ length: 5 }, (_, k): string => {
      const t = at(docs, k < 2 ? Math.floor(r() * Math.min(N, CORE.length)) : Math.floor(r() * N));
      return `{{doc:${t.i}|${t.title}}}`;
    });
    const out = [
      paragraph(r, links),
      `Start with ${links.shift() ?? ""} if the terms used here are new.`,
    ];
    let n = out.reduce((a, s) => a + words(s), 0),
      h2 = 0;
    const specials = [
      () => tsBlock(r),
      () => table(r),
      () => `{{note:${sentence(r)} ${sentence(r)}}}`,
      () => solBlock(r),
      () => list(r, false),
      () => list(r, true),
    ];
    if (d.i % 10 === 9)
      specials.splice(
        1,
        0,
        () => `{{img:diagram-${pad(d.i + 1, 4)}.png|Bar chart of the ${np(r)} per epoch}}`,
      );
    const pushSpecial = () => {
      const special = specials.shift();
      if (special) out.push(special());
    };
    while (n < target || specials.length) {
      out.push(`## ${heading(r)}`);
      h2++;
      for (let k = 1 + Math.floor(r() * 2); k > 0; k--) {
        const p = paragraph(r, links);
        n += words(p);
        out.push(p);
      }
      pushSpecial();
      if (r() < 0.6) {
        out.push(`### ${heading(r)}`);
        const p = paragraph(r, links);
        n += words(p);
        out.push(p);
        if (specials.length && r() < 0.5) pushSpecial();
      }
      if (h2 > 14) break;
    }
    return {
      text: out.join("\n\n"),
      description: sentence(rng(SEED * 31 + d.i)).replace(/`/g, ""),
    };
  }

  const posts: Post[] = [];
  for (let i = 0; i < M; i++) {
    const spec = (
      [
        [
          "welcome",
          "Welcome",
          "2021-08-26",
          ["facebook", "hello", "docusaurus"],
          ["protocol", "community"],
        ],
        ["mdx-blog-post", "MDX blog post", "2021-08-01", ["docusaurus"], ["protocol"]],
        ["long-blog-post", "Long blog post", "2019-05-29", ["hello", "docusaurus"], ["community"]],
        [
          "first-blog-post",
          "First blog post",
          "2019-05-28",
          ["hola", "docusaurus"],
          ["protocol", "community"],
        ],
      ] as const
    )[i];
    if (spec)
      posts.push({
        i,
        slug: spec[0],
        title: spec[1],
        date: spec[2],
        tags: [...spec[3]],
        authors: [...spec[4]],
      });
    else {
      const r = rng(SEED * 131 + i);
      posts.push({
        i,
        slug: `post-${pad(i + 1, 3)}`,
        title: `${heading(r)} (${i + 1})`,
        date: `${2019 + (i % 7)}-${pad(1 + Math.floor(r() * 12), 2)}-${pad(1 + Math.floor(r() * 28), 2)}`,
        tags: [pick(r, TAGS)],
        authors: [pick(r, ["protocol", "community"])],
      });
    }
  }
  function postBody(p: Post): Body {
    const r = rng(SEED * 2000003 + p.i * 37 + 5),
      out = [paragraph(r, []), paragraph(r, []), "{{truncate}}"];
    const paras = p.slug === "long-blog-post" ? 22 : 4 + Math.floor(r() * 6);
    const links = Array.from({ length: 2 }, () => {
      const t = at(docs, Math.floor(r() * Math.min(N, 11)));
      return `{{doc:${t.i}|${t.title}}}`;
    });
    for (let k = 0; k < paras; k++) {
      if (k % 3 === 0) out.push(`## ${heading(r)}`);
      out.push(paragraph(r, links));
      if (k === 2) out.push(tsBlock(r));
    }
    return {
      text: out.join("\n\n"),
      description: sentence(rng(SEED * 41 + p.i)).replace(/`/g, ""),
    };
  }

  function put(path: string, data: string | Buffer): void {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
  const render = (text: string, folder: string | null): string =>
    text
      .replace(/\{\{doc:(\d+)\|([^}]*)\}\}/g, (_, i: string, label: string) => {
        const t = at(docs, Number(i));
        // Astro does not resolve relative links to files.
        if (isStarlight) return `[${label}](/docs/${t.dir}/${t.slug}/)`;
        if (folder === null)
          return `[${label}](/docs/${t.dir}/${t.slug}${isVitePress ? ".md" : ""})`;
        return `[${label}](${t.dir === folder ? "./" : `../${t.dir}/`}${t.slug}.md)`;
      })
      .replace(/\{\{note:([^}]*)\}\}/g, (_, s: string) =>
        isVitePress ? `::: info\n\n${s}\n\n:::` : `:::note\n\n${s}\n\n:::`,
      )
      .replace(
        /\{\{img:([^|]*)\|([^}]*)\}\}/g,
        (_, f: string, alt: string) => `![${alt}](/img/diagrams/${f})`,
      )
      .replace(/\{\{truncate\}\}/g, isStarlight || isVitePress ? "" : "{/* truncate */}");

  // VitePress and Rspress show no title of the front matter.
  const headingOf = ({ title }: { title: string }) => (isVitePress ? `# ${title}\n\n` : "");

  for (const folder of Object.values(folders))
    rmSync(join(site, folder), { recursive: true, force: true });
  for (const d of docs) {
    const b = docBody(d);
    const place = isStarlight
      ? `sidebar:\n  order: ${d.pos}`
      : `id: ${d.slug}\nsidebar_position: ${d.pos}`;
    put(
      `${folders.docs}/${d.dir}/${d.slug}.md`,
      `---\ntitle: ${q(d.title)}\ndescription: ${q(b.description)}\n${place}\n---\n\n${headingOf(d)}${render(b.text, d.dir)}\n`,
    );
    if (d.i % 10 === 9)
      put(`${folders.pictures}/diagram-${pad(d.i + 1, 4)}.png`, png(rng(SEED * 53 + d.i)));
  }
  for (const p of posts) {
    const b = postBody(p);
    const description = q(b.description);
    const place = isStarlight ? `date: ${p.date}\nexcerpt: ${description}` : `slug: ${p.slug}`;
    put(
      `${folders.blog}/${isStarlight || isVitePress ? "" : `${p.date}-`}${p.slug}.md`,
      `---\ntitle: ${q(p.title)}\ndescription: ${description}\nauthors: [${p.authors.join()}]\ntags: [${p.tags.join()}]\n${place}\n---\n\n${headingOf(p)}${render(b.text, null)}\n`,
    );
  }
  if (isVitePress)
    put(
      `${folders.blog}/index.md`,
      `# Blog\n\n${posts.map((p) => `- [${p.title}](./${p.slug}.md)`).join("\n")}\n`,
    );
  if (isStarlight || isVitePress) {
    const docsIn = (dir: string) =>
      docs
        .filter((d) => d.dir === dir)
        .map((d) => ({ text: d.title, link: `/docs/${d.dir}/${d.slug}` }));
    put(
      "sections.json",
      JSON.stringify(
        sections.map((dir) => ({ label: sectionLabel(dir), dir, items: docsIn(dir) })),
      ),
    );
    return;
  }
  for (const [k, s] of sections.entries())
    put(
      `${folders.docs}/${s}/_category_.json`,
      JSON.stringify(
        { label: sectionLabel(s), position: k + 1, collapsible: true, collapsed: s !== "core" },
        null,
        2,
      ),
    );
  put(
    `${folders.blog}/authors.yml`,
    Object.entries(AUTHORS)
      .map(([k, a]) => `${k}:\n  name: ${a.name}\n  title: ${a.title}\n  page: true\n`)
      .join("\n"),
  );
  put(
    `${folders.blog}/tags.yml`,
    TAGS.map(
      (t) => `${t}:\n  label: ${cap(t)}\n  permalink: /${t}\n  description: Posts about ${t}\n`,
    ).join("\n"),
  );
  if (layout === "this") fitSettings(site);
}
