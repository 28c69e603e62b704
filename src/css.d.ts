/** Gatsby gives each class of a CSS Module as a named export. */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module "*.css";
