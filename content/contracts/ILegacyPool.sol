// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "./IERC20.sol";
import {IPool} from "./IPool.sol";

/// @title A pool that spreads each deposit over all prices
/// @notice Trades two tokens on one curve, and gives providers pool tokens that are all alike.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// A swap in a volatile pool keeps `x * y` from falling. In a correlated pool it does so with `x **
/// 3 * y + y ** 3 * x`, where the reserves are scaled to 18 decimals. The fee is taken from the
/// input of a swap and kept apart from the reserves. The pool is its own pool token, an ERC-20
/// token of 18 decimals.
///
/// Reserves are those of the last moment, and one swap can distort them. Never value pool tokens
/// from `reserves` or `quote` alone. In a correlated pool the curve's constant for each pool token
/// can fall slightly through rounding, so it is no safe measure either.
interface ILegacyPool is IPool, IERC20 {
    /// @notice The summed reserves at one moment.
    /// @param time The Unix time at which the snapshot was taken.
    /// @param reserveSum0 Each past reserve of token 0, multiplied by the seconds for which it
    /// lasted, up to that time.
    /// @param reserveSum1 The same for token 1.
    struct Snapshot {
        uint256 time;
        uint256 reserveSum0;
        uint256 reserveSum1;
    }

    /// @notice Logs the reserves after a swap, a deposit or a withdrawal.
    /// @param reserve0 The reserve of token 0, in its smallest unit.
    /// @param reserve1 The reserve of token 1, in its smallest unit.
    event ReservesSet(uint256 reserve0, uint256 reserve1);

    /// @notice Logs a deposit.
    /// @param sender Who paid the tokens.
    /// @param to Who received the pool tokens.
    /// @param amount0 How much of token 0 was paid in.
    /// @param amount1 How much of token 1 was paid in.
    /// @param liquidity How many pool tokens were minted, in their smallest unit.
    event Minted(
        address indexed sender,
        address indexed to,
        uint256 amount0,
        uint256 amount1,
        uint256 liquidity
    );

    /// @notice Logs a withdrawal.
    /// @param sender Who gave the pool tokens back.
    /// @param to Who received the two tokens.
    /// @param amount0 How much of token 0 was paid out.
    /// @param amount1 How much of token 1 was paid out.
    /// @param liquidity How many pool tokens were burned, in their smallest unit.
    event Burned(
        address indexed sender,
        address indexed to,
        uint256 amount0,
        uint256 amount1,
        uint256 liquidity
    );

    /// @notice Logs that an owner of pool tokens has taken fees.
    /// @param owner Who earned them.
    /// @param to Who received them.
    /// @param amount0 How much of token 0.
    /// @param amount1 How much of token 1.
    event FeesClaimed(
        address indexed owner,
        address indexed to,
        uint256 amount0,
        uint256 amount1
    );

    /// @notice The deposit would mint fewer pool tokens than the caller accepts, or none.
    /// @param liquidity How many it would mint.
    /// @param minLiquidity The least that the caller accepts.
    error LiquidityTooSmall(uint256 liquidity, uint256 minLiquidity);

    /// @notice The withdrawal would pay less of a token than the caller accepts.
    /// @param amount0 What it would pay in token 0.
    /// @param amount1 What it would pay in token 1.
    error AmountsTooSmall(uint256 amount0, uint256 amount1);

    /// @notice There is no snapshot of this index.
    /// @param index The index.
    error UnknownSnapshot(uint256 index);

    /// @notice The pool has too few snapshots for so many samples.
    /// @param available How many snapshots it has.
    /// @param needed How many the call needs: one more than samples.
    error TooFewSnapshots(uint256 available, uint256 needed);

    /// @notice An average was asked for over no sample.
    error NoSamples();

    /// @notice The search on the correlated curve did not end within 255 steps. Ordinary reserves
    /// need only a few.
    error NoSolution();

    /// @notice Returns the name of the pool token.
    /// @return A text for people. Others may use the same one.
    function name() external view returns (string memory);

    /// @notice Returns the short name of the pool token.
    /// @return A text for people. Others may use the same one.
    function symbol() external view returns (string memory);

    /// @notice Returns the decimals of the pool token.
    /// @return Always 18, whatever the decimals of the two tokens.
    function decimals() external view returns (uint8);

    /// @notice Returns which curve the pool follows.
    /// @return Whether it is a correlated pool. If not, it is a volatile one. It never changes.
    function isCorrelated() external view returns (bool);

    /// @notice Returns what the pool holds for trading.
    /// @dev Fees that wait to be claimed are not part of the reserves. Neither are tokens that
    /// someone sends to the pool without a deposit. One swap can change the result within a
    /// transaction.
    /// @return reserve0 The reserve of token 0, in its smallest unit.
    /// @return reserve1 The reserve of token 1, in its smallest unit.
    function reserves()
        external
        view
        returns (uint256 reserve0, uint256 reserve1);

    /// @notice Returns the sums of reserves up to the last change of the pool.
    /// @dev To bring a sum up to the present, add the reserve multiplied by the seconds since
    /// `time`. The average reserve between two moments is the difference of their sums, divided by
    /// the seconds between.
    /// @return reserveSum0 The sum for token 0.
    /// @return reserveSum1 The sum for token 1.
    /// @return time The Unix time of the last change.
    function reserveSums()
        external
        view
        returns (uint256 reserveSum0, uint256 reserveSum1, uint256 time);

