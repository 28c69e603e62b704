import { renderToStaticMarkup } from "react-dom/server";
import MethodEndpoint from "../theme/ApiExplorer/MethodEndpoint";
import ParamsDetails from "../theme/ParamsDetails";
import RequestSchema from "../theme/RequestSchema";
import SchemaItem from "../theme/SchemaItem";
import StatusCodes from "../theme/StatusCodes";
import { rulesOf, typeOf } from "./schema";
import { Text } from "./Text";

/** Returns what readers see, a line for each element. */
const seen = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test.each([
  [{ type: "string", format: "date-time" }, "string (date-time)"],
  [{ type: "array", items: { type: "string" } }, "string[]"],
  [{ items: { properties: {}, title: "Key" } }, "object (Key)[]"],
  [{ type: ["string", "null"] }, "string | null"],
  [{ oneOf: [], nullable: true }, "one of | null"],
  ["circular(Key)", "circular(Key)"],
  [undefined, ""],
])("M6 the kind of a value of an API: %j", (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test("M6 the rules for a value of an API, and no other part of it", () => {
  const schema = { enum: ["a", 1], default: 0, minLength: 2, pattern: "^a", "x-go": "b" };
  expect(rulesOf(schema)).toEqual([
    ["One of", "a, 1"],
    ["Default", "0"],
    ["At least so many characters", "2"],
    ["Has to match", "^a"],
  ]);
});

test("M6 a description of an API has code, strong words and links, but none to a script", () => {
  const text = "A `b` **c** [d](/e) [f](javascript:g)\n\nh\ni";
  const html = renderToStaticMarkup(<Text>{text}</Text>);
  expect(html).toContain("<code>b</code> <strong>c</strong> <a");
  expect(html).toContain('href="/e"');
  expect(html).not.toContain("javascript:");
  expect(html.match(/<p/g)).toHaveLength(2);
});

const KEY = {
  title: "Key",
  required: ["id"],
  properties: {
    id: { type: "string", description: "Its name" },
    of: { allOf: [{ properties: { deep: { type: "integer" } } }] },
    list: { type: "array", items: { properties: { item: { enum: ["a"] } } } },
    either: { oneOf: [{ title: "This" }, { type: "number" }] },
    more: { additionalProperties: { type: "boolean" } },
    again: "circular(Key)",
  },
};
const CONTENT = { "application/json": { schema: KEY, example: { id: "x" } } };

test("M6 a request of an API is drawn with all that it holds", () => {
  const html = renderToStaticMarkup(<RequestSchema body={{ content: CONTENT, required: true }} />);
  expect(seen(html)).toContain("Body (required) application/json");
  for (const part of [
    "id string required Its name",
    "of object deep integer",
    "item One of: a",
    "either one of This choice 2 number",
    "any name boolean",
    "again circular(Key)",
    "&quot;id&quot;: &quot;x&quot;",
  ]) {
    expect(seen(html)).toContain(part);
  }
});

test("M6 so are its parameters, by where they stand", () => {
  const parameters = [
    { name: "q", in: "query", description: "What to find", schema: { type: "string" } },
    { name: "id", in: "path", required: true, deprecated: true },
  ];
  expect(seen(renderToStaticMarkup(<ParamsDetails parameters={parameters} />))).toBe(
    "Path parameters id required deprecated Query parameters q string What to find",
  );
});

test("M6 so are its answers", () => {
  const responses = {
    200: { description: "Good", headers: { "X-Left": { schema: { type: "integer" } } } },
    404: { content: { "text/plain": { schema: { type: "string" } } } },
  };
  expect(seen(renderToStaticMarkup(<StatusCodes responses={responses} />))).toBe(
    "Response 200 Good X-Left integer Response 404 text/plain string",
  );
});

test.each([
  [<MethodEndpoint key="" method="get" path="/a" />, "get /a"],
  [
    <SchemaItem key="" name="a" required schemaName="string" schema={{ default: 1 }} />,
    "a string required Default: 1",
  ],
  [
    <SchemaItem key="" name="a" collapsible>
      b
    </SchemaItem>,
    "b",
  ],
  [<RequestSchema key="" />, ""],
  [<ParamsDetails key="" />, ""],
  [<StatusCodes key="" />, ""],
])("M6 %#: so is each part by itself, and nothing where there is none", (element, text) => {
  expect(seen(renderToStaticMarkup(element))).toBe(text);
});
