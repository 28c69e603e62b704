const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Returns the folder of the package that a file is part of, given the file's absolute path. Returns
 * an empty list for a file of this project.
 */
export const packageOf = (file: string): readonly string[] => PACKAGE.exec(file) ?? [];
