// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../contracts/IConcentratedPool.sol";
import {IERC20} from "../contracts/IERC20.sol";
import {PriceGuard} from "./PriceGuard.sol";
import {ShareVault} from "./ShareVault.sol";
import {Strategy} from "./Strategy.sol";

/// The smallest strategy: it holds its asset, and has a rule but nothing to
/// move.
contract IdleStrategy is Strategy {
    bytes32 private constant MAX_DEVIATION = "max deviation";
    uint32 private constant WINDOW = 1800;

    IConcentratedPool public immutable pool;

    constructor(
        address asset_,
        IConcentratedPool pool_,
        Terms memory terms_,
        Parameter[] memory parameters_
    )
        ShareVault(asset_, "Idle strategy", "IDLE")
        Strategy(terms_, parameters_)
    {
        pool = pool_;
        _requireWithin(MAX_DEVIATION, 1, 10_000);
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset).balanceOf(address(this));
    }

    function rules()
        external
        pure
        returns (string memory uri, bytes32 digest)
    {
        return ("", 0);
    }

    function _checkRules() internal view override {
        PriceGuard.check(pool, WINDOW, uint24(_parameter(MAX_DEVIATION)));
    }

    function _rebalance() internal override returns (bool hasMoved) {}
    function _harvest() internal override returns (uint256 income) {}
    function _closeAll() internal override {}
}
