import { parseAbi } from "viem";

export const strategyAbi = parseAbi([
  "struct Terms { address strategist; address feeReceiver; uint32 delay; \
    uint32 life; uint32 rebalancePause; uint32 reportPause; \
    uint16 managementFee; uint16 performanceFee; uint32 keeperCap; \
    uint128 keeperReward; }",
  "struct Parameter { bytes32 name; int256 value; int256 least; \
    int256 most; }",
  "struct Report { uint64 time; uint256 totalAssets; uint256 sharePrice; \
    uint256 feeShares; }",
  "event Declared(bytes32 indexed name, int256 value, uint256 usableAt, \
    uint256 expiresAt)",
  "event Reported(address indexed keeper, uint256 totalAssets, \
    uint256 sharePrice, uint256 feeShares)",
  "error BelowMinimum(uint256 received, uint256 least)",
  "error AboveLimit(uint256 asked, uint256 limit)",
  "error NotAllowed(address spender)",
  "error Busy()",
  "error ZeroAmount()",
  "function redeem(uint256 shares, address receiver, address owner, \
    uint256 minAssets) returns (uint256 assets)",
  "function redeemInKind(uint256 shares, address receiver, \
    address owner) returns (uint256[] amounts)",
  "function terms() view returns (Terms)",
  "function parameters() view returns (Parameter[])",
  "function declared(bytes32 name) view returns (int256 value, \
    uint256 usableAt, uint256 expiresAt)",
  "function tokens() view returns (address[])",
  "function feesDue() view returns (uint256 shares)",
  "function lastReport() view returns (Report)",
  "function highWaterMark() view returns (uint256)",
  "function isRetired() view returns (bool)",
]);
