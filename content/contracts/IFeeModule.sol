// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPoolFactory} from "./IPoolFactory.sol";

/// @title The fee module
/// @notice Says what a pool charges for a swap, and how the fee manager may change that.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// Fees are in hundredths of a basis point of the input: 100 is 0.01%, and 1,000,000 is 100%. The
/// levy is in basis points of a fee: 1,000 is 10%. Times are Unix times in seconds.
///
/// The fee manager announces a fee, and it takes effect after a delay without another call. The fee
/// manager can announce it again, which restarts the delay, but cannot shorten it. The bounds and
/// the delay are constants. No role can send a fee to an address of its choice.
interface IFeeModule {
    /// @notice How the fee of a pool follows its price. For a legacy pool only `base` counts, and
    /// the others are zero.
    /// @param base The fee while the current tick equals the average.
    /// @param cap The highest fee, at least `base`.
    /// @param perTick What is added to the fee for each tick of distance from the average. With
    /// zero the fee is fixed.
    /// @param lookback The window of the average, in seconds.
    struct Fee {
        uint24 base;
        uint24 cap;
        uint24 perTick;
        uint32 lookback;
    }

    /// @notice Logs that a pool will have a fee of its own.
    /// @param pool The pool.
    /// @param fee The fee.
    /// @param effectAt When it takes effect, without another call.
    event FeeAnnounced(address indexed pool, Fee fee, uint256 effectAt);

    /// @notice Logs that pools of a kind that have no fee of their own will have another one.
    /// @param kind The kind of pools.
    /// @param fee The fee.
    /// @param effectAt When it takes effect, without another call.
    event DefaultFeeAnnounced(
        IPoolFactory.Kind indexed kind, Fee fee, uint256 effectAt
    );

    /// @notice Logs the new levy.
    /// @param levy The levy, in basis points of the fees of unstaked liquidity.
    event LevySet(uint16 levy);

    /// @notice Logs that another address is the fee manager.
    /// @param feeManager The new fee manager.
    event FeeManagerSet(address indexed feeManager);

    /// @notice Logs that another contract holds the role of governance.
    /// @param governance The new holder.
    event GovernanceSet(address indexed governance);

    /// @notice Only the fee manager may make this call.
    /// @param caller Who made it.
    error NotFeeManager(address caller);

    /// @notice Only governance may make this call.
    /// @param caller Who made it.
    error NotGovernance(address caller);

    /// @notice No factory that uses this module has made the pool. For the levy: no factory of the
    /// exchange has.
    /// @param pool The address.
    error UnknownPool(address pool);

    /// @notice A value is outside its bounds.
    /// @param value The value that was given.
    /// @param least The smallest value that is allowed.
    /// @param most The largest value that is allowed.
    error OutOfBounds(uint256 value, uint256 least, uint256 most);

    /// @notice Returns the fee of the next swap in a pool.
    /// @dev It is `base + perTick * distance`, at most `cap`, where the distance is that of the
    /// current tick from the average tick over the lookback. The average is rounded down. While the
    /// observations of the pool do not reach back over the lookback, it is `base`.
    ///
    /// Anyone can move the current tick by a swap in the same block, and the fee with it. It costs
    /// fees and the loss to arbitrage. Growing the ring of observations can turn the dynamic part
    /// on.
    /// @param pool The pool.
    /// @return The fee in hundredths of a basis point of the input.
    /// @custom:reverts UnknownPool when the module does not know the pool.
    function feeOf(address pool) external view returns (uint24);

    /// @notice Returns the terms from which the fee of a pool follows.
    /// @param pool The pool.
    /// @return fee The terms in force at the time of the block.
    /// @return isOwn Whether the pool has terms of its own. If not, they are those of its kind.
    /// @custom:reverts UnknownPool when the module does not know the pool.
    function termsOf(address pool)
        external
        view
        returns (Fee memory fee, bool isOwn);

    /// @notice Returns the terms of pools of a kind that have none of their own.
    /// @param kind The kind.
    /// @return fee The terms in force at the time of the block.
    function defaultTerms(IPoolFactory.Kind kind)
        external
        view
        returns (Fee memory fee);

