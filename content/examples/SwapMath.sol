// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {LiquidityMath} from "./LiquidityMath.sol";
import {WideMath} from "./WideMath.sol";

/// One part of a swap, in which the liquidity does not change.
library SwapMath {
    using WideMath for uint256;

    uint256 internal constant WHOLE = 1e6; // fees are in millionths
    uint256 private constant Q96 = 2 ** 96;

    /// Swaps until the price reaches `target` or `amount` is used up.
    /// Rounds for the pool.
    function step(
        uint160 price,
        uint160 target,
        uint128 liquidity,
        uint256 amount,
        uint24 fee
    )
        internal
        pure
        returns (
            uint160 next,
            uint256 amountIn,
            uint256 amountOut,
            uint256 feeAmount
        )
    {
        bool isDown = target < price; // token 0 comes in
        uint256 net = amount.mulDiv(WHOLE - fee, WHOLE);
        uint256 needed = isDown
            ? LiquidityMath.amount0(target, price, liquidity, true)
            : LiquidityMath.amount1(price, target, liquidity, true);
        if (net >= needed) {
            next = target;
            amountIn = needed;
            feeAmount =
                needed.mulDivUp(fee, WHOLE - fee).min(amount - needed);
        } else {
            next = _after(price, liquidity, net, isDown);
            amountIn = net;
            feeAmount = amount - net;
        }
        amountOut = isDown
            ? LiquidityMath.amount1(next, price, liquidity, false)
            : LiquidityMath.amount0(price, next, liquidity, false);
    }

    function _after(
        uint256 price,
        uint128 liquidity,
        uint256 net,
        bool isDown
    ) private pure returns (uint160) {
        if (!isDown) {
            return uint160(price + net.mulDiv(Q96, liquidity));
        }
        uint256 scaled = uint256(liquidity) * Q96;
        return uint160(scaled.mulDivUp(price, scaled + net * price));
    }
}
