// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IGovernor {
    enum State {
        Pending,
        Active,
        Withdrawn,
        Failed,
        Waiting,
        Ready,
        Executed,
        Expired
    }

    enum Support {
        Against,
        For,
        Abstain
    }

    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

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

    event Proposed(
        uint256 indexed proposal,
        address indexed proposer,
        Call[] calls,
        string text,
        uint256 votingStarts,
        uint256 votingEnds
    );
    event ProposalWithdrawn(uint256 indexed proposal);
    event VoteCast(
        uint256 indexed proposal,
        uint256 indexed id,
        address indexed voter,
        Support support,
        uint256 weight
    );
    event ProposalExecuted(uint256 indexed proposal);

    error BelowThreshold(uint256 weight, uint256 needed);
    error NoCalls();
    error NotAllowed(address caller, uint256 id);
    error LockTwice(uint256 id);
    error UnknownProposal(uint256 proposal);
    error NotProposer(address caller);
    error WrongState(State current);
    error AlreadyCast(uint256 proposal, uint256 id);
    error NoWeight(uint256 id);
    error MayNotVote(uint256 id);
    error CallFailed(uint256 index, bytes reason);

    function escrow() external view returns (address);
    function timelock() external view returns (address);
    function treasuryLock() external view returns (uint256 id);
    function threshold() external view returns (uint256 weight);
    function state(uint256 proposal) external view returns (State);
    function proposalOf(uint256 proposal) external view returns (Proposal memory);
    function callsOf(uint256 proposal) external view returns (Call[] memory calls);
    function hasCast(uint256 proposal, uint256 id) external view returns (bool);
    function propose(uint256[] calldata ids, Call[] calldata calls, string calldata text)
        external
        returns (uint256 proposal);
    function withdrawProposal(uint256 proposal) external;
    function castVote(uint256 proposal, uint256 id, Support support)
        external
        returns (uint256 weight);
    function execute(uint256 proposal) external payable;
}
