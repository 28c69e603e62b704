/**
 * Stands for sharp in the browser's check (tsconfig.browser.json). Gatsby's types name those of
 * sharp, and those would bring the types of Node along.
 */
export {};
