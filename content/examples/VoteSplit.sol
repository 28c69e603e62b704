// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// Divides votes among pools so that the last vote brings the same on each
/// of them.
library VoteSplit {
    // #region split
    /// For each pool, what it pays to its voters and the votes of others on
    /// it. A pool on which its first vote would bring less than the last
    /// one elsewhere gets none.
    function best(
        uint256[] memory rewards,
        uint256[] memory others,
        uint256 own
    ) internal pure returns (uint256[] memory votes) {
        votes = new uint256[](rewards.length);
        uint256[] memory roots = new uint256[](rewards.length);
        for (uint256 i = 0; i < rewards.length; i++) {
            // one vote would earn everything, not nothing
            if (others[i] == 0) others[i] = 1;
            roots[i] = sqrt(rewards[i] * others[i]);
        }
        while (true) {
            (uint256 rootSum, uint256 all) = (0, own);
            for (uint256 i = 0; i < roots.length; i++) {
                if (roots[i] == 0) continue;
                rootSum += roots[i];
                all += others[i];
            }
            if (rootSum == 0) return votes;
            uint256 worst = roots.length;
            for (uint256 i = 0; i < roots.length; i++) {
                uint256 target = roots[i] * all / rootSum;
                votes[i] = target > others[i] ? target - others[i] : 0;
                if (roots[i] == 0 || target >= others[i]) continue;
                bool isWorse = worst == roots.length
                    || rewards[i] * others[worst]
                        < rewards[worst] * others[i];
                if (isWorse) worst = i;
            }
            if (worst == roots.length) return votes;
            // drop the pool with the lowest reward for each vote, and
            // try again
            roots[worst] = 0;
        }
    }
    // #endregion split

    function sqrt(uint256 value) internal pure returns (uint256 root) {
        root = value;
        uint256 next = value / 2 + 1;
        while (next < root) {
            root = next;
            next = (value / root + root) / 2;
        }
    }
}
