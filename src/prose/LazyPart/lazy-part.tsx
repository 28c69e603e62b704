import { type ComponentType, type ElementType, lazy, Suspense } from "react";
import { attemptsAt } from "./attempts";
import { LoadFailure } from "./LoadFailure";

/**
 * Loads a component where pages are rendered to HTML. Returns a function that returns it, or
 * undefined in a browser. A build must not wait for the component in the middle of a page:
 * react-helmet would give the page's title and links to the pages that are rendered meanwhile.
 */
export function onServer<Props>(
  load: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> | undefined {
  let loaded: ComponentType<Props> | undefined;
  if (typeof window === "undefined") {
    load().then((part) => {
      loaded = part;
    });
  }
  return () => loaded;
}

/**
 * Returns a component whose script is loaded when React first renders the component. Until then,
 * the component's HTML from the server stays. It also stays if the script fails to load. The page
 * then says so and offers to try again (V3).
 * @param name the reader's name for the component: “The search”
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onClose?: () => void }> {
  const attempts = attemptsAt(load);
  // React would discard the server's HTML if this promise were rejected, or if the state changed
  // right here.
  const Part: ElementType = lazy(async () => {
    attempts.start();
    return { default: await attempts.success };
  });
  const servers = onServer(load);
  return (props) => {
    const Shown = servers() ?? Part;
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
