import { databaseWritten } from "./database";

test("the wait ends when Gatsby's database says so", async () => {
  let isWritten = false;
  const ready = async () => {
    await new Promise((done) => setImmediate(done));
    isWritten = true;
  };
  await databaseWritten({ getDataStore: () => ({ ready }) });
  expect(isWritten).toBe(true);
});

test.each([
  ["its function", {}],
  ["the database's function", { getDataStore: () => ({}) }],
])("a Gatsby without %s ends the run", async (_, module) => {
  await expect(databaseWritten(module)).rejects.toThrow(
    "src/gatsby/database.ts does not find `ready` of Gatsby's database. Adapt it to the installed versions, or remove it.",
  );
});
