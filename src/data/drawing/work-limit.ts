/**
 * Acts once this process has worked for a time, in ms, or after `longest`. Time that other programs
 * take from it does not count. Returns a function that ends it.
 */
export function afterWork(ms: number, longest: number, act: () => void): () => void {
  const start = performance.now();
  const before = process.cpuUsage();
  let timer: NodeJS.Timeout;
  let isOver = false;
  const look = (): void => {
    if (isOver) return;
    const { user, system } = process.cpuUsage(before);
    const left = ms - (user + system) / 1000;
    if (left <= 0 || performance.now() - start >= longest) act();
    else wait(Math.max(left, ms / 10));
  };
  // Messages that arrived while this thread was busy come first: they may end it.
  const wait = (time: number): void => {
    timer = setTimeout(setImmediate, time, look);
  };
  wait(ms);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
