// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title The voter
/// @notice Takes the votes of locks for pools, creates gauges and hands emissions out to them.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// Votes are weights of locks, with 18 decimals. Times are Unix times in seconds. An epoch begins
/// at each multiple of 604,800, a Thursday at 00:00 UTC. Its voting window opens one hour after it
/// begins and closes one hour before it ends. A block is in the window if its time is later than
/// the opening and not later than the closing. Approved locks, those on the list of late voters,
/// may vote until the epoch ends.
///
/// The first vote, reset, poke or distribution of an epoch has its emission minted, before it
/// changes any vote. The votes that stand at the end of an epoch decide the emission of the next
/// one, and share what the pools pay for the ended one. Until then others can vote after you. Those
/// on the list of late voters see how everyone else has voted.
interface IVoter {
    /// @notice The states of the gauge of a pool.
    /// @param None The pool has no gauge.
    /// @param Live The gauge receives emissions and takes new votes and stakes.
    /// @param Stopped The emergency role has stopped emissions for a time.
    /// @param Closed A proposal has closed the gauge.
    enum GaugeState {
        None,
        Live,
        Stopped,
        Closed
    }

    /// @notice Logs the votes of a lock for one pool, after a vote or a poke.
    /// @param id The number of the lock.
    /// @param pool The pool.
    /// @param caller Who made the call.
    /// @param votes The votes of this lock for the pool.
    /// @param poolVotes The votes of all locks for the pool.
    event Voted(
        uint256 indexed id,
        address indexed pool,
        address indexed caller,
        uint256 votes,
        uint256 poolVotes
    );

    /// @notice Logs that the votes of a lock for one pool were taken back.
    /// @param id The number of the lock.
    /// @param pool The pool.
    /// @param votes How many votes were taken back.
    /// @param poolVotes The votes that all locks leave on the pool.
    event VoteReset(
        uint256 indexed id,
        address indexed pool,
        uint256 votes,
        uint256 poolVotes
    );

    /// @notice Logs that a pool has received its gauge and its reward contract.
    /// @param pool The pool.
    /// @param gauge The gauge.
    /// @param rewards The reward contract for the voters of the pool.
    event GaugeCreated(
        address indexed pool, address indexed gauge, address rewards
    );

    /// @notice Logs that a gauge has received its emission of an epoch.
    /// @param pool The pool of the gauge.
    /// @param epochStart When the epoch began.
    /// @param amount How much, in the smallest unit of the exchange's token.
    event Distributed(
        address indexed pool, uint256 indexed epochStart, uint256 amount
    );

    /// @notice Logs that the emergency role will stop a gauge.
    /// @param pool The pool of the gauge.
    /// @param effectAt When the stop takes effect, without another call.
    event StopAnnounced(address indexed pool, uint256 effectAt);

    /// @notice Logs that a stopped gauge is live again.
    /// @param pool The pool of the gauge.
    event GaugeRestarted(address indexed pool);

    /// @notice Logs that a proposal has closed a gauge or opened it again.
    /// @param pool The pool of the gauge.
    /// @param isClosed Whether it is closed now.
    event GaugeClosed(address indexed pool, bool isClosed);

    /// @notice Logs that a token was listed, or taken off the list.
    /// @param token The token.
    /// @param isListed Whether it is listed now.
    event TokenListed(address indexed token, bool isListed);

    /// @notice Logs that a factory was approved, or that its approval was taken back.
    /// @param factory The factory.
    /// @param isApproved Whether it is approved now.
    event FactoryApproved(address indexed factory, bool isApproved);

    /// @notice Logs that a lock may vote late, or no longer may.
    /// @param id The number of the lock.
    /// @param isLateVoter Whether it may.
    event LateVoterSet(uint256 indexed id, bool isLateVoter);

    /// @notice Logs that another contract holds the role of governance.
    /// @param governance The new holder.
    event GovernanceSet(address indexed governance);

    /// @notice Logs that another address holds the emergency role.
    /// @param emergencyRole The new holder.
    event EmergencyRoleSet(address indexed emergencyRole);

    /// @notice The block is outside the voting window.
    /// @param opens When the window opens: voting is allowed in blocks later than that.
    /// @param closes When it closes for this lock: voting is allowed up to and at that time.
    error WindowClosed(uint256 opens, uint256 closes);

    /// @notice The lock has voted in this epoch, and cannot vote or reset before the next one.
    /// @param id The number of the lock.
    /// @param votedAt When it voted.
    error AlreadyVoted(uint256 id, uint256 votedAt);

