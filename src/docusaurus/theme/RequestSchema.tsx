import { type Content, Media } from "../openapi/Media";
import { Text } from "../openapi/Text";
import Details from "./Details";

interface RequestSchemaProps {
  title?: string;
  body?: { content?: Content; description?: string; required?: boolean };
}

/** What a request holds. */
export default function RequestSchema({ title = STRINGS.openapi.body, body }: RequestSchemaProps) {
  if (!body?.content) return null;
  return (
    <Details summary={body.required ? STRINGS.openapi.requiredBody(title) : title} open>
      <Text>{body.description}</Text>
      <Media content={body.content} />
    </Details>
  );
}
