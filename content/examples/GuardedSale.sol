// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../contracts/IConcentratedPool.sol";
import {PriceGuard} from "./PriceGuard.sol";
import {SafeTransfer} from "./SafeTransfer.sol";
import {TickMath} from "./TickMath.sol";

/// Sells for a contract that anyone may tell when to sell.
library GuardedSale {
    using SafeTransfer for address;

    /// Fees are in millionths, and a tick is a hundred of them.
    uint24 private constant OF_TICK = 100;

    // #region sell
    /// Sells at most `amount`, and stops where the price has moved by as
    /// much as the fee. What is left can be sold later, but not in the same
    /// block. A caller who trades before and after the sale gains no more
    /// than its move and pays the fee twice, if liquidity is even and
    /// belongs to others.
    function sell(
        IConcentratedPool pool,
        address tokenIn,
        uint256 amount,
        uint32 window,
        uint24 maxDeviation
    ) internal returns (uint256 sold, uint256 received) {
        PriceGuard.check(pool, window, bound(pool, maxDeviation));
        int24 move = int24(pool.fee() / OF_TICK);
        int24 last = pool.currentTick()
            + (tokenIn == pool.token0() ? -move : move + 1);
        tokenIn.allow(address(pool), amount);
        return pool.swapToPrice(
            tokenIn, amount, TickMath.sqrtPriceAt(last), 0, address(this)
        );
    }
    // #endregion sell

    // #region bound
    /// Nor may the price be farther from its average than what it costs to
    /// push it and to go back.
    function bound(IConcentratedPool pool, uint24 maxDeviation)
        internal
        view
        returns (uint24)
    {
        uint24 twice = 2 * pool.fee() / OF_TICK;
        return twice < maxDeviation ? twice : maxDeviation;
    }
    // #endregion bound
}
