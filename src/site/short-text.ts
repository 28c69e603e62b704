import { z } from "zod";

/**
 * How many characters a text may have that stands in menus, lists, pictures for previews and search
 * results: the title of a page, and any other.
 */
export const MOST_CHARACTERS = { title: 300, text: 1000 } as const;

/** A name, a label or a description. */
export const shortText = z.string().min(1).max(MOST_CHARACTERS.text);

/**
 * The id of a doc, or the path of a folder. Names of files make ids, and letters with marks are one
 * character there (NFC).
 */
export const fileId = shortText.transform((id) => id.normalize("NFC"));
