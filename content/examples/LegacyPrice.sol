// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {ILegacyPool} from "../contracts/ILegacyPool.sol";

library LegacyPrice {
    error TooFewSnapshots(uint256 available, uint256 needed);
    error SnapshotsTooOld(uint256 from, uint256 oldestAllowed);

    // #region average
    /// The output of `amountIn` on average reserves. Each sample needs a
    /// snapshot at both ends, and none of them may be older than `maxAge`
    /// seconds: a quiet pool writes none for days.
    function average(
        ILegacyPool pool,
        address tokenIn,
        uint256 amountIn,
        uint256 samples,
        uint256 maxAge
    ) internal view returns (uint256) {
        uint256 available = pool.snapshots();
        if (available <= samples) {
            revert TooFewSnapshots(available, samples + 1);
        }
        uint256 from = pool.snapshot(available - samples - 1).time;
        if (from + maxAge < block.timestamp) {
            revert SnapshotsTooOld(from, block.timestamp - maxAge);
        }
        return pool.averageQuote(tokenIn, amountIn, samples);
    }
    // #endregion average
}
