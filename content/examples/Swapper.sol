// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../contracts/IERC20.sol";
import {IRouter} from "../contracts/IRouter.sol";

/// Swaps for its caller, who receives the output.
contract Swapper {
    error NoRoute();
    error NoMinimum();
    error TokenRefused(address token);

    IRouter public immutable router;

    constructor(IRouter router_) {
        router = router_;
    }

    function swap(
        uint256 amountIn,
        uint256 minOut,
        IRouter.Hop[] calldata hops,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        if (hops.length == 0) revert NoRoute();
        if (minOut == 0) revert NoMinimum();
        IERC20 token = IERC20(hops[0].tokenIn);
        if (!token.transferFrom(msg.sender, address(this), amountIn)) {
            revert TokenRefused(address(token));
        }
        if (!token.approve(address(router), amountIn)) {
            revert TokenRefused(address(token));
        }
        return router.swap(amountIn, minOut, hops, msg.sender, deadline);
    }
}
