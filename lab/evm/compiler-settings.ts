/** How all Solidity of the content and of the tests is compiled. */
export const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  // The newest version that the local EVM knows without experiments.
  evmVersion: "prague",
};
