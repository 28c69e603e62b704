import { withPrefix } from "gatsby";
import { createRoot } from "react-dom/client";
import { developmentProblems } from "../../site/routes";
import { ProblemOverlay } from "./ProblemOverlay";

/** Shows what the development server says is wrong with the content, for as long as it is. */
export function watchProblems(): void {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  new EventSource(withPrefix(developmentProblems)).addEventListener("message", ({ data }) => {
    root.render(<ProblemOverlay problems={JSON.parse(data)} />);
  });
}
