// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {ShareVault} from "../../content/examples/ShareVault.sol";
import {Strategy} from "../../content/examples/Strategy.sol";
import {Till} from "./Till.sol";

/// Holds its asset, and books what is in its till. For tests only.
contract HoldingStrategy is Strategy {
    Till public immutable till = new Till();

    constructor(address asset_, Terms memory terms_, Parameter[] memory parameters_)
        ShareVault(asset_, "Holding strategy", "HOLD")
        Strategy(terms_, parameters_)
    {}

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

    function _harvest() internal override returns (uint256) {
        return till.collect(IERC20(asset));
    }

    function _closeAll() internal override {
        till.collect(IERC20(asset));
    }
}
