// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IEscrow} from "../contracts/IEscrow.sol";
import {IVoter} from "../contracts/IVoter.sol";

/// Votes with a lock that this contract owns.
abstract contract Ballot {
    error NotYet(uint256 opens);
    error TooLate(uint256 closes);
    error VotedInThisEpoch(uint256 votedAt);
    error Expired(uint256 id);

    uint256 private constant EPOCH = 7 days;
    uint256 private constant PAUSE = 1 hours;

    function _vote(
        IEscrow escrow,
        IVoter voter,
        uint256 id,
        address[] memory pools,
        uint256[] memory parts
    ) internal {
        uint256 start = block.timestamp - block.timestamp % EPOCH;
        if (block.timestamp <= start + PAUSE) {
            revert NotYet(start + PAUSE);
        }
        if (block.timestamp > start + EPOCH - PAUSE) {
            revert TooLate(start + EPOCH - PAUSE);
        }
        uint256 votedAt = voter.lastVoted(id);
        if (votedAt >= start) revert VotedInThisEpoch(votedAt);
        if (escrow.weightOf(id) == 0) revert Expired(id);
        voter.vote(id, pools, parts);
    }
}
