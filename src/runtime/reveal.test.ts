/**
 * @jest-environment jsdom
 */
import { reveal } from "./reveal";

describe("V4, M1 what a link leads to is unfolded", () => {
  test("all `details` around it, and no others, are opened", () => {
    document.body.innerHTML =
      '<details id="a"><details id="b"><p></p></details></details><details id="c"></details>';
    const target = document.querySelector("p");
    if (target) reveal(target);
    const open = Array.from(document.querySelectorAll("details[open]"), ({ id }) => id);
    expect(open).toEqual(["a", "b"]);
  });

  test("other elements are told as browsers tell them", () => {
    document.body.innerHTML = "<section><p></p></section>";
    const told: (EventTarget | null)[] = [];
    document.querySelector("section")?.addEventListener("beforematch", ({ target }) => {
      told.push(target);
    });
    const target = document.querySelector("p");
    if (target) reveal(target);
    expect(told).toEqual([target]);
  });
});
