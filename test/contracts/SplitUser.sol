// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {VoteSplit} from "../../content/examples/VoteSplit.sol";

/// Uses the library for votes. For tests only.
contract SplitUser {
    function best(uint256[] memory rewards, uint256[] memory others, uint256 own)
        external
        pure
        returns (uint256[] memory)
    {
        return VoteSplit.best(rewards, others, own);
    }
}