    /// @notice Returns what a swap would pay at this moment.
    /// @dev It takes the fee into account. Anyone can move the result by a swap in the same block.
    /// @param tokenIn The token that you would sell.
    /// @param amountIn How much of it, in its smallest unit, with the fee.
    /// @return amountOut How much of the other token you would receive, rounded down.
    /// @custom:reverts UnknownToken when `tokenIn` is neither token of the pool.
    /// @custom:reverts NothingIn when `amountIn` is zero.
    /// @custom:reverts NotEnoughLiquidity when the pool is empty.
    /// @custom:reverts NoSolution when the search on the correlated curve does not end.
    function quote(address tokenIn, uint256 amountIn)
        external
        view
        override
        returns (uint256 amountOut);

    /// @notice Returns how many snapshots the pool has taken.
    /// @dev The number says nothing about their age. In a pool that nobody uses, the newest one
    /// grows old. Read its time with `snapshot` before you rely on an average.
    /// @return count The number of snapshots. It never falls.
    function snapshots() external view returns (uint256 count);

    /// @notice Returns one snapshot.
    /// @dev The first swap, deposit or withdrawal after each snapshot period takes one, before it
    /// changes the reserves.
    /// @param index The index of the snapshot. The oldest has index 0, the newest `snapshots() -
    /// 1`.
    /// @return Its time and its sums.
    /// @custom:reverts UnknownSnapshot when there is none of this index.
    function snapshot(uint256 index) external view returns (Snapshot memory);

    /// @notice Returns what an amount would be worth on average reserves of the past.
    /// @dev For each sample it averages the reserves between two neighbouring snapshots and prices
    /// `amountIn` on them, without a fee. The result is the arithmetic mean of the samples. It
    /// begins with the newest snapshot, so it leaves out what has happened since then.
    ///
    /// A swap in the same block cannot change the result, because it enters at the earliest with
    /// the next snapshot. Reserves that someone keeps false over a period do enter. A small amount
    /// gives a price without price impact, a large one includes it.
    /// @param tokenIn The token that is priced.
    /// @param amountIn How much of it, in its smallest unit.
    /// @param samples How many periods between snapshots to average.
    /// @return amountOut The mean output in the other token, rounded down.
    /// @custom:reverts UnknownToken when `tokenIn` is neither token of the pool.
    /// @custom:reverts NothingIn when `amountIn` is zero.
    /// @custom:reverts NoSamples when `samples` is zero.
    /// @custom:reverts TooFewSnapshots when there are not more snapshots than samples.
    /// @custom:reverts NoSolution when the search on the correlated curve does not end.
    function averageQuote(address tokenIn, uint256 amountIn, uint256 samples)
        external
        view
        returns (uint256 amountOut);

    /// @notice Returns the fees that an owner of pool tokens can claim.
    /// @param owner The owner of pool tokens.
    /// @return amount0 Fees in token 0, rounded down.
    /// @return amount1 Fees in token 1, rounded down.
    function claimable(address owner)
        external
        view
        returns (uint256 amount0, uint256 amount1);

    /// @notice Deposits both tokens and mints pool tokens for them.
    /// @dev Anyone may call it. The pool takes both amounts in full from the caller, who has
    /// approved the pool for them. What is beyond the ratio of the reserves is a gift to all owners
    /// of pool tokens, so compute the amounts from the reserves. Others can move the ratio before
    /// you in the same block: `minLiquidity` is your protection, and it has to be computed off
    /// chain. The pool checks no deadline.
    ///
    /// The first deposit sets the price. It mints the square root of the product of both amounts,
    /// less 1,000 smallest units that are locked for ever, so that one unit cannot be made very
    /// expensive.
    /// @param amount0 How much of token 0 to pay in, in its smallest unit.
    /// @param amount1 How much of token 1 to pay in, in its smallest unit.
    /// @param minLiquidity The least number of pool tokens that you accept, in the smallest unit.
    /// @param to Who receives the pool tokens.
    /// @return liquidity How many pool tokens were minted, rounded down.
    /// @custom:reverts LiquidityTooSmall when it would mint fewer than `minLiquidity`, or none.
    /// @custom:reverts InputMissing when the pool received less than an amount.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits Minted with the amounts.
    /// @custom:emits ReservesSet with the new reserves.
    function mint(
        uint256 amount0,
        uint256 amount1,
        uint256 minLiquidity,
        address to
    ) external returns (uint256 liquidity);

    /// @notice Burns pool tokens and pays out their share of both reserves.
    /// @dev The owner of the pool tokens calls it, and needs no allowance for it. No role can stop
    /// it. Fees that were earned stay claimable. Others can move the ratio of the reserves before
    /// you in the same block, so set both minimums off chain. The pool checks no deadline.
    /// @param liquidity How many pool tokens of the caller to burn, in their smallest unit.
    /// @param amount0Min The least that you accept in token 0.
    /// @param amount1Min The least that you accept in token 1.
    /// @param to Who receives the two tokens.
    /// @return amount0 How much of token 0 was paid, rounded down.
    /// @return amount1 How much of token 1 was paid, rounded down.
    /// @custom:reverts LiquidityTooSmall when `liquidity` is zero or above the caller's balance.
    /// @custom:reverts AmountsTooSmall when it would pay less of a token than its minimum.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits Burned with the amounts.
    /// @custom:emits ReservesSet with the new reserves.
    function burn(
        uint256 liquidity,
        uint256 amount0Min,
        uint256 amount1Min,
        address to
    ) external returns (uint256 amount0, uint256 amount1);

    /// @notice Pays out the fees that the caller has earned as an owner of pool tokens.
    /// @dev A transfer of pool tokens leaves the fees up to then with the previous holder. While
    /// pool tokens are staked, the gauge holds them, and their fees go to voters.
    /// @param to Who receives the fees.
    /// @return amount0 How much of token 0 was paid.
    /// @return amount1 How much of token 1 was paid.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits FeesClaimed with the amounts.
    function claimFees(address to)
        external
        returns (uint256 amount0, uint256 amount1);
}
