import { SearchIcon } from "../../search/SearchIcon";
import { SEARCH_ID } from "../../site/frame-ids";
import { openSearch } from "./open-search";
import * as styles from "./SearchButton.module.css";

/** A button within a page that opens the search. */
export const SearchButton = () => (
  <button
    type="button"
    className={styles.button}
    aria-haspopup="dialog"
    aria-controls={SEARCH_ID}
    onClick={openSearch}
  >
    <SearchIcon />
    {STRINGS.search.placeholder}
  </button>
);
