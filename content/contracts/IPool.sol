// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title What concentrated and legacy pools have in common
/// @notice Swaps one token for another, and says what that costs.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// All amounts are in the smallest unit of their token: 1 USDC with 6 decimals is 1,000,000. Fees
/// are in hundredths of a basis point, so 1,000,000 is 100% and 3,000 is 0.3%. Every division
/// rounds in favour of the pool: what is paid in is rounded up, and what is paid out is rounded
/// down.
///
/// A pool has no owner, no switch that stops it and no code that can be replaced. Any swap that is
/// put before a call in the same block can change what the call returns.
interface IPool {
    /// @notice Logs a swap.
    /// @param sender Who called the pool and paid the input. For a swap through the router it is
    /// the router.
    /// @param to Who received the output.
    /// @param tokenIn The token that was paid in. The other token of the pool was paid out.
    /// @param amountIn How much of `tokenIn` the pool took, with the fee.
    /// @param amountOut How much of the other token the pool paid out.
    /// @param fee The part of `amountIn` that was charged as the fee.
    event Swap(
        address indexed sender,
        address indexed to,
        address indexed tokenIn,
        uint256 amountIn,
        uint256 amountOut,
        uint256 fee
    );

    /// @notice Logs that the gauge has taken the fees that belong to voters.
    /// @param amount0 How much of token 0 it took.
    /// @param amount1 How much of token 1 it took.
    event VoterFeesCollected(uint256 amount0, uint256 amount1);

    /// @notice Logs that the pool has received its gauge. This happens at most once.
    /// @param gauge The gauge.
    event GaugeLinked(address indexed gauge);

    /// @notice The pool does not trade this token.
    /// @param token The address that is neither token 0 nor token 1.
    error UnknownToken(address token);

    /// @notice The amount to swap is zero.
    error NothingIn();

    /// @notice The pool would pay less than the caller accepts.
    /// @param amountOut What the pool would pay.
    /// @param minOut The least that the caller accepts.
    error OutputTooSmall(uint256 amountOut, uint256 minOut);

    /// @notice The liquidity ends before the whole amount is swapped. A pool without liquidity
    /// reverts with this error, too.
    /// @param amountLeft How much of the input is left when the liquidity ends.
    error NotEnoughLiquidity(uint256 amountLeft);

    /// @notice The pool received less than it asked for. The usual cause is a token that takes a
    /// fee on transfers. Such a token cannot be swapped here.
    /// @param expected How much the pool asked for.
    /// @param received By how much the pool's balance has grown.
    error InputMissing(uint256 expected, uint256 received);

    /// @notice A transfer of a token returned `false`. A token that reverts passes its own error on
    /// instead.
    /// @param token The token.
    error TokenRefused(address token);

    /// @notice Another call to this pool has not ended yet. A token that calls back during its
    /// transfer cannot enter the pool again.
    error Busy();

    /// @notice Only the pool's gauge may make this call.
    /// @param caller Who made it.
    error NotGauge(address caller);

    /// @notice Only the voter may make this call.
    /// @param caller Who made it.
    error NotVoter(address caller);

    /// @notice The pool has a gauge already, and cannot get another one.
    /// @param gauge The gauge that it has.
    error GaugeAlreadyLinked(address gauge);

    /// @notice Returns the factory that made the pool.
    /// @dev Any contract can return any address here. To know whether a pool belongs to the
    /// exchange, ask a factory that you trust: `isPool` of `IPoolFactory`.
    /// @return The factory.
    function factory() external view returns (address);

    /// @notice Returns the token whose address is the smaller number.
    /// @return The address of token 0. It never changes.
    function token0() external view returns (address);

    /// @notice Returns the token whose address is the larger number.
    /// @return The address of token 1. It never changes.
    function token1() external view returns (address);

    /// @notice Returns the gauge that pays emissions to liquidity of this pool.
    /// @return The gauge, or the zero address while the pool has none. Once set it never changes.
    function gauge() external view returns (address);

