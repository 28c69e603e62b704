// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPool} from "./IPool.sol";

/// @title A pool of concentrated liquidity
/// @notice Trades along ranges of ticks, keeps the liquidity of each range and records its price.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// The price of token 0 in token 1 is `1.0001 ** tick`, in the smallest units of both. The pool
/// stores its square root times 2^96 (names that end in `X96`). Growths of fees and rewards are per
/// unit of liquidity, times 2^128 (names that end in `X128`). They wrap around at 2^256, so
/// subtract them with unchecked arithmetic. Only the difference of two readings has a meaning.
///
/// Anyone may swap, read and add slots for observations. Liquidity is added and removed through the
/// position manager, `IPositions`, which alone may call the functions for it here.
///
/// The current tick, the root of the price, the active liquidity and the fee all belong to the last
/// moment. One transaction can move them anywhere and back. Compare them with an average from
/// `observe` before you act on them.
interface IConcentratedPool is IPool {
    /// @notice What the pool knows about a tick at which some range starts or ends.
    /// @param liquidityGross Liquidity of all ranges that start or end here. Zero if there is none.
    /// Then all other numbers are zero as well.
    /// @param liquidityNet Liquidity that starts here, less liquidity that ends here. A swap that
    /// crosses the tick upwards adds it to the active liquidity, and one that crosses it downwards
    /// subtracts it.
    /// @param stakedNet The same for liquidity that is staked in the gauge.
    /// @param feeGrowthOutside0X128 Fees in token 0 for each unit of liquidity on the other side of
    /// this tick, as seen from the current price.
    /// @param feeGrowthOutside1X128 The same for token 1.
    /// @param rewardGrowthOutsideX128 The same for emissions, for each unit of staked liquidity.
    struct Tick {
        uint128 liquidityGross;
        int128 liquidityNet;
        int128 stakedNet;
        uint256 feeGrowthOutside0X128;
        uint256 feeGrowthOutside1X128;
        uint256 rewardGrowthOutsideX128;
    }

    /// @notice What the pool knows about a position.
    /// @param tickLower The tick at which the range starts.
    /// @param tickUpper The tick at which the range ends.
    /// @param liquidity The liquidity of the position.
    /// @param isStaked Whether the gauge holds the position, so that its fees go to voters.
    /// @param feeGrowthInside0X128 The growth inside the range in token 0 when the position was
    /// last touched.
    /// @param feeGrowthInside1X128 The same for token 1.
    /// @param owed0 What was credited in token 0 and not yet collected: removed tokens, and fees up
    /// to the last touch.
    /// @param owed1 The same for token 1.
    struct Position {
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
        bool isStaked;
        uint256 feeGrowthInside0X128;
        uint256 feeGrowthInside1X128;
        uint256 owed0;
        uint256 owed1;
    }

    /// @notice Logs where the price is after the pool was created or after a swap.
    /// @param sqrtPriceX96 The square root of the price, times 2^96.
    /// @param tick The tick at or below that price.
    /// @param activeLiquidity The liquidity whose range includes that price.
    event PriceSet(uint160 sqrtPriceX96, int24 tick, uint128 activeLiquidity);

    /// @notice Logs that liquidity was added to a position or removed from it.
    /// @param id The number of the position at the position manager.
    /// @param tickLower The tick at which its range starts.
    /// @param tickUpper The tick at which its range ends.
    /// @param change The liquidity that was added; negative if it was removed.
    /// @param amount0 How much of token 0 was paid in or credited for that.
    /// @param amount1 How much of token 1 was paid in or credited for that.
    event LiquidityChanged(
        uint256 indexed id,
        int24 indexed tickLower,
        int24 indexed tickUpper,
        int256 change,
        uint256 amount0,
        uint256 amount1
    );

    /// @notice Logs that a position was paid what it was owed.
    /// @param id The number of the position.
    /// @param to Who received the tokens.
    /// @param amount0 How much of token 0.
    /// @param amount1 How much of token 1.
    event Collected(
        uint256 indexed id,
        address indexed to,
        uint256 amount0,
        uint256 amount1
    );

    /// @notice Logs that a position was staked or unstaked.
    /// @param id The number of the position.
    /// @param isStaked Whether it is staked now.
    event StakeSet(uint256 indexed id, bool isStaked);

    /// @notice Logs how fast emissions stream from now on.
    /// @param rate Smallest units of the reward token per second, for all staked active liquidity.
    /// @param until The Unix time at which the stream ends.
    event RewardRateSet(uint256 rate, uint256 until);

    /// @notice Logs that the ring has more slots for observations.
    /// @param slotsBefore The number of slots, used or not, before.
    /// @param slotsAfter The number of slots, used or not, now.
    event RingGrown(uint16 slotsBefore, uint16 slotsAfter);

