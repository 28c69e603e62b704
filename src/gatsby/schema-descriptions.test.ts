import { buildSchema, isObjectType } from "gatsby/graphql";
import { describeSchema } from "./schema-descriptions";

const schema = () =>
  buildSchema(`
    "A doc."
    type Doc { id: ID! "Its route." path: String! }
    type File { id: ID! }
    type DocConnection { nodes: [Doc!]! }
    type Query {
      doc(id: String path: String mode: Int): Doc
      allDoc(filter: String sort: String limit: Int skip: Int): DocConnection!
      file(id: String): File
      "Said already."
      other: Doc
    }
  `);

test("G1 the queries and arguments that Gatsby makes get descriptions, once", () => {
  const described = schema();
  describeSchema(described);
  const before = described.getQueryType()?.getFields().doc?.description;
  describeSchema(described);
  const { doc, allDoc, file, other } = described.getQueryType()?.getFields() ?? {};
  expect([doc, allDoc, file, other].map((query) => query?.description)).toEqual([
    "The first `Doc` that fits. A doc.",
    "All of the type `Doc`. A doc.",
    "The first `File` that fits. A file of `content/`.",
    "Said already.",
  ]);
  expect(doc?.description).toBe(before);
  expect([doc, allDoc].map((query) => query?.args.map(({ description }) => description))).toEqual([
    ["Id of the node.", "Its route.", "Which `mode` it has."],
    [
      "Which nodes.",
      "By which fields, in which order.",
      "At most how many.",
      "How many to leave out at the start.",
    ],
  ]);
  const type = described.getType("Doc");
  expect(isObjectType(type) && type.getFields().id?.description).toBe("Id of the node.");
});
