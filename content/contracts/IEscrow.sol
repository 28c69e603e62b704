// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC721} from "./IERC721.sol";

/// @title The escrow of locks
/// @notice Locks the token of the exchange for a time, and says what each lock weighs.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// A lock is a token by ERC-721. Its owner owns the locked tokens, their weight and all rewards
/// that have not been claimed yet. A lock keeps its vote when it is sold.
///
/// Amounts and weights are in the smallest unit of the locked token, which has 18 decimals. Times
/// are Unix times in seconds. A lock ends at the boundary of an epoch, a Thursday at 00:00 UTC,
/// because its end is rounded down to a multiple of 604,800 seconds. Its weight is `amount * (end -
/// time) / (4 * 365 days)`, rounded down. It falls on a straight line to zero at the end. A
/// permanent lock weighs its amount at all times.
///
/// A lock has expired once the time of the block has reached its end. No call pays its tokens out
/// before that, and no role can move someone else's lock.
interface IEscrow is IERC721 {
    /// @notice Logs a new lock.
    /// @param id The number of the lock.
    /// @param owner Who owns it.
    /// @param amount How many tokens it holds.
    /// @param end When it ends, rounded down.
    event LockCreated(
        uint256 indexed id, address indexed owner, uint256 amount, uint256 end
    );

    /// @notice Logs that tokens were added to a lock.
    /// @param id The number of the lock.
    /// @param added How many tokens were added.
    /// @param amount How many it holds now.
    event LockIncreased(uint256 indexed id, uint256 added, uint256 amount);

    /// @notice Logs that a lock ends later.
    /// @param id The number of the lock.
    /// @param end When it ends now.
    event LockExtended(uint256 indexed id, uint256 end);

    /// @notice Logs that one lock was merged into another one.
    /// @param from The number of the lock that is gone.
    /// @param into The number of the lock that remains.
    /// @param amount How many tokens the remaining lock holds.
    /// @param end When the remaining lock ends; zero if it is permanent.
    event LocksMerged(
        uint256 indexed from, uint256 indexed into, uint256 amount, uint256 end
    );

    /// @notice Logs that one lock became two.
    /// @param id The number of the lock that was split.
    /// @param newId The number of the new lock.
    /// @param amount How many tokens the first one holds now.
    /// @param newAmount How many tokens the new one holds.
    /// @param end When both end; zero if they are permanent.
    event LockSplit(
        uint256 indexed id,
        uint256 indexed newId,
        uint256 amount,
        uint256 newAmount,
        uint256 end
    );

    /// @notice Logs that a lock no longer has an end.
    /// @param id The number of the lock.
    /// @param amount How many tokens it holds, which is its weight from now on.
    event LockMadePermanent(uint256 indexed id, uint256 amount);

    /// @notice Logs that a permanent lock has an end again.
    /// @param id The number of the lock.
    /// @param amount How many tokens it holds.
    /// @param end When it ends.
    event PermanenceEnded(uint256 indexed id, uint256 amount, uint256 end);

    /// @notice Logs that an expired lock was paid out and burned.
    /// @param id The number of the lock.
    /// @param owner Who received the tokens.
    /// @param amount How many.
    event LockWithdrawn(
        uint256 indexed id, address indexed owner, uint256 amount
    );

    /// @notice After rounding, the end would not be later than now, or than the present end.
    /// @param end The end after rounding.
    error EndNotLater(uint256 end);

    /// @notice The end would be further away than the longest lock allows.
    /// @param end The end after rounding.
    /// @param latest The latest end that is allowed.
    error EndTooLate(uint256 end, uint256 latest);

    /// @notice The lock has expired. It can be withdrawn, or merged into one that has not.
    /// @param id The number of the lock.
    error LockExpired(uint256 id);

    /// @notice The lock has not expired, so its tokens stay in it.
    /// @param id The number of the lock.
    /// @param end When it ends.
    error LockNotExpired(uint256 id, uint256 end);

    /// @notice The lock carries a vote. Take it back with `reset` of the voter first.
    /// @param id The number of the lock.
    error VoteStands(uint256 id);

    /// @notice The amount is zero.
    error NoAmount();

    /// @notice The lock holds too few tokens for that.
    /// @param asked How many were asked for.
    /// @param available How many may be asked for at most.
    error AmountTooLarge(uint256 asked, uint256 available);

    /// @notice A lock cannot be merged into itself.
    /// @param id The number of the lock.
    error SameLock(uint256 id);

    /// @notice The lock is permanent, and the call needs one with an end.
    /// @param id The number of the lock.
    error LockIsPermanent(uint256 id);

