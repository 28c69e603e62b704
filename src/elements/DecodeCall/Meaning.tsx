import { navigate, withPrefix } from "gatsby";
import { Fragment } from "react";
import { isPlainClick } from "../../runtime/navigation/page-link";
import { wholeNumber } from "../../site/whole-number";
import * as styles from "./Decoder.module.css";
import type { Match } from "./decode";
import type { Argument, Value } from "./read-arguments";

/**
 * A link to a page, which is fetched at a click only. The site fetches the pages of links in view
 * ahead, but not of those with a target. Here that would tell the host what was pasted.
 */
const LinkOnClick = ({ path, children }: { path: string; children: string }) => (
  <a
    href={withPrefix(path)}
    target="_self"
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate(path);
    }}
  >
    {children}
  </a>
);

/** What is said of so many items or bytes that are not shown. */
const More = ({ count, say }: { count: number; say: (count: number, number: string) => string }) =>
  count > 0 ? <span className={styles.note}> {say(count, wholeNumber(count))}</span> : null;

function Shown({ value }: { value: Value }) {
  switch (value.kind) {
    case "missing":
      return <span className={styles.note}>{STRINGS.decoder.notGiven}</span>;
    case "hash":
      return (
        <>
          <code>{value.text}</code> <span className={styles.note}>{STRINGS.decoder.isHash}</span>
        </>
      );
    case "list":
      return value.items.length === 0 ? (
        <span className={styles.note}>{STRINGS.decoder.empty}</span>
      ) : (
        <>
          <List items={value.items} />
          <More count={value.more} say={STRINGS.decoder.moreItems} />
        </>
      );
    default:
      return (
        <>
          {/* A text may be in any script, and may be written from right to left. */}
          {value.kind === "text" ? (
            <q>
              <bdi>{value.text}</bdi>
            </q>
          ) : (
            <code>{value.text}</code>
          )}
          {value.grouped !== undefined && <span className={styles.note}> {value.grouped}</span>}
          <More count={value.more ?? 0} say={STRINGS.decoder.moreBytes} />
          {value.fault !== undefined && <span className={styles.fault}> {value.fault}</span>}
        </>
      );
  }
}

const List = ({ items }: { items: readonly Argument[] }) => (
  <dl>
    {items.map(({ name, type, value }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: names may be empty, and the order is the data's
      <div key={index}>
        <dt>
          <code>{name || index}</code> <span className={styles.note}>{type}</span>
        </dt>
        <dd>
          <Shown value={value} />
        </dd>
      </div>
    ))}
  </dl>
);

/** A function, event or error that data stands for, with its arguments. */
export const Meaning = ({
  kind,
  signature,
  contracts,
  arguments: values,
  faults,
  notes,
}: Match) => (
  <div className={styles.meaning} translate="no">
    <p>
      <strong>{STRINGS.decoder.kinds[kind]}</strong> <code>{signature}</code>
      {contracts.length > 0 && ` ${STRINGS.decoder.of} `}
      {contracts.map(({ name, path }, index) => (
        <Fragment key={name}>
          {index > 0 && STRINGS.common.listSeparator}
          <LinkOnClick path={path}>{name}</LinkOnClick>
        </Fragment>
      ))}
    </p>
    {faults.map((fault) => (
      <p key={fault} className={styles.fault}>
        {fault}
      </p>
    ))}
    {notes.map((note) => (
      <p key={note} className={styles.note}>
        {note}
      </p>
    ))}
    {values.length > 0 && <List items={values} />}
  </div>
);
