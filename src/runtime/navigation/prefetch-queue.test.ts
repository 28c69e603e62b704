import { prefetchQueue } from "./prefetch-queue";

/** A site with these pages ahead, whose network and idle times the test decides. */
function siteWith(pages: readonly string[], mostAtOnce = 2) {
  const ahead = [...pages];
  const idle: (() => void)[] = [];
  const onTheirWay = new Map<string, () => void>();
  const site = { loadedBytes: 0, looks: 0, asked: [] as string[] };
  const look = prefetchQueue({
    pagesAhead: () => {
      site.looks += 1;
      return ahead;
    },
    load: (address) => {
      site.asked.push(address);
      return new Promise((done) => onTheirWay.set(address, done));
    },
    whenIdle: (run) => idle.push(run),
    loadedBytes: () => site.loadedBytes,
    mostAtOnce,
    mostBytes: 100,
  });
  return {
    site,
    ahead,
    look,
    beIdle: () => {
      for (const run of idle.splice(0)) run();
    },
    arrive: async (address: string, bytes = 0) => {
      site.loadedBytes += bytes;
      onTheirWay.get(address)?.();
      await Promise.resolve();
    },
  };
}

describe("V5 the pages that are loaded ahead", () => {
  test("are asked for once the browser is idle, and then without a pause", async () => {
    const { site, look, beIdle, arrive } = siteWith(["/a", "/b", "/c"]);
    look();
    expect(site.asked).toEqual([]);
    beIdle();
    expect(site.asked).toEqual(["/a", "/b"]);
    await arrive("/b");
    beIdle();
    expect(site.asked).toEqual(["/a", "/b", "/c"]);
  });

  test("are asked for once, also if loading has failed", async () => {
    const { site, look, beIdle, arrive } = siteWith(["/a"]);
    look();
    beIdle();
    await arrive("/a");
    look();
    beIdle();
    expect(site.asked).toEqual(["/a"]);
  });

  test("are those that are near when there is room again", async () => {
    const { site, ahead, look, beIdle, arrive } = siteWith(["/a", "/b", "/c"], 1);
    look();
    beIdle();
    ahead.splice(0, 3, "/x", "/a");
    await arrive("/a");
    beIdle();
    expect(site.asked).toEqual(["/a", "/x"]);
  });

  test("end with the bytes that one page may load, until another page is shown", async () => {
    const { site, look, beIdle, arrive } = siteWith(["/a", "/b", "/c"], 1);
    look();
    beIdle();
    await arrive("/a", 100);
    beIdle();
    expect(site.asked).toEqual(["/a"]);
    site.loadedBytes = 0;
    look();
    beIdle();
    expect(site.asked).toEqual(["/a", "/b"]);
  });

  test("are looked up once, however many links come into view", () => {
    const { site, look, beIdle } = siteWith(["/a"]);
    for (let link = 0; link < 50; link += 1) look();
    beIdle();
    expect(site.looks).toBe(1);
  });
});