    /// @notice The lock is not permanent.
    /// @param id The number of the lock.
    error LockNotPermanent(uint256 id);

    /// @notice A transfer of the token returned `false`.
    /// @param token The token.
    error TokenRefused(address token);

    /// @notice The moment has not come yet, so nothing is recorded for it.
    /// @param time The moment that was asked for.
    error TimeNotReached(uint256 time);

    /// @notice Locks tokens of the caller. The end is rounded down to the boundary of an epoch.
    /// @dev Anyone who has approved the escrow for the amount may call it. The caller owns the
    /// lock. Rounding shortens it by less than a week, so a lock of one week can end within hours.
    /// @param amount How many tokens to lock.
    /// @param duration Seconds from now to the end, before rounding. At most `4 * 365 days`. If it
    /// is less than a week, rounding can leave nothing.
    /// @return id The number of the lock.
    /// @custom:reverts NoAmount when the amount is zero.
    /// @custom:reverts EndNotLater when rounding puts the end at or before now.
    /// @custom:reverts EndTooLate when the end is further away than the longest lock.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits LockCreated with the end after rounding.
    function createLock(uint256 amount, uint256 duration)
        external
        returns (uint256 id);

    /// @notice Adds tokens to a lock. Its end stays.
    /// @dev The owner of the lock, or an address approved for it, may call it and pays the tokens.
    /// The minter may call it as well, to add the rebase. The weight grows at once. An existing
    /// vote keeps its recorded weight.
    /// @param id The number of the lock.
    /// @param amount How many tokens to add.
    /// @custom:reverts UnknownId when there is no such lock.
    /// @custom:reverts NotAllowed when the caller is neither owner, approved nor the minter.
    /// @custom:reverts NoAmount when the amount is zero.
    /// @custom:reverts LockExpired when the end has passed.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits LockIncreased with the new amount.
    function addToLock(uint256 id, uint256 amount) external;

    /// @notice Sets a later end, `duration` from now, rounded down in the same way.
    /// @dev The owner of the lock, or an address approved for it, may call it. The amount stays. An
    /// existing vote keeps its recorded weight.
    /// @param id The number of the lock.
    /// @param duration Seconds from now to the new end, before rounding.
    /// @custom:reverts UnknownId when there is no such lock.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts LockIsPermanent when the lock has no end.
    /// @custom:reverts LockExpired when the end has passed.
    /// @custom:reverts EndNotLater when the new end is not later than the present one.
    /// @custom:reverts EndTooLate when the new end is further away than the longest lock.
    /// @custom:emits LockExtended with the new end.
    function extendLock(uint256 id, uint256 duration) external;

    /// @notice Puts the tokens of one lock into another one, and burns the first.
    /// @dev The owner of both locks, or an address approved for both, may call it. Amounts add up,
    /// and the later end counts for all tokens: those of the lock with the earlier end are locked
    /// for longer. Tokens that go into a permanent lock no longer have an end. An expired lock may
    /// be merged into another one, but no lock into it. Claim the rewards and the rebase of `from`
    /// first, because there is no way to claim for a lock that is gone.
    /// @param from The number of the lock that goes.
    /// @param into The number of the lock that remains.
    /// @custom:reverts SameLock when both are the same lock.
    /// @custom:reverts UnknownId when one of them does not exist.
    /// @custom:reverts NotAllowed when the caller is neither owner nor approved for one of them.
    /// @custom:reverts VoteStands when `from` carries a vote.
    /// @custom:reverts LockIsPermanent when `from` is permanent.
    /// @custom:reverts LockExpired when `into` has expired.
    /// @custom:emits LocksMerged with the new amount and end.
    function merge(uint256 from, uint256 into) external;

    /// @notice Moves a part of a lock into a new lock with the same end.
    /// @dev The owner of the lock, or an address approved for it, may call it. The new lock belongs
    /// to the owner of the first one. If the first one is permanent, so is the new one. Rewards
    /// that were earned so far stay with the first one.
    /// @param id The number of the lock.
    /// @param amount How many tokens go into the new lock.
    /// @return newId The number of the new lock.
    /// @custom:reverts UnknownId when there is no such lock.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts VoteStands when the lock carries a vote.
    /// @custom:reverts LockExpired when the end has passed.
    /// @custom:reverts NoAmount when the amount is zero.
    /// @custom:reverts AmountTooLarge when nothing would be left in the first lock.
    /// @custom:emits LockSplit with both amounts.
    function split(uint256 id, uint256 amount) external returns (uint256 newId);

