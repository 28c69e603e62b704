/** Gatsby exports each class of a CSS Module by its name. */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module "*.css";

/** The address of a font. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
