// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IVoter} from "../contracts/IVoter.sol";
import {IVoteRewards} from "../contracts/IVoteRewards.sol";

/// Claims for a lock that this contract owns.
abstract contract Claims {
    event ClaimFailed(address indexed pool, address indexed token);

    error PaysNoVoters(address pool);

    /// Claims token by token. One broken token does not hold up the others.
    function _claim(IVoter voter, uint256 id, address[] memory pools)
        internal
    {
        address[] memory one = new address[](1);
        for (uint256 i = 0; i < pools.length; i++) {
            IVoteRewards rewards = IVoteRewards(voter.rewardsOf(pools[i]));
            if (address(rewards) == address(0)) {
                revert PaysNoVoters(pools[i]);
            }
            address[] memory tokens = rewards.tokens();
            for (uint256 j = 0; j < tokens.length; j++) {
                if (rewards.earned(id, tokens[j]) == 0) continue;
                one[0] = tokens[j];
                try rewards.claim(id, one) {}
                catch {
                    emit ClaimFailed(pools[i], tokens[j]);
                }
            }
        }
    }
}
