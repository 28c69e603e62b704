import { Link } from "../../prose/Link/Link";

/** The pages that link to the page of a contract, so that an interface leads to its guides. */
export const UsedIn = ({ pages }: { pages: Queries.ContractUseFragment["usedIn"] }) =>
  pages.length > 0 && (
    <nav aria-labelledby="used-in">
      <h2 id="used-in">Used in</h2>
      <ul>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
