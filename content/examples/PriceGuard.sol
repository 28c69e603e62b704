// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../contracts/IConcentratedPool.sol";

/// Reads the average tick of a pool, and refuses a tick that is far from
/// it.
library PriceGuard {
    error NoWindow();
    error TooFewObservations(uint32 reach, uint32 window);
    error PriceMoved(int24 current, int24 average);

    // #region average
    /// How many seconds the observations of a pool go back.
    function reach(IConcentratedPool pool) internal view returns (uint32) {
        (uint16 newest, uint16 slots) = pool.ring();
        // The slot after the newest is the oldest, or has never been
        // written.
        (uint32 oldest,, bool isWritten) =
            pool.observation((newest + 1) % slots);
        if (!isWritten) (oldest,,) = pool.observation(0);
        unchecked {
            return uint32(block.timestamp) - oldest;
        }
    }

    function averageTick(IConcentratedPool pool, uint32 window)
        internal
        view
        returns (int24 average)
    {
        if (window == 0) revert NoWindow();
        uint32 available = reach(pool);
        if (available < window) {
            revert TooFewObservations(available, window);
        }
        // from the start of the window to now
        uint32[] memory ages = new uint32[](2);
        ages[0] = window;
        int56[] memory sums = pool.observe(ages);
        int56 change = sums[1] - sums[0];
        int56 span = int56(uint56(window));
        average = int24(change / span);
        if (change < 0 && change % span != 0) average--;
    }
    // #endregion average

    // #region check
    /// Returns the average tick. Reverts if the current tick is too far
    /// from it.
    function check(
        IConcentratedPool pool,
        uint32 window,
        uint24 maxDeviation
    ) internal view returns (int24 average) {
        average = averageTick(pool, window);
        int24 current = pool.currentTick();
        if (distance(current, average) > maxDeviation) {
            revert PriceMoved(current, average);
        }
    }

    function distance(int24 a, int24 b) internal pure returns (uint24) {
        return uint24(a > b ? a - b : b - a);
    }
    // #endregion check
}
