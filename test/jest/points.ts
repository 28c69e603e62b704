/** Returns the coordinates in a path. */
export const numbersIn = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** Returns the points of a path, from left to right. */
export const pointsIn = (path: string) => {
  const numbers = numbersIn(path);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : [],
  );
};
