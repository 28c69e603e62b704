import { Redirect } from "@docusaurus/router";
export default function Docs() {
  return <Redirect to="/docs/core/metadex" />;
}