    /// @notice The observations do not reach back that far.
    /// @param secondsAgo The age that was asked for.
    error ObservationTooOld(uint32 secondsAgo);

    /// @notice A tick is not a multiple of the tick spacing, is beyond the scale of prices, or the
    /// lower tick is not below the upper one.
    /// @param tick The tick.
    error TickNotAllowed(int24 tick);

    /// @notice More liquidity would start or end at a tick than the pool can count there.
    /// @param tick The tick.
    error TickFull(int24 tick);

    /// @notice The price is already at the limit of the swap, or beyond it.
    /// @param sqrtPriceX96 The root of the current price, times 2^96.
    /// @param limitX96 The limit that the caller gave.
    error PriceLimitPassed(uint160 sqrtPriceX96, uint160 limitX96);

    /// @notice Only the position manager may make this call.
    /// @param caller Who made it.
    error NotPositions(address caller);

    /// @notice The pool has no position of this number.
    /// @param id The number.
    error UnknownPosition(uint256 id);

    /// @notice The position has less liquidity than was asked for.
    /// @param asked The liquidity to remove.
    /// @param available The liquidity of the position.
    error TooMuchLiquidity(uint128 asked, uint128 available);

    /// @notice The position is staked already, or is not staked.
    /// @param id The number of the position.
    error StakeUnchanged(uint256 id);

    /// @notice Returns the position manager, whose tokens stand for the positions of this pool.
    /// @return The address of a contract with the interface `IPositions`. It never changes.
    function positions() external view returns (address);

    /// @notice Returns the distance between two ticks at which ranges may start or end.
    /// @return The tick spacing, above zero. It never changes.
    function tickSpacing() external view returns (int24);

    /// @notice Returns how much liquidity may start or end at one tick.
    /// @return The largest `liquidityGross` of a tick. It follows from the tick spacing, so that
    /// the active liquidity can never exceed 128 bits.
    function maxLiquidityPerTick() external view returns (uint128);

    /// @notice Returns the square root of the current price, times 2^96.
    /// @dev The price is token 1 for one token 0, in smallest units. To get the price of whole
    /// tokens, square the result, divide it by 2^192, and multiply it by `10 ** (decimals0 -
    /// decimals1)`. Anyone can move it by a swap in the same block.
    /// @return The root of the price after the last swap.
    function sqrtPriceX96() external view returns (uint160);

    /// @notice Returns the tick after the last swap. One transaction can move it anywhere.
    /// @dev It is the largest tick whose price is not above the current one. If a swap downwards
    /// ended exactly at a tick that it crossed, it is one less.
    /// @return The tick, from -887,272 to 887,272.
    function currentTick() external view returns (int24);

    /// @notice Returns the liquidity whose range includes the current price.
    /// @dev Someone can add liquidity right before a swap and remove it right after, so this does
    /// not measure how deep the pool will be.
    /// @return The active liquidity, staked or not.
    function activeLiquidity() external view returns (uint128);

    /// @notice Returns the part of the active liquidity that is staked in the gauge.
    /// @return The staked active liquidity. Emissions of this second are shared among it.
    function stakedLiquidity() external view returns (uint128);

    /// @notice Returns the fees for each unit of unstaked liquidity since the pool was created.
    /// @dev Fees of staked liquidity and the levy never enter these sums.
    /// @return growth0X128 The growth in token 0, times 2^128.
    /// @return growth1X128 The growth in token 1, times 2^128.
    function feeGrowth()
        external
        view
        returns (uint256 growth0X128, uint256 growth1X128);

    /// @notice Returns the fees for each unit of unstaked liquidity inside a range.
    /// @dev A single reading means nothing, because it depends on when the ticks were first used.
    /// Take two readings and subtract with unchecked arithmetic. Between them each tick has to stay
    /// in use, that is, keep a `liquidityGross` above zero.
    /// @param tickLower The tick at which the range starts.
    /// @param tickUpper The tick at which the range ends.
    /// @return growth0X128 The growth in token 0, times 2^128.
    /// @return growth1X128 The growth in token 1, times 2^128.
    /// @custom:reverts TickNotAllowed when a tick is not in use, or the lower one is not below the
    /// upper one.
    function feeGrowthInside(int24 tickLower, int24 tickUpper)
        external
        view
        returns (uint256 growth0X128, uint256 growth1X128);

    /// @notice Returns the emissions for each unit of staked liquidity inside a range.
    /// @dev It counts up to the time of the block. As with fees, only the difference of two
    /// readings has a meaning. The gauge takes one when a position is staked or claims.
    /// @param tickLower The tick at which the range starts.
    /// @param tickUpper The tick at which the range ends.
    /// @return growthX128 The growth in the smallest unit of the reward token, times 2^128.
    /// @custom:reverts TickNotAllowed when a tick is not in use, or the lower one is not below the
    /// upper one.
    function rewardGrowthInside(int24 tickLower, int24 tickUpper)
        external
        view
        returns (uint256 growthX128);

