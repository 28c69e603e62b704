import { useLocation } from "@gatsbyjs/reach-router";
import { navigate } from "gatsby";
import { useEffect } from "react";

export { default as Link, default as NavLink } from "./Link";
export { useLocation };

/** Returns functions that go to other pages. */
export function useHistory() {
  const location = useLocation();
  return {
    location,
    push: (to: string) => void navigate(to),
    replace: (to: string) => void navigate(to, { replace: true }),
    goBack: () => history.back(),
  };
}

/** Leads to another page as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => void navigate(to, { replace: true }), [to]);
  return null;
}
