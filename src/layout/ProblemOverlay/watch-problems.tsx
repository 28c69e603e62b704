import { withPrefix } from "gatsby";
import { createRoot } from "react-dom/client";
import { developmentProblems } from "../../site/routes";
import { ProblemOverlay } from "./ProblemOverlay";

/** Shows the problems of the content that the development server reports, as long as they exist. */
export function watchProblems(): void {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  new EventSource(withPrefix(developmentProblems)).addEventListener("message", ({ data }) => {
    root.render(<ProblemOverlay problems={JSON.parse(data)} />);
  });
}
