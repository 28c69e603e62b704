/** Matches a text. `…` stands for any words. */
export const like = (text: string): unknown => {
  const parts = text.split("…").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return expect.stringMatching(new RegExp(`^${parts.join("[^]*")}$`));
};