    /// @notice The lock weighs nothing, because it has expired.
    /// @param id The number of the lock.
    error NoWeight(uint256 id);

    /// @notice The pool has no gauge, or its gauge is stopped or closed.
    /// @param pool The pool.
    error NoLiveGauge(address pool);

    /// @notice The caller is neither the owner of the lock nor approved for it.
    /// @param caller Who called.
    /// @param id The number of the lock.
    error NotAllowed(address caller, uint256 id);

    /// @notice The lists of pools and parts differ in length.
    /// @param pools How many pools the call names.
    /// @param parts How many parts it names.
    error LengthsDiffer(uint256 pools, uint256 parts);

    /// @notice The parts add up to zero, or there are none.
    error NoParts();

    /// @notice The list names a pool twice.
    /// @param pool The pool.
    error PoolTwice(address pool);

    /// @notice The pool has a gauge already.
    /// @param gauge Its gauge.
    error GaugeExists(address gauge);

    /// @notice No approved factory has made this pool.
    /// @param pool The address.
    error UnknownPool(address pool);

    /// @notice Governance has not listed a token of the pool.
    /// @param token The token.
    error NotListed(address token);

    /// @notice Only governance may make this call.
    /// @param caller Who made it.
    error NotGovernance(address caller);

    /// @notice Only the emergency role may make this call.
    /// @param caller Who made it.
    error NotEmergencyRole(address caller);

    /// @notice A delay or a pause has not passed yet.
    /// @param allowedAt When the call is allowed.
    error TooEarly(uint256 allowedAt);

    /// @notice A stop of this gauge was announced already, or is in force.
    /// @param pool The pool of the gauge.
    error StopStands(address pool);

    /// @notice The gauge is not stopped.
    /// @param pool The pool of the gauge.
    error NotStopped(address pool);

    /// @notice Divides the weight of a lock among pools. Only the ratio of the parts matters.
    /// @dev The owner of the lock, or an address approved for it, may call it, once an epoch and in
    /// the voting window. The vote replaces an earlier one. It records the weight of this moment,
    /// and stays until the lock votes again, is poked or is reset. Each pool gets `weight * part /
    /// sum of parts`, rounded down.
    ///
    /// What a vote earns depends on all votes at the end of the epoch. Others can see yours and
    /// vote for the same pools afterwards.
    /// @param id The number of the lock.
    /// @param pools The pools, each once.
    /// @param parts One part for each pool: 3 and 1 are 75% and 25%.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts WindowClosed when the block is outside the window of this lock.
    /// @custom:reverts AlreadyVoted when the lock has voted in this epoch.
    /// @custom:reverts NoWeight when the lock has expired.
    /// @custom:reverts LengthsDiffer when there is not one part for each pool.
    /// @custom:reverts NoParts when the parts add up to zero.
    /// @custom:reverts PoolTwice when a pool is named twice.
    /// @custom:reverts NoLiveGauge when a pool has no gauge or its gauge is stopped or closed.
    /// @custom:emits VoteReset for each pool of the earlier vote.
    /// @custom:emits Voted for each pool of the new vote.
    function vote(
        uint256 id,
        address[] calldata pools,
        uint256[] calldata parts
    ) external;

    /// @notice Takes the vote back, from the epoch after the vote on.
    /// @dev The owner of the lock, or an address approved for it, may call it, except in the first
    /// hour of an epoch. A lock without a vote can be merged, split and withdrawn. A reset does not
    /// count as a vote: the lock may still vote in the same epoch, in the window. Whatever the vote
    /// would have earned for this epoch is lost.
    /// @param id The number of the lock.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor approved.
    /// @custom:reverts WindowClosed when the epoch has begun less than an hour ago.
    /// @custom:reverts AlreadyVoted when the lock has voted in this epoch.
    /// @custom:emits VoteReset for each pool of the vote.
    function reset(uint256 id) external;

    /// @notice Records the present weight of a lock for its existing vote.
    /// @dev Anyone may call it, for any lock, while that lock may vote. The pools and their parts
    /// stay, also those of a stopped gauge.
    /// Otherwise a vote keeps the weight of its moment while the weight of the lock falls, so other
    /// voters of the same pools gain by a poke. Its owner gains after adding, extending or making
    /// the lock permanent. The vote of an expired lock is taken back. A poke does not count as a
    /// vote, so the lock may still vote in the same epoch. Without a vote on the lock nothing
    /// changes.
    /// @param id The number of the lock.
    /// @custom:reverts WindowClosed when the block is outside the voting window.
    /// @custom:emits Voted for each pool of the vote, if the lock has not expired.
    /// @custom:emits VoteReset for each pool of the vote, if the lock has expired.
    function poke(uint256 id) external;

