import { navigate } from "gatsby";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useModal } from "../runtime/use-modal";
import { NOTHING_FOUND, type SearchSource, searchFor, startSearch, watchSearch } from "./client";
import type { SnippetPart } from "./ranking/snippet";
import { forgetSearches, recentSearches, rememberSearch } from "./recent";
import * as styles from "./SearchDialog.module.css";

interface SearchDialogProps {
  source: () => Promise<SearchSource>;
  /** The text to search for when the dialog opens. Usually empty. */
  asked: string;
  onClose: () => void;
}

function Marked({ parts }: { parts: readonly SnippetPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place
    return isMatch ? <mark key={index}>{text}</mark> : text;
  });
}

/** Returns what a screen reader announces about the results. */
function statusOf(input: string, count: number, isComplete: boolean): string {
  if (!isComplete) return "Loading the texts";
  if (input.trim() === "") return "";
  return `${count} ${count === 1 ? "result" : "results"}`;
}

/**
 * The search dialog (S2). The browser loads it, and all search data, on the reader's first move
 * towards the search.
 */
export default function SearchDialog({ source, asked, onClose }: SearchDialogProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState(asked);
  const [state, setState] = useState(NOTHING_FOUND);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  /**
   * Whether the reader pressed Enter before the answer came. The first result of the answer then
   * opens.
   */
  const isAwaited = useRef(false);

  const modal = useModal(onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    searchFor(asked);
    startSearch(source);
    return watchSearch((next) => {
      setState(next);
      setActive(0);
    });
  }, []);

  const type = (text: string) => {
    isAwaited.current = false;
    setInput(text);
    searchFor(text);
  };
  const { pages, isComplete, error } = state;
  const hasInput = input.trim() !== "";
  const paths = hasInput ? pages.flatMap(({ sections }) => sections.map(({ path }) => path)) : [];
  const count = paths.length;
  // Until the answer comes, the results belong to an earlier input.
  const isAnswered = state.input === input;
  const isEmpty = hasInput && isComplete && isAnswered && count === 0;

  const open = (path: string) => {
    rememberSearch(input);
    onClose();
    navigate(path);
  };
  useEffect(() => {
    const [first] = paths;
    if (isAwaited.current && isAnswered && isComplete && first !== undefined) open(first);
  });
  const goTo = (option: number) => {
    setActive(option);
    document.getElementById(`${id}-${option}`)?.scrollIntoView({ block: "nearest" });
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
    const chosen = paths[active];
    if (move !== undefined && paths.length > 0) {
      event.preventDefault();
      goTo(move);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isAnswered && chosen !== undefined) open(chosen);
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
          {error === null && isAnswered && statusOf(input, count, isComplete)}
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
            Nothing found for “{input}”. Try fewer or other words, such as “fees” or “lock”.
          </p>
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
                    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus, and names the active option
                    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box opens the active option
                    <div
                      key={path}
                      role="option"
                      id={`${id}-${place}`}
                      aria-selected={place === active}
                      className={styles.result}
                      onClick={() => open(path)}
                      onMouseMove={() => setActive(place)}
                    >
                      {heading.length > 0 && (
                        <p className={styles.heading}>
                          <Marked parts={heading} />
                        </p>
                      )}
                      <p className={styles.snippet}>
                        <Marked parts={snippet} />
                      </p>
                    </div>
                  );
                })}
              </div>
            ))}
        </div>
      </div>
    </dialog>
  );
}

/** Loads the search data, on the reader's first move towards the search. */
export { startSearch };
