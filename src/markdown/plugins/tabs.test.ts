import { problemsOf } from "../../../test/jest/compile-as";

const tab = (fault: string) =>
  `error wrong-attribute: \`<TabItem>\`: ${fault} Each tab needs one of its own: \`value="…"\`.`;
const OUTSIDE =
  "warning html-nesting: `<Tabs>` shows only what is in a `<TabItem>`. Write this inside of one, or outside of `<Tabs>`.";

describe("M1: tabs that no reader could open are reported", () => {
  test.each([
    [
      "no value",
      "<Tabs><TabItem label='A'>a</TabItem></Tabs>",
      [`1:7 ${tab("It has no `value`.")}`],
    ],
    [
      "two with one value",
      "<Tabs>\n<TabItem value='a'>a</TabItem>\n<TabItem value='a'>b</TabItem>\n</Tabs>",
      [`3:1 ${tab("Another tab beside it has the `value` `a`.")}`],
    ],
    [
      "text beside tabs",
      "<Tabs>\n\na\n\n<TabItem value='a'>b</TabItem>\n\n</Tabs>",
      [`3:1 ${OUTSIDE}`],
    ],
    ["another element", "<Tabs><b>a</b></Tabs>", [`1:7 ${OUTSIDE}`]],
  ])("%s", (_, source, expected) => {
    expect(problemsOf(source)).toEqual(expected);
  });

  test.each([
    ["<Tabs><TabItem value='a'>a</TabItem><TabItem value='b'>b</TabItem></Tabs>"],
    ["<Tabs>\n\n<TabItem value='a'>a</TabItem>\n\n<TabItem value={'b' + 1}>b</TabItem>\n\n</Tabs>"],
    ["<Tabs><TabItem value='a'><Tabs><TabItem value='a'>a</TabItem></Tabs></TabItem></Tabs>"],
    ["<Tabs>{['a'].map((one) => <TabItem value={one} key={one}>b</TabItem>)}</Tabs>"],
    ["<Tabs>\n{/* a remark */}\n<TabItem value='a'>b</TabItem>\n</Tabs>"],
    ["export const Tabs = ({ children }) => <p>{children}</p>;\n\n<Tabs>a</Tabs>"],
    ["export const Tab = () => <b>a</b>;\n\n<Tabs><Tab /></Tabs>"],
    ["<Tabs><TabItem {...{ value: 'a' }}>a</TabItem></Tabs>"],
  ])("others are not: %s", (source) => {
    expect(problemsOf(source, "mdx")).toEqual([]);
  });
});
