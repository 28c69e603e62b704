import styleToObject from "style-to-object";

const camelCase = (name: string): string =>
  name.startsWith("--")
    ? name
    : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Turns a CSS style into the object that React takes. Returns undefined if it is not valid CSS. */
export function styleObject(css: string): { [property: string]: string } | undefined {
  const style: { [property: string]: string } = {};
  try {
    styleToObject(css, (name, value) => {
      style[camelCase(name)] = value;
    });
  } catch {
    return undefined;
  }
  return style;
}
