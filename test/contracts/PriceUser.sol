// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../../content/contracts/IConcentratedPool.sol";
import {ILegacyPool} from "../../content/contracts/ILegacyPool.sol";
import {LegacyPrice} from "../../content/examples/LegacyPrice.sol";
import {PriceGuard} from "../../content/examples/PriceGuard.sol";

/// Uses the libraries for prices. For tests only.
contract PriceUser {
    function reach(IConcentratedPool pool) external view returns (uint32) {
        return PriceGuard.reach(pool);
    }

    function check(IConcentratedPool pool, uint32 window, uint24 most)
        external
        view
        returns (int24)
    {
        return PriceGuard.check(pool, window, most);
    }

    function average(ILegacyPool pool, address token, uint256 amount, uint256 samples, uint256 age)
        external
        view
        returns (uint256)
    {
        return LegacyPrice.average(pool, token, amount, samples, age);
    }
}
