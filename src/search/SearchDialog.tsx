import { Link } from "gatsby";
import {
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useModal } from "../runtime/use-modal";
import { glossary, searchResults } from "../site/routes";
import { beginSearch, NOTHING_ASKED, type Search, type SearchSource, startSearch } from "./client";
import { Marked } from "./Marked";
import { useMisses } from "./misses";
import { resultCount } from "./question";
import { forgetSearches, recentSearches, rememberSearch } from "./recent";
import * as styles from "./SearchDialog.module.css";

interface SearchDialogProps {
  source: () => Promise<SearchSource>;
  /** Names of the docs versions that the reader reads. */
  versions: readonly string[];
  onClose: () => void;
}

/** Returns what a screen reader announces about the results. */
function statusOf(input: string, count: number, isComplete: boolean): string {
  if (!isComplete) return "Loading the texts";
  if (input.trim() === "") return "";
  return resultCount(count);
}

/** Whether a click opens its link in this tab. Otherwise the browser does what the keys say. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: ReactMouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * The search dialog (S2). The browser loads it, and all search data, on the reader's first move
 * towards the search.
 */
export default function SearchDialog({ source, versions, onClose }: SearchDialogProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const search = useRef<Search | null>(null);
  const [input, setInput] = useState("");
  const [state, setState] = useState(NOTHING_ASKED);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  /**
   * Whether the reader pressed Enter before the answer came. The first result of the answer then
   * opens.
   */
  const isAwaited = useRef(false);

  const modal = useModal(onClose);

  const ask = (text: string) =>
    search.current?.ask({ input: text, versions, kind: null, section: null, isBrief: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    const begun = beginSearch((next) => {
      setState(next);
      setActive(0);
    });
    search.current = begun;
    ask("");
    startSearch(source);
    return begun.end;
  }, []);

  const type = (text: string) => {
    isAwaited.current = false;
    setInput(text);
    ask(text);
  };
  const { answer, isComplete, error } = state;
  const { pages, corrected } = answer;
  const hasInput = input.trim() !== "";
  const paths = hasInput ? pages.flatMap(({ sections }) => sections.map(({ path }) => path)) : [];
  const count = paths.length;
  // Until the answer comes, the results belong to an earlier input.
  const isAnswered = (state.question?.input ?? "") === input;
  const isEmpty = hasInput && isComplete && isAnswered && count === 0;

  useMisses(isEmpty ? input : null);

  const linkAt = (option: number) => document.getElementById(`${id}-${option}`);
  const leave = (event: ReactMouseEvent) => {
    rememberSearch(input);
    if (isPlain(event)) onClose();
  };
  useEffect(() => {
    if (isAwaited.current && isAnswered && isComplete) linkAt(0)?.click();
  });
  const goTo = (option: number) => {
    setActive(option);
    linkAt(option)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = paths.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const move = moves[event.key];
    if (move !== undefined && paths.length > 0) {
      event.preventDefault();
      goTo(move);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      const keys = { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      // The link does for Enter with Ctrl or Shift what it does for such a click.
      if (isAnswered && paths.length > 0)
        linkAt(active)?.dispatchEvent(new MouseEvent("click", keys));
      else isAwaited.current = true;
    } else if (event.key === "Escape") {
      // WebKit gives Escape to the search field, not to the dialog.
      event.preventDefault();
      onClose();
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop has Escape as its key
    <dialog
      {...modal}
      className={styles.dialog}
      aria-label="Search"
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <input
            ref={box}
            type="search"
            role="combobox"
            className={styles.input}
            aria-label="Search docs and posts"
            aria-controls={`${id}-results`}
            aria-expanded={paths.length > 0}
            aria-activedescendant={paths.length > 0 ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            placeholder="Search docs and posts"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="go"
            spellCheck={false}
            value={input}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.button} onClick={onClose}>
            Close
          </button>
        </div>
        <p className="sr-only" aria-live="polite">
          {error === null && isAnswered && statusOf(input, answer.count, isComplete)}
        </p>
        {error !== null && (
          <div className={styles.message} role="alert">
            <p>The search could not be loaded. {error}</p>
            <button type="button" className={styles.button} onClick={() => startSearch(source)}>
              Retry
            </button>
          </div>
        )}
        {error === null && hasInput && !isComplete && paths.length === 0 && (
          <p className={styles.message}>Loading …</p>
        )}
        {isEmpty && (
          <p className={styles.message}>
            Nothing found for “{input}”. Try fewer or other words, or look through the{" "}
            <Link to={glossary} onClick={leave}>
              glossary
            </Link>
            .
          </p>
        )}
        {hasInput && isComplete && isAnswered && corrected !== null && count > 0 && (
          <p className={styles.corrected}>Results for “{corrected}”</p>
        )}
        {!hasInput && recent.length > 0 && (
          <section className={styles.recent} aria-label="Recent searches">
            <div className={styles.recentHead}>
              <h2>Recent searches</h2>
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                  box.current?.focus();
                }}
              >
                Clear
              </button>
            </div>
            <ul>
              {recent.map((text) => (
                <li key={text}>
                  <button
                    type="button"
                    onClick={() => {
                      type(text);
                      box.current?.focus();
                    }}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div
          role="listbox"
          id={`${id}-results`}
          className={styles.results}
          aria-label="Results"
          aria-busy={!isAnswered}
          hidden={paths.length === 0}
        >
          {hasInput &&
            pages.map(({ path: page, title, trail, sections }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
              <div key={page} role="group" aria-labelledby={`${id}-${page}`}>
                <p id={`${id}-${page}`} className={styles.page}>
                  <span className={styles.title}>
                    <Marked parts={title} />
                  </span>
                  {trail.length > 0 && <span className={styles.trail}>{trail.join(" › ")}</span>}
                </p>
                {sections.map(({ path, heading, snippet }) => {
                  const place = paths.indexOf(path);
                  return (
                    // The box keeps the focus, and names the active option.
                    <Link
                      key={path}
                      to={path}
                      role="option"
                      id={`${id}-${place}`}
                      tabIndex={-1}
                      aria-selected={place === active}
                      className={styles.result}
                      onClick={leave}
                      onMouseMove={() => setActive(place)}
                    >
                      {heading.length > 0 && (
                        <span className={styles.heading}>
                          <Marked parts={heading} />
                        </span>
                      )}
                      <span className={styles.snippet}>
                        <Marked parts={snippet} />
                      </span>
                    </Link>
                  );
                })}
              </div>
            ))}
        </div>
        {count > 0 && (
          <p className={styles.all}>
            <Link to={searchResults({ input })} onClick={leave}>
              {answer.count === 1 ? "The result" : `All ${answer.count} results`} on a page
            </Link>
          </p>
        )}
      </div>
    </dialog>
  );
}

/** Loads the search data, on the reader's first move towards the search. */
export { startSearch };
