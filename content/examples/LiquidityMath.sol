// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {WideMath} from "./WideMath.sol";

/// Amounts of tokens in liquidity. Roots of prices are multiplied by 2^96,
/// lower ones come first.
library LiquidityMath {
    using WideMath for uint256;

    uint256 internal constant Q96 = 2 ** 96;

    /// Token 0 between two prices: L (1 / √low - 1 / √high).
    function amount0(
        uint256 low,
        uint256 high,
        uint128 liquidity,
        bool isUp
    ) internal pure returns (uint256) {
        uint256 scaled = uint256(liquidity) * Q96;
        if (!isUp) return scaled.mulDiv(high - low, high) / low;
        return (scaled.mulDivUp(high - low, high) + low - 1) / low;
    }

    /// Token 1 between two prices: L (√high - √low).
    function amount1(
        uint256 low,
        uint256 high,
        uint128 liquidity,
        bool isUp
    ) internal pure returns (uint256) {
        uint256 l = liquidity;
        return isUp
            ? l.mulDivUp(high - low, Q96)
            : l.mulDiv(high - low, Q96);
    }

    /// Both tokens of a range at a price.
    function amounts(
        uint256 price,
        uint256 low,
        uint256 high,
        uint128 liquidity,
        bool isUp
    ) internal pure returns (uint256, uint256) {
        if (price <= low) {
            return (amount0(low, high, liquidity, isUp), 0);
        }
        if (price >= high) {
            return (0, amount1(low, high, liquidity, isUp));
        }
        return (
            amount0(price, high, liquidity, isUp),
            amount1(low, price, liquidity, isUp)
        );
    }

    /// The most liquidity of a range that these amounts pay for at a price.
    function liquidityFor(
        uint256 price,
        uint256 low,
        uint256 high,
        uint256 token0,
        uint256 token1
    ) internal pure returns (uint128) {
        uint256 from0 = type(uint256).max;
        uint256 from1 = type(uint256).max;
        uint256 middle = price < low ? low : price > high ? high : price;
        if (middle < high) {
            from0 = token0.mulDiv(middle.mulDiv(high, Q96), high - middle);
        }
        if (middle > low) from1 = token1.mulDiv(Q96, middle - low);
        return uint128(from0.min(from1).min(type(uint128).max));
    }
}
