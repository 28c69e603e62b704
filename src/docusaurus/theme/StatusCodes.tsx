import type { ComponentProps } from "react";
import { type Content, Headers, Media } from "../openapi/Media";
import { Text } from "../openapi/Text";
import Details from "./Details";

interface Response {
  description?: string;
  content?: Content;
  headers?: ComponentProps<typeof Headers>["headers"];
}

/** All answers to a request, by their code. */
export default function StatusCodes({ responses = {} }: { responses?: Record<string, Response> }) {
  return Object.entries(responses).map(([code, { description, content, headers }]) => (
    <Details key={code} summary={STRINGS.openapi.response(code)} open>
      <Text>{description}</Text>
      <Headers headers={headers} />
      <Media content={content} />
    </Details>
  ));
}
