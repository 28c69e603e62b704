import { countOf } from "../../site/text";

/** Matches what a terminal would carry out, or what would look like another line. */
const CONTROL = /\p{Cc}/gu;

const clean = (text: string): string => text.replace(CONTROL, "�");

/** Where a file says something. */
export interface Place {
  file: string;
  line?: number | undefined;
}

/** Something that an import did not take over. */
interface Left extends Partial<Place> {
  what: string;
  why: string;
}

/** Things that an import took over: how many of which kind, what they come from and go to. */
interface Taken {
  count: number;
  what: string;
  from: string;
  to?: string;
}

/** What an import did, what it left, and what is left to do. */
export class Report {
  readonly next: string[] = [];
  private readonly taken: Taken[] = [];
  private readonly leftOut = new Map<string, Left>();

  /** Notes things that the import took over. */
  took(count: number, what: string, from: string, to?: string): void {
    this.taken.push({ count, what, from, ...(to && { to }) });
  }

  /** Notes something that the import did not take over, and why. Each thing is named once. */
  left(what: string, why: string, place?: Place): void {
    this.leftOut.set(what, { what, why, ...place });
  }

  /** Returns the report for programs. `docs/writing/settings.md` describes it. */
  toJSON() {
    return { taken: this.taken, left: Array.from(this.leftOut.values()), next: this.next };
  }

  /** Returns the report as text. */
  toString(): string {
    const list = (title: string, items: readonly string[]) =>
      items.length > 0 ? [title, ...items.map((item) => `  ${clean(item)}`), ""] : [];
    const left = Array.from(this.leftOut.values(), ({ what, why, file, line }) => {
      const place = file && ` (${file}${line === undefined ? "" : `:${line}`})`;
      return `${what}${place ?? ""}: ${why}`;
    });
    return [
      ...list(
        "Taken over:",
        this.taken.map(
          ({ count, what, from, to }) =>
            `${countOf(count, what)} of ${from}${to ? ` → ${to}` : ""}`,
        ),
      ),
      ...list(`Left out (${left.length}):`, left),
      ...list("Now:", this.next),
    ]
      .join("\n")
      .trimEnd();
  }
}
