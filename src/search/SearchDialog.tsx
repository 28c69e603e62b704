import { navigate } from "gatsby";
import lunr from "lunr";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { type SearchRecord, searchSections } from "./query";
import * as styles from "./SearchDialog.module.css";
import { snippet } from "./snippet";

interface SearchDialogProps {
  indexUrl: string;
  storeUrl: string;
  onClose: () => void;
}

interface Engine {
  index: lunr.Index;
  store: Record<string, SearchRecord>;
}

const fetchJson = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.json();
};

let engine: Promise<Engine> | undefined;

/** Index and store, fetched once; a failure is forgotten, so that it can be tried again. */
function loadEngine(indexUrl: string, storeUrl: string): Promise<Engine> {
  engine ??= Promise.all([fetchJson(indexUrl), fetchJson(storeUrl)]).then(
    ([index, store]) => ({ index: lunr.Index.load(index), store }),
    (error: unknown) => {
      engine = undefined;
      throw error;
    },
  );
  return engine;
}

function Marked({ text, input }: { text: string; input: string }) {
  return snippet(text, input).map(({ text: part, isMatch }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place
    return isMatch ? <mark key={index}>{part}</mark> : part;
  });
}

/** The search dialog (S2). It is loaded, like index and store, when it is first opened. */
export default function SearchDialog({ indexUrl, storeUrl, onClose }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState("");
  const [loaded, setLoaded] = useState<Engine | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [active, setActive] = useState(0);

  const load = () => {
    setError(null);
    loadEngine(indexUrl, storeUrl).then(setLoaded, (reason: unknown) => setError(String(reason)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    dialog.current?.showModal();
    load();
  }, []);

  const results = loaded ? searchSections(loaded.index, loaded.store, input) : [];
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
  const isEmpty = loaded !== null && input.trim() !== "" && results.length === 0;
  const status = loaded
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
        if (event.target === dialog.current) onClose();
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
          <button type="button" className={styles.close} onClick={onClose}>
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
              key={result.path}
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
                <Marked text={result.text} input={input} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </dialog>
  );
}