    /// @notice Returns what was announced for a pool.
    /// @param pool The pool.
    /// @return fee The terms that wait; zeros if none wait.
    /// @return effectAt When they take effect; zero if none wait.
    /// @custom:reverts UnknownPool when the module does not know the pool.
    function announced(address pool)
        external
        view
        returns (Fee memory fee, uint256 effectAt);

    /// @notice Returns what was announced for a kind of pools.
    /// @param kind The kind.
    /// @return fee The terms that wait; zeros if none wait.
    /// @return effectAt When they take effect; zero if none wait.
    function announcedDefault(IPoolFactory.Kind kind)
        external
        view
        returns (Fee memory fee, uint256 effectAt);

    /// @notice Returns how long an announcement waits. It is a constant.
    /// @return The seconds from the announcement to its effect.
    function delay() external view returns (uint256);

    /// @notice Returns the bounds of the terms for a kind of pools. They are constants.
    /// @param kind The kind.
    /// @return least The smallest value of each term. Also, the cap is never below the base.
    /// @return most The largest value of each term.
    function bounds(IPoolFactory.Kind kind)
        external
        view
        returns (Fee memory least, Fee memory most);

    /// @notice Announces terms for one pool.
    /// @dev Only the fee manager may call it. Terms that waited for the pool are replaced, and the
    /// delay begins anew. Once the new terms are in force, the pool no longer follows those of its
    /// kind, and no call makes it follow them again.
    /// @param pool The pool.
    /// @param fee The terms.
    /// @return effectAt When they take effect.
    /// @custom:reverts NotFeeManager when anyone else calls.
    /// @custom:reverts UnknownPool when the module does not know the pool.
    /// @custom:reverts OutOfBounds when a term is outside its bounds.
    /// @custom:emits FeeAnnounced with the terms.
    function announce(address pool, Fee calldata fee)
        external
        returns (uint256 effectAt);

    /// @notice Announces terms for all pools of a kind that have none of their own.
    /// @dev Only the fee manager may call it. Terms that waited for the kind are replaced, and the
    /// delay begins anew.
    /// @param kind The kind.
    /// @param fee The terms.
    /// @return effectAt When they take effect.
    /// @custom:reverts NotFeeManager when anyone else calls.
    /// @custom:reverts OutOfBounds when a term is outside its bounds.
    /// @custom:emits DefaultFeeAnnounced with the terms.
    function announceDefault(IPoolFactory.Kind kind, Fee calldata fee)
        external
        returns (uint256 effectAt);

    /// @notice Returns the levy on unstaked liquidity of concentrated pools with a gauge.
    /// @return The levy in basis points of the fees that such liquidity earns.
    function levy() external view returns (uint16);

    /// @notice Returns the levy that a pool takes. The module knows it for pools with fixed fees, too.
    /// @param pool The pool.
    /// @return The levy in basis points. Zero for a legacy pool, and for a pool without a gauge. A
    /// pool whose gauge is stopped or closed still takes it, for the votes that stand there.
    /// @custom:reverts UnknownPool when the module does not know the pool.
    function levyOf(address pool) external view returns (uint16);

    /// @notice Sets the levy. It counts for swaps from now on.
    /// @dev Only governance may call it.
    /// @param newLevy The levy, in basis points of the fees of unstaked liquidity.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:reverts OutOfBounds when it is above the highest levy.
    /// @custom:emits LevySet with the levy.
    function setLevy(uint16 newLevy) external;

    /// @notice Returns who may announce fees.
    /// @return The address that governance has named.
    function feeManager() external view returns (address);

    /// @notice Names another fee manager.
    /// @dev Only governance may call it. What was announced before still takes effect.
    /// @param newFeeManager The new fee manager.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits FeeManagerSet with the address.
    function setFeeManager(address newFeeManager) external;

    /// @notice Returns who holds the role of governance.
    /// @return The timelock of the governor, unless a proposal has handed the role on.
    function governance() external view returns (address);

    /// @notice Hands the role of governance to another contract.
    /// @dev Only governance may call it. The bounds hold for the new holder as well.
    /// @param newGovernance The new holder.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits GovernanceSet with the new holder.
    function setGovernance(address newGovernance) external;
}
