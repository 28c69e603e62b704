import type { ElementDefinition } from "../definition";

export const Formula = {
  instead: "Write the formula between `$$`.",
  print: (_, inner, { format }) =>
    format === "feed"
      ? inner
      : inner.map((child) =>
          child.type === "element"
            ? { ...child, properties: { ...child.properties, isBlock: true } }
            : child,
        ),
} satisfies ElementDefinition;
