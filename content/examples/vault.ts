import { erc20Abi, erc4626Abi } from "viem";

// viem brings both standards along. The second one lacks the names and
// decimals of the first.
export const vaultAbi = [...erc20Abi, ...erc4626Abi] as const;
