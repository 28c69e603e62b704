import { useEffect, useState } from "react";

type Mode = "dark" | "light";

const modeOfPage = (): Mode =>
  document.documentElement.dataset.theme === "light" ? "light" : "dark";

/** Returns the colour mode of the page. In the HTML it is not known yet, and `dark` stands for it. */
export function useColorMode() {
  const [colorMode, setColorMode] = useState<Mode>("dark");
  useEffect(() => {
    const follow = () => setColorMode(modeOfPage());
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return { colorMode, isDarkTheme: colorMode === "dark" };
}