    /// @notice Takes the end away. The lock weighs its amount from now on.
    /// @dev The owner of the lock, or an address approved for it, may call it. An existing vote
    /// keeps its recorded weight. The way back is `endPermanence`, which starts the longest lock.
    /// @param id The number of the lock.
    /// @custom:reverts UnknownId when there is no such lock.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts LockIsPermanent when it already has no end.
    /// @custom:reverts LockExpired when the end has passed.
    /// @custom:emits LockMadePermanent with the amount.
    function makePermanent(uint256 id) external;

    /// @notice Gives a permanent lock an end: the longest lock from now, rounded down.
    /// @dev The owner of the lock, or an address approved for it, may call it. Its weight begins to
    /// fall at once.
    /// @param id The number of the lock.
    /// @custom:reverts UnknownId when there is no such lock.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts LockNotPermanent when it has an end.
    /// @custom:reverts VoteStands when the lock carries a vote.
    /// @custom:emits PermanenceEnded with the end.
    function endPermanence(uint256 id) external;

    /// @notice Pays the tokens of an expired lock to its owner, and burns the lock.
    /// @dev The owner of the lock, or an address approved for it, may call it. There is no early
    /// exit, not even for a penalty. Claim all rewards and the rebase first, because there is no
    /// way to claim for a lock that is gone.
    /// @param id The number of the lock.
    /// @return amount How many tokens the owner received.
    /// @custom:reverts UnknownId when there is no such lock.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts LockIsPermanent when the lock has no end.
    /// @custom:reverts LockNotExpired when the end has not come.
    /// @custom:reverts VoteStands when the lock carries a vote.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits LockWithdrawn with the amount.
    function withdraw(uint256 id) external returns (uint256 amount);

    /// @notice Returns the token that is locked.
    /// @return The token of the exchange, which has 18 decimals. It never changes.
    function token() external view returns (address);

    /// @notice Returns the voter, which says whether a lock carries a vote.
    /// @return The voter. It never changes.
    function voter() external view returns (address);

    /// @notice Returns the locks of an owner.
    /// @dev The list can be long, and others can send locks to the owner. Call it off chain.
    /// @param owner The owner.
    /// @return ids The numbers of the locks, in no fixed order.
    function locksOf(address owner)
        external
        view
        returns (uint256[] memory ids);

    /// @notice Returns what a lock holds and when it ends.
    /// @param id The number of the lock.
    /// @return amount How many tokens it holds.
    /// @return end When it ends; zero if it is permanent.
    /// @return isPermanent Whether it has no end.
    /// @custom:reverts UnknownId when there is no such lock.
    function lockOf(uint256 id)
        external
        view
        returns (uint256 amount, uint256 end, bool isPermanent);

    /// @notice Returns what a lock weighs at this moment.
    /// @dev The owner can raise it within a block by adding, extending or merging. If you count
    /// votes of your own, use the weight at a moment in the past, with `weightAt`.
    /// @param id The number of the lock.
    /// @return The weight, rounded down. Zero if it has expired or does not exist.
    function weightOf(uint256 id) external view returns (uint256);

    /// @notice Returns what a lock weighed at a moment.
    /// @dev The result is fixed once the moment is before the time of the block.
    /// @param id The number of the lock.
    /// @param time The moment. At most the time of the block.
    /// @return The weight, rounded down. Zero if the lock did not exist then.
    /// @custom:reverts TimeNotReached when the moment is later than the block.
    function weightAt(uint256 id, uint256 time) external view returns (uint256);

    /// @notice Returns who owned a lock at a moment.
    /// @param id The number of the lock.
    /// @param time The moment. At most the time of the block.
    /// @return The owner, or the zero address if the lock did not exist then.
    /// @custom:reverts TimeNotReached when the moment is later than the block.
    function ownerAt(uint256 id, uint256 time) external view returns (address);

    /// @notice Returns what all locks weigh together at this moment.
    /// @return The sum. Because each lock is rounded down by itself, it can be a few units larger
    /// than the sum of their weights.
    function totalWeight() external view returns (uint256);

    /// @notice Returns what all locks weighed together at a moment.
    /// @param time The moment. At most the time of the block.
    /// @return The sum.
    /// @custom:reverts TimeNotReached when the moment is later than the block.
    function totalWeightAt(uint256 time) external view returns (uint256);

    /// @notice Returns how many tokens are in all locks, including expired ones.
    /// @return The sum of the amounts.
    function totalLocked() external view returns (uint256);
}
