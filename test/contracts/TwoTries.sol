// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IRouter} from "../../content/contracts/IRouter.sol";
import {TryTwice} from "../../content/examples/TryTwice.sol";

/// Makes a contract of the example. For tests only.
contract TwoTries is TryTwice {
    function swap(
        IRouter router,
        uint256 amountIn,
        uint256 minOut,
        IRouter.Hop[] calldata first,
        IRouter.Hop[] calldata second,
        uint256 deadline
    ) external returns (uint256) {
        IERC20(first[0].tokenIn).approve(address(router), amountIn);
        return _swap(router, amountIn, minOut, first, second, deadline);
    }
}
