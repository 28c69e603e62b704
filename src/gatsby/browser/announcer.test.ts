/** @jest-environment jsdom */
import { announcePage, startAnnouncing } from "./announcer";

const announced = async (page: string): Promise<[language: string, text: string | null]> => {
  const main = document.createElement("main");
  main.innerHTML = page;
  document.querySelector("main")?.remove();
  document.body.append(main);
  announcePage();
  await new Promise(requestAnimationFrame);
  const title = document.querySelector<HTMLElement>("[aria-live] > span");
  return [title?.lang ?? "", title?.textContent ?? null];
};

test("X7 N3 a page is announced by its title, in the language of that", async () => {
  document.documentElement.lang = "de";
  document.title = "Nicht da";
  startAnnouncing();
  expect(document.querySelector("[aria-live]")?.textContent).toBe("");
  expect(await announced("<h1>Gebühren</h1>")).toEqual(["de", "Gebühren"]);
  expect(await announced('<h1 lang="en">Limits</h1>')).toEqual(["en", "Limits"]);
  expect(await announced("<p>Text</p>")).toEqual(["de", "Nicht da"]);
});
