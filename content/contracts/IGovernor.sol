// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title The governor
/// @notice Takes proposals and the votes of locks on them, and carries out what has passed.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// A proposal is a list of calls. Only these calls are carried out, whatever its text says. Weights
/// have 18 decimals, shares are in basis points, and times are Unix times in seconds.
///
/// The weight of each lock on a proposal is that of the moment at which voting starts, and so is
/// its owner. Buying or extending a lock afterwards gains no votes. A vote in the last block can
/// decide, and the period is not extended for it. No role can cancel a proposal that has passed.
interface IGovernor {
    /// @notice Where a proposal stands.
    /// @param Pending It was proposed, and voting has not started.
    /// @param Active Locks can vote.
    /// @param Withdrawn Its proposer has taken it back before voting started.
    /// @param Failed It missed the quorum, or had no more votes for than against.
    /// @param InTimelock It has passed, and waits.
    /// @param Ready Anyone can carry it out.
    /// @param Executed Its calls were made.
    /// @param Expired It was not carried out in time.
    enum State {
        Pending,
        Active,
        Withdrawn,
        Failed,
        InTimelock,
        Ready,
        Executed,
        Expired
    }

    /// @notice How a lock votes on a proposal.
    /// @param Against It counts against, and not towards the quorum.
    /// @param For It counts for, and towards the quorum.
    /// @param Abstain It counts towards the quorum only.
    enum Support {
        Against,
        For,
        Abstain
    }

    /// @notice One call of a proposal. The timelock makes it, and sends no ether with it.
    /// @param target The contract that is called.
    /// @param data The selector of the function and its arguments, as the ABI encodes them.
    struct Call {
        address target;
        bytes data;
    }

    /// @notice The times and votes of a proposal.
    /// @param proposer Who made it.
    /// @param votingStarts When voting starts. Weights and owners of locks are those of that time.
    /// @param votingEnds When voting ends.
    /// @param executableFrom When the timelock has passed.
    /// @param executableUntil The last moment at which it can be carried out.
    /// @param votesFor Weight that has voted for it.
    /// @param votesAgainst Weight that has voted against it.
    /// @param votesAbstain Weight that has abstained.
    /// @param quorum The weight that votes for and abstentions together have to reach; zero until
    /// voting starts.
    struct Proposal {
        address proposer;
        uint256 votingStarts;
        uint256 votingEnds;
        uint256 executableFrom;
        uint256 executableUntil;
        uint256 votesFor;
        uint256 votesAgainst;
        uint256 votesAbstain;
        uint256 quorum;
    }

    /// @notice Logs a new proposal.
    /// @param proposal The number of the proposal.
    /// @param proposer Who made it.
    /// @param calls The calls that it consists of.
    /// @param text What the proposer says about it. Nothing checks it against the calls.
    /// @param votingStarts When voting starts.
    /// @param votingEnds When voting ends.
    event Proposed(
        uint256 indexed proposal,
        address indexed proposer,
        Call[] calls,
        string text,
        uint256 votingStarts,
        uint256 votingEnds
    );

    /// @notice Logs that a proposer has taken a proposal back.
    /// @param proposal The number of the proposal.
    event ProposalWithdrawn(uint256 indexed proposal);

    /// @notice Logs the vote of a lock.
    /// @param proposal The number of the proposal.
    /// @param id The number of the lock.
    /// @param voter Who voted with it.
    /// @param support What it says.
    /// @param weight The weight with which it counts.
    event VoteCast(
        uint256 indexed proposal,
        uint256 indexed id,
        address indexed voter,
        Support support,
        uint256 weight
    );

    /// @notice Logs that all calls of a proposal were made.
    /// @param proposal The number of the proposal.
    event ProposalExecuted(uint256 indexed proposal);

    /// @notice The locks of the proposer weigh too little.
    /// @param weight What they weigh together.
    /// @param needed What they have to weigh.
    error BelowThreshold(uint256 weight, uint256 needed);

    /// @notice The proposal has no calls.
    error NoCalls();

    /// @notice The caller does not own the lock, or did not own it when voting started.
    /// @param caller Who called.
    /// @param id The number of the lock.
    error NotAllowed(address caller, uint256 id);

    /// @notice The list names a lock twice.
    /// @param id The number of the lock.
    error LockTwice(uint256 id);

    /// @notice There is no proposal of this number.
    /// @param proposal The number.
    error UnknownProposal(uint256 proposal);

    /// @notice Only the proposer may make this call.
    /// @param caller Who made it.
    error NotProposer(address caller);

    /// @notice The proposal is in a state that does not allow the call.
    /// @param current The state.
    error WrongState(State current);

    /// @notice The lock has voted on this proposal. A vote cannot be changed.
    /// @param proposal The number of the proposal.
    /// @param id The number of the lock.
    error AlreadyCast(uint256 proposal, uint256 id);

    /// @notice The lock weighed nothing when voting started.
    /// @param id The number of the lock.
    error NoWeight(uint256 id);

    /// @notice The lock of the treasury does not vote on proposals.
    /// @param id The number of the lock.
    error MayNotVote(uint256 id);

