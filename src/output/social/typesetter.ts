import { fontFiles, readFont, WEIGHT } from "./fonts";

type Direction = "ltr" | "rtl";

/** A letter, or letters that are one sign. */
interface Glyph {
  /** Where it stands, in em: from the start of the line, and below its baseline. */
  x: number;
  y: number;
  /** How many units of its outline are one em. */
  em: number;
  /** Returns its outline as the data of a path in SVG, upside down. */
  outline: () => string;
}

/** A line of text. The width is in em. */
export interface Line {
  width: number;
  glyphs: Glyph[];
}

export interface Typesetter {
  /** Sets a line. `spacing` is added between letters, in em; those that are joined get none. */
  setLine(text: string, direction: Direction, spacing: number): Line;
  /** Returns the characters of a text that no font has. */
  missingIn(text: string): string[];
}

/** Letters of one direction and one font, which follow each other. */
interface Run {
  isRightToLeft: boolean;
  font: number;
  start: number;
  end: number;
}

const isInvisible = (character: string): boolean =>
  /[\s\p{Default_Ignorable_Code_Point}]/u.test(character);

/** Returns what sets texts that have only these letters. `ownFont` is the site's font of headings. */
export async function typesetterOf(letters: string, ownFont: string | null): Promise<Typesetter> {
  // These are imported here, so that only a build with something to draw loads them.
  const { Blob, Buffer, Direction, Face, Font, shape, Variation } = await import("harfbuzzjs");
  const { default: bidiFactory } = await import("bidi-js");
  const bidi = bidiFactory();
  const files = fontFiles(letters, ownFont);
  const fonts = await Promise.all(
    files.map(async (file) => {
      const face = new Face(new Blob(await readFont(file, letters)));
      const font = new Font(face);
      // A font of one weight ignores this.
      font.setVariations([new Variation("wght", WEIGHT)]);
      return { em: face.upem, characters: new Set(face.collectUnicodes()), font };
    }),
  );
  const buffer = new Buffer();
  const has = (font: number, character: string): boolean =>
    fonts[font]?.characters.has(character.codePointAt(0) ?? 0) ?? false;
  const fontOf = (character: string): number => fonts.findIndex((_, font) => has(font, character));

  /** Returns the font of each UTF-16 unit. What follows a letter, such as an accent, stays in its font. */
  function fontsOf(text: string): number[] {
    let last = 0;
    return Array.from(text).flatMap((character) => {
      const isSame = isInvisible(character) || (/\p{M}/u.test(character) && has(last, character));
      if (!isSame) last = Math.max(fontOf(character), 0);
      return Array.from({ length: character.length }, () => last);
    });
  }

  /** Splits a line into runs, from left to right. */
  function runsOf(text: string, direction: Direction): Run[] {
    const ofUnits = fontsOf(text);
    const embedding = bidi.getEmbeddingLevels(text, direction);
    const runs: Run[] = [];
    for (const unit of bidi.getReorderedIndices(text, embedding)) {
      const isRightToLeft = (embedding.levels[unit] ?? 0) % 2 === 1;
      const font = ofUnits[unit] ?? 0;
      const run = runs.at(-1);
      const follows = run && unit === (isRightToLeft ? run.start - 1 : run.end);
      if (follows && run.font === font && run.isRightToLeft === isRightToLeft) {
        run.start = Math.min(run.start, unit);
        run.end = Math.max(run.end, unit + 1);
      } else runs.push({ isRightToLeft, font, start: unit, end: unit + 1 });
    }
    return runs;
  }

  return {
    missingIn: (text) =>
      Array.from(new Set(text)).filter(
        (character) => !isInvisible(character) && fontOf(character) < 0,
      ),
    setLine(text, direction, spacing) {
      let width = 0;
      const glyphs = runsOf(text, direction).flatMap(
        ({ isRightToLeft, font: number, start, end }) => {
          const found = fonts[number];
          if (!found) return [];
          const { font, em } = found;
          buffer.reset();
          buffer.addText(text, start, end - start);
          buffer.guessSegmentProperties();
          buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
          shape(font, buffer);
          return buffer
            .getGlyphInfosAndPositions()
            .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }): Glyph => {
              const x = width + xOffset / em;
              width += xAdvance / em + (isRightToLeft ? 0 : spacing);
              return { x, y: -yOffset / em, em, outline: () => font.glyphToPath(codepoint) };
            });
        },
      );
      return { width, glyphs };
    },
  };
}