    /// @notice Returns when a lock voted last.
    /// @param id The number of the lock.
    /// @return time When it voted; zero if it never did. A reset or a poke does not change it.
    function lastVoted(uint256 id) external view returns (uint256 time);

    /// @notice Says whether a lock carries a vote, so that it cannot be merged, split or withdrawn.
    /// @param id The number of the lock.
    /// @return Whether it does.
    function hasVote(uint256 id) external view returns (bool);

    /// @notice Returns the vote that stands on a lock.
    /// @param id The number of the lock.
    /// @return pools The pools of the vote. None if there is no vote.
    /// @return votes The recorded votes for each of them.
    function votesOf(uint256 id)
        external
        view
        returns (address[] memory pools, uint256[] memory votes);

    /// @notice Returns the votes of all locks for a pool at this moment.
    /// @dev They can change until the epoch ends.
    /// @param pool The pool.
    /// @return votes The sum of the recorded votes.
    function poolVotes(address pool) external view returns (uint256 votes);

    /// @notice Returns the votes of all locks for all pools at this moment.
    /// @return votes The sum of the recorded votes.
    function totalVotes() external view returns (uint256 votes);

    /// @notice Returns the reward contract for the voters of a pool.
    /// @param pool The pool.
    /// @return A contract with the interface `IVoteRewards`, or the zero address if the pool has no
    /// gauge.
    function rewardsOf(address pool) external view returns (address);

    /// @notice Returns the gauge of a pool.
    /// @param pool The pool.
    /// @return The gauge, or the zero address. It follows `IGauge` for a concentrated pool and
    /// `ILegacyGauge` for a legacy one.
    function gaugeOf(address pool) external view returns (address);

    /// @notice Returns whether the gauge of a pool receives emissions.
    /// @param pool The pool.
    /// @return The state at the time of the block. An announced stop counts from the moment at
    /// which it takes effect.
    function gaugeState(address pool) external view returns (GaugeState);

    /// @notice Returns the times of the last stop of a gauge.
    /// @param pool The pool of the gauge.
    /// @return effectAt When the stop takes or took effect; zero if none was announced or the gauge
    /// was restarted.
    /// @return restartAt When anyone may restart the gauge; zero under the same condition.
    /// @return nextStopAt When a stop can be announced again; zero if there was no restart.
    function stopOf(address pool)
        external
        view
        returns (uint256 effectAt, uint256 restartAt, uint256 nextStopAt);

    /// @notice Creates the gauge of a pool, and the reward contract for its voters.
    /// @dev Anyone may call it. The pool comes from an approved factory, and governance has listed
    /// both of its tokens. From then on a concentrated pool takes the levy on unstaked liquidity.
    /// @param pool The pool.
    /// @return gauge The gauge.
    /// @return rewards The reward contract.
    /// @custom:reverts GaugeExists when the pool has a gauge.
    /// @custom:reverts UnknownPool when no approved factory has made the pool.
    /// @custom:reverts NotListed when a token of the pool is not listed.
    /// @custom:emits GaugeCreated with both addresses.
    function createGauge(address pool)
        external
        returns (address gauge, address rewards);

    /// @notice Hands out the emission of this epoch to gauges, and passes on the fees of voters.
    /// @dev Anyone may call it, at any time of the epoch. With an empty list it only has the
    /// emission minted, if that has not happened. A gauge receives `emission * its votes / all
    /// votes` as they stood at the start of the epoch, rounded down. If the call comes late, the
    /// gauge streams the same amount in less time. What no call has handed out in its epoch is
    /// added to the next part of the gauge. The part of a stopped or closed gauge goes back to the
    /// minter, and so does the emission of all gauges if no vote stood at the start of the epoch. A
    /// pool that has had its part already, or has no gauge, is left out, so the call can be
    /// repeated. If the fees of a pool cannot be passed on, for example because a token refuses to
    /// be transferred, its emission is handed out all the same. Anyone can pass the fees on later.
    /// @param pools The pools whose gauges should receive their part.
    /// @custom:emits Distributed for each gauge that has received its part.
    function distribute(address[] calldata pools) external;

    /// @notice Returns what the gauge of a pool would receive by `distribute`.
    /// @param pool The pool.
    /// @return amount How much, in the smallest unit of the exchange's token. Zero if it has had
    /// its part, if the emission was not minted yet, or if the gauge is stopped or closed.
    function pendingEmission(address pool)
        external
        view
        returns (uint256 amount);

