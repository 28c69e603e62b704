import { parseAbi } from "viem";

export const positionsAbi = parseAbi([
  "struct Order { address pool; int24 tickLower; int24 tickUpper; \
    uint256 amount0; uint256 amount1; uint256 amount0Min; \
    uint256 amount1Min; address to; uint256 deadline; }",
  "event Minted(uint256 indexed id, address indexed to, uint128 liquidity, \
    uint256 amount0, uint256 amount1)",
  "event Collected(uint256 indexed id, address indexed to, \
    uint256 amount0, uint256 amount1)",
  "error DeadlinePassed(uint256 deadline)",
  "error AmountsTooSmall(uint256 amount0, uint256 amount1)",
  "error TickNotAllowed(int24 tick)",
  "error NotAllowed(address caller, uint256 id)",
  "error NotEmpty(uint256 id)",
  "error UnknownPool(address pool)",
  "error UnknownId(uint256 id)",
  "error NoLiquidity()",
  "error NotAReceiver(address to)",
  "error TooMuchLiquidity(uint128 asked, uint128 available)",
  "error TokenRefused(address token)",
  "function mint(Order order) returns (uint256 id, uint128 liquidity, \
    uint256 amount0, uint256 amount1)",
  "function remove(uint256 id, uint128 liquidity, uint256 amount0Min, \
    uint256 amount1Min, uint256 deadline) returns (uint256 amount0, \
    uint256 amount1)",
  "function collect(uint256 id, address to) returns (uint256 amount0, \
    uint256 amount1)",
  "function burn(uint256 id)",
  "function liquidityOf(uint256 id) view returns (uint128)",
  "function approve(address to, uint256 id)",
]);

export const gaugeAbi = parseAbi([
  "event Claimed(uint256 indexed id, address indexed owner, \
    uint256 amount)",
  "error NotYours(uint256 id)",
  "error OtherPool(uint256 id)",
  "error EmissionsStopped()",
  "function stake(uint256 id)",
  "function unstake(uint256 id)",
  "function claim(uint256 id) returns (uint256 amount)",
  "function earned(uint256 id) view returns (uint256 amount)",
  "function stakerOf(uint256 id) view returns (address owner)",
]);
