/**
 * Zod fields for the services that an owner may turn on. Pages load them or send to them, so each
 * address has a host that the content security policy can name.
 */
import { z } from "zod";
import { addressFlaw, isOnSite } from "../addresses/allowed-address";
import { policySource } from "../addresses/policy-source";
import { shortText as text } from "../short-text";

/** An address that pages load from or send to. */
export const serviceAddress = z
  .string()
  .refine(
    (address) =>
      /^(?:https:\/)?\/\S*$/.test(address) &&
      addressFlaw(address, "form") === undefined &&
      (isOnSite(address) || policySource(address) !== undefined),
    "expected an https URL, or a path that begins with a slash",
  );

const provider = <Name extends string>(name: Name) =>
  z.literal(name).describe("Whose script it is: that of a known service, or any other.");
const script = serviceAddress.describe("The address of the script.");
const sendsTo = z
  .array(serviceAddress)
  .default([])
  .describe("Further addresses that the script sends to. It may always send to its own host.");

/** The script that counts the readers of pages. */
export const analytics = z.discriminatedUnion("provider", [
  z.strictObject({
    provider: provider("plausible"),
    script: script.default("https://plausible.io/js/script.js"),
    domain: z
      .string()
      .regex(/^[\w-]+(?:\.[\w-]+)+$/, "expected a host such as `example.org`")
      .optional()
      .describe("The site in Plausible. A script that is made for one site needs none."),
    sendsTo,
  }),
  z.strictObject({
    provider: provider("umami"),
    script: script.default("https://cloud.umami.is/script.js"),
    website: z
      .string()
      .regex(
        /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
        "expected the website's id, such as `b59e9c65-ae32-47f1-8400-119fcf4861c4`",
      )
      .describe("The id of the website in Umami."),
    sendsTo,
  }),
  z.strictObject({
    provider: provider("goatcounter"),
    script: script.default("https://gc.zgo.at/count.js"),
    endpoint: serviceAddress.describe("Where it counts: `https://name.goatcounter.com/count`."),
  }),
  z.strictObject({
    provider: provider("matomo"),
    server: serviceAddress.describe("The address of Matomo, such as `https://stats.example.org`."),
    site: z.int().min(1).describe("The id of the site in Matomo."),
    script: script.optional().describe("The script. Without it, `matomo.js` of the server."),
  }),
  z.strictObject({
    provider: provider("other"),
    script,
    data: z
      .record(
        z
          .string()
          .regex(/^[a-z][a-z\d-]*$/, "expected the name of a `data-` attribute, such as `site`"),
        text,
      )
      .default({})
      .describe("Its `data-` attributes, without `data-`."),
    sendsTo,
  }),
]);

const id = z.string().regex(/^[\w+/=-]+$/, "expected an id, as https://giscus.app gives it");

/** Comments below posts: discussions of a repository on GitHub, which giscus shows. */
export const comments = z.strictObject({
  repo: z
    .string()
    .regex(/^[\w-]+\/[\w.-]+$/, "expected owner and name, such as `acme/site`")
    .describe("The repository on GitHub, such as `acme/site`."),
  repoId: id.describe("The id of the repository."),
  category: text.describe("The category of the discussions, such as `Announcements`."),
  categoryId: id.describe("The id of the category."),
});

/** A form that subscribes readers to a newsletter. */
export const newsletter = z.strictObject({
  action: serviceAddress.describe("The address to which the provider's form sends."),
  field: z
    .string()
    .regex(/^[\w.[\]-]+$/, "expected the name of a field, such as `email`")
    .default("email")
    .describe("The name of the field for the address."),
  title: text.default("New posts by email").describe("The heading of the form."),
  leadsTo: z
    .array(serviceAddress)
    .default([])
    .describe("Addresses of other hosts that the provider's answer leads to."),
});
