import { Link } from "../../prose/Link/Link";

interface TocItem {
  value: string;
  id: string;
  level: number;
}

interface TOCInlineProps {
  toc: readonly TocItem[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** A list of headings, each a link. */
export default function TOCInline({
  toc,
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: TOCInlineProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return (
    <ul>
      {shown.map(({ id, value }) => (
        <li key={id}>
          <Link href={`#${id}`}>{value}</Link>
        </li>
      ))}
    </ul>
  );
}
