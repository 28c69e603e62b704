// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface ILegacyGauge {
    event Staked(address indexed owner, uint256 amount);
    event Unstaked(address indexed owner, uint256 amount);
    event Claimed(address indexed owner, uint256 amount);
    event EmissionReceived(uint256 amount, uint256 rate, uint256 until);
    event FeesPassedOn(uint256 amount0, uint256 amount1);

    error NothingStaked();
    error TooMuch(uint256 asked, uint256 available);
    error EmissionsStopped();
    error TokenRefused(address token);
    error NotVoter(address caller);

    function pool() external view returns (address);
    function rewardToken() external view returns (address);
    function totalStaked() external view returns (uint256 amount);
    function stakedOf(address owner) external view returns (uint256 amount);
    function earned(address owner) external view returns (uint256 amount);
    function emissionRate() external view returns (uint256 rate, uint256 until);
    function stake(uint256 amount) external;
    function unstake(uint256 amount) external;
    function claim() external returns (uint256 amount);
    function addEmission(uint256 amount) external;
    function passFeesOn() external returns (uint256 amount0, uint256 amount1);
}
