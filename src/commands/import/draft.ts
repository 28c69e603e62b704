import { join, relative } from "node:path";
import { UsageError } from "../../data/files/usage-error";
import { isMarkdown } from "../../markdown/javascript/import-fault";
import { expectedMessage } from "../run-command";
import { filesIn, type SourceFile } from "./copy-files";
import { Report } from "./report";
import type { SiteBounds } from "./sandbox/site-bounds";

/** A file of the import: where it is, and its path in the project. */
interface Move {
  from: string;
  to: string;
}

/** Whether the name of a file says that it is no page, but may be a part of one. */
export const isPart = (name: string): boolean => /(?:^|\/)_/.test(name);

/** What an import will write, as the parts of a site add to it, and its report. */
export class Draft {
  readonly report = new Report();
  /** Absolute paths of files to copy, by their paths in the project. */
  private readonly copied = new Map<string, string>();
  /** Texts to write, by their paths in the project. They take the place of copies. */
  private readonly texts = new Map<string, string>();
  private readonly faults: string[] = [];

  constructor(
    readonly root: string,
    readonly bounds: SiteBounds,
  ) {}

  /** Returns the path of a file or a folder from the site's root, for the report. */
  name(path: string): string {
    return relative(this.root, path);
  }

  /** Does a part of the work. If the site has a fault there, the other parts are done all the same. */
  attempt<Value>(work: () => Value): Value | undefined {
    try {
      return work();
    } catch (error) {
      this.faults.push(expectedMessage(error));
      return undefined;
    }
  }

  /** Returns the files of a folder of the site that can be copied. */
  files(folder: string): SourceFile[] {
    const found = this.attempt(() =>
      filesIn(folder, this.bounds, (path, why) => this.report.left(this.name(path), why)),
    );
    return found ?? [];
  }

  /** Takes over a file. A later one of the same path takes its place. */
  copy(from: string, to: string): void {
    this.copied.set(to, from);
  }

  /** Writes a text. */
  write(to: string, text: string): void {
    this.texts.set(to, text);
  }

  /** Returns the absolute path of the file that comes to a path; undefined if none is copied there. */
  sourceOf(to: string): string | undefined {
    return this.copied.get(to);
  }

  /**
   * Takes over the wanted files of folders. A file of a later folder takes the place of one of an earlier
   * folder. Returns how many documents they have.
   */
  copyFolders(folders: readonly string[], to: string, isWanted: (name: string) => boolean): number {
    const wanted = folders
      .flatMap((folder) => this.files(folder))
      .filter(({ name }) => isWanted(name));
    for (const file of wanted) this.copy(file.from, join(to, file.name));
    const documents = wanted.filter(({ name }) => isMarkdown(name) && !isPart(name));
    return new Set(documents.map(({ name }) => name)).size;
  }

  /** Returns the files to copy. */
  get moves(): Move[] {
    return Array.from(this.copied, ([to, from]) => ({ from, to })).filter(
      ({ to }) => !this.texts.has(to),
    );
  }

  /** Returns the texts to write, by their paths in the project. */
  get written(): ReadonlyMap<string, string> {
    return this.texts;
  }

  /** Throws if the site has faults, all of which are named. */
  throwFaults(): void {
    const [fault, ...more] = new Set(this.faults);
    if (fault === undefined) return;
    throw new UsageError(
      more.length === 0
        ? fault
        : `The site has ${more.length + 1} faults:\n  ${[fault, ...more].join("\n  ")}`,
    );
  }
}
