/** Returns the text of a node of Markdown or HTML. That of a picture is its text alternative. */
export function textOf(node: object | undefined): string {
  if (!node) return "";
  if ("value" in node) return String(node.value);
  if ("alt" in node && node.alt) return String(node.alt);
  return "children" in node && Array.isArray(node.children)
    ? node.children.map(textOf).join("")
    : "";
}
