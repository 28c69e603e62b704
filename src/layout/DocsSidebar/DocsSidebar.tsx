import { useEffect, useRef, useState } from "react";
import { Link } from "../../elements/Link/Link";
import * as styles from "./DocsSidebar.module.css";
import { firstDoc, holds, nest, type SidebarLine, type SidebarNode } from "./nest";
import { useCurrentInView } from "./use-current-in-view";

function Category({ node, currentPath }: { node: SidebarNode; currentPath: string }) {
  const isCurrent = holds(node, currentPath);
  const [isOpen, setOpen] = useState(isCurrent || !node.collapsed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens for each doc that the reader goes to
  useEffect(() => {
    if (isCurrent) setOpen(true);
  }, [isCurrent, currentPath]);
  // A category with a page: its label goes there, and the button beside it folds.
  if (node.path) {
    const isShown = isOpen || !node.collapsible;
    return (
      <>
        <div className={styles.row}>
          <Item node={node} currentPath={currentPath} onClick={() => setOpen(true)} />
          {node.collapsible && (
            <button
              type="button"
              className={styles.fold}
              aria-label={`Docs of ${node.label}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </div>
        {isShown && <Nodes nodes={node.children} currentPath={currentPath} />}
      </>
    );
  }
  if (!node.collapsible) {
    return (
      <>
        <p className={styles.category}>{node.label}</p>
        <Nodes nodes={node.children} currentPath={currentPath} />
      </>
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.category}>{node.label}</summary>
      {/* A page must not grow with the site: a closed section holds its first doc only, which is the way in without scripts. */}
      <Nodes nodes={isOpen ? node.children : firstDoc(node)} currentPath={currentPath} />
    </details>
  );
}

function Item({
  node,
  currentPath,
  onClick,
}: {
  node: SidebarNode;
  currentPath: string;
  onClick?: () => void;
}) {
  return (
    <Link
      href={node.path ?? node.href ?? undefined}
      className={styles.link}
      aria-current={node.path === currentPath ? "page" : undefined}
      onClick={onClick}
    >
      {node.label}
    </Link>
  );
}

function Nodes({ nodes, currentPath }: { nodes: readonly SidebarNode[]; currentPath: string }) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.path ?? node.href ?? node.label}>
          {node.type === "CATEGORY" ? (
            <Category node={node} currentPath={currentPath} />
          ) : (
            <Item node={node} currentPath={currentPath} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The list of docs with its sections (D3). The section of the current doc is open. */
export function DocsSidebar({
  lines,
  currentPath,
}: {
  lines: readonly SidebarLine[];
  currentPath: string;
}) {
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, currentPath);
  return (
    <nav ref={list} className={styles.sidebar} aria-label="Docs">
      <Nodes nodes={nest(lines)} currentPath={currentPath} />
    </nav>
  );
}
