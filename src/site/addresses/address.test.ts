import fc from "fast-check";
import { type AddressUse, addressFault } from "./address";
import { schemeOf } from "./allowed-address";

const uses: AddressUse[] = ["link", "picture", "media", "frame", "form"];

describe("X4: addresses that content may lead to", () => {
  test.each<[address: string, of: AddressUse[]]>([
    ["/docs/a?b#c", uses],
    ["../a.png", uses],
    ["#a", uses],
    ["//x.example/a", uses],
    ["https://x.example/a", uses],
    ["HTTPS://x.example", uses],
    ["a:b", []],
    ["http://x.example", ["link", "picture", "media"]],
    ["mailto:a@x.example", ["link"]],
    ["ethereum:0x0", ["link"]],
    ["javascript:a", []],
    ["\u0001 java\n\tscript:a", []],
    ["vbscript:a", []],
    ["file:///etc/hostname", []],
    ["blob:https://x.example/a", []],
    ["intent://a", []],
    ["view-source:https://x.example", []],
    ["feed:https://x.example", []],
    ["data:text/html,a", []],
    ["data:image/png;base64,a", ["picture", "media"]],
    ["data:image/svg+xml,a", ["picture"]],
    ["data:video/mp4;base64,a", ["media"]],
    ["/\\x.example", []],
    ["\\\\x.example", []],
    ["/a\u0000b", []],
    ["https://a b", []],
    ["//[", []],
  ])("%j", (address, allowed) => {
    expect(uses.filter((use) => addressFault(address, use) === undefined)).toEqual(allowed);
  });

  test("name what was found, what may be written, and what is nearest", () => {
    expect(addressFault("htps://x.example", "link")).toBe(
      "`htps://x.example` has the scheme `htps:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`. Did you mean `https`?",
    );
  });

  test("say which host cannot exist, unless only the start of the address is known", () => {
    expect(addressFault("https://a b/c", "frame")).toBe(
      "`https://a b/c` names a host that cannot exist. Write an address of this site, or one that starts with `https:`.",
    );
    expect(addressFault("https://", "frame", false)).toBeUndefined();
  });

  test("have the scheme that browsers find", () => {
    const address = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom("", " ", "\u0000", "\t"),
          fc.constantFrom("javascript:", "java\nscript:"),
        )
        .map((parts) => `${parts.join("")}a`),
    );
    fc.assert(
      fc.property(address, (written) => {
        const scheme = URL.canParse(written) ? new URL(written).protocol.slice(0, -1) : undefined;
        if (scheme !== undefined) expect(schemeOf(written)).toBe(scheme);
      }),
    );
  });
});