    /// @notice Returns the fee of the next swap.
    /// @dev In a concentrated pool with a dynamic fee, this number follows the distance between the
    /// current tick and its average. So anyone can raise or lower it by a swap in the same block,
    /// and it can differ when your transaction runs. The minimum output of a swap covers the fee as
    /// well. The whole of one swap pays this one fee, however far it moves the price.
    /// @return The fee in hundredths of a basis point of the input.
    function fee() external view returns (uint24);

    /// @notice Returns the fees that wait for the voters of the pool.
    /// @dev They are fees of staked liquidity, and the levy on unstaked concentrated liquidity.
    /// Only the gauge can take them. Without a gauge both amounts are zero.
    /// @return amount0 Fees in token 0, in its smallest unit.
    /// @return amount1 Fees in token 1, in its smallest unit.
    function voterFees()
        external
        view
        returns (uint256 amount0, uint256 amount1);

    /// @notice Returns what a swap would pay at this moment.
    /// @dev Call it off chain with `eth_call`. It runs the swap without moving tokens and undoes
    /// it, so it needs neither a balance nor an allowance. It is not marked `view`, because a pool
    /// may write to its storage before it undoes that. In a contract the result protects nothing,
    /// because a swap before your transaction moves the price, and this number with it.
    /// @param tokenIn The token that you would sell.
    /// @param amountIn How much of it, in its smallest unit, with the fee.
    /// @return amountOut How much of the other token you would receive, rounded down.
    /// @custom:reverts UnknownToken when `tokenIn` is neither token of the pool.
    /// @custom:reverts NothingIn when `amountIn` is zero.
    /// @custom:reverts NotEnoughLiquidity when the liquidity ends before `amountIn` is used up.
    function quote(address tokenIn, uint256 amountIn)
        external
        returns (uint256 amountOut);

    /// @notice Swaps an amount of one token for the other one.
    /// @dev Anyone may call it. The pool takes `amountIn` from the caller, who has approved the
    /// pool for it, and pays `to`. It swaps the whole amount or reverts.
    ///
    /// The pool checks no deadline. Use the router if the call may wait, because a transaction that
    /// waits is carried out at the old minimum. Others can trade before you in the same block until
    /// you receive exactly `minOut`. So compute it off chain, and never from `quote` or a price
    /// that you read in the same transaction.
    /// @param tokenIn The token that you sell.
    /// @param amountIn How much of it, in its smallest unit. The fee is taken from this amount.
    /// @param minOut The least that you accept, in the smallest unit of the other token.
    /// @param to Who receives the output.
    /// @return amountOut What `to` was paid, rounded down.
    /// @custom:reverts UnknownToken when `tokenIn` is neither token of the pool.
    /// @custom:reverts NothingIn when `amountIn` is zero.
    /// @custom:reverts NotEnoughLiquidity when the liquidity ends before `amountIn` is used up.
    /// @custom:reverts OutputTooSmall when the output would be below `minOut`.
    /// @custom:reverts InputMissing when the pool received less than `amountIn`.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits Swap with what was paid in and out.
    function swap(
        address tokenIn,
        uint256 amountIn,
        uint256 minOut,
        address to
    ) external returns (uint256 amountOut);

    /// @notice Sends the fees that belong to voters to the gauge.
    /// @dev Only the gauge may call it. The gauge passes them on to the reward contract of the
    /// pool, once an epoch.
    /// @return amount0 How much of token 0 was sent.
    /// @return amount1 How much of token 1 was sent.
    /// @custom:reverts NotGauge when anyone else calls.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits VoterFeesCollected with the amounts.
    function collectVoterFees()
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Gives the pool its gauge.
    /// @dev Only the voter may call it, and does so when it creates the gauge. From then on a
    /// concentrated pool takes the levy on unstaked liquidity.
    /// @param newGauge The gauge.
    /// @custom:reverts NotVoter when anyone else calls.
    /// @custom:reverts GaugeAlreadyLinked when the pool has a gauge.
    /// @custom:emits GaugeLinked with the gauge.
    function linkGauge(address newGauge) external;
}
