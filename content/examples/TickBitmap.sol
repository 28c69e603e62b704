// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {TickMath} from "./TickMath.sol";

/// Finds the next tick with liquidity in the words in which a pool notes
/// them.
library TickBitmap {
    /// The first step of the tick spacing to look at. Its word is
    /// `step >> 8`.
    function start(int24 tick, int24 spacing, bool isDown)
        internal
        pure
        returns (int24 step)
    {
        step = tick / spacing;
        if (tick < 0 && tick % spacing != 0) step--;
        if (!isDown) step++;
    }

    /// The next tick with liquidity from this step on, or the last one of
    /// the word.
    function find(uint256 word, int24 step, int24 spacing, bool isDown)
        internal
        pure
        returns (int24 tick, bool isSet)
    {
        uint256 bit = uint256(int256(step & 255));
        uint256 found = isDown ? word << 255 - bit : word >> bit;
        isSet = found > 0;
        uint256 distance = isDown ? bit : 255 - bit;
        if (isSet) {
            distance = isDown
                ? 255 - _highestBit(found)
                : _highestBit(found & (~found + 1));
        }
        int24 steps = int24(int256(distance));
        tick = (isDown ? step - steps : step + steps) * spacing;
        if (tick > TickMath.MAX_TICK) tick = TickMath.MAX_TICK;
        if (tick < -TickMath.MAX_TICK) tick = -TickMath.MAX_TICK;
    }

    function _highestBit(uint256 word) private pure returns (uint256 bit) {
        for (uint256 shift = 128; shift > 0; shift >>= 1) {
            if (word >> shift == 0) continue;
            word >>= shift;
            bit += shift;
        }
    }
}
