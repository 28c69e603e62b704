// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../contracts/IConcentratedPool.sol";
import {LiquidityMath} from "./LiquidityMath.sol";
import {PriceGuard} from "./PriceGuard.sol";
import {SwapMath} from "./SwapMath.sol";
import {TickBitmap} from "./TickBitmap.sol";
import {TickMath} from "./TickMath.sol";

/// Computes what a range strategy asks for. It is a contract of its own,
/// because the code of one contract is limited to 24,576 bytes. It holds
/// nothing and has no owner.
contract RangeLens {
    struct Removed {
        uint128 liquidity;
        int24 low;
        int24 high;
    }

    /// Where a sale is, from step to step.
    struct Sale {
        IConcentratedPool pool;
        uint24 fee;
        int24 spacing;
        bool isDown;
        int24 tick;
        uint160 price;
        uint160 limit;
        uint128 liquidity;
        uint256 left;
        uint256 received;
    }

    /// No sale goes beyond a tenth or ten times the price.
    int24 private constant FARTHEST = 23_028;

    /// The root of the average price. While the record is short, it is the
    /// average over what there is: a valuation that reverts would lock
    /// people in.
    function averagePrice(IConcentratedPool pool, uint32 window)
        external
        view
        returns (uint160)
    {
        uint32 reach = PriceGuard.reach(pool);
        if (reach == 0) return pool.sqrtPriceX96();
        return TickMath.sqrtPriceAt(
            PriceGuard.averageTick(pool, reach < window ? reach : window)
        );
    }

    /// Both tokens of a range at a price, rounded down.
    function amounts(
        uint160 price,
        int24 low,
        int24 high,
        uint128 liquidity
    ) external pure returns (uint256 amount0, uint256 amount1) {
        return LiquidityMath.amounts(
            price,
            TickMath.sqrtPriceAt(low),
            TickMath.sqrtPriceAt(high),
            liquidity,
            false
        );
    }

    /// The root of the price at which a sale of this token stops.
    function limitOf(IConcentratedPool pool, bool isDown)
        public
        view
        returns (uint160)
    {
        int24 last =
            pool.currentTick() + (isDown ? -FARTHEST : FARTHEST);
        if (last < -TickMath.MAX_TICK) last = -TickMath.MAX_TICK;
        if (last > TickMath.MAX_TICK) last = TickMath.MAX_TICK;
        return TickMath.sqrtPriceAt(last);
    }

    /// What a sale brings, made as if some liquidity had left the pool
    /// before, and what is left unsold where the pool cannot take the whole
    /// amount.
    function quote(
        IConcentratedPool pool,
        bool isDown,
        uint256 amount,
        Removed memory removed
    ) external view returns (uint256 received, uint256 left) {
        if (amount == 0) return (0, 0);
        Sale memory sale;
        (sale.pool, sale.isDown, sale.left) = (pool, isDown, amount);
        (sale.fee, sale.spacing) = (pool.fee(), pool.tickSpacing());
        sale.limit = limitOf(pool, isDown);
        (sale.tick, sale.price) = (pool.currentTick(), pool.sqrtPriceX96());
        sale.liquidity = pool.activeLiquidity();
        bool isInside =
            sale.tick >= removed.low && sale.tick < removed.high;
        if (isInside) sale.liquidity -= removed.liquidity;
        while (sale.left > 0 && sale.price != sale.limit) {
            _step(sale, removed);
        }
        return (sale.received, sale.left);
    }

    /// Sells until the next tick with liquidity, or the end of the word
    /// that tells of it.
    function _step(Sale memory sale, Removed memory removed) private view {
        int24 step = TickBitmap.start(sale.tick, sale.spacing, sale.isDown);
        uint256 word = sale.pool.tickWord(int16(step >> 8));
        (int24 next, bool isSet) =
            TickBitmap.find(word, step, sale.spacing, sale.isDown);
        uint160 target = TickMath.sqrtPriceAt(next);
        bool isBeyond =
            sale.isDown ? target < sale.limit : target > sale.limit;
        _sellTo(sale, isBeyond ? sale.limit : target);
        if (sale.price != target) return; // the sale ends here
        if (isSet) _cross(sale, removed, next);
        sale.tick = sale.isDown ? next - 1 : next;
    }

    function _sellTo(Sale memory sale, uint160 target) private pure {
        uint256 amountIn;
        uint256 amountOut;
        uint256 feeAmount;
        (sale.price, amountIn, amountOut, feeAmount) = SwapMath.step(
            sale.price, target, sale.liquidity, sale.left, sale.fee
        );
        sale.left -= amountIn + feeAmount;
        sale.received += amountOut;
    }

    function _cross(Sale memory sale, Removed memory removed, int24 tick)
        private
        view
    {
        int256 net = sale.pool.tickAt(tick).liquidityNet;
        if (tick == removed.low) {
            net -= int256(uint256(removed.liquidity));
        }
        if (tick == removed.high) {
            net += int256(uint256(removed.liquidity));
        }
        int256 liquidity =
            int256(uint256(sale.liquidity)) + (sale.isDown ? -net : net);
        sale.liquidity = uint128(uint256(liquidity));
    }
}
