import { Picture } from "../../prose/Picture/Picture";

interface Logo {
  url?: string;
  altText?: string;
}

/** The sign of an API. */
export default function ApiLogo({ logo, darkLogo = logo }: { logo?: Logo; darkLogo?: Logo }) {
  const { url, altText = "" } = logo ?? darkLogo ?? {};
  return url ? <Picture src={url} alt={altText} /> : null;
}
