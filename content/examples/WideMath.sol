// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// Multiplies with 512 bits before it divides, so that only a result can be
/// too large.
library WideMath {
    error TooLarge();

    /// `a * b / c`, rounded down.
    function mulDiv(uint256 a, uint256 b, uint256 c)
        internal
        pure
        returns (uint256)
    {
        unchecked {
            // The product is high * 2^256 + low. The remainder by 2^256 - 1
            // gives the high part.
            uint256 low = a * b;
            uint256 high = mulmod(a, b, type(uint256).max);
            high = high - low - (high < low ? 1 : 0);
            if (high == 0) return low / c;
            if (c <= high) revert TooLarge();

            // Without its remainder, the product is a multiple of c.
            uint256 rest = mulmod(a, b, c);
            if (rest > low) high--;
            low -= rest;

            // Without the powers of two in c, the rest of c has an inverse
            // modulo 2^256.
            uint256 twos = c & (0 - c);
            c /= twos;
            low = low / twos | high * ((0 - twos) / twos + 1);

            // An odd number is its own inverse modulo 8. Each round doubles
            // the exact bits.
            uint256 inverse = c;
            for (uint256 i = 0; i < 7; i++) {
                inverse *= 2 - c * inverse;
            }
            return low * inverse;
        }
    }

    /// `a * b / c`, rounded up.
    function mulDivUp(uint256 a, uint256 b, uint256 c)
        internal
        pure
        returns (uint256 result)
    {
        result = mulDiv(a, b, c);
        if (mulmod(a, b, c) > 0) result++;
    }

    function min(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }
}
