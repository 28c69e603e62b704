// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IGauge} from "../contracts/IGauge.sol";

/// Claims for several positions that this contract has staked.
abstract contract Harvest {
    /// Skips positions whose emissions would not pay for the gas of a
    /// claim.
    function _claim(IGauge gauge, uint256[] memory ids, uint256 least)
        internal
        returns (uint256 sum)
    {
        for (uint256 i = 0; i < ids.length; i++) {
            if (gauge.earned(ids[i]) >= least) sum += gauge.claim(ids[i]);
        }
    }
}
