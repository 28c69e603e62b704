import { type ComponentType, type ElementType, lazy, Suspense } from "react";
import { attemptsAt } from "./attempts";
import { LoadFailure } from "./LoadFailure";

/**
 * A component whose script is loaded when it is first shown. What the server rendered of it stays
 * until then, also when loading fails: then the page says so and offers to try again (V3).
 * @param name what the reader knows it as: “The search”
 */
export function lazyPart<Props extends { onClose?: () => void }>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempts = attemptsAt(load);
  // A rejected promise, and a change of state right here, would make React throw the server's HTML
  // away.
  const Part: ElementType = lazy(async () => {
    attempts.start();
    return { default: await attempts.success };
  });
  // A build must not wait for it in the middle of a page: the pages rendered meanwhile would take
  // its title and links (react-helmet).
  let onServer: ComponentType<Props> | undefined;
  if (typeof window === "undefined") {
    load().then((part) => {
      onServer = part;
    });
  }
  return (props) => {
    const Shown = onServer ?? Part;
    return (
      <>
        <Suspense fallback={null}>
          <Shown {...props} />
        </Suspense>
        <LoadFailure name={name} attempts={attempts} onClose={props.onClose} />
      </>
    );
  };
}