    /// @notice Announces that a gauge receives no emissions for a time.
    /// @dev Only the emergency role may call it. The stop takes effect after a delay, without
    /// another call. From then on the gauge takes no new stakes and no new votes. What it has
    /// received streams on until the epoch ends. Votes on it stay until their owners move them.
    /// @param pool The pool of the gauge.
    /// @return effectAt When the stop takes effect.
    /// @custom:reverts NotEmergencyRole when anyone else calls.
    /// @custom:reverts StopStands when a stop was announced or is in force.
    /// @custom:reverts NoLiveGauge when the pool has no gauge or a closed one.
    /// @custom:reverts TooEarly when the last restart is too recent. The pause is as long as the
    /// longest stop.
    /// @custom:emits StopAnnounced with the time of its effect.
    function announceStop(address pool) external returns (uint256 effectAt);

    /// @notice Ends the stop of a gauge.
    /// @dev Anyone may call it once the longest stop has passed. A gauge that a proposal has closed
    /// meanwhile stays closed.
    /// @param pool The pool of the gauge.
    /// @custom:reverts NotStopped when the gauge is not stopped.
    /// @custom:reverts TooEarly when the longest stop has not passed.
    /// @custom:emits GaugeRestarted with the pool.
    function restart(address pool) external;

    /// @notice Closes a gauge, until another proposal opens it again.
    /// @dev Only governance may call it. A closed gauge receives no emission and takes no new
    /// stakes and votes. Unstaking, claiming and the passing on of fees go on.
    /// @param pool The pool of the gauge.
    /// @param isClosed Whether the gauge is closed from now on.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:reverts NoLiveGauge when the pool has no gauge.
    /// @custom:emits GaugeClosed with the new state.
    function setClosed(address pool, bool isClosed) external;

    /// @notice Says whether governance has listed a token.
    /// @dev A gauge needs two listed tokens, and an incentive a listed one. A listing is no
    /// judgement of the token's worth. Taking a token off the list does not affect existing gauges.
    /// @param token The token.
    /// @return Whether it is listed.
    function isListed(address token) external view returns (bool);

    /// @notice Says whether pools of a factory can have gauges.
    /// @param factory The factory.
    /// @return Whether governance has approved it.
    function isApprovedFactory(address factory) external view returns (bool);

    /// @notice Says whether a lock may vote in the closing voting pause, the last hour of an epoch.
    /// @param id The number of the lock.
    /// @return Whether it is on the list.
    function isLateVoter(uint256 id) external view returns (bool);

    /// @notice Lists a token, or takes it off the list.
    /// @dev Only governance may call it.
    /// @param token The token.
    /// @param listed Whether it is listed from now on.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits TokenListed with the new state.
    function setListed(address token, bool listed) external;

    /// @notice Approves a factory, or takes the approval back.
    /// @dev Only governance may call it. Existing pools and gauges stay as they are.
    /// @param factory The factory.
    /// @param approved Whether it is approved from now on.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits FactoryApproved with the new state.
    function setApprovedFactory(address factory, bool approved) external;

    /// @notice Puts a lock on the list of late voters, or takes it off.
    /// @dev Only governance may call it.
    /// @param id The number of the lock.
    /// @param isLate Whether it may vote late from now on.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits LateVoterSet with the new state.
    function setLateVoter(uint256 id, bool isLate) external;

    /// @notice Returns the escrow whose locks vote.
    /// @return The escrow. It never changes.
    function escrow() external view returns (address);

    /// @notice Returns the minter whose emission is handed out.
    /// @return The minter. It never changes.
    function minter() external view returns (address);

    /// @notice Returns who holds the role of governance.
    /// @return The timelock of the governor, unless a proposal has handed the role on.
    function governance() external view returns (address);

    /// @notice Returns who holds the emergency role.
    /// @return The address that governance has named.
    function emergencyRole() external view returns (address);

    /// @notice Hands the role of governance to another contract.
    /// @dev Only governance may call it. A new governor may have other delays and a lower quorum.
    /// @param newGovernance The new holder.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits GovernanceSet with the new holder.
    function setGovernance(address newGovernance) external;

    /// @notice Names another holder of the emergency role.
    /// @dev Only governance may call it. Stops in force are not changed.
    /// @param newEmergencyRole The new holder.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits EmergencyRoleSet with the new holder.
    function setEmergencyRole(address newEmergencyRole) external;
}
