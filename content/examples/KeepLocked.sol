// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IEscrow} from "../contracts/IEscrow.sol";

/// Keeps a lock that this contract owns near the longest time.
abstract contract KeepLocked {
    uint256 private constant LONGEST = 4 * 365 days;
    uint256 private constant EPOCH = 7 days;

    /// Extends a lock if that makes its end later. Returns whether it did.
    function _extend(IEscrow escrow, uint256 id) internal returns (bool) {
        (, uint256 end, bool isPermanent) = escrow.lockOf(id);
        if (isPermanent || end <= block.timestamp) return false;
        uint256 latest = (block.timestamp + LONGEST) / EPOCH * EPOCH;
        if (latest <= end) return false;
        escrow.extendLock(id, LONGEST);
        return true;
    }
}
