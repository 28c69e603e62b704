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
import type { BuildArgs } from "gatsby";
import { digestOf } from "../data/digest";
import { root } from "../data/project";
import { readSite } from "../data/site-file";
import * as routes from "../site/routes";
import { DIGEST_WITHIN, digestIn, withDigest } from "./png";
import { cardsQuery, socialCards } from "./social-cards";
import { baseDrawing } from "./social-drawing";
import { drawerOf, inPackage, type Look, PACKAGES } from "./social-renderer";
import { tokenColor } from "./token-color";

/** Code on which it depends how pictures look. */
const CODE = ["png", "social-drawing", "social-renderer"];

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
  digestOf([
    look,
    CODE.map((name) => readFileSync(join(root, `src/output/${name}.ts`), "utf8")),
    Object.values(PACKAGES).map((name) => inPackage(name, "package.json").toString()),
  ]);

/** The digest in a file; null where there is no such picture. */
function digestInFile(file: string): string | null {
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
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !stays.has(file) && digestInFile(file) !== null) rmSync(file);
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
    digest: digestOf([digest, card.title, card.label]),
  }));
  removePictures(new Set(wanted.map(({ file }) => file)));
  const changed = wanted.filter((picture) => digestInFile(picture.file) !== picture.digest);
  if (changed.length === 0) return;
  const draw = await drawerOf(look);
  const sitePicture = readFileSync(join("public", routes.socialImage));
  const queue = changed.values();
  const writeAll = async () => {
    for (const { card, file, digest: own } of queue) {
      const png = await draw(card.title, card.label).catch((error: Error) => {
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
