/**
 * Makes the address of a drawing a component that shows it, as components from Docusaurus import it.
 * It stays a picture, so no script in it runs.
 */
module.exports = (code) =>
  `import { createElement } from "react";
${code.replace(/^export default /m, "const src = ")}
export default ({ title, role, alt = title, ...rest }) =>
  createElement("img", { ...rest, src, alt: alt ?? rest["aria-label"] ?? "" });
`;
