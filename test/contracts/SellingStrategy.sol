// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../../content/contracts/IConcentratedPool.sol";
import {IERC20} from "../../content/contracts/IERC20.sol";
import {GuardedSale} from "../../content/examples/GuardedSale.sol";
import {ShareVault} from "../../content/examples/ShareVault.sol";
import {Strategy} from "../../content/examples/Strategy.sol";
import {Till} from "./Till.sol";

/// Holds its asset, and sells the reward tokens that are in its till. For tests only.
contract SellingStrategy is Strategy {
    IConcentratedPool public immutable pool;
    address public immutable reward;
    Till public immutable till = new Till();

    constructor(
        address asset_,
        IConcentratedPool pool_,
        Terms memory terms_,
        Parameter[] memory parameters_
    ) ShareVault(asset_, "Selling strategy", "SELL") Strategy(terms_, parameters_) {
        pool = pool_;
        reward = pool_.token0() == asset_ ? pool_.token1() : pool_.token0();
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset).balanceOf(address(this));
    }

    function rules() external pure returns (string memory uri, bytes32 digest) {
        return ("", 0);
    }

    function _checkRules() internal view override {}

    function _rebalance() internal pure override returns (bool) {
        return true;
    }

    function _harvest() internal override returns (uint256 income) {
        till.collect(IERC20(reward));
        uint256 amount = IERC20(reward).balanceOf(address(this));
        if (amount > 0) (, income) = GuardedSale.sell(pool, reward, amount, 1800, 100);
    }

    function _closeAll() internal override {}
}
