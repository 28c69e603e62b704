// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IVoter {
    enum GaugeState {
        None,
        Live,
        Stopped,
        Closed
    }

    event Voted(
        uint256 indexed id,
        address indexed pool,
        address indexed caller,
        uint256 votes,
        uint256 poolVotes
    );
    event VoteReset(uint256 indexed id, address indexed pool, uint256 votes, uint256 poolVotes);
    event GaugeCreated(address indexed pool, address indexed gauge, address rewards);
    event Distributed(address indexed pool, uint256 indexed epochStart, uint256 amount);
    event StopAnnounced(address indexed pool, uint256 effectAt);
    event GaugeRestarted(address indexed pool);
    event GaugeClosed(address indexed pool);
    event TokenListed(address indexed token, bool isListed);
    event FactoryApproved(address indexed factory, bool isApproved);
    event LateVoterSet(uint256 indexed id, bool isLateVoter);
    event GovernanceSet(address indexed governance);
    event EmergencyRoleSet(address indexed emergencyRole);

    error WindowClosed(uint256 opens, uint256 closes);
    error AlreadyVoted(uint256 id, uint256 votedAt);
    error NoWeight(uint256 id);
    error NoLiveGauge(address pool);
    error NotAllowed(address caller, uint256 id);
    error LengthsDiffer(uint256 pools, uint256 parts);
    error NoParts();
    error PoolTwice(address pool);
    error GaugeExists(address gauge);
    error UnknownPool(address pool);
    error NotListed(address token);
    error NotGovernance(address caller);
    error NotEmergencyRole(address caller);
    error TooEarly(uint256 allowedAt);
    error StopStands(address pool);

    function vote(uint256 id, address[] calldata pools, uint256[] calldata parts) external;
    function reset(uint256 id) external;
    function poke(uint256 id) external;
    function lastVoted(uint256 id) external view returns (uint256 time);
    function hasVote(uint256 id) external view returns (bool);
    function votesOf(uint256 id)
        external
        view
        returns (address[] memory pools, uint256[] memory votes);
    function poolVotes(address pool) external view returns (uint256 votes);
    function totalVotes() external view returns (uint256 votes);
    function rewardsOf(address pool) external view returns (address);
    function gaugeOf(address pool) external view returns (address);
    function gaugeState(address pool) external view returns (GaugeState);
    function stopOf(address pool)
        external
        view
        returns (uint256 effectAt, uint256 restartAt, uint256 nextStopAt);
    function createGauge(address pool) external returns (address gauge, address rewards);
    function distribute(address[] calldata pools) external;
    function claimable(address pool) external view returns (uint256 amount);

    function announceStop(address pool) external returns (uint256 effectAt);
    function restart(address pool) external;
    function close(address pool) external;

    function isListed(address token) external view returns (bool);
    function isApprovedFactory(address factory) external view returns (bool);
    function isLateVoter(uint256 id) external view returns (bool);
    function setListed(address token, bool isListed) external;
    function setApprovedFactory(address factory, bool isApproved) external;
    function setLateVoter(uint256 id, bool isLateVoter) external;
    function escrow() external view returns (address);
    function minter() external view returns (address);
    function governance() external view returns (address);
    function emergencyRole() external view returns (address);
    function setGovernance(address governance) external;
    function setEmergencyRole(address emergencyRole) external;
}
