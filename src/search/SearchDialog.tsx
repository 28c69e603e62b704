import { navigate } from "gatsby";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { type Headings, loadHeadings, loadTexts, type SearchUrls, type SectionTexts } from "./load";
import * as styles from "./SearchDialog.module.css";
import { search } from "./search";
import { snippet } from "./snippet";

interface SearchDialogProps extends SearchUrls {
  onClose: () => void;
}

const NO_TEXTS: SectionTexts = { shown: new Map(), searched: new Map() };

function Marked({ text, input }: { text: string; input: string }) {
  return snippet(text, input).map(({ text: part, isMatch }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place
    return isMatch ? <mark key={index}>{part}</mark> : part;
  });
}

/** The search dialog (S2). It is loaded, like index and store, when it is first opened. */
export default function SearchDialog({ onClose, ...urls }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState("");
  const [headings, setHeadings] = useState<Headings | null>(null);
  const [texts, setTexts] = useState<SectionTexts | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [active, setActive] = useState(0);

  const load = () => {
    setError(null);
    const fail = (reason: unknown) => setError(String(reason));
    loadHeadings(urls).then(setHeadings, fail);
    loadTexts(urls).then(setTexts, fail);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    dialog.current?.showModal();
    load();
  }, []);

  const { shown, searched } = texts ?? NO_TEXTS;
  // Not anew for each move of the pointer over the results.
  const results = useMemo(
    () => (headings ? search({ ...headings, texts: searched }, input) : []),
    [headings, searched, input],
  );
  const open = (path: string) => {
    onClose();
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = results.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const move = moves[event.key];
    const chosen = results[active];
    if (move !== undefined && results.length > 0) {
      event.preventDefault();
      setActive(move);
      document.getElementById(`${id}-${move}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      open(chosen.path);
    }
  };
  const isEmpty =
    headings !== null && texts !== null && input.trim() !== "" && results.length === 0;
  const status = texts
    ? input.trim() && `${results.length} ${results.length === 1 ? "result" : "results"}`
    : "Loading the index";

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop has Escape as its key
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <input
            type="search"
            role="combobox"
            className={styles.input}
            aria-label="Search docs and posts"
            aria-controls={`${id}-results`}
            aria-expanded={results.length > 0}
            aria-activedescendant={results.length > 0 ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            placeholder="Search docs and posts"
            autoComplete="off"
            spellCheck={false}
            value={input}
            onChange={(event) => {
              setInput(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <p className="sr-only" aria-live="polite">
          {status}
        </p>
        {error && (
          <div className={styles.message} role="alert">
            <p>The search could not be loaded. {error}</p>
            <button type="button" className={styles.close} onClick={load}>
              Retry
            </button>
          </div>
        )}
        {isEmpty && (
          <p className={styles.message}>
            Nothing found for “{input}”. Try fewer or other words, such as “fees” or “lock”.
          </p>
        )}
        <div role="listbox" id={`${id}-results`} className={styles.results} aria-label="Results">
          {results.map((result, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box opens the active option
            <div
              key={result.id}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              className={styles.result}
              onClick={() => open(result.path)}
              onMouseMove={() => setActive(index)}
            >
              <p className={styles.title}>
                <Marked text={result.title} input={input} />
                {result.heading && <span className={styles.heading}> › {result.heading}</span>}
              </p>
              <p className={styles.snippet}>
                <Marked text={shown.get(result.id) ?? ""} input={input} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </dialog>
  );
}
