// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title The reward contract of a pool
/// @notice Holds the fees and incentives for the voters of one pool, and pays them by their votes.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// What arrives in an epoch belongs to the votes that stand on the pool when that epoch ends, in
/// proportion. It can be claimed from then on, without a time limit. If the pool has no votes at
/// that moment, it can never be claimed. Fees of an epoch arrive in the next one, with the first
/// call that passes them on, so traders have paid them before the votes that earn them are counted.
///
/// A vote that comes later in the epoch lowers what all others on the pool receive. Each amount is
/// in the smallest unit of its token, and each share is rounded down.
interface IVoteRewards {
    /// @notice Logs that a token has arrived for the voters of an epoch.
    /// @param from Who paid it: the gauge for fees, or anyone for an incentive.
    /// @param token The token.
    /// @param epochStart The start of the epoch whose voters share it.
    /// @param amount How much has arrived.
    event Deposited(
        address indexed from,
        address indexed token,
        uint256 indexed epochStart,
        uint256 amount
    );

    /// @notice Logs that the owner of a lock was paid.
    /// @param id The number of the lock.
    /// @param token The token.
    /// @param to The owner of the lock, who received it.
    /// @param amount How much.
    event Claimed(
        uint256 indexed id,
        address indexed token,
        address indexed to,
        uint256 amount
    );

    /// @notice Logs the votes of a lock on the pool after a change.
    /// @param id The number of the lock.
    /// @param votes The votes of this lock.
    /// @param totalVotes The votes of all locks.
    event VotesRecorded(uint256 indexed id, uint256 votes, uint256 totalVotes);

    /// @notice The caller is neither the owner of the lock nor approved for it.
    /// @param caller Who called.
    /// @param id The number of the lock.
    error NotAllowed(address caller, uint256 id);

    /// @notice Governance has not listed this token, so it cannot be an incentive.
    /// @param token The token.
    error NotListed(address token);

    /// @notice The amount is zero, or no token has arrived.
    error NothingDeposited();

    /// @notice A transfer of a token returned `false`. A token that reverts passes its own error on
    /// instead.
    /// @param token The token.
    error TokenRefused(address token);

    /// @notice Only the voter may make this call.
    /// @param caller Who made it.
    error NotVoter(address caller);

    /// @notice Returns the pool whose voters are paid here.
    /// @return The pool. It never changes.
    function pool() external view returns (address);

    /// @notice Returns all tokens in which something has ever arrived.
    /// @dev Anyone can make the list longer by an incentive in another listed token, and it never
    /// becomes shorter. Call it off chain.
    /// @return The tokens, each once.
    function tokens() external view returns (address[] memory);

    /// @notice Returns what a lock could claim in a token at this moment.
    /// @dev It counts epochs that have ended and were not claimed. No other account can lower it.
    /// @param id The number of the lock.
    /// @param token The token.
    /// @return amount How much, rounded down in each epoch.
    function earned(uint256 id, address token)
        external
        view
        returns (uint256 amount);

    /// @notice Pays the owner of the lock for all ended epochs that were not claimed.
    /// @dev The owner of the lock, or an address approved for it, may call it. The tokens go to the
    /// present owner, so the buyer of a lock also buys what it has not claimed. Leave out a token
    /// whose transfer fails, because one failure undoes the whole call.
    /// @param id The number of the lock.
    /// @param tokens The tokens to claim. One in which nothing was earned pays nothing.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts TokenRefused when a token returned `false` from its transfer.
    /// @custom:emits Claimed for each token that was paid.
    function claim(uint256 id, address[] calldata tokens) external;

    /// @notice Adds tokens to what the voters of this epoch share.
    /// @dev Anyone who has approved this contract may call it. The gauge brings fees in this way. A
    /// deposit cannot be taken back. What counts is how much has arrived, so a token that takes a
    /// fee on transfers counts with less than `amount`.
    /// @param token A token that governance has listed. The gauge may bring the two of the pool in
    /// any case.
    /// @param amount How much, in the smallest unit of the token.
    /// @custom:reverts NotListed when the token is not listed and the caller is not the gauge.
    /// @custom:reverts NothingDeposited when nothing has arrived.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits Deposited with what has arrived.
    function deposit(address token, uint256 amount) external;

    /// @notice Returns what the voters of an epoch share in a token.
    /// @dev While the epoch lasts, the number can grow.
    /// @param token The token.
    /// @param epochStart When the epoch began, a multiple of 604,800.
    /// @return amount The sum of all that has arrived in that epoch.
    function rewardIn(address token, uint256 epochStart)
        external
        view
        returns (uint256 amount);

    /// @notice Returns the votes of a lock on the pool at the end of an epoch.
    /// @dev For the present epoch it returns the votes of this moment, which can still change.
    /// @param id The number of the lock.
    /// @param epochStart When the epoch began, a multiple of 604,800.
    /// @return votes The recorded votes, with 18 decimals.
    function votesIn(uint256 id, uint256 epochStart)
        external
        view
        returns (uint256 votes);

    /// @notice Returns the votes of all locks on the pool at the end of an epoch.
    /// @dev For the present epoch it returns the votes of this moment, which can still change. So a
    /// forecast of a reward made from it holds only if no further votes come in.
    /// @param epochStart When the epoch began, a multiple of 604,800.
    /// @return votes The sum of the recorded votes, with 18 decimals.
    function totalVotesIn(uint256 epochStart)
        external
        view
        returns (uint256 votes);

    /// @notice Writes down the votes of a lock on the pool.
    /// @dev Only the voter may call it, at each vote, poke and reset.
    /// @param id The number of the lock.
    /// @param votes Its votes from now on. Zero takes them back.
    /// @custom:reverts NotVoter when anyone else calls.
    /// @custom:emits VotesRecorded with the new votes.
    function recordVotes(uint256 id, uint256 votes) external;
}