    /// @notice Returns what the pool knows of a tick.
    /// @param tick Any tick. One that is not in use returns zeros.
    /// @return What starts, ends and was earned there.
    function tickAt(int24 tick) external view returns (Tick memory);

    /// @notice Returns which of 256 neighbouring ticks are in use.
    /// @dev For programs that compute a swap by themselves. Bit `b` of word `w` stands for the tick
    /// `(w * 256 + b) * tickSpacing`, where `b` is counted from the lowest bit.
    /// @param index The index of the word, `w`. It is negative for negative ticks.
    /// @return bits The word. A bit is one if some range starts or ends at its tick.
    function tickWord(int16 index) external view returns (uint256 bits);

    /// @notice Returns what the pool stores of a position.
    /// @param id The number of the position at the position manager.
    /// @return The range, the liquidity and what was credited up to the last touch.
    /// @custom:reverts UnknownPosition when no position of this pool has the number.
    function positionOf(uint256 id) external view returns (Position memory);

    /// @notice Returns what a position would be paid if it collected now.
    /// @dev It counts removed tokens and fees up to this moment, after the levy. A staked position
    /// earns no fees.
    /// @param id The number of the position.
    /// @return amount0 How much of token 0, rounded down.
    /// @return amount1 How much of token 1, rounded down.
    /// @custom:reverts UnknownPosition when no position of this pool has the number.
    function owed(uint256 id)
        external
        view
        returns (uint256 amount0, uint256 amount1);

    /// @notice Returns the slot of the newest observation, and the number of slots in use.
    /// @dev The slot after the newest, modulo `slots`, holds the oldest observation, or was never
    /// written. If it was never written, slot 0 holds the oldest. A slot that `growRing` has added
    /// counts as soon as the ring comes round to it.
    /// @return newest The slot of the newest observation.
    /// @return slots How many slots are in use, from 1 to 65,535.
    function ring() external view returns (uint16 newest, uint16 slots);

    /// @notice Returns the observation in a slot.
    /// @param slot The slot, from 0.
    /// @return time The Unix time of the observation, modulo 2^32.
    /// @return tickSum The sum up to that time of each tick multiplied by the seconds for which it
    /// was the current one.
    /// @return isWritten Whether the slot holds an observation. If not, ignore the other two.
    function observation(uint16 slot)
        external
        view
        returns (uint32 time, int56 tickSum, bool isWritten);

    /// @notice Returns the sum of ticks at several moments of the past.
    /// @dev The average tick between two moments is the difference of their sums, divided by the
    /// seconds between them and rounded down, not towards zero. It stands for the geometric mean of
    /// the prices.
    ///
    /// A moment between two observations is interpolated. A moment after the newest one is computed
    /// with the current tick. The pool writes an observation before the first call of a block moves
    /// the tick or changes the active liquidity, so a price that exists only inside one block does not enter a sum. A price that
    /// is still there when the block ends does, for the seconds until the next swap. Someone who
    /// controls several blocks in a row can therefore manipulate an average at low cost.
    /// @param secondsAgo The ages of the moments, in seconds. Zero is the present.
    /// @return tickSums One sum for each age, in the same order.
    /// @custom:reverts ObservationTooOld when an age is beyond the oldest observation.
    function observe(uint32[] calldata secondsAgo)
        external
        view
        returns (int56[] memory tickSums);

    /// @notice Adds slots for observations to the ring.
    /// @dev Anyone may call it, and pays the gas of preparing each new slot. The slots fill one by
    /// one, at most one a block, so the record reaches further back only after some time. A ring
    /// never becomes smaller.
    /// @param slots The number of slots, used or not, that the ring should have. A number that is
    /// not larger than the present one changes nothing.
    /// @custom:emits RingGrown when the number has grown.
    function growRing(uint16 slots) external;

