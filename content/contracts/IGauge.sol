// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPositions} from "./IPositions.sol";

/// @title The gauge of a concentrated pool
/// @notice Holds staked positions, pays them emissions and collects their fees for voters.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published. The gauge of a legacy pool has another interface, `ILegacyGauge`.
///
/// Each second, the rate is shared by liquidity that is both staked and active, in proportion. What
/// streams while no such liquidity exists is kept for the gauge's next emission. Someone can stake
/// a large position near the price at any moment and lower what all others earn from then on. What
/// was earned before stays earned.
///
/// Unstaking and claiming always work. No role can stop them or take what was earned.
interface IGauge {
    /// @notice Logs that a position was staked.
    /// @param id The number of the position.
    /// @param owner Who staked it, and earns for it.
    event Staked(uint256 indexed id, address indexed owner);

    /// @notice Logs that a position went back to the account that staked it.
    /// @param id The number of the position.
    /// @param owner Who has it now.
    event Unstaked(uint256 indexed id, address indexed owner);

    /// @notice Logs that emissions were paid for a position.
    /// @param id The number of the position.
    /// @param owner Who received them.
    /// @param amount How much, in the smallest unit of the reward token.
    event Claimed(uint256 indexed id, address indexed owner, uint256 amount);

    /// @notice Logs that an emission has arrived and how it streams.
    /// @param amount What arrived, in the smallest unit of the reward token.
    /// @param rate What streams per second from now on, with what was left over.
    /// @param until The Unix time at which the stream ends, which is the end of the epoch.
    event EmissionReceived(uint256 amount, uint256 rate, uint256 until);

    /// @notice Logs that fees went to the reward contract of the pool.
    /// @param amount0 How much of token 0.
    /// @param amount1 How much of token 1.
    event FeesPassedOn(uint256 amount0, uint256 amount1);

    /// @notice The position is staked by someone else, or not at all.
    /// @param id The number of the position.
    error NotYours(uint256 id);

    /// @notice The position belongs to another pool.
    /// @param id The number of the position.
    error OtherPool(uint256 id);

    /// @notice The gauge is stopped or closed, so it takes no new positions.
    error EmissionsStopped();

    /// @notice Only the voter may make this call.
    /// @param caller Who made it.
    error NotVoter(address caller);

    /// @notice The fees were passed on in this epoch already.
    /// @param epochStart The Unix time at which the epoch began.
    error AlreadyPassedOn(uint256 epochStart);

    /// @notice Returns the pool whose positions the gauge takes.
    /// @return The concentrated pool. It never changes.
    function pool() external view returns (address);

    /// @notice Returns the position manager whose tokens the gauge takes.
    /// @return The position manager. It never changes.
    function positions() external view returns (IPositions);

    /// @notice Returns the token in which the gauge pays emissions.
    /// @return The token of the exchange, which has 18 decimals. It never changes.
    function rewardToken() external view returns (address);

    /// @notice Returns who has staked a position.
    /// @param id The number of the position.
    /// @return owner Who staked it, or the zero address if the gauge does not hold it.
    function stakerOf(uint256 id) external view returns (address owner);

    /// @notice Returns the positions that an address has staked.
    /// @dev The list can be long, so call it off chain. Its order can change when one is unstaked.
    /// @param owner The address.
    /// @return ids The numbers of the positions.
    function stakedBy(address owner)
        external
        view
        returns (uint256[] memory ids);

    /// @notice Returns the emissions that a position could claim at this moment.
    /// @dev It never falls except by a claim, whatever others do. A position that is out of range
    /// earns nothing, and the number stays the same.
    /// @param id The number of the position.
    /// @return amount How much, in the smallest unit of the reward token, rounded down. Zero if the
    /// gauge does not hold the position.
    function earned(uint256 id) external view returns (uint256 amount);

    /// @notice Returns how fast emissions stream.
    /// @dev What one position earns per second is the rate, multiplied by its liquidity and divided
    /// by the staked active liquidity of the pool.
    /// @return rate Smallest units of the reward token per second, for all positions together. Zero
    /// once the stream has ended.
    /// @return until The Unix time at which the stream ends.
    function emissionRate() external view returns (uint256 rate, uint256 until);

    /// @notice Collects the fees of the position for its owner, then takes the position.
    /// @dev The caller owns the position and has approved the gauge for it at the position manager.
    /// Fees up to this moment are paid to the caller. From then on the fees of the position belong
    /// to the voters of the pool, for good. If a contract stakes, that contract alone can claim and
    /// unstake. If the fees cannot be paid, because a token refuses to be transferred, the call
    /// reverts.
    /// @param id The number of the position.
    /// @custom:reverts EmissionsStopped when the gauge is stopped or closed.
    /// @custom:reverts OtherPool when the position belongs to another pool.
    /// @custom:reverts IPositions.NotAllowed when the caller does not own the position or has not
    /// approved the gauge for it.
    /// @custom:emits Staked with the position and its owner.
    function stake(uint256 id) external;

    /// @notice Pays the emissions and gives the position back. Works in a stopped gauge, too.
    /// @dev Only the account that staked the position may call it. The position goes back to that
    /// account, and its fees belong to its owner from then on.
    /// @param id The number of the position.
    /// @custom:reverts NotYours when the caller has not staked the position.
    /// @custom:emits Claimed with the emissions that were paid, if there were any.
    /// @custom:emits Unstaked with the position and its owner.
    function unstake(uint256 id) external;

    /// @notice Pays the emissions that a position has earned. The position stays staked.
    /// @dev Only the account that staked the position may call it. Claiming late loses nothing.
    /// @param id The number of the position.
    /// @return amount How much was paid, in the smallest unit of the reward token.
    /// @custom:reverts NotYours when the caller has not staked the position.
    /// @custom:emits Claimed with the amount, if it is above zero.
    function claim(uint256 id) external returns (uint256 amount);

    /// @notice Takes an emission and streams it until the epoch ends.
    /// @dev Only the voter may call it, after approving the gauge. The new rate is the amount, with
    /// what is left over from before, divided by the seconds until the end of the epoch and rounded
    /// down.
    /// @param amount The emission, in the smallest unit of the reward token.
    /// @custom:reverts NotVoter when anyone else calls.
    /// @custom:emits EmissionReceived with the new rate.
    function addEmission(uint256 amount) external;

    /// @notice Collects the fees of voters from the pool and passes them on to its reward contract.
    /// @dev Anyone may call it, once an epoch. `distribute` of the voter calls it as well. The fees
    /// reward the votes that stand at the end of this epoch. It works in a stopped or closed gauge,
    /// too. An error of the pool is passed on: if one token refuses to be transferred, both wait.
    /// @return amount0 How much of token 0 was passed on.
    /// @return amount1 How much of token 1 was passed on.
    /// @custom:reverts AlreadyPassedOn when that has happened in this epoch.
    /// @custom:emits FeesPassedOn with the amounts.
    function passFeesOn() external returns (uint256 amount0, uint256 amount1);
}
