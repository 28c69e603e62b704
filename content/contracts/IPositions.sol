// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC721} from "./IERC721.sol";

/// @title The position manager
/// @notice Opens, fills, empties and ends positions of concentrated liquidity.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// A position is a token by ERC-721. Its owner, and an address that the owner has approved, may
/// remove its liquidity and collect its tokens. Amounts are in the smallest unit of each token. A
/// position that is staked belongs to its gauge: unstake it before you change it.
///
/// Others can move the price before your transaction in the same block. Then a position takes or
/// pays the two tokens in another ratio, at a price of their choice. Minimum amounts that you
/// compute off chain limit that, and a deadline limits how old they can be.
interface IPositions is IERC721 {
    /// @notice What `mint` needs to know.
    /// @param pool The concentrated pool.
    /// @param tickLower The tick at which the range starts, a multiple of the tick spacing.
    /// @param tickUpper The tick at which the range ends, a multiple of the tick spacing.
    /// @param amount0 The most of token 0 to pay in.
    /// @param amount1 The most of token 1 to pay in.
    /// @param amount0Min The least of token 0 that has to be used.
    /// @param amount1Min The least of token 1 that has to be used.
    /// @param to Who receives the position.
    /// @param deadline The last Unix time, in seconds, at which the call may run.
    struct Order {
        address pool;
        int24 tickLower;
        int24 tickUpper;
        uint256 amount0;
        uint256 amount1;
        uint256 amount0Min;
        uint256 amount1Min;
        address to;
        uint256 deadline;
    }

    /// @notice Logs a new position.
    /// @param id The number of the position.
    /// @param to Who received it.
    /// @param liquidity The liquidity it got.
    /// @param amount0 How much of token 0 was paid in.
    /// @param amount1 How much of token 1 was paid in.
    event Minted(
        uint256 indexed id,
        address indexed to,
        uint128 liquidity,
        uint256 amount0,
        uint256 amount1
    );

    /// @notice Logs that liquidity was added to a position.
    /// @param id The number of the position.
    /// @param liquidity The liquidity that was added.
    /// @param amount0 How much of token 0 was paid in.
    /// @param amount1 How much of token 1 was paid in.
    event Added(
        uint256 indexed id, uint128 liquidity, uint256 amount0, uint256 amount1
    );

    /// @notice Logs that liquidity became tokens, which now wait in the position.
    /// @param id The number of the position.
    /// @param liquidity The liquidity that was removed.
    /// @param amount0 How much of token 0 was credited.
    /// @param amount1 How much of token 1 was credited.
    event Removed(
        uint256 indexed id, uint128 liquidity, uint256 amount0, uint256 amount1
    );

    /// @notice Logs that tokens left a position.
    /// @param id The number of the position.
    /// @param to Who received them.
    /// @param amount0 How much of token 0 was paid.
    /// @param amount1 How much of token 1 was paid.
    event Collected(
        uint256 indexed id,
        address indexed to,
        uint256 amount0,
        uint256 amount1
    );

    /// @notice Logs that an empty position was ended.
    /// @param id The number of the position. No other position gets it again.
    event Burned(uint256 indexed id);

    /// @notice The block is later than the deadline.
    /// @param deadline The deadline, in Unix time.
    error DeadlinePassed(uint256 deadline);

    /// @notice An amount would be below its minimum.
    /// @param amount0 What would be used of token 0, or paid in it.
    /// @param amount1 What would be used of token 1, or paid in it.
    error AmountsTooSmall(uint256 amount0, uint256 amount1);

    /// @notice A tick is not a multiple of the pool's tick spacing, is beyond the scale of prices,
    /// or the lower tick is not below the upper one.
    /// @param tick The tick.
    error TickNotAllowed(int24 tick);

    /// @notice Liquidity or tokens are left in the position.
    /// @param id The number of the position.
    error NotEmpty(uint256 id);

    /// @notice No factory of the exchange has made this concentrated pool.
    /// @param pool The address.
    error UnknownPool(address pool);

    /// @notice The amounts are too small for any liquidity at the current price.
    error NoLiquidity();

    /// @notice The position has less liquidity than was asked for.
    /// @param asked The liquidity to remove.
    /// @param available The liquidity of the position.
    error TooMuchLiquidity(uint128 asked, uint128 available);

    /// @notice A transfer of a token returned `false`. A token that reverts passes its own error on
    /// instead.
    /// @param token The token.
    error TokenRefused(address token);

    /// @notice Opens a position and pays both tokens into it.
    /// @dev Anyone may call it. It takes at most `amount0` and `amount1` from the caller, who has
    /// approved the position manager, in the ratio that the range has at the current price. What is
    /// not used stays with the caller. Below the range only token 0 is taken, and above it only
    /// token 1.
    ///
    /// Someone can push the price, let you deposit at it and push it back. Set minimums for the
    /// lowest and the highest price that you accept, and compare the current tick with an average.
    ///
    /// An error of the pool is passed on, such as `TickFull` or `InputMissing`.
    /// @param order The pool, the range, the amounts, the receiver and the deadline.
    /// @return id The number of the new position.
    /// @return liquidity Its liquidity, rounded down.
    /// @return amount0 How much of token 0 was taken, rounded up.
    /// @return amount1 How much of token 1 was taken, rounded up.
    /// @custom:reverts DeadlinePassed when the block is later than the deadline.
    /// @custom:reverts UnknownPool when no factory of the exchange has made the pool.
    /// @custom:reverts TickNotAllowed when a tick does not fit the spacing, the scale or the other
    /// tick.
    /// @custom:reverts NoLiquidity when the amounts allow no liquidity.
    /// @custom:reverts AmountsTooSmall when less than a minimum would be used.
    /// @custom:reverts NotAReceiver when `to` is the zero address.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:emits Minted with the number of the position and what it got.
    function mint(Order calldata order)
        external
        returns (
            uint256 id,
            uint128 liquidity,
            uint256 amount0,
            uint256 amount1
        );

