/**
 * @jest-environment jsdom
 */
import { TextDecoder } from "node:util";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { KnownEntry } from "../../site/abi";
import { Decoder } from "./Decoder";

const word = (value: number): string => value.toString(16).padStart(64, "0");
const ADDRESS = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

const TRANSFER: KnownEntry = {
  selector: "0xa9059cbb",
  signature: "transfer(address,uint256)",
  type: "function",
  name: "transfer",
  inputs: [
    { name: "to", type: "address" },
    { name: "amount", type: "uint256" },
  ],
  contracts: [
    { name: "IToken", path: "/docs/reference/IToken#function-transfer" },
    { name: "IVault", path: "/docs/reference/IVault#inherited" },
  ],
};
const SHOW: KnownEntry = {
  selector: "0x11111111",
  signature: "show((string,int8)[])",
  type: "error",
  name: "show",
  inputs: [
    {
      name: "",
      type: "tuple[]",
      internalType: "struct Line[]",
      components: [
        { name: "text", type: "string" },
        { name: "size", type: "int8" },
      ],
    },
  ],
  contracts: [{ name: "IVault", path: "/docs/reference/IVault#error-show" }],
};

const CALL = `0xa9059cbb${"0".repeat(24)}${ADDRESS.slice(2)}${word(1_000_000)}`;

const field = () =>
  screen.getByRole("textbox", { name: "Calldata, selector, topic or revert data" });

const show = () =>
  render(
    <Decoder>
      <p>All selectors</p>
    </Decoder>,
  );

/** Shows the field, and pastes a text into it. */
async function paste(text: string) {
  const { container } = show();
  await userEvent.clear(field());
  await userEvent.paste(text);
  return container;
}

const answer = jest.fn<Promise<unknown>, [string]>();

beforeAll(() => {
  window.fetch = answer as unknown as typeof fetch;
  // jsdom lacks it.
  Object.assign(globalThis, { TextDecoder });
});

// What has been loaded stays loaded, so this test comes first.
test("M2 nothing is loaded before the field is used; a failure is told, and can be repeated", async () => {
  show();
  expect(screen.getByText("All selectors")).toBeInTheDocument();
  expect(answer).not.toHaveBeenCalled();

  answer.mockResolvedValueOnce({ ok: false, status: 503 });
  await userEvent.click(field());
  await userEvent.paste(CALL);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The ABI of the contracts could not be loaded.",
  );
  expect(field()).toHaveAccessibleDescription(/Loading the ABI of the contracts/);

  answer.mockResolvedValueOnce({ ok: true, json: async () => [TRANSFER, SHOW] });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Function transfer(address,uint256)")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(answer.mock.calls).toEqual([["/abi/by-selector.json"], ["/abi/by-selector.json"]]);
});

test("M2 a call is its function, its contracts and its arguments, and nothing is asked again", async () => {
  answer.mockClear();
  const container = await paste(CALL);
  await screen.findByText("Function transfer(address,uint256)");
  expect(screen.getByRole("link", { name: "IToken" })).toHaveAttribute(
    "href",
    "/docs/reference/IToken#function-transfer",
  );
  expect(screen.getByRole("link", { name: "IVault" })).toBeInTheDocument();
  const terms = Array.from(container.querySelectorAll("dt"), (term) => term.textContent);
  expect(terms).toEqual(["to address", "amount uint256"]);
  const values = Array.from(container.querySelectorAll("dd"), (value) => value.textContent);
  expect(values).toEqual([ADDRESS, "1000000 1,000,000"]);
  expect(answer).not.toHaveBeenCalled();
});

test("M2 the result follows each key, and is said to those who do not see it", async () => {
  await paste("0xa9059cb");
  const said = () => document.querySelector("[aria-live]");
  expect(said()).toHaveTextContent(/odd number of digits \(7\)/);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/odd number of digits/);
  await userEvent.keyboard("b");
  expect(said()).toHaveTextContent("Function transfer(address,uint256)");
  expect(field()).toBeValid();
  await userEvent.clear(field());
  expect(said()).toBeEmptyDOMElement();
});

test("M2 lists and structs are nested, and texts stay texts", async () => {
  const text = "<b>\u202Eabc";
  const hex = Buffer.from(text).toString("hex");
  const lines = [
    word(32),
    word(1),
    word(32),
    word(64),
    "f".repeat(64),
    word(hex.length / 2),
    hex.padEnd(64, "0"),
  ];
  const container = await paste(`0x11111111 ${lines.join(" ")}`);
  expect(await screen.findByText("Error show((string,int8)[])")).toBeInTheDocument();
  const [outer] = container.querySelectorAll("dl");
  const inner = within(outer as HTMLElement)
    .getByText("text")
    .closest("dl");
  expect(inner?.parentElement?.closest("dl")).not.toBe(outer);
  expect(inner).toHaveTextContent("size int8-1");
  expect([screen.getByText("Line[]"), screen.getByText("Line")]).toHaveLength(2);
  expect(container.querySelector("bdi")).toHaveTextContent(text);
  expect(container.querySelector("b")).toBeNull();
});

test("M2 data that is cut off says how much, beside what is there", async () => {
  await paste(CALL.slice(0, -64));
  expect(await screen.findByText("The data is cut off: 32 bytes missing.")).toBeInTheDocument();
  expect(screen.getByText(ADDRESS)).toBeInTheDocument();
  expect(screen.getByText("not given")).toBeInTheDocument();
});

test("M2 who comes back finds what they had pasted", async () => {
  await paste(CALL);
  cleanup();
  show();
  expect(field()).toHaveValue(CALL);
  expect(await screen.findByText("Function transfer(address,uint256)")).toBeInTheDocument();
});

test("M2 a field that the browser fills again is read", async () => {
  show();
  await userEvent.clear(field());
  Object.assign(field(), { value: CALL });
  fireEvent(window, new Event("pageshow"));
  expect(await screen.findByText("Function transfer(address,uint256)")).toBeInTheDocument();
});
