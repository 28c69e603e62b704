import retextEnglish from "retext-english";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import { unified } from "unified";
import { VFile } from "vfile";
import { type Block, type Finding, lineAt, STAND_IN, textOf } from "./blocks";

const checker = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .freeze();

/** Reports words that are written twice, and `a` in place of `an` or the other way round. */
export const wordFindings = (blocks: readonly Block[]): Finding[] =>
  blocks
    .filter(({ kind }) => kind !== "formula")
    .flatMap((block) => {
      const file = new VFile(textOf(block));
      checker.runSync(checker.parse(file), file);
      return (
        file.messages
          // Code and formulas have the same word in their place, and a reader says others.
          .filter(({ reason }) => !reason.includes(`\`${STAND_IN}\``))
          .map(({ reason, place }) => ({
            line: lineAt(
              block,
              (place && "start" in place ? place.start.offset : place?.offset) ?? 0,
            ),
            message: `${reason}.`,
          }))
      );
    });
