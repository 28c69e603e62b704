import { Parts } from "../openapi/Field";
import type { Schema as Described } from "../openapi/schema";

/** All that a value consists of. */
export default function Schema({ schema }: { schema?: Described }) {
  return <Parts schema={schema} />;
}
