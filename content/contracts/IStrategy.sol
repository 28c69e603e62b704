// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC4626} from "./IERC4626.sol";

interface IStrategy is IERC4626 {
    /// Fixed at deployment.
    struct Terms {
        address strategist;
        address feeReceiver;
        uint32 delay; // seconds from declaring a parameter to using it
        uint32 rebalancePause; // seconds between two rebalances
        uint32 reportPause; // seconds between two reports
        uint16 managementFee; // basis points a year
        uint16 performanceFee; // basis points of the rise above the high-water mark
        uint128 keeperReward; // in assets, for each call that did its work
    }

    struct Parameter {
        bytes32 name;
        int256 value;
        int256 least;
        int256 most;
    }

    struct Report {
        uint64 time;
        uint256 totalAssets;
        uint256 sharePrice; // assets for one whole share, after fees
        uint256 feeShares;
    }

    event Declared(bytes32 indexed name, int256 value, uint256 usableAt);
    event Cancelled(bytes32 indexed name);
    event Enacted(bytes32 indexed name, int256 value);
    event Rebalanced(address indexed keeper, uint256 rewardShares);
    event Reported(address indexed keeper, uint256 totalAssets, uint256 sharePrice, uint256 feeShares);
    event Retired();

    error NotStrategist(address caller);
    error UnknownParameter(bytes32 name);
    error OutOfBounds(bytes32 name, int256 value, int256 least, int256 most);
    error NothingDeclared(bytes32 name);
    error TooEarly(uint256 allowedAt);
    error AlreadyRetired();
    error AboveLimit(uint256 asked, uint256 limit);

    function declare(bytes32 name, int256 value) external;
    function cancel(bytes32 name) external;
    function enact(bytes32 name) external;
    function rebalance() external;
    function report() external;
    function retire() external;

    /// A document that states the rules in words, and its digest.
    function rules() external view returns (string memory uri, bytes32 digest);
    function terms() external view returns (Terms memory);
    function parameters() external view returns (Parameter[] memory);

    /// The declared value and when it becomes usable; zero if nothing waits.
    function declared(bytes32 name) external view returns (int256 value, uint256 usableAt);
    function lastReport() external view returns (Report memory);
    function lastRebalance() external view returns (uint256 time);
    function highWaterMark() external view returns (uint256);
    function isRetired() external view returns (bool);
}
