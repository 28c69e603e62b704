// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IParameters} from "./IParameters.sol";

/// @title A vote strategy
/// @notice Votes with the locks of its depositors, sells the rewards and pays each depositor its
/// part.
/// @dev A lock is not a fungible token, so there are no shares. Each deposit has a number of its
/// own, and earns what its lock has earned. Nothing here can stop a depositor from taking the lock
/// back.
interface IVoteStrategy is IParameters {
    /// @notice What is fixed at deployment.
    /// @param strategist Who may declare parameters.
    /// @param feeReceiver Who receives the fee.
    /// @param delay The seconds from declaring a parameter to using it.
    /// @param life The seconds after the delay in which a declared parameter can be enacted.
    /// @param performanceFee The fee on what sold rewards bring and on rewards in the asset, in
    /// basis points.
    /// @param keeperCap The most that a sale pays a keeper, in basis points of what it brings.
    /// @param keeperReward What a sale pays a keeper below that limit, in the asset.
    /// @param minLock The fewest tokens in a lock that is accepted.
    struct Terms {
        address strategist;
        address feeReceiver;
        uint32 delay;
        uint32 life;
        uint16 performanceFee;
        uint16 keeperCap;
        uint128 keeperReward;
        uint128 minLock;
    }

    /// @notice Logs that a lock was handed to the strategy.
    /// @param deposit The number of the deposit.
    /// @param owner Who may take the lock and its rewards.
    /// @param lock The number of the lock.
    event LockDeposited(
        uint256 indexed deposit, address indexed owner, uint256 indexed lock
    );

    /// @notice Logs that a lock has left the strategy.
    /// @param deposit The number of the deposit.
    /// @param lock The number of the lock.
    /// @param to Who has received it.
    event LockReturned(
        uint256 indexed deposit, uint256 indexed lock, address indexed to
    );

    /// @notice Logs how the votes of a call are divided.
    /// @param epoch When the epoch began.
    /// @param pools The pools.
    /// @param parts The votes on each of them. Only their ratio counts.
    event Planned(uint256 indexed epoch, address[] pools, uint256[] parts);

    /// @notice Logs that a lock has failed to vote. The others still can.
    /// @param deposit The number of the deposit.
    event VoteFailed(uint256 indexed deposit);

    /// @notice Logs that a lock could not be paid in a token. The others still can.
    /// @param deposit The number of the deposit.
    /// @param token The token.
    event ClaimFailed(uint256 indexed deposit, address indexed token);

    /// @notice Logs that rewards were claimed for a deposit.
    /// @param deposit The number of the deposit.
    /// @param token The token.
    /// @param amount How many tokens.
    event Claimed(
        uint256 indexed deposit, address indexed token, uint256 amount
    );

    /// @notice Logs that rewards were sold.
    /// @param token The token.
    /// @param sold How many tokens.
    /// @param received What they have brought, in the asset.
    /// @param fee What the strategist gets of that.
    /// @param reward What the keeper gets of that.
    event Sold(
        address indexed token,
        uint256 sold,
        uint256 received,
        uint256 fee,
        uint256 reward
    );

    /// @notice Logs that a depositor has taken what its deposit has earned.
    /// @param deposit The number of the deposit.
    /// @param to Who has received it.
    /// @param amount How much, in the asset.
    event Collected(
        uint256 indexed deposit, address indexed to, uint256 amount
    );

    /// @notice The caller does not own the deposit, or its lock has left.
    /// @param caller Who has called.
    /// @param deposit The number of the deposit.
    error NotYours(address caller, uint256 deposit);

    /// @notice The lock is too small.
    /// @param amount The tokens in it.
    /// @param minLock The fewest that are accepted.
    error LockTooSmall(uint256 amount, uint256 minLock);

    /// @notice The strategy has as many locks as it can vote with.
    error Full();

    /// @notice The rule allows no vote now.
    /// @param opens When voting begins in this epoch.
    /// @param closes When it ends.
    error NotNow(uint256 opens, uint256 closes);

    /// @notice No pool pays anything to voters in this epoch, or no lock of the call has votes left.
    error NothingToVoteFor();

    /// @notice The strategy does not sell this token, or has none of it to sell.
    /// @param token The token.
    error NothingToSell(address token);

    /// @notice A token has called back into the strategy.
    error Busy();

    /// @notice Hands a lock to the strategy. The caller has approved it at the escrow.
    /// @param lock The number of the lock.
    /// @return id The number of the deposit.
    /// @custom:emits LockDeposited
    /// @custom:reverts LockTooSmall when it has too few tokens.
    /// @custom:reverts Full when there are too many locks.
    function deposit(uint256 lock) external returns (uint256 id);

    /// @notice Returns a lock, always and at once. The vote of this epoch stays on it.
    /// @dev What was claimed before stays with the deposit: `collect` pays it. What was not claimed
    /// leaves with the lock.
    /// @param id The number of the deposit.
    /// @param to Who receives the lock.
    /// @custom:emits LockReturned
    /// @custom:reverts NotYours when anyone else calls.
    function withdraw(uint256 id, address to) external;

    /// @notice Votes with the locks of these deposits. Anyone may call it, shortly before the end.
    /// @dev The votes are divided so that they are the best split together with those that the
    /// strategy has cast in this epoch. A lock that does not vote in the same call has no part in
    /// it.
    /// @param ids The numbers of the deposits.
    /// @custom:emits Planned with the split.
    /// @custom:emits VoteFailed for each lock that cannot vote.
    /// @custom:reverts NotNow when it is too early or too late in the epoch.
    /// @custom:reverts NothingToVoteFor when no pool pays voters, or no lock of the call has votes.
    function vote(uint256[] calldata ids) external;

    /// @notice Claims the rewards of these deposits from one pool. Anyone may call it.
    /// @param ids The numbers of the deposits.
    /// @param pool The pool for which they voted.
    /// @custom:emits Claimed for each deposit and token.
    /// @custom:emits ClaimFailed where a token cannot be claimed.
    function claim(uint256[] calldata ids, address pool) external;

    /// @notice Sells claimed rewards within the price check, and divides what they bring. Anyone
    /// may call it, and is paid for it.
    /// @param token The token to sell.
    /// @custom:emits Sold
    /// @custom:reverts NothingToSell when there is nothing of this token to sell.
    /// @custom:reverts TooEarly when this token was sold in the same block.
    function sell(address token) external;

    /// @notice Pays out what a deposit has earned.
    /// @param id The number of the deposit.
    /// @param to Who receives it.
    /// @return amount How much, in the asset.
    /// @custom:emits Collected
    /// @custom:reverts NotYours when anyone else calls.
    function collect(uint256 id, address to) external returns (uint256 amount);

    /// @notice Returns what was fixed at deployment.
    /// @return The terms.
    function terms() external view returns (Terms memory);

    /// @notice Returns a deposit.
    /// @param id The number of the deposit.
    /// @return owner Who may take the lock and its rewards.
    /// @return lock The number of the lock, and zero once it has left.
    function depositOf(uint256 id)
        external
        view
        returns (address owner, uint256 lock);

    /// @notice Returns what `collect` would pay.
    /// @param id The number of the deposit.
    /// @return amount How much, in the asset.
    function earned(uint256 id) external view returns (uint256 amount);
}
