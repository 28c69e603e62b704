/**
 * Describes what Gatsby adds to the schema: a query for each type of nodes and one for their list,
 * the arguments of these, its own types, and the fields that all nodes have.
 *
 * Why: Gatsby gives them no descriptions, and `createResolvers` takes none for a query that exists.
 * So GraphiQL would show 80 names without a word.
 * How much: nothing of a page. Types of queries are written with the same descriptions.
 * Asserted: G1 in development.spec.ts asks the development server for a query without one.
 * Until: `createResolvers` of Gatsby takes the description of a field.
 */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from "gatsby/graphql";

/** What the nodes are that Gatsby and its plugins make. */
const TYPES: Readonly<Record<string, string>> = {
  Directory: "A folder of `content/`.",
  File: "A file of `content/`.",
  ImageSharp: "A picture of `content/`, with its processed sizes.",
  Site: "Gatsby's configuration of the site. The owner's own settings are `SiteConfig`.",
  SiteBuildMetadata: "When the site was built.",
  SiteFunction: "A function that runs on a server. This site has none.",
  SitePage: "A page of the site.",
  SitePlugin: "A plugin of Gatsby that the site uses.",
};

/** The fields that all nodes have, and the arguments of their lists. */
const MEMBERS: Readonly<Record<string, string>> = {
  id: "Id of the node.",
  parent: "The node that it was made from. Null for one that comes from no other.",
  children: "Nodes that were made from it.",
  internal: "What Gatsby keeps about the node, such as its type.",
  filter: "Which nodes.",
  sort: "By which fields, in which order.",
  limit: "At most how many.",
  skip: "How many to leave out at the start.",
};

/** Returns the type of the nodes that a query finds: one of them, or a list. */
function nodeTypeOf({ type }: GraphQLField<unknown, unknown>): GraphQLNamedType {
  const found = getNamedType(type);
  const nodes = isObjectType(found) && found.name.endsWith("Connection") && found.getFields().nodes;
  return nodes ? getNamedType(nodes.type) : found;
}

/** Adds descriptions to a schema, wherever it has none. */
export function describeSchema(schema: GraphQLSchema): void {
  const root = schema.getQueryType();
  if (!root) return;
  root.description ||= "All queries of the data layer.";
  for (const query of Object.values(root.getFields())) {
    const type = nodeTypeOf(query);
    if (!isObjectType(type)) continue;
    type.description ||= TYPES[type.name];
    const fields = type.getFields();
    for (const field of Object.values(fields)) field.description ||= MEMBERS[field.name];
    const isOne = type === getNamedType(query.type);
    const what = isOne
      ? `The first \`${type.name}\` that fits.`
      : `All of the type \`${type.name}\`.`;
    query.description ||= `${what} ${type.description ?? ""}`.trim();
    for (const argument of query.args) {
      const known = (isOne && fields[argument.name]?.description) || MEMBERS[argument.name];
      argument.description ||= known || `Which \`${argument.name}\` it has.`;
    }
  }
}
