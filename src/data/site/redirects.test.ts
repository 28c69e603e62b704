import { usableRedirects } from "./redirects";

test("O5 no redirect takes the place of a page, or of another one, also if hosts differ about case", () => {
  const redirects = ["/new", "/NEW", "/old", "/Old", "/older"].map((from) => ({ from }));
  expect(usableRedirects(redirects, ["/new"])).toEqual([{ from: "/old" }, { from: "/older" }]);
});