    /// @notice Swaps until the price reaches a limit, or until an amount is used up.
    /// @dev Anyone may call it. The pool takes from the caller only what it uses, so the caller
    /// approves `maxIn` and keeps the rest. The price falls when token 0 is paid in, and rises when
    /// token 1 is paid in. Others can move the price towards the limit before you, which makes your
    /// swap smaller, and `minOut` then reverts it.
    /// @param tokenIn The token that you sell.
    /// @param maxIn The most that you sell, in its smallest unit, with the fee.
    /// @param limitX96 The root of the price at which the swap stops, times 2^96.
    /// @param minOut The least that you accept, in the smallest unit of the other token.
    /// @param to Who receives the output.
    /// @return amountIn What the pool took, rounded up. At most `maxIn`.
    /// @return amountOut What `to` was paid, rounded down.
    /// @custom:reverts UnknownToken when `tokenIn` is neither token of the pool.
    /// @custom:reverts NothingIn when `maxIn` is zero.
    /// @custom:reverts PriceLimitPassed when the price is not on the right side of the limit.
    /// @custom:reverts OutputTooSmall when the output would be below `minOut`.
    /// @custom:reverts InputMissing when the pool received less than it asked for.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits Swap with what was paid in and out.
    /// @custom:emits PriceSet with the price after the swap.
    function swapToPrice(
        address tokenIn,
        uint256 maxIn,
        uint160 limitX96,
        uint256 minOut,
        address to
    ) external returns (uint256 amountIn, uint256 amountOut);

    /// @notice Adds liquidity to a position, which it creates if the number is new.
    /// @dev Only the position manager may call it, after approving both tokens. The pool takes the
    /// amounts that belong to `liquidity` at the current price. Fees up to now are credited first.
    /// @param id The number of the position.
    /// @param tickLower The tick at which the range starts. An existing position has to name its
    /// own.
    /// @param tickUpper The tick at which the range ends. An existing position has to name its own.
    /// @param liquidity How much liquidity to add.
    /// @return amount0 How much of token 0 the pool took, rounded up.
    /// @return amount1 How much of token 1 the pool took, rounded up.
    /// @custom:reverts NotPositions when anyone else calls.
    /// @custom:reverts TickNotAllowed when a tick does not fit the spacing, the scale, the other
    /// tick or the position.
    /// @custom:reverts TickFull when a tick cannot count so much liquidity.
    /// @custom:reverts InputMissing when the pool received less than it asked for.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits LiquidityChanged with what was added.
    function addLiquidity(
        uint256 id,
        int24 tickLower,
        int24 tickUpper,
        uint128 liquidity
    ) external returns (uint256 amount0, uint256 amount1);

    /// @notice Turns liquidity of a position into tokens and credits them to the position.
    /// @dev Only the position manager may call it. No tokens move until `collect`. Fees up to now
    /// are credited, too.
    /// @param id The number of the position.
    /// @param liquidity How much liquidity to remove. Zero only credits fees.
    /// @return amount0 How much of token 0 was credited for the liquidity, rounded down.
    /// @return amount1 How much of token 1 was credited for the liquidity, rounded down.
    /// @custom:reverts NotPositions when anyone else calls.
    /// @custom:reverts UnknownPosition when no position of this pool has the number.
    /// @custom:reverts TooMuchLiquidity when the position has less liquidity.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits LiquidityChanged with what was removed.
    function removeLiquidity(uint256 id, uint128 liquidity)
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Pays out all that a position is owed.
    /// @dev Only the position manager may call it, for the owner of the position or an address that
    /// the owner has approved.
    /// @param id The number of the position.
    /// @param to Who receives the tokens.
    /// @return amount0 How much of token 0 was paid.
    /// @return amount1 How much of token 1 was paid.
    /// @custom:reverts NotPositions when anyone else calls.
    /// @custom:reverts UnknownPosition when no position of this pool has the number.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:reverts Busy when another call to the pool has not ended.
    /// @custom:emits Collected with the amounts.
    function collect(uint256 id, address to)
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Marks a position as staked, or as no longer staked.
    /// @dev Only the gauge may call it. From this moment on the fees of the position go to voters,
    /// or to its owner again. Fees up to now are credited to the position first.
    /// @param id The number of the position.
    /// @param isStaked Whether it is staked from now on.
    /// @custom:reverts NotGauge when anyone else calls.
    /// @custom:reverts UnknownPosition when no position of this pool has the number.
    /// @custom:reverts StakeUnchanged when the position is in that state already.
    /// @custom:emits StakeSet with the new state.
    function setStaked(uint256 id, bool isStaked) external;

    /// @notice Sets how fast emissions stream to staked active liquidity.
    /// @dev Only the gauge may call it, when it receives an emission. The growth up to now is
    /// counted at the old rate first. To add what was unspent to an emission that has just arrived,
    /// the gauge calls it with a rate of zero before it sets the new rate.
    /// @param rate Smallest units of the reward token per second.
    /// @param until The Unix time at which the stream ends.
    /// @return unspent What streamed since the last call while no staked liquidity was active. The
    /// gauge adds it to its next emission.
    /// @custom:reverts NotGauge when anyone else calls.
    /// @custom:emits RewardRateSet with the new rate.
    function setRewardRate(uint256 rate, uint256 until)
        external
        returns (uint256 unspent);
}