    /// @notice Pays more tokens into a position.
    /// @dev Anyone may call it, and pays for it. The tokens then belong to the owner of the
    /// position. Amounts and minimums mean what they mean in `mint`. An error of the pool is passed
    /// on, such as `TickFull` or `InputMissing`.
    /// @param id The number of the position.
    /// @param amount0 The most of token 0 to pay in.
    /// @param amount1 The most of token 1 to pay in.
    /// @param amount0Min The least of token 0 that has to be used.
    /// @param amount1Min The least of token 1 that has to be used.
    /// @param deadline The last Unix time, in seconds, at which the call may run.
    /// @return liquidity The liquidity that was added, rounded down.
    /// @return used0 How much of token 0 was taken, rounded up.
    /// @return used1 How much of token 1 was taken, rounded up.
    /// @custom:reverts DeadlinePassed when the block is later than the deadline.
    /// @custom:reverts UnknownId when there is no such position.
    /// @custom:reverts NotAllowed when the position is staked.
    /// @custom:reverts NoLiquidity when the amounts allow no liquidity.
    /// @custom:reverts AmountsTooSmall when less than a minimum would be used.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:emits Added with what the position got.
    function add(
        uint256 id,
        uint256 amount0,
        uint256 amount1,
        uint256 amount0Min,
        uint256 amount1Min,
        uint256 deadline
    ) external returns (uint128 liquidity, uint256 used0, uint256 used1);

    /// @notice Turns liquidity into tokens, which then belong to the position.
    /// @dev The owner of the position, or an address approved for it, may call it. No role can stop
    /// it. The tokens do not move yet: call `collect` for that.
    /// @param id The number of the position.
    /// @param liquidity How much liquidity to remove.
    /// @param amount0Min The least that you accept in token 0.
    /// @param amount1Min The least that you accept in token 1.
    /// @param deadline The last Unix time, in seconds, at which the call may run.
    /// @return amount0 How much of token 0 was credited, rounded down and without fees.
    /// @return amount1 How much of token 1 was credited, rounded down and without fees.
    /// @custom:reverts DeadlinePassed when the block is later than the deadline.
    /// @custom:reverts UnknownId when there is no such position.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved. For a staked
    /// position the owner is the gauge.
    /// @custom:reverts TooMuchLiquidity when the position has less liquidity.
    /// @custom:reverts AmountsTooSmall when it would credit less than a minimum.
    /// @custom:emits Removed with what was credited.
    function remove(
        uint256 id,
        uint128 liquidity,
        uint256 amount0Min,
        uint256 amount1Min,
        uint256 deadline
    ) external returns (uint256 amount0, uint256 amount1);

    /// @notice Pays out what belongs to the position: removed tokens and fees.
    /// @dev The owner of the position, or an address approved for it, may call it. Fees count up to
    /// this moment, less the levy where the pool has a gauge. They were never part of the
    /// liquidity, so the price of the moment does not change them.
    /// @param id The number of the position.
    /// @param to Who receives the tokens.
    /// @return amount0 How much of token 0 was paid.
    /// @return amount1 How much of token 1 was paid.
    /// @custom:reverts UnknownId when there is no such position.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer. Neither token
    /// is paid then.
    /// @custom:emits Collected with the amounts.
    function collect(uint256 id, address to)
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Ends a position that is empty.
    /// @dev The owner of the position, or an address approved for it, may call it. There is no need
    /// to: an empty position costs nothing.
    /// @param id The number of the position.
    /// @custom:reverts UnknownId when there is no such position.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts NotEmpty when liquidity or tokens are left. Call `remove` and `collect`
    /// first.
    /// @custom:emits Burned with the number.
    function burn(uint256 id) external;

    /// @notice Returns the liquidity of a position.
    /// @dev Only its owner, or someone who pays tokens in, can change it.
    /// @param id The number of the position.
    /// @return The liquidity. Zero if all of it was removed.
    /// @custom:reverts UnknownId when there is no such position.
    function liquidityOf(uint256 id) external view returns (uint128);

    /// @notice Returns where a position is.
    /// @param id The number of the position.
    /// @return pool The pool of the position.
    /// @return tickLower The tick at which its range starts.
    /// @return tickUpper The tick at which its range ends.
    /// @custom:reverts UnknownId when there is no such position.
    function rangeOf(uint256 id)
        external
        view
        returns (address pool, int24 tickLower, int24 tickUpper);

    /// @notice Returns what `collect` would pay at this moment.
    /// @param id The number of the position.
    /// @return amount0 How much of token 0: removed tokens and fees, rounded down.
    /// @return amount1 How much of token 1: removed tokens and fees, rounded down.
    /// @custom:reverts UnknownId when there is no such position.
    function owedOf(uint256 id)
        external
        view
        returns (uint256 amount0, uint256 amount1);
}
