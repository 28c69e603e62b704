// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IERC721} from "../../content/contracts/IERC721.sol";
import {IEscrow} from "../../content/contracts/IEscrow.sol";
import {IVoteRewards} from "../../content/contracts/IVoteRewards.sol";
import {IVoteStrategy} from "../../content/contracts/IVoteStrategy.sol";

/// Reads all that the properties of a vote strategy are about in one call. For tests only.
contract VoteProbe {
    struct Lock {
        address owner;
        uint256 amount;
        uint256 end;
        bool isPermanent;
    }

    struct Deposit {
        address owner;
        uint256 lock;
    }

    uint256 private constant EPOCH = 7 days;

    /// What each deposit has earned, and the balances of accounts.
    function amounts(
        IVoteStrategy strategy,
        uint256 count,
        IERC20 token,
        address[] calldata accounts
    ) external view returns (uint256[] memory earned, uint256[] memory balances) {
        earned = new uint256[](count);
        for (uint256 id = 1; id <= count; id++) earned[id - 1] = strategy.earned(id);
        balances = new uint256[](accounts.length);
        for (uint256 i = 0; i < accounts.length; i++) balances[i] = token.balanceOf(accounts[i]);
    }

    function locks(IEscrow escrow, uint256[] calldata ids)
        external
        view
        returns (Lock[] memory found)
    {
        found = new Lock[](ids.length);
        for (uint256 i = 0; i < ids.length; i++) {
            found[i].owner = IERC721(address(escrow)).ownerOf(ids[i]);
            (found[i].amount, found[i].end, found[i].isPermanent) = escrow.lockOf(ids[i]);
        }
    }

    function deposits(IVoteStrategy strategy, uint256 count)
        external
        view
        returns (Deposit[] memory found)
    {
        found = new Deposit[](count);
        for (uint256 id = 1; id <= count; id++) {
            (found[id - 1].owner, found[id - 1].lock) = strategy.depositOf(id);
        }
    }

    /// What the votes of a lock have brought it in the epochs from a time to another one.
    function partOf(
        IVoteRewards rewards,
        uint256 lock,
        address[2] calldata tokens,
        uint256 from,
        uint256 to
    ) external view returns (uint256[2] memory parts) {
        for (uint256 epoch = from; epoch < to; epoch += EPOCH) {
            uint256 votes = rewards.votesIn(lock, epoch);
            if (votes == 0) continue;
            uint256 all = rewards.totalVotesIn(epoch);
            for (uint256 i = 0; i < 2; i++) {
                parts[i] += rewards.rewardIn(tokens[i], epoch) * votes / all;
            }
        }
    }
}
