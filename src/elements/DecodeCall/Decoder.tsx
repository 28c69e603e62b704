import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { LoadFailure } from "../../prose/LazyPart/LoadFailure";
import * as styles from "./Decoder.module.css";
import type { Decoded } from "./decode";
import { KINDS, Meaning } from "./Meaning";
import { startTools, type Tools, tools } from "./tools";

/** Returns what is said of the result, also to those who do not see it. */
function summaryOf(decoded: Decoded): string {
  if ("fault" in decoded) return decoded.fault;
  const [first, ...others] = decoded.matches;
  const more = others.length > 0 ? `, and ${others.length} more with the same bytes` : "";
  return first ? `${KINDS[first.kind]} ${first.signature}${more}` : "";
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
  const summary = decoded
    ? summaryOf(decoded)
    : isEmpty
      ? ""
      : "Loading the ABI of the contracts …";
  return (
    <>
      <div className={styles.decoder}>
        <label htmlFor={id}>Calldata, selector, topic or revert data</label>
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
        <p id={`${id}-hint`}>
          As hexadecimal digits. Of a log: its topics in order, then its data, with spaces between
          them. Nothing that you enter leaves your browser.
        </p>
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
        <LoadFailure name="The ABI of the contracts" attempts={tools} />
      </div>
      {children}
    </>
  );
}