    /// @notice A call of the proposal has reverted, so none was made.
    /// @param index The index of the call, from 0.
    /// @param reason The data with which it reverted, such as an encoded error.
    error CallFailed(uint256 index, bytes reason);

    /// @notice Returns the escrow whose locks vote.
    /// @return The escrow. It never changes.
    function escrow() external view returns (address);

    /// @notice Returns the timelock, which makes the calls and holds the role of governance.
    /// @return The timelock. It never changes.
    function timelock() external view returns (address);

    /// @notice Returns the lock of the treasury, which counts in the total and never votes here.
    /// @return id The number of the lock.
    function treasuryLock() external view returns (uint256 id);

    /// @notice Returns how long each step of a proposal lasts. All are constants.
    /// @return votingDelay Seconds from the proposal to the start of voting.
    /// @return votingPeriod Seconds in which locks can vote.
    /// @return timelockDelay Seconds from the end of voting until it can be carried out.
    /// @return executionWindow Seconds in which it can be carried out.
    function durations()
        external
        view
        returns (
            uint256 votingDelay,
            uint256 votingPeriod,
            uint256 timelockDelay,
            uint256 executionWindow
        );

    /// @notice Returns the two shares of all weight that count. Both are constants.
    /// @return threshold What the locks of a proposer need, in basis points of all weight.
    /// @return quorum What votes for and abstentions need, in basis points of all weight.
    function shares() external view returns (uint16 threshold, uint16 quorum);

    /// @notice Returns where a proposal stands at the time of the block.
    /// @param proposal The number of the proposal.
    /// @return The state.
    /// @custom:reverts UnknownProposal when there is no such proposal.
    function state(uint256 proposal) external view returns (State);

    /// @notice Returns the times and votes of a proposal.
    /// @param proposal The number of the proposal.
    /// @return Its times, and its votes up to now.
    /// @custom:reverts UnknownProposal when there is no such proposal.
    function proposalOf(uint256 proposal)
        external
        view
        returns (Proposal memory);

    /// @notice Returns what a proposal would do.
    /// @param proposal The number of the proposal.
    /// @return calls Its calls, in the order in which they are made.
    /// @custom:reverts UnknownProposal when there is no such proposal.
    function callsOf(uint256 proposal)
        external
        view
        returns (Call[] memory calls);

    /// @notice Says whether a lock has voted on a proposal.
    /// @param proposal The number of the proposal.
    /// @param id The number of the lock.
    /// @return Whether it has.
    function hasCast(uint256 proposal, uint256 id) external view returns (bool);

    /// @notice Makes a proposal.
    /// @dev The caller owns the locks that it names. Their weight in the last second before the
    /// block has to reach the threshold, so a lock that was made in the same block does not help.
    /// @param ids The numbers of locks of the caller, each once.
    /// @param calls The calls. They are made in this order, all or none.
    /// @param text What the calls are for. It only goes into the event.
    /// @return proposal The number of the proposal.
    /// @custom:reverts NoCalls when the list of calls is empty.
    /// @custom:reverts LockTwice when a lock is named twice.
    /// @custom:reverts NotAllowed when the caller does not own one of the locks.
    /// @custom:reverts BelowThreshold when they weigh too little together.
    /// @custom:emits Proposed with the calls and times.
    function propose(
        uint256[] calldata ids,
        Call[] calldata calls,
        string calldata text
    ) external returns (uint256 proposal);

    /// @notice Takes a proposal back before voting starts.
    /// @dev Only its proposer may call it.
    /// @param proposal The number of the proposal.
    /// @custom:reverts UnknownProposal when there is no such proposal.
    /// @custom:reverts NotProposer when anyone else calls.
    /// @custom:reverts WrongState when it is not pending.
    /// @custom:emits ProposalWithdrawn with the number.
    function withdrawProposal(uint256 proposal) external;

    /// @notice Votes on a proposal with a lock.
    /// @dev The address that owned the lock when voting started may call it, once. A later owner
    /// may not. Votes for pools are separate and are not touched.
    /// @param proposal The number of the proposal.
    /// @param id The number of the lock.
    /// @param support What the lock says.
    /// @return weight The weight with which it counts.
    /// @custom:reverts UnknownProposal when there is no such proposal.
    /// @custom:reverts WrongState when it is not active.
    /// @custom:reverts MayNotVote when it is the lock of the treasury.
    /// @custom:reverts NotAllowed when the caller did not own the lock when voting started.
    /// @custom:reverts NoWeight when the lock weighed nothing then.
    /// @custom:reverts AlreadyCast when the lock has voted on this proposal.
    /// @custom:emits VoteCast with the weight.
    function castVote(uint256 proposal, uint256 id, Support support)
        external
        returns (uint256 weight);

    /// @notice Makes all calls of a proposal that has passed its timelock.
    /// @dev Anyone may call it, until the time for execution ends. If one call reverts, none is
    /// made, and anyone can try again. The order of transactions in a block is free, so others can
    /// act right before or after the calls.
    /// @param proposal The number of the proposal.
    /// @custom:reverts UnknownProposal when there is no such proposal.
    /// @custom:reverts WrongState when it is not ready.
    /// @custom:reverts CallFailed when one of its calls reverts.
    /// @custom:emits ProposalExecuted with the number.
    function execute(uint256 proposal) external;
}
