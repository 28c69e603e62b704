import type { MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import type { Child, DataTable } from "../../prose/definition";
import { code, element, strongLine, table, text } from "../../prose/hast";
import { longDate } from "../../site/dates";
import { nearest } from "../../site/problems/nearest";
import { contractRoute } from "./contract-files";
import {
  type Chain,
  type Deployment,
  deploymentsPath,
  explorerUrl,
  readDeployments,
} from "./deployments-file";

const HEAD = [
  STRINGS.contracts.contract,
  STRINGS.contracts.version,
  STRINGS.contracts.address,
  STRINGS.contracts.status,
  STRINGS.contracts.date,
];

/** Returns an address with a button that copies it. It may break in its middle, and nowhere else. */
const copied = (address: string): MdxJsxTextElementHast => {
  const middle = address.length / 2 + 1;
  const [start, end] = [address.slice(0, middle), address.slice(middle)];
  return {
    type: "mdxJsxTextElement",
    name: "Copy",
    attributes: [],
    children: [element("code", {}, text(start), element("wbr", {}), text(end))],
  };
};

function rowOf(chain: Chain, { contract, version, address, status, date }: Deployment): Child[][] {
  const href = explorerUrl(chain, address);
  const ariaLabel = STRINGS.contracts.explorerOf(contract, version, chain.name);
  return [
    [element("a", { href: contractRoute(contract) }, code(contract))],
    [text(version)],
    [
      copied(address),
      text(" "),
      element("a", { href, ariaLabel }, text(STRINGS.contracts.explorer)),
    ],
    [text(STRINGS.contracts.statuses[status])],
    [element("time", { dateTime: date }, text(longDate(date)))],
  ];
}

/** Returns a heading line and a table of what is deployed on a chain; nothing if that is nothing. */
function tableOf(chain: Chain, deployments: readonly Deployment[]): Child[] {
  const rows = deployments.filter((one) => one.chain === chain.key).map((one) => rowOf(chain, one));
  return rows.length === 0
    ? []
    : [strongLine(STRINGS.contracts.chain(chain.name, chain.id)), table(HEAD, rows)];
}

/** Returns the deployed contracts of all chains, or of the one that `chain` names. */
export function addressTable({ chain: wanted }: Readonly<Record<string, string>>): DataTable {
  const { chains, deployments } = readDeployments();
  const sources = [deploymentsPath];
  const shown = chains.filter(({ key }) => wanted === undefined || key === wanted);
  if (wanted !== undefined && shown.length === 0) {
    const near = nearest(
      wanted,
      chains.map(({ key }) => key),
    );
    const hint = near === undefined ? "" : `, such as \`${near}\``;
    const message = `expected a chain of \`content/deployments.yml\`${hint}, found \`${wanted}\``;
    return { content: [], sources, fault: { attribute: "chain", message } };
  }
  const content = shown.flatMap((chain) => tableOf(chain, deployments));
  const [chain] = shown;
  const none =
    wanted === undefined || !chain
      ? STRINGS.contracts.nothingDeployed
      : STRINGS.contracts.nothingDeployedOn(chain.name);
  return {
    content: content.length > 0 ? content : [element("p", {}, text(none))],
    sources,
  };
}
