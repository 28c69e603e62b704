// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IVoteRewards {
    event Deposited(
        address indexed from,
        address indexed token,
        uint256 indexed epochStart,
        uint256 amount
    );
    event Claimed(
        uint256 indexed id,
        address indexed token,
        address indexed to,
        uint256 amount
    );
    event VotesRecorded(uint256 indexed id, uint256 votes, uint256 totalVotes);

    error NotAllowed(address caller, uint256 id);
    error NotListed(address token);
    error NothingDeposited();
    error TokenRefused(address token);
    error NotVoter(address caller);

    function tokens() external view returns (address[] memory);
    function earned(uint256 id, address token) external view returns (uint256 amount);
    function claim(uint256 id, address[] calldata tokens) external;
    function pool() external view returns (address);
    function deposit(address token, uint256 amount) external;
    function rewardIn(address token, uint256 epochStart) external view returns (uint256 amount);
    function votesIn(uint256 id, uint256 epochStart) external view returns (uint256 votes);
    function totalVotesIn(uint256 epochStart) external view returns (uint256 votes);
    function recordVotes(uint256 id, uint256 votes) external;
}
