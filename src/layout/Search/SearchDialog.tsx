import { withPrefix } from "gatsby";
import { useRef } from "react";
import { lazyPart } from "../../prose/LazyPart/lazy-part";
import { useModal } from "../../runtime/use-modal";
import * as buttonStyles from "../../search/DialogButton.module.css";
import { SearchIcon } from "../../search/SearchIcon";
import { SEARCH_ID } from "../../site/frame-ids";
import * as routes from "../../site/routes";
import * as styles from "./SearchDialog.module.css";
import { searchSource } from "./search-source";

/** Loads what the dialog shows below its field. */
export const loadBody = () => import("../../search/SearchBody");
const SearchBody = lazyPart(STRINGS.parts.search, () =>
  loadBody().then((module) => module.default),
);

interface SearchDialogProps {
  isOpen: boolean;
  /** Names of the docs versions that the reader reads. */
  versions: readonly string[];
  onClose: () => void;
}

/**
 * The search dialog (S2). It is in the HTML of every page, with a field that needs no script:
 * `start.ts` opens it before React is there, and the reader types at once. So nobody waits for the
 * results' script, which comes on the reader's first move towards the search. Until then Enter leads
 * to the page of results. React never sets the field's text, so it takes away nothing.
 */
export function SearchDialog({ isOpen, versions, onClose }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    if (field.current) field.current.value = "";
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop has Escape as its key
    <dialog
      {...useModal(close, isOpen)}
      id={SEARCH_ID}
      className={styles.dialog}
      aria-label={STRINGS.search.title}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <form action={withPrefix(routes.search)}>
            <SearchIcon />
            <input
              ref={field}
              name={routes.searchParameters.input}
              role="combobox"
              className={styles.input}
              aria-label={STRINGS.search.placeholder}
              aria-expanded="false"
              aria-autocomplete="list"
              placeholder={STRINGS.search.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="go"
              spellCheck={false}
            />
            <button type="reset" className={buttonStyles.button}>
              {STRINGS.search.clear}
            </button>
          </form>
          <form method="dialog">
            <button type="submit" className={buttonStyles.button} onClick={close}>
              {STRINGS.common.close}
            </button>
          </form>
        </div>
        <p className={styles.loading}>{STRINGS.search.loading}</p>
        {isOpen && field.current && (
          <SearchBody
            field={field.current}
            source={searchSource}
            versions={versions}
            onClose={close}
          />
        )}
      </div>
    </dialog>
  );
}
