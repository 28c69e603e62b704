// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title The gauge of a legacy pool
/// @notice Holds staked pool tokens, pays them emissions and collects their fees for voters.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published. The gauge of a concentrated pool has another interface, `IGauge`.
///
/// Pool tokens are all alike, so the gauge counts amounts rather than positions. Each second, the
/// rate is shared by all staked pool tokens in proportion. Someone can stake a large amount at any
/// moment and lower what all others earn from then on. What was earned before stays earned.
///
/// Unstaking and claiming always work. No role can stop them or take what was earned.
interface ILegacyGauge {
    /// @notice Logs that pool tokens were staked.
    /// @param owner Who staked them, and earns for them.
    /// @param amount How many, in the smallest unit of the pool token.
    event Staked(address indexed owner, uint256 amount);

    /// @notice Logs that pool tokens went back to their owner.
    /// @param owner Who has them now.
    /// @param amount How many, in the smallest unit of the pool token.
    event Unstaked(address indexed owner, uint256 amount);

    /// @notice Logs that emissions were paid.
    /// @param owner Who received them.
    /// @param amount How much, in the smallest unit of the reward token.
    event Claimed(address indexed owner, uint256 amount);

    /// @notice Logs that an emission has arrived and how it streams.
    /// @param amount What arrived, in the smallest unit of the reward token.
    /// @param rate What streams per second from now on, with what was left over.
    /// @param until The Unix time at which the stream ends, which is the end of the epoch.
    event EmissionReceived(uint256 amount, uint256 rate, uint256 until);

    /// @notice Logs that fees went to the reward contract of the pool.
    /// @param amount0 How much of token 0.
    /// @param amount1 How much of token 1.
    event FeesPassedOn(uint256 amount0, uint256 amount1);

    /// @notice The amount is zero.
    error NothingStaked();

    /// @notice The caller has staked less than that.
    /// @param asked How much was asked for.
    /// @param available How much the caller has staked.
    error TooMuch(uint256 asked, uint256 available);

    /// @notice The gauge is stopped or closed, so it takes no new pool tokens.
    error EmissionsStopped();

    /// @notice A transfer of a token returned `false`.
    /// @param token The token.
    error TokenRefused(address token);

    /// @notice Only the voter may make this call.
    /// @param caller Who made it.
    error NotVoter(address caller);

    /// @notice The fees were passed on in this epoch already.
    /// @param epochStart The Unix time at which the epoch began.
    error AlreadyPassedOn(uint256 epochStart);

    /// @notice Returns the pool whose tokens the gauge takes.
    /// @return The legacy pool, which is its own pool token. It never changes.
    function pool() external view returns (address);

    /// @notice Returns the token in which the gauge pays emissions.
    /// @return The token of the exchange, which has 18 decimals. It never changes.
    function rewardToken() external view returns (address);

    /// @notice Returns how many pool tokens are staked.
    /// @return amount The sum of all owners, in the smallest unit of the pool token.
    function totalStaked() external view returns (uint256 amount);

    /// @notice Returns how many pool tokens an owner has staked.
    /// @param owner The owner.
    /// @return amount How many, in the smallest unit of the pool token.
    function stakedOf(address owner) external view returns (uint256 amount);

    /// @notice Returns the emissions that an owner could claim at this moment.
    /// @dev It never falls except by a claim, whatever others do.
    /// @param owner The owner.
    /// @return amount How much, in the smallest unit of the reward token, rounded down.
    function earned(address owner) external view returns (uint256 amount);

    /// @notice Returns how fast emissions stream.
    /// @dev What one owner earns per second is the rate, multiplied by that owner's stake and
    /// divided by the whole stake.
    /// @return rate Smallest units of the reward token per second, for all owners together. Zero
    /// once the stream has ended.
    /// @return until The Unix time at which the stream ends.
    function emissionRate() external view returns (uint256 rate, uint256 until);

    /// @notice Takes pool tokens of the caller.
    /// @dev The caller has approved the gauge at the pool. Fees that the tokens have earned so far
    /// stay claimable at the pool. From then on their fees go to the voters of the pool.
    /// @param amount How many, in the smallest unit of the pool token.
    /// @custom:reverts EmissionsStopped when the gauge is stopped or closed.
    /// @custom:reverts NothingStaked when `amount` is zero.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits Staked with the amount.
    function stake(uint256 amount) external;

    /// @notice Gives pool tokens back to the caller. Works in a stopped gauge, too.
    /// @dev Emissions that were earned stay claimable.
    /// @param amount How many, in the smallest unit of the pool token.
    /// @custom:reverts NothingStaked when `amount` is zero.
    /// @custom:reverts TooMuch when the caller has staked less.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits Unstaked with the amount.
    function unstake(uint256 amount) external;

    /// @notice Pays the emissions that the caller has earned. Claiming late loses nothing.
    /// @return amount How much was paid, in the smallest unit of the reward token.
    /// @custom:emits Claimed with the amount, if it is above zero.
    function claim() external returns (uint256 amount);

    /// @notice Takes an emission and streams it until the epoch ends.
    /// @dev Only the voter may call it, after approving the gauge. The new rate is the amount, with
    /// what is left over from before, divided by the seconds until the end of the epoch and rounded
    /// down. What streams while nothing is staked is kept for the next emission.
    /// @param amount The emission, in the smallest unit of the reward token.
    /// @custom:reverts NotVoter when anyone else calls.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits EmissionReceived with the new rate.
    function addEmission(uint256 amount) external;

    /// @notice Claims the fees of staked pool tokens and passes them on to the reward contract.
    /// @dev Anyone may call it, once an epoch. `distribute` of the voter calls it as well. The fees
    /// reward the votes that stand at the end of this epoch. It works in a stopped or closed gauge,
    /// too.
    /// @return amount0 How much of token 0 was passed on.
    /// @return amount1 How much of token 1 was passed on.
    /// @custom:reverts AlreadyPassedOn when that has happened in this epoch.
    /// @custom:reverts TokenRefused when a transfer returned `false`.
    /// @custom:emits FeesPassedOn with the amounts.
    function passFeesOn() external returns (uint256 amount0, uint256 amount1);
}
