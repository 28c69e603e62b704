import type { ColorModeChoice } from "../../runtime/choices/mode";
import * as styles from "./ColorModeToggle.module.css";

/** SVG paths of the icons, for strokes in a 24 × 24 box. */
const ICONS: Record<ColorModeChoice, string> = {
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
};

interface ColorModeToggleProps {
  choice: ColorModeChoice;
  onToggle: () => void;
}

/**
 * The button that changes the colour mode (C1). The HTML contains all icons. CSS shows the right
 * one before scripts run.
 */
export function ColorModeToggle({ choice, onToggle }: ColorModeToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={onToggle}
      title={STRINGS.colorMode.names[choice]}
      aria-label={STRINGS.colorMode.change[choice]}
    >
      {Object.entries(ICONS).map(([mode, path]) => (
        <svg
          key={mode}
          data-mode={mode}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </button>
  );
}
