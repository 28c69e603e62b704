import { parseAbi } from "viem";

export const poolAbi = parseAbi([
  "error ObservationTooOld(uint32 secondsAgo)",
  "function token0() view returns (address)",
  "function token1() view returns (address)",
  "function currentTick() view returns (int24)",
  "function ring() view returns (uint16 newest, uint16 slots)",
  "function observation(uint16 slot) view returns (uint32 time, \
    int56 tickSum, bool isWritten)",
  "function observe(uint32[] secondsAgo) view returns (int56[] tickSums)",
  "function growRing(uint16 slots)",
]);
