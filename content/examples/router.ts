import { type Address, parseAbi } from "viem";

export interface Hop {
  tokenIn: Address;
  tokenOut: Address;
  pool: Address;
}

export const routerAbi = parseAbi([
  "struct Hop { address tokenIn; address tokenOut; address pool; }",
  "event Swapped(address indexed sender, address indexed to, \
    address tokenIn, address tokenOut, uint256 amountIn, \
    uint256 amountOut)",
  "error DeadlinePassed(uint256 deadline)",
  "error OutputTooSmall(uint256 amountOut, uint256 minOut)",
  "error UnknownPool(address pool)",
  "error HopsDoNotMeet(uint256 index)",
  "error NoHops()",
  "error TokenRefused(address token)",
  "function quote(uint256 amountIn, Hop[] hops) returns (\
    uint256 amountOut)",
  "function swap(uint256 amountIn, uint256 minOut, Hop[] hops, address to, \
    uint256 deadline) returns (uint256 amountOut)",
]);
