import Link from "../../core/Link";

/** A link to the description of an API, from which programs can be made. */
export default function Export({ url }: { url?: string }) {
  return url ? <Link to={url}>{STRINGS.openapi.file}</Link> : null;
}
