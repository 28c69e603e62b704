// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title The router
/// @notice Swaps one token for another through one pool or several, with a minimum and a deadline.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// One interface serves concentrated and legacy pools. Amounts are in the smallest unit of each
/// token. The router holds no tokens between two calls, has no owner, and asks for no more
/// allowance than a swap uses. A token that charges a fee on transfer cannot pass through it.
interface IRouter {
    /// @notice One pool of a route, with its tokens in the direction of the swap.
    /// @param tokenIn The token that goes into the pool.
    /// @param tokenOut The token that comes out of it. It has to be the `tokenIn` of the next hop.
    /// @param pool The pool.
    struct Hop {
        address tokenIn;
        address tokenOut;
        address pool;
    }

    /// @notice Logs a swap, once for the whole route. Each pool logs its own part, too.
    /// @param sender Who paid the input.
    /// @param to Who received the output.
    /// @param tokenIn The token at the start of the route.
    /// @param tokenOut The token at its end.
    /// @param amountIn How much of `tokenIn` was paid in.
    /// @param amountOut How much of `tokenOut` was paid out.
    event Swapped(
        address indexed sender,
        address indexed to,
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        uint256 amountOut
    );

    /// @notice The block is later than the deadline.
    /// @param deadline The deadline, in Unix time.
    error DeadlinePassed(uint256 deadline);

    /// @notice The route pays less than the caller accepts.
    /// @param amountOut What it would pay.
    /// @param minOut The least that the caller accepts.
    error OutputTooSmall(uint256 amountOut, uint256 minOut);

    /// @notice No factory of the exchange has made this pool.
    /// @param pool The address.
    error UnknownPool(address pool);

    /// @notice A hop does not begin with the token with which the one before it ends, or its pool
    /// does not trade its two tokens.
    /// @param index The index of the hop, from 0.
    error HopsDoNotMeet(uint256 index);

    /// @notice The route has no hop.
    error NoHops();

    /// @notice A transfer of a token returned `false`. A token that reverts passes its own error on
    /// instead.
    /// @param token The token.
    error TokenRefused(address token);

    /// @notice Says whether the router swaps through a pool.
    /// @param pool The address of a pool.
    /// @return Whether a factory of the exchange has made it. This says nothing about its tokens:
    /// anyone can create a pool for any two tokens.
    function isKnown(address pool) external view returns (bool);

    /// @notice Runs the swap, undoes it and returns its output. For calls off chain.
    /// @dev Call it with `eth_call`; it needs neither a balance nor an allowance. The output counts
    /// fees, price impact and every tick that the swap crosses. It holds for one block and one
    /// order of transactions. In a contract it protects nothing, because a swap before your
    /// transaction moves the price, and the quote with it.
    ///
    /// Each hop is quoted on the pools as they stand. If a route uses a pool twice, the second hop
    /// does not see the first one, and the quote is wrong.
    ///
    /// An error of a pool is passed on, such as `NotEnoughLiquidity`.
    /// @param amountIn How much of the first token you would sell, with all fees.
    /// @param hops The pools of the route, in order.
    /// @return amountOut How much of the last token you would receive, rounded down.
    /// @custom:reverts NoHops when the route is empty.
    /// @custom:reverts UnknownPool when the exchange has not made a pool of the route.
    /// @custom:reverts HopsDoNotMeet when two hops do not meet, or a hop does not fit its pool.
    function quote(uint256 amountIn, Hop[] calldata hops)
        external
        returns (uint256 amountOut);

    /// @notice Takes `amountIn` from the caller and sends the output to `to`.
    /// @dev Anyone who has approved the router for `amountIn` of the first token may call it. It
    /// swaps the whole amount or undoes everything.
    ///
    /// Others can trade before you in the same block until you receive exactly `minOut`. So the
    /// minimum is the only price that you can rely on. Derive it from a quote off chain. The
    /// deadline ends what a waiting transaction exposes you to; compute it from the time of the
    /// latest block, and keep it to a few minutes.
    ///
    /// An error of a pool or of a token is passed on, such as `NotEnoughLiquidity`.
    /// @param amountIn How much of the first token you sell, with all fees.
    /// @param minOut The least that you accept of the last token. Zero accepts any loss.
    /// @param hops The pools of the route, in order.
    /// @param to Who receives the output.
    /// @param deadline The last Unix time, in seconds, at which the swap may run.
    /// @return amountOut What `to` was paid, rounded down.
    /// @custom:reverts DeadlinePassed when the block is later than the deadline.
    /// @custom:reverts NoHops when the route is empty.
    /// @custom:reverts UnknownPool when the exchange has not made a pool of the route.
    /// @custom:reverts HopsDoNotMeet when two hops do not meet, or a hop does not fit its pool.
    /// @custom:reverts OutputTooSmall when the route would pay less than `minOut`.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:emits Swapped with what was paid in and out.
    function swap(
        uint256 amountIn,
        uint256 minOut,
        Hop[] calldata hops,
        address to,
        uint256 deadline
    ) external returns (uint256 amountOut);
}
