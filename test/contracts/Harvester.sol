// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IGauge} from "../../content/contracts/IGauge.sol";
import {Harvest} from "../../content/examples/Harvest.sol";

/// Makes a contract of the example. For tests only.
contract Harvester is Harvest {
    function stake(IGauge gauge, uint256 id) external {
        gauge.positions().approve(address(gauge), id);
        gauge.stake(id);
    }

    function claim(IGauge gauge, uint256[] memory ids, uint256 least) external returns (uint256) {
        return _claim(gauge, ids, least);
    }
}
