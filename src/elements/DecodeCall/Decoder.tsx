import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { LoadFailure } from "../../prose/LazyPart/LoadFailure";
import { interfaceLanguage } from "../../prose/page-languages";
import { wholeNumber } from "../../site/whole-number";
import * as styles from "./Decoder.module.css";
import type { Decoded } from "./decode";
import { Meaning } from "./Meaning";
import { startTools, type Tools, tools } from "./tools";

/** Returns what is said of the result, also to those who do not see it. */
function summaryOf(decoded: Decoded): string {
  if ("fault" in decoded) return decoded.fault;
  const [first, ...others] = decoded.matches;
  if (!first) return "";
  const kind = STRINGS.decoder.kinds[first.kind];
  return others.length > 0
    ? STRINGS.decoder.foundMore(others.length, kind, first.signature, wholeNumber(others.length))
    : STRINGS.decoder.found(kind, first.signature);
}

/** What the field had when its reader left the page. It is there again when they come back. */
let left = "";

/**
 * A field that says what the data of a call, an error or a log means. What it needs is loaded when
 * a reader first uses it. Nothing that they paste leaves the browser.
 */
export function Decoder({ children }: { children?: ReactNode }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState("");
  const [loaded, setLoaded] = useState<Tools>();
  const isUsed = useRef(false);

  const use = (): void => {
    if (isUsed.current) return;
    isUsed.current = true;
    startTools();
    void tools.success.then(setLoaded);
  };
  // Some browsers fill the field again on Back or Reload, also after the scripts have started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    const read = () => {
      if (!field.current) return;
      field.current.value ||= left;
      setWritten(field.current.value);
      if (field.current.value !== "") use();
    };
    read();
    addEventListener("pageshow", read);
    return () => removeEventListener("pageshow", read);
  }, []);

  const isEmpty = written.trim() === "";
  const decoded = useMemo(
    () => (isEmpty ? undefined : loaded?.decode(written)),
    [written, isEmpty, loaded],
  );
  const isFaulty = decoded !== undefined && "fault" in decoded;
  const summary = decoded ? summaryOf(decoded) : isEmpty ? "" : STRINGS.decoder.loading;
  return (
    <>
      <div className={styles.decoder} {...(HAS_LANGUAGES && interfaceLanguage())}>
        <label htmlFor={id}>{STRINGS.decoder.label}</label>
        <textarea
          ref={field}
          id={id}
          name="data"
          rows={4}
          spellCheck={false}
          autoCapitalize="off"
          placeholder="0x"
          translate="no"
          aria-describedby={`${id}-hint ${id}-summary`}
          aria-invalid={isFaulty}
          onFocus={use}
          onInput={({ currentTarget }) => {
            use();
            left = currentTarget.value;
            setWritten(left);
          }}
        />
        <p id={`${id}-hint`}>{STRINGS.decoder.hint}</p>
        {/* What is seen below needs no words here. */}
        <p
          id={`${id}-summary`}
          aria-live="polite"
          className={isFaulty ? styles.fault : decoded || isEmpty ? "sr-only" : undefined}
        >
          {summary}
        </p>
        {decoded &&
          "matches" in decoded &&
          decoded.matches.map((match) => (
            <Meaning key={match.signature + match.contracts.map(({ name }) => name)} {...match} />
          ))}
        <LoadFailure name={STRINGS.parts.abi} attempts={tools} />
      </div>
      {children}
    </>
  );
}
