import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import {
  dropMenuEntry,
  followFromMenu,
  pushMenuEntry,
} from "../../runtime/navigation/menu-history";
import { isPlainClick } from "../../runtime/navigation/page-link";
import { useModal } from "../../runtime/use-modal";
import { MainMenu, type MenuGroup } from "./MainMenu";
import * as styles from "./MobileMenu.module.css";

/** The windows in which the mobile layout applies (T). */
const MOBILE = "(max-width: 62.25rem)";

interface MobileMenuProps {
  /** The links of the main menu. */
  groups: readonly MenuGroup[];
  /**
   * The docs sidebar, on a doc's page. The menu shows it first, with a way back to the main menu.
   */
  docs: ReactNode;
}

/**
 * The menu of narrow screens (L5): a button and a modal dialog. The browser itself traps the focus
 * in a modal dialog, makes the rest of the page inert, and closes the dialog on Escape. There is
 * none if it would be empty.
 */
export function MobileMenu({ groups, docs }: MobileMenuProps) {
  // A closed menu is empty: the list of docs is long, and the page already contains it.
  const [isOpen, setOpen] = useState(false);
  const [isMain, setMain] = useState(false);
  // True while the reader follows a link of the menu. The linked page then replaces the menu's
  // entry in the history.
  const isLeaving = useRef(false);
  const close = useCallback(() => setOpen(false), []);
  const modal = useModal(close, isOpen);

  useEffect(() => {
    if (!isOpen) return undefined;
    pushMenuEntry();
    const width = matchMedia(MOBILE);
    width.addEventListener("change", close);
    return () => {
      width.removeEventListener("change", close);
      if (!isLeaving.current) dropMenuEntry();
      isLeaving.current = false;
    };
  }, [isOpen, close]);

  const open = () => {
    setMain(false);
    setOpen(true);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.target === event.currentTarget) close();
    else if (link && isPlainClick(event) && followFromMenu(link)) {
      event.preventDefault();
      event.stopPropagation();
      isLeaving.current = true;
      close();
    }
  };

  const hasMain = groups.some(({ links }) => links.length > 0);
  if (!docs && !hasMain) return null;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={STRINGS.menu.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <dialog
        {...modal}
        className={styles.menu}
        aria-label={STRINGS.menu.label}
        onClickCapture={onClick}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            {docs && hasMain && (
              <button type="button" className={styles.other} onClick={() => setMain(!isMain)}>
                <span aria-hidden="true">
                  {isMain === (PAGE_LANGUAGE.dir === "ltr") ? "→" : "←"}
                </span>
                {` ${isMain ? STRINGS.menu.toDocs : STRINGS.menu.toMain}`}
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label={STRINGS.menu.close}
              onClick={close}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </button>
          </div>
          {isOpen && (docs && !isMain ? docs : <MainMenu groups={groups} />)}
        </div>
      </dialog>
    </>
  );
}
