/**
 * Each result is a link, so it can be opened in another tab, copied and shared. In the dialog it
 * has the role `option`: the field keeps the focus. This page has an address, and filters that are
 * links. Only the docs version that the reader reads is searched; here another can be chosen.
 */
import { navigate, withPrefix } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "../../prose/Link/Link";
import { readVersions, usePreferredVersions } from "../../runtime/choices/preferred-version";
import { type AskedFor, readAddress } from "../../search/address";
import {
  beginSearch,
  NOTHING_ASKED,
  type Search,
  type SearchState,
  startSearch,
} from "../../search/client";
import { useMisses } from "../../search/misses";
import type { Count } from "../../search/question";
import { ResultList } from "../../search/ResultList";
import { waysOf } from "../../search/ways";
import { choosableVersions } from "../../site/docs-versions";
import * as routes from "../../site/routes";
import { Page } from "../Page/Page";
import { Filters } from "./Filters";
import * as styles from "./SearchPage.module.css";
import { searchSource } from "./search-source";

interface SearchPageProps {
  /** The query of the page's address, `?q=fee`, and the key of the visit in the history. */
  location: { readonly search: string; readonly key?: string | undefined };
  versions: Queries.SearchPageQuery["allDocsVersion"]["nodes"];
  site: Queries.SearchPageQuery["siteConfig"];
}

const NOTHING: AskedFor = readAddress("");
/** How long the reader has to pause before the address follows what is typed, in ms. */
const PAUSE = 400;

/**
 * What the page showed last. On Back it shows this at once, so that the page is as long as before
 * when the browser scrolls to where the reader was.
 */
let lastShown: { asked: AskedFor; state: SearchState } | undefined;

const isSame = (one: AskedFor, other: AskedFor): boolean =>
  routes.searchResults(one) === routes.searchResults(other);

/** The page of search results (S4). Its address says what is searched for. */
export function SearchPage({ location: { search: query, key }, versions, site }: SearchPageProps) {
  // The HTML from the server knows no query, and nothing was shown before it.
  const [before] = useState(() =>
    lastShown && isSame(lastShown.asked, readAddress(query)) ? lastShown : undefined,
  );
  const [asked, setAsked] = useState(before?.asked ?? NOTHING);
  const [state, setState] = useState(before?.state ?? NOTHING_ASKED);
  const search = useRef<Search | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const preferred = usePreferredVersions(versions, undefined);
  const { input, kind, section, version } = asked;
  const read = readVersions(versions, version === null ? preferred : [version]);

  useEffect(() => {
    const begun = beginSearch((next) => {
      // Until there is an answer, what was shown before stays.
      setState((now) => (next.question ? next : { ...now, error: next.error }));
    });
    search.current = begun;
    return begun.end;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit may have the same query
  useEffect(() => setAsked(readAddress(query)), [query, key]);
  useEffect(() => {
    // The reader may have typed before React was there.
    const input = field.current?.value;
    if (input) setAsked((now) => ({ ...now, input }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is a new array each time
  useEffect(() => {
    if (!input.trim()) return;
    startSearch(searchSource);
    search.current?.ask({ input, versions: read, kind, section, brief: null });
  }, [input, kind, section, read.join()]);
  // The address follows without a new entry in the history, so that Back leaves the page.
  useEffect(() => {
    const address = withPrefix(routes.searchResults(asked));
    if (asked === NOTHING || address === location.pathname + location.search) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(routes.searchResults(asked));
  };
  const { answer, question, isComplete, error } = state;
  useEffect(() => {
    if (isComplete) lastShown = { asked, state };
  }, [asked, state, isComplete]);
  const hasInput = input.trim() !== "";
  const isAnswered = hasInput && question?.input === input && isComplete;
  const isFound = hasInput && answer.count > 0;
  const hasFilter = kind !== null || section !== null;
  useMisses(isAnswered && !isFound && !hasFilter ? input : null);

  /** Returns a filter that leaves all results, and one for each count. */
  const filtersOf = <Name extends string>(
    all: string,
    chosen: Name | null,
    counts: readonly Count<Name>[],
    labelOf: (name: Name) => string,
    change: (name: Name | null) => Partial<AskedFor>,
  ) => [
    {
      label: all,
      path: routes.searchResults({ ...asked, ...change(null) }),
      isChosen: chosen === null,
    },
    ...counts.map(({ filter, count: left }) => ({
      label: labelOf(filter),
      count: left,
      path: routes.searchResults({ ...asked, ...change(filter) }),
      isChosen: chosen === filter,
    })),
  ];
  const choosable = choosableVersions(versions);

  return (
    <Page title={STRINGS.search.title}>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers give `<search>` no role */}
      <form
        role="search"
        action={withPrefix(routes.search)}
        className={styles.form}
        onSubmit={submit}
      >
        <input
          ref={field}
          type="search"
          name={routes.searchParameters.input}
          aria-label={STRINGS.search.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={input}
          onChange={({ target }) => setAsked({ ...asked, input: target.value })}
        />
        <button type="submit">{STRINGS.search.submit}</button>
      </form>
      <p className={styles.scripts}>{STRINGS.search.needsScripts}</p>
      {error !== null && (
        <div role="alert" className={styles.error}>
          <p>{STRINGS.search.failed(error)}</p>
          <button type="button" onClick={() => startSearch(searchSource)}>
            {STRINGS.common.retry}
          </button>
        </div>
      )}
      <p role="status" className={styles.status}>
        {hasInput &&
          error === null &&
          (isAnswered
            ? STRINGS.search.resultsFor(answer.count, input.trim())
            : STRINGS.search.searching)}
      </p>
      {isAnswered && answer.corrected !== null && (
        <p className={styles.corrected}>
          {STRINGS.search.corrected.before}
          <Link href={routes.searchResults({ ...asked, input: answer.corrected })}>
            {answer.corrected}
          </Link>
          {STRINGS.search.corrected.after}
        </p>
      )}
      {(isFound || hasFilter) && (
        <div className={styles.filters}>
          <Filters
            title={STRINGS.search.filters.kind}
            filters={filtersOf(
              STRINGS.search.filters.allKinds,
              kind,
              answer.kinds,
              (name) => STRINGS.search.kinds[name],
              (name) => ({ kind: name, section: null }),
            )}
          />
          {(answer.sections.length > 1 || section !== null) && (
            <Filters
              title={STRINGS.search.filters.section}
              filters={filtersOf(
                STRINGS.search.filters.allSections,
                section,
                answer.sections,
                (name) => name,
                (name) => ({ section: name }),
              )}
            />
          )}
          {choosable.length > 0 && (
            <Filters
              title={STRINGS.search.filters.version}
              filters={choosable.map(({ name, label }) => ({
                label,
                path: routes.searchResults({ ...asked, version: name }),
                isChosen: read.includes(name),
              }))}
            />
          )}
        </div>
      )}
      {isFound && <ResultList pages={answer.pages} />}
      {(!hasInput || (isAnswered && !isFound)) && (
        <div className={styles.ways}>
          {hasInput && <p>{STRINGS.search.nothingOnPage}</p>}
          <ul>
            {waysOf({ docs: versions, site }).map(({ label, path }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}
