import { Card } from "../../prose/Cards/Cards";

export interface DocCardItem {
  label?: string;
  href?: string;
  description?: string;
}

/** A card that leads to a page. */
export default function DocCard({ item }: { item: DocCardItem }) {
  const { label = item.href ?? "", href = "", description } = item;
  return (
    <Card title={label} to={href}>
      {description}
    </Card>
  );
}
