// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// Turns ticks into roots of prices and back. A tick is a step of 0.01%:
/// the price is 1.0001^tick.
library TickMath {
    error TickOutOfRange(int24 tick);

    int24 internal constant MAX_TICK = 887_272;

    /// 2^128 divided by the root of 1.0001.
    uint256 private constant STEP_DOWN_X128 =
        0xfffcb933bd6fad37aa2d162d1a594001;
    /// How many ticks there are in a factor of two of the root, times 2^64.
    int256 private constant TICKS_OF_TWO_X64 = 255738958999603826347141;

    /// The root of the price at a tick, times 2^96, rounded up.
    function sqrtPriceAt(int24 tick) internal pure returns (uint160) {
        if (tick > MAX_TICK || tick < -MAX_TICK) {
            revert TickOutOfRange(tick);
        }
        unchecked {
            uint256 power = uint256(int256(tick < 0 ? -tick : tick));
            uint256 factor = STEP_DOWN_X128;
            uint256 ratio = 2 ** 128;
            for (; power > 0; power >>= 1) {
                if (power & 1 == 1) ratio = ratio * factor >> 128;
                factor = factor * factor >> 128;
            }
            if (tick > 0) ratio = type(uint256).max / ratio;
            return uint160(ratio + type(uint32).max >> 32);
        }
    }

    /// The highest tick whose price is at most this one.
    function tickAt(uint160 sqrtPriceX96)
        internal
        pure
        returns (int24 tick)
    {
        unchecked {
            // The logarithm to base two: whole digits first, then sixteen
            // binary digits.
            uint256 rest = sqrtPriceX96;
            int256 digits;
            for (uint256 shift = 128; shift > 0; shift >>= 1) {
                if (rest >> shift > 0) {
                    rest >>= shift;
                    digits += int256(shift);
                }
            }
            int256 logX16 = (digits - 96) << 16;
            uint256 mantissa =
                uint256(sqrtPriceX96) << uint256(255 - digits) >> 128;
            for (int256 bit = 1 << 15; bit > 0; bit >>= 1) {
                mantissa = mantissa * mantissa >> 127;
                if (mantissa >> 128 > 0) {
                    mantissa >>= 1;
                    logX16 += bit;
                }
            }
            // The digits that are missing are worth less than a quarter of
            // a tick.
            tick = int24(logX16 * TICKS_OF_TWO_X64 >> 80);
            if (tick < MAX_TICK && sqrtPriceAt(tick + 1) <= sqrtPriceX96) {
                tick++;
            }
            if (sqrtPriceAt(tick) > sqrtPriceX96) tick--;
        }
    }
}
