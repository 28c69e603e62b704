/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { useModal } from "./use-modal";

/** A dialog whose reader goes back as soon as it shows. */
function Dialog({ close }: { close: () => void }) {
  const modal = useModal(close);
  useLayoutEffect(() => {
    dispatchEvent(new PopStateEvent("popstate"));
  }, []);
  return <dialog {...modal} />;
}

test("S2 Back closes a dialog from the moment on in which it shows", () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  const close = jest.fn();
  render(<Dialog close={close} />);
  expect(close).toHaveBeenCalledTimes(1);
});
