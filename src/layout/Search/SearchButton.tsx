import { openSearch } from "./open-search";
import * as styles from "./SearchButton.module.css";
import { SearchIcon } from "./SearchIcon";

/** A way into the search from within a page. */
export const SearchButton = () => (
  <button type="button" className={styles.button} aria-haspopup="dialog" onClick={openSearch}>
    <SearchIcon />
    Search docs and posts
  </button>
);
