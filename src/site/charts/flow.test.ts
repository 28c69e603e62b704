import { columnsOf, drawFlow, type FlowLink } from "./flow";

/** Reads links written as "from > to: amount". */
const linksIn = (...lines: string[]): FlowLink[] =>
  lines.map((line) => {
    const [, from = "", to = "", amount = ""] = /^(.*) > (.*): (.*)$/.exec(line) ?? [];
    return { from, to, amount };
  });

const FEE = linksIn(
  "Fee > Staked: 30.00",
  "Fee > Unstaked: 10.00",
  "Staked > Voters: 30.00",
  "Unstaked > Voters: 1.00",
  "Unstaked > Owners: 9.00",
);

describe("R1 a flow", () => {
  test("has its places in columns, each with what arrives there", () => {
    const { places, total } = drawFlow(FEE);
    expect(places.map(({ name, amount }) => `${name} ${amount}`)).toEqual([
      "Fee 40.00",
      "Staked 30.00",
      "Unstaked 10.00",
      "Voters 31.00",
      "Owners 9.00",
    ]);
    expect(new Set(places.map(({ along }) => Math.round(along)))).toEqual(new Set([0, 33, 67]));
    expect(total).toBe("40.00");
  });

  test("has places and bands as wide as their amounts, which do not overlap", () => {
    const { places, bands } = drawFlow(FEE);
    const [fee, staked, unstaked, voters] = places;
    if (!fee || !staked || !unstaked || !voters) throw new Error("The flow has five places.");
    expect(fee.size / staked.size).toBeCloseTo(40 / 30);
    expect(voters.size / unstaked.size).toBeCloseTo(31 / 10);
    expect(unstaked.across).toBeGreaterThan(staked.across + staked.size);
    for (const { across, size } of places) expect(across + size).toBeLessThanOrEqual(100.001);
    expect(bands).toHaveLength(FEE.length);
    // The first band fills the upper part of its place, the second one begins where it ends.
    expect(bands[1]).toMatch(new RegExp(`^M0 ${staked.size}C`));
  });

  test("passes on what is written like the other amounts", () => {
    const links = linksIn("A > B: 1,000 USDC", "C > B: 500 USDC");
    expect(drawFlow(links).places.map(({ amount }) => amount)).toContain("1,500 USDC");
    expect(drawFlow(links).total).toBe("1,500 USDC");
  });

  test("shows nothing where nothing flows", () => {
    const { places, total } = drawFlow(linksIn("A > B: 0", "A > C: 0"));
    expect(places.map(({ size }) => size)).toEqual([0, 0, 0]);
    expect(total).toBe("0");
  });

  test("does not lead in a circle", () => {
    expect(columnsOf(linksIn("A > B: 1", "B > C: 1", "C > A: 1"))).toBeUndefined();
    expect(columnsOf(linksIn("A > A: 1"))).toBeUndefined();
    expect(columnsOf(FEE)?.get("Voters")).toBe(2);
  });
});
