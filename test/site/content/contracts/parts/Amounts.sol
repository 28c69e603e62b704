// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @notice Types that several contracts share.
library Amounts {
    /// @notice What an account has put in.
    /// @param owner Whose it is.
    /// @param tokens What it holds.
    struct Entry {
        address owner;
        uint256[] tokens;
    }
}
