/** @jest-environment node */
import { renderHtml } from "./render-html";

test.each(["語", "é", "✨", "a"])("adds no characters to texts of %s", async (character) => {
  const texts = Array.from({ length: 100 }, (_, index) => character.repeat(index));
  const html = await renderHtml(
    texts.map((text) => (
      <p key={text} title={text}>
        {text}
      </p>
    )),
  );
  expect(html).toBe(texts.map((text) => `<p title="${text}">${text}</p>`).join(""));
});

const Fails = () => {
  throw new Error("no");
};

test("rejects with what an element throws", async () => {
  await expect(renderHtml(<Fails />)).rejects.toThrow("no");
});
