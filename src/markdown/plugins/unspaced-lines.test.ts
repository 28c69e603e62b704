import { compileAs } from "../../../test/jest/compile-as";
import { plainText } from "../tree/plain-text";

describe("N3 a line break of the source is no space where a script has none", () => {
  test.each([
    ["流动性\n提供者，\n交易", "流动性提供者，交易"],
    ["流動性は、\n  手数料をうむ。\r\n次の行", "流動性は、手数料をうむ。次の行"],
    ["一行\n**二行**\n[三行](https://acme.example/)\n四行", "一行二行三行四行"],
    ["- 一行\n  二行\n\n> 三行\n> 四行", "一行二行 三行四行"],
    ["<b>一行\n二行</b>", "一行二行"],
    ["## 题\n\n一行\n二行", "题 一行二行"],
  ])("%j is %j", (written, expected) => {
    expect(plainText(compileAs(written).tree)).toBe(expected);
  });

  test.each([
    ["使用\nGo 语言\n`go get`\n安装", "使用 Go 语言 go get 安装"],
    ["유동성\n공급자", "유동성 공급자"],
    ["One\ntwo", "One two"],
    ["一行  \n二行", "一行 二行"],
    ["一行 二行", "一行 二行"],
    ["```\n一行\n二行\n```", "一行 二行"],
  ])("elsewhere it is: %j is %j", (written, expected) => {
    expect(plainText(compileAs(written).tree)).toBe(expected);
  });

  test("the excerpt has no such space either", () => {
    expect(compileAs("一行，\n二行").excerpt).toBe("一行，二行");
  });
});
