import { Link } from "gatsby";
import { type MouseEvent as ReactMouseEvent, useEffect, useId, useRef, useState } from "react";
import { isPlainClick } from "../runtime/navigation/page-link";
import { glossary, searchResults } from "../site/routes";
import { beginSearch, NOTHING_ASKED, type Search, type SearchSource, startSearch } from "./client";
import * as buttonStyles from "./DialogButton.module.css";
import { useMisses } from "./misses";
import type { Answer } from "./question";
import { type RecentPage, rememberPage } from "./recent-pages";
import * as styles from "./SearchBody.module.css";
import { listId, optionId, SearchOptions } from "./SearchOptions";
import { SearchStart } from "./SearchStart";
import { useField } from "./use-field";

interface SearchBodyProps {
  /** The field of the dialog. The reader may have typed into it. */
  field: HTMLInputElement;
  source: () => Promise<SearchSource>;
  /** Names of the docs versions that the reader reads. */
  versions: readonly string[];
  onClose: () => void;
}

/** The code of every key that an input method for Japanese, Chinese or Korean takes for itself. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Returns what a screen reader announces about the results. */
function statusOf(input: string, { count, definition }: Answer, isComplete: boolean): string {
  if (!isComplete) return STRINGS.search.loadingTexts;
  if (input.trim() === "") return "";
  return definition
    ? STRINGS.search.resultsAndTerm(count, definition.term, definition.text)
    : STRINGS.search.results(count);
}

/**
 * What the search dialog shows below its field (S2). The browser loads it, and all search data, on
 * the reader's first move towards the search.
 */
export default function SearchBody({ field, source, versions, onClose }: SearchBodyProps) {
  const id = useId();
  const search = useRef<Search | null>(null);
  const [input, setInput] = useState(field.value);
  const [state, setState] = useState(NOTHING_ASKED);
  const [active, setActive] = useState(0);
  /** The last state, to know what an answer changes. */
  const last = useRef(NOTHING_ASKED);
  /**
   * Whether the reader pressed Enter before the answer came. The first result of the answer then
   * opens.
   */
  const isAwaited = useRef(false);

  const ask = (text: string, unfolded: readonly string[]) =>
    search.current?.ask({ input: text, versions, kind: null, section: null, brief: { unfolded } });

  const type = (text: string) => {
    isAwaited.current = false;
    setInput(text);
    ask(text, []);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    const begun = beginSearch((next) => {
      const before = last.current;
      const isSameList =
        before.question?.input === next.question?.input && before.isComplete === next.isComplete;
      if (!isSameList) setActive(0);
      last.current = next;
      setState(next);
    });
    search.current = begun;
    type(field.value);
    startSearch(source);
    return begun.end;
  }, []);

  const { question, answer, isComplete, error } = state;
  const { corrected, definition } = answer;
  const hasInput = input.trim() !== "";
  const pages = hasInput ? answer.pages : [];
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  // Until the answer comes, the results belong to an earlier input.
  const isAnswered = (question?.input ?? "") === input;
  const isEmpty = hasInput && isComplete && isAnswered && count === 0;

  useMisses(isEmpty ? input : null);

  const optionAt = (place: number) => document.getElementById(optionId(id, place));
  const leave = (event: ReactMouseEvent, page: RecentPage | null = null) => {
    if (page) rememberPage(page);
    if (isPlainClick(event)) onClose();
  };
  useEffect(() => {
    if (isAwaited.current && isAnswered && isComplete) optionAt(0)?.click();
  });
  const goTo = (place: number) => {
    setActive(place);
    optionAt(place)?.scrollIntoView({ block: "nearest" });
  };
  const focusField = () => field.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter chooses a word there, and Escape none. Only their code tells so in Safari, where the
    // word is then complete.
    if (event.keyCode === TAKEN_BY_INPUT_METHOD) {
      if (event.key === "Escape") event.preventDefault();
      return;
    }
    const end = count - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= end ? 0 : active + 1,
      ArrowUp: active <= 0 ? end : active - 1,
      Home: 0,
      End: end,
    };
    const move = moves[event.key];
    if (move !== undefined && count > 0) {
      event.preventDefault();
      goTo(move);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      const keys = { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      // The link does for Enter with Ctrl or Shift what it does for such a click.
      if (isAnswered && count > 0) optionAt(active)?.dispatchEvent(new MouseEvent("click", keys));
      else isAwaited.current = true;
    }
  };
  useField(field, {
    onType: type,
    onKeyDown,
    lists: pages.map((_, place) => listId(id, place)).join(" "),
    active: optionId(id, active),
  });

  return (
    <>
      <p className="sr-only" aria-live="polite">
        {error === null && isAnswered && statusOf(input, answer, isComplete)}
      </p>
      {error !== null && (
        <div className={styles.message} role="alert">
          <p>{STRINGS.search.failed(error)}</p>
          <button type="button" className={buttonStyles.button} onClick={() => startSearch(source)}>
            {STRINGS.common.retry}
          </button>
        </div>
      )}
      {error === null && hasInput && !isComplete && count === 0 && (
        <p className={styles.message}>{STRINGS.search.loading}</p>
      )}
      {isEmpty && (
        <p className={styles.message}>
          <span>{STRINGS.search.nothing(input)}</span>
          {STRINGS.search.other.before}
          <Link to={glossary} onClick={(event) => leave(event)}>
            {STRINGS.search.other.link}
          </Link>
          {STRINGS.search.other.after}
        </p>
      )}
      {hasInput && isComplete && isAnswered && corrected !== null && count > 0 && (
        <p className={styles.corrected}>{STRINGS.search.resultsOf(corrected)}</p>
      )}
      {!hasInput && (
        <SearchStart
          source={source}
          onSuggestion={(text) => {
            field.value = text;
            type(text);
            focusField();
          }}
          onOpen={leave}
          onForgotten={focusField}
        />
      )}
      {hasInput && definition && (
        <p className={styles.definition}>
          <Link to={definition.path} onClick={(event) => leave(event)}>
            {definition.term}
          </Link>{" "}
          {definition.text}
        </p>
      )}
      <SearchOptions
        id={id}
        pages={pages}
        active={active}
        isBusy={!isAnswered}
        onPoint={setActive}
        onOpen={leave}
        onUnfold={(page, next) => {
          setActive(next);
          ask(input, [...(question?.brief?.unfolded ?? []), page]);
          focusField();
        }}
      />
      {count > 0 && (
        <div className={styles.foot}>
          <Link to={searchResults({ input })} onClick={(event) => leave(event)}>
            {STRINGS.search.allOnPage(answer.count)}
          </Link>
          <p className={styles.keys} aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {STRINGS.search.keys.move}
            </span>
            <span>
              <kbd>↵</kbd> {STRINGS.search.keys.open}
            </span>
            <span>
              <kbd>{STRINGS.search.keys.escape}</kbd> {STRINGS.search.keys.close}
            </span>
          </p>
        </div>
      )}
    </>
  );
}

/** Loads the search data, on the reader's first move towards the search. */
export { startSearch };
