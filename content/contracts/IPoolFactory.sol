// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title A factory of pools
/// @notice Creates pools, finds them, and vouches for those that it has made.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// A factory makes pools of one kind or of several. Its pools never change afterwards: new code
/// comes with a new factory. Anyone may create a pool for any two tokens, including worthless or
/// harmful ones. A pool of an approved factory proves nothing about its tokens.
interface IPoolFactory {
    /// @notice The kinds of pools.
    /// @param Volatile A legacy pool on the constant product, for any two tokens.
    /// @param Correlated A legacy pool on a flatter curve, for tokens of nearly one value.
    /// @param Concentrated A pool of ranges and ticks.
    enum Kind {
        Volatile,
        Correlated,
        Concentrated
    }

    /// @notice Logs a new pool.
    /// @param token0 The token whose address is the smaller number.
    /// @param token1 The token whose address is the larger number.
    /// @param kind The kind of the pool.
    /// @param tickSpacing The tick spacing; zero for a legacy pool.
    /// @param pool The pool.
    event PoolCreated(
        address indexed token0,
        address indexed token1,
        Kind kind,
        int24 tickSpacing,
        address pool
    );

    /// @notice A pool needs two different tokens.
    /// @param token The token that was named twice.
    error SameToken(address token);

    /// @notice There is no contract at this address.
    /// @param token The address.
    error NotAToken(address token);

    /// @notice This factory makes no pools of this kind.
    /// @param kind The kind.
    error KindNotMade(Kind kind);

    /// @notice The factory makes no concentrated pool of this spacing; or the pool is a legacy one,
    /// and the spacing is not zero.
    /// @param tickSpacing The spacing.
    error SpacingNotAllowed(int24 tickSpacing);

    /// @notice The first price is beyond the scale of ticks; or the pool is a legacy one, and the
    /// price is not zero.
    /// @param sqrtPriceX96 The root of the price, times 2^96.
    error PriceNotAllowed(uint160 sqrtPriceX96);

    /// @notice The factory has made this pool already.
    /// @param pool The pool.
    error PoolExists(address pool);

    /// @notice This factory has not made the pool.
    /// @param pool The address.
    error UnknownPool(address pool);

    /// @notice The factory has made fewer pools than that.
    /// @param index The index.
    error UnknownIndex(uint256 index);

    /// @notice Returns the voter, which alone can give a pool its gauge.
    /// @return The voter. It never changes.
    function voter() external view returns (address);

    /// @notice Returns the position manager of the concentrated pools of this factory.
    /// @return The position manager, or the zero address if it makes no concentrated pools.
    function positions() external view returns (address);

    /// @notice Returns the contract that the pools of this factory ask for their fee.
    /// @return A contract with the interface `IFeeModule`. It never changes. A factory whose pools
    /// have fixed fees returns the zero address.
    function feeModule() external view returns (address);

    /// @notice Says whether this factory makes pools of a kind.
    /// @param kind The kind.
    /// @return Whether it does.
    function makes(Kind kind) external view returns (bool);

    /// @notice Returns the tick spacings of concentrated pools that this factory makes.
    /// @return The spacings, the smallest first. None if it makes no concentrated pools.
    function tickSpacings() external view returns (int24[] memory);

    /// @notice Says whether this factory has made a pool.
    /// @dev Ask this before you approve tokens for a pool or rely on its price. A contract that
    /// only looks like a pool can name any factory as its own.
    /// @param pool The address.
    /// @return Whether it has.
    function isPool(address pool) external view returns (bool);

    /// @notice Returns how many pools this factory has made.
    /// @return The number. It never falls.
    function poolCount() external view returns (uint256);

    /// @notice Returns a pool by the order of creation.
    /// @param index The index. The first pool has index 0.
    /// @return The pool.
    /// @custom:reverts UnknownIndex when there are fewer pools.
    function poolAt(uint256 index) external view returns (address);

    /// @notice Finds the pool of two tokens.
    /// @param tokenA One token.
    /// @param tokenB The other one, in any order.
    /// @param kind The kind of the pool.
    /// @param tickSpacing The tick spacing; zero for a legacy pool.
    /// @return pool The pool, or the zero address if there is none.
    function poolOf(
        address tokenA,
        address tokenB,
        Kind kind,
        int24 tickSpacing
    ) external view returns (address pool);

    /// @notice Returns the kind of a pool.
    /// @param pool The pool.
    /// @return kind The kind.
    /// @return tickSpacing The tick spacing; zero for a legacy pool.
    /// @custom:reverts UnknownPool when this factory has not made the pool.
    function kindOf(address pool)
        external
        view
        returns (Kind kind, int24 tickSpacing);

    /// @notice Creates a pool.
    /// @dev Anyone may call it. There is one pool for each pair of tokens, kind and spacing.
    ///
    /// The first price of a concentrated pool is the caller's choice and may be wrong. Someone can
    /// also create the pool right before you, at another price. So compare its price with the
    /// market before anyone adds liquidity. While the pool is empty, `swapToPrice` moves it
    /// without a payment. The price of a legacy pool is set by its first deposit.
    /// @param tokenA One token.
    /// @param tokenB The other one, in any order.
    /// @param kind The kind of the pool.
    /// @param tickSpacing The tick spacing; zero for a legacy pool.
    /// @param sqrtPriceX96 The root of the first price of token 0 in token 1, times 2^96, where
    /// token 0 is the one with the smaller address; zero for a legacy pool.
    /// @return pool The pool.
    /// @custom:reverts KindNotMade when this factory makes no pools of the kind.
    /// @custom:reverts SpacingNotAllowed when it makes none of this spacing.
    /// @custom:reverts PriceNotAllowed when the price does not fit the kind or the scale.
    /// @custom:reverts SameToken when both tokens are one.
    /// @custom:reverts NotAToken when there is no contract at one of the addresses.
    /// @custom:reverts PoolExists when the pool exists.
    /// @custom:emits PoolCreated with the pool.
    function createPool(
        address tokenA,
        address tokenB,
        Kind kind,
        int24 tickSpacing,
        uint160 sqrtPriceX96
    ) external returns (address pool);
}
