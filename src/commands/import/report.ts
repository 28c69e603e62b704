/** Matches what a terminal would carry out, or what would look like another line. */
const CONTROL = /\p{Cc}/gu;

/** What an import did, what it left, and what is left to do. */
export class Report {
  readonly done: string[] = [];
  readonly next: string[] = [];
  private readonly leftOut = new Map<string, string>();

  /** Notes something that the import did not take over, and why. Each thing is named once. */
  left(what: string, why: string): void {
    this.leftOut.set(what, why);
  }

  /** Returns the report as text. */
  toString(): string {
    const list = (title: string, items: readonly string[]) =>
      items.length > 0
        ? [title, ...items.map((item) => `  ${item.replace(CONTROL, "�")}`), ""]
        : [];
    const left = Array.from(this.leftOut, ([what, why]) => `${what}: ${why}`);
    return [
      ...list("Taken over:", this.done),
      ...list(`Left out (${left.length}):`, left),
      ...list("Now:", this.next),
    ]
      .join("\n")
      .trimEnd();
  }
}
