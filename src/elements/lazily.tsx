import { type ComponentType, lazy, Suspense } from "react";

/** An element whose code is loaded by the pages that use it. Its HTML is there from the start. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => ({ default: await load() }));
  return function LazyElement(props: Props) {
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}
