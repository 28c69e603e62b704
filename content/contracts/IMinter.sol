// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IMinter {
    event EpochMinted(
        uint256 indexed epochStart,
        uint256 emission,
        uint256 teamAmount,
        uint256 rebase,
        uint256 minted
    );
    event RebaseClaimed(uint256 indexed id, address indexed owner, uint256 amount, bool isAdded);
    event TailRateSet(uint16 tailRate);
    event TeamShareSet(uint16 teamShare);
    event TeamSet(address indexed team);
    event GovernanceSet(address indexed governance);

    error OutOfBounds(uint256 value, uint256 least, uint256 most);
    error StepTooLarge(uint256 value, uint256 before, uint256 step);
    error TooEarly(uint256 allowedAt);
    error NotGovernance(address caller);
    error NotTeam(address caller);
    error NotVoter(address caller);
    error EpochNotMinted(uint256 epochStart);

    function token() external view returns (address);
    function escrow() external view returns (address);
    function voter() external view returns (address);
    function team() external view returns (address);
    function governance() external view returns (address);
    function mintEpoch() external returns (uint256 emission);
    function lastMinted() external view returns (uint256 epochStart);
    function epochNumber() external view returns (uint256 number);
    function nextEmission() external view returns (uint256 amount, bool isTail);
    function emissionOf(uint256 epochStart) external view returns (uint256 amount);
    function rebaseOf(uint256 epochStart) external view returns (uint256 amount);
    function rebaseEarned(uint256 id) external view returns (uint256 amount);
    function claimRebase(uint256 id) external returns (uint256 amount);
    function teamShare() external view returns (uint16);
    function tailRate() external view returns (uint16);
    function tailRateChangeableAt() external view returns (uint256 time);
    function returnEmission(uint256 amount) external;
    function setTailRate(uint16 tailRate) external;
    function setTeamShare(uint16 teamShare) external;
    function setTeam(address team) external;
    function setGovernance(address governance) external;
}
