import type { FileNode } from "../nodes/file-nodes";
import { nodeStore } from "../nodes/node-store";
import { deploymentsPath } from "../solidity/deployments-file";
import { deploymentAddresses, deploymentFiles, publishedDeployments } from "./deployment-files";
import { resolvers, yaml } from "./deployments";

describe("content/deployments.yml as data", () => {
  const store = nodeStore();
  const internal = { type: "File", contentDigest: "" };
  store.actions.createNode({ id: "file", absolutePath: deploymentsPath, internal });
  yaml.create(store, store.getNode("file") as FileNode);

  test("G1 each chain is a node, with what is on it", () => {
    const [ring, far] = store.getNodesByType("Chain");
    expect(ring).toMatchObject({
      key: "ring",
      chainId: 4_000_001,
      name: "Ring",
      explorer: "https://ring.example",
    });
    const namesOn = (chain: unknown) =>
      Object(chain).deploymentIds.map((id: string) => store.getNode(id)?.contractName);
    expect([namesOn(ring), namesOn(far)]).toEqual([["IVault", "IVault"], ["IToken"]]);
  });

  test("G1 each deployment is a node, with its page in the explorer", () => {
    const [first] = store.getNodesByType("Deployment");
    expect(first).toMatchObject({
      contractName: "IVault",
      chainKey: "ring",
      version: "1.0.0",
      status: "retired",
      date: "2026-01-31",
    });
    expect(resolvers.Deployment.explorerUrl.resolve(Object(first))).toBe(
      "https://ring.example/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    );
    expect(store.getNodesByType("Problem")).toEqual([]);
  });
});

describe("/deployments.json", () => {
  test("has the chains and deployments, in the form of its schema", () => {
    const files = deploymentFiles();
    expect(Array.from(files.keys())).toEqual(deploymentAddresses());
    const published = JSON.parse(files.get("/deployments.json") ?? "");
    expect(publishedDeployments.parse(published)).toEqual(published);
    expect(published.$schema).toBe("/deployments.schema.json");
    expect(published.deployments[2]).toEqual({
      contract: "IToken",
      version: "1.0.0",
      chain: "far",
      chainId: 4_000_002,
      address: "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
      status: "paused",
      date: "2026-03-01",
      abi: "/abi/IToken.json",
    });
  });

  test("has a JSON Schema that describes each key", () => {
    const schema = JSON.parse(deploymentFiles().get("/deployments.schema.json") ?? "");
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    const { required, properties } = schema.properties.deployments.items;
    expect(required).toEqual(Object.keys(properties));
    for (const { description } of Object.values<{ description?: string }>(properties))
      expect(description).toMatch(/\w/);
    expect(new RegExp(properties.address.pattern).test(`0x${"aB".repeat(20)}`)).toBe(true);
    expect(properties.status.enum).toEqual(["live", "paused", "retired"]);
  });
});
