import { useEffect, useState } from "react";
import { isSearchKey } from "../../runtime/search-key";
import { SearchIcon } from "../../search/SearchIcon";
import { SEARCH_ID } from "../../site/frame-ids";
import { onOpenSearch } from "./open-search";
import * as styles from "./SearchBox.module.css";
import { loadBody, SearchDialog } from "./SearchDialog";
import { searchSource } from "./search-source";

interface SearchBoxProps {
  /** Names of the docs versions that the reader reads. */
  versions: readonly string[];
}

/**
 * The search box of the navbar: a button that opens the dialog. Ctrl+K, `/` and `openSearch()` open
 * it too (S2).
 */
export function SearchBox({ versions }: SearchBoxProps) {
  const [isOpen, setOpen] = useState(false);
  // A reader who points at the box, or focuses it, is about to search (S1). If something fails
  // here, the dialog reports it when it opens.
  const prepare = () => {
    searchSource().catch(() => {});
    loadBody().then(
      ({ startSearch }) => startSearch(searchSource),
      () => {},
    );
  };
  useEffect(() => onOpenSearch(() => setOpen(true)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchKey(event)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    // The reader may have opened it before React was there (`start.ts`).
    if (document.querySelector(`#${SEARCH_ID}[open]`)) setOpen(true);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-controls={SEARCH_ID}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className={styles.label}>{STRINGS.search.open}</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      <SearchDialog isOpen={isOpen} versions={versions} onClose={() => setOpen(false)} />
    </>
  );
}
