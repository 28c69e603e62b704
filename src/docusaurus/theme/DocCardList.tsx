import { Cards } from "../../prose/Cards/Cards";
import DocCard, { type DocCardItem } from "./DocCard";

/** Cards that lead to pages. Only the build knows the sidebar, so a component has to give them. */
export default function DocCardList({ items }: { items?: readonly DocCardItem[] }) {
  if (!items) {
    throw new Error(
      "`<DocCardList />` in a component does not know the sidebar. Give it `items={[{ label, href }]}`, or write `<DocCardList />` into the document itself.",
    );
  }
  return (
    <Cards>
      {items.map((item) => (
        <DocCard key={`${item.href} ${item.label}`} item={item} />
      ))}
    </Cards>
  );
}
