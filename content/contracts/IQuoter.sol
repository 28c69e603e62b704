// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IRouter} from "./IRouter.sol";

/// @title The quoter
/// @notice Computes what each pool of a route would do, from an input or backwards from a wanted
/// output.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// It reads the pools and computes the swap by itself, so its functions are `view`, and they cost
/// more gas the more ticks a swap crosses. Call them off chain. The result holds for one block and
/// one order of transactions, and anyone can change it by a swap. It moves no tokens: swap through
/// the router, with a minimum.
interface IQuoter {
    /// @notice What one pool of the route would do.
    /// @param amountIn How much of its input token the pool would take, with the fee.
    /// @param amountOut How much of its output token it would pay.
    /// @param fee The fee that it would charge, in hundredths of a basis point.
    /// @param sqrtPriceX96After The root of its price afterwards, times 2^96. Zero for a legacy
    /// pool, which has no such root.
    /// @param ticksCrossed How many ticks in use the swap would cross. Zero for a legacy pool.
    struct Step {
        uint256 amountIn;
        uint256 amountOut;
        uint24 fee;
        uint160 sqrtPriceX96After;
        uint32 ticksCrossed;
    }

    /// @notice No factory of the exchange has made this pool.
    /// @param pool The address.
    error UnknownPool(address pool);

    /// @notice A hop does not begin with the token with which the one before it ends, or its pool
    /// does not trade its two tokens.
    /// @param index The index of the hop, from 0.
    error HopsDoNotMeet(uint256 index);

    /// @notice The route has no hop.
    error NoHops();

    /// @notice The liquidity of a pool ends before the whole amount is swapped.
    /// @param index The index of the hop, from 0.
    error NotEnoughLiquidity(uint256 index);

    /// @notice Returns what a route would pay for an amount, and what each pool would do.
    /// @dev `amountOut` equals the result of `quote` of the router in the same state. Compare
    /// `sqrtPriceX96After` with the root of the price before to see the price impact.
    /// @param amountIn How much of the first token you would sell, with all fees.
    /// @param hops The pools of the route, in order. Each pool at most once.
    /// @return amountOut How much of the last token you would receive, rounded down.
    /// @return steps One entry for each hop, in the same order.
    /// @custom:reverts NoHops when the route is empty.
    /// @custom:reverts UnknownPool when the exchange has not made a pool of the route.
    /// @custom:reverts HopsDoNotMeet when two hops do not meet, or a hop does not fit its pool.
    /// @custom:reverts NotEnoughLiquidity when the liquidity of a pool ends too soon.
    function quoteOutput(uint256 amountIn, IRouter.Hop[] calldata hops)
        external
        view
        returns (uint256 amountOut, Step[] memory steps);

    /// @notice Returns how much a route would take to pay a wanted amount.
    /// @dev The router swaps a given input only. Sell the `amountIn` that this function returns,
    /// with the wanted amount, less a tolerance, as the minimum. In the same state such a swap pays
    /// at least `amountOut`.
    /// @param amountOut How much of the last token you want to receive.
    /// @param hops The pools of the route, in order. Each pool at most once.
    /// @return amountIn How much of the first token you would sell, with all fees, rounded up.
    /// @return steps One entry for each hop, in the same order.
    /// @custom:reverts NoHops when the route is empty.
    /// @custom:reverts UnknownPool when the exchange has not made a pool of the route.
    /// @custom:reverts HopsDoNotMeet when two hops do not meet, or a hop does not fit its pool.
    /// @custom:reverts NotEnoughLiquidity when a pool cannot pay so much at any price.
    function quoteInput(uint256 amountOut, IRouter.Hop[] calldata hops)
        external
        view
        returns (uint256 amountIn, Step[] memory steps);
}
