// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPositions} from "./IPositions.sol";

interface IGauge {
    event Staked(uint256 indexed id, address indexed owner);
    event Unstaked(uint256 indexed id, address indexed owner);
    event Claimed(uint256 indexed id, address indexed owner, uint256 amount);
    event EmissionReceived(uint256 amount, uint256 rate, uint256 until);
    event FeesPassedOn(uint256 amount0, uint256 amount1);

    error NotYours(uint256 id);
    error OtherPool(uint256 id);
    error EmissionsStopped();
    error NotVoter(address caller);

    function pool() external view returns (address);
    function positions() external view returns (IPositions);
    function rewardToken() external view returns (address);
    function stakerOf(uint256 id) external view returns (address owner);
    function stakedBy(address owner) external view returns (uint256[] memory ids);
    function earned(uint256 id) external view returns (uint256 amount);
    function emissionRate() external view returns (uint256 rate, uint256 until);
    function stake(uint256 id) external;
    function unstake(uint256 id) external;
    function claim(uint256 id) external returns (uint256 amount);
    function addEmission(uint256 amount) external;
    function passFeesOn() external returns (uint256 amount0, uint256 amount1);
}
