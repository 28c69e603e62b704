import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { BuildArgs } from "gatsby";
import satori from "satori";
import { root } from "../data/project";
import { readSite } from "../data/site-file";
import { previewSize } from "../site/preview-size";
import * as routes from "../site/routes";
import { DIGEST_WITHIN, digestIn, encodePng, indexRows, paletteFrom, withDigest } from "./png";
import { cardsQuery, type SocialCard, socialCards } from "./social-cards";
import { baseDrawing, cardTree, withoutEmoji } from "./social-drawing";
import { tokenColor } from "./token-color";

const { width } = previewSize;
/** How many colours the base may have; the others of a palette are for text. */
const BASE_COLORS = 176;

const PACKAGES = { satori: "satori", resvg: "@resvg/resvg-js", font: "@fontsource/inter" };
/** Parts of the font. The first is used; the others have what it lacks. */
const SUBSETS = [
  "latin",
  "latin-ext",
  "cyrillic",
  "cyrillic-ext",
  "greek",
  "greek-ext",
  "vietnamese",
];
/** Code on which it depends how pictures look. */
const CODE = ["png", "social-drawing", "social-images"];

const inPackage = (name: string, file: string): Buffer =>
  readFileSync(join(root, "node_modules", name, file));

const hash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** What is the same in all pictures. */
interface Look {
  base: string;
  colors: { page: string; title: string; label: string };
}

function readLook(): Look {
  const colors = {
    page: tokenColor("page"),
    title: tokenColor("text"),
    label: tokenColor("accent"),
  };
  return { base: baseDrawing(readSite().product.name), colors };
}

/** Stands for all that pictures are made of, but for what they say. */
const digestOfLook = (look: Look): string =>
  hash([
    look,
    CODE.map((name) => readFileSync(join(root, `src/output/${name}.ts`), "utf8")),
    Object.values(PACKAGES).map((name) => inPackage(name, "package.json").toString()),
  ]);

/** Draws pictures: what is the same in all of them once. */
async function drawerOf({ base, colors }: Look): Promise<(card: SocialCard) => Promise<Buffer>> {
  const fonts = SUBSETS.map((name) => ({
    name,
    data: inPackage(PACKAGES.font, `files/inter-${name}-600-normal.woff`),
    weight: 600 as const,
  }));
  const font = { loadSystemFonts: false };
  const pixelsOf = async (svg: string): Promise<Buffer> =>
    (await renderAsync(svg, { background: colors.page, font })).pixels;
  const basePalette = paletteFrom();
  const baseRows = indexRows(await pixelsOf(base), width, basePalette, BASE_COLORS);
  return async (card) => {
    const title = withoutEmoji(card.title);
    if (title === "") throw new Error("the title has nothing but emoji");
    const missing: string[] = [];
    const svg = await satori(cardTree(title, withoutEmoji(card.label), colors), {
      width,
      fonts,
      loadAdditionalAsset: async (_, text) => {
        missing.push(text);
        return [];
      },
    });
    if (missing.length > 0) throw new Error(`the font has no “${missing.join("”, “")}”`);
    const palette = paletteFrom(basePalette);
    const rows = indexRows(await pixelsOf(svg), width, palette);
    return encodePng(Buffer.concat([rows, baseRows.subarray(rows.length)]), width, palette);
  };
}

/** The digest in a file; null where there is no such picture. */
function digestOf(file: string): string | null {
  if (!existsSync(file)) return null;
  const descriptor = openSync(file, "r");
  const start = Buffer.alloc(DIGEST_WITHIN);
  const length = readSync(descriptor, start);
  closeSync(descriptor);
  return digestIn(start.subarray(0, length));
}

/** Removes pictures of pages that are gone. Others' files may be in the folder as well. */
function removePictures(stays: ReadonlySet<string>): void {
  const folder = join("public", routes.pictures);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, entry);
    if (file.endsWith(".png") && !stays.has(file) && digestOf(file) !== null) rmSync(file);
  }
}

/**
 * Writes a picture of each page's title for previews (X2), unless the one of an earlier build is the same. A page whose title cannot be
 * drawn gets the site's picture.
 */
export async function writeSocialImages(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  pages: readonly string[],
): Promise<void> {
  const { data } = await graphql<Queries.SocialCardsQuery>(cardsQuery);
  if (!data) throw new Error("The query of the pictures for previews failed.");
  const look = readLook();
  const digest = digestOfLook(look);
  const wanted = socialCards(data, new Set(pages)).map((card) => ({
    card,
    file: join("public", routes.pictureOf(card.path)),
    digest: hash([digest, card.title, card.label]),
  }));
  removePictures(new Set(wanted.map(({ file }) => file)));
  const changed = wanted.filter((picture) => digestOf(picture.file) !== picture.digest);
  if (changed.length === 0) return;
  const draw = await drawerOf(look);
  const sitePicture = readFileSync(join("public", routes.socialImage));
  const queue = changed.values();
  const writeAll = async () => {
    for (const { card, file, digest: own } of queue) {
      const png = await draw(card).catch((error: Error) => {
        reporter.warn(`Previews of ${card.path} show the site's picture: ${error.message}.`);
        return sitePicture;
      });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withDigest(png, own));
    }
  };
  // resvg has a thread of its own: while it draws one, the next is laid out.
  await Promise.all([writeAll(), writeAll()]);
}
