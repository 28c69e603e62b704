const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * The folder of the package that a file is part of, given its absolute path; none for a file of
 * this project.
 */
export const packageOf = (file: string): readonly string[] => PACKAGE.exec(file) ?? [];
