// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IPool} from "../../content/contracts/IPool.sol";
import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {IRouter} from "../../content/contracts/IRouter.sol";

/// Swaps along a route. For tests only.
contract Router is IRouter {
    IPoolFactory[] private _factories;

    constructor(IPoolFactory[] memory factories) {
        _factories = factories;
    }

    function isKnown(address pool) public view returns (bool) {
        for (uint256 i = 0; i < _factories.length; i++) {
            if (_factories[i].isPool(pool)) return true;
        }
        return false;
    }

    function quote(uint256 amountIn, Hop[] calldata hops)
        external
        returns (uint256 amountOut)
    {
        _check(hops);
        amountOut = amountIn;
        for (uint256 i = 0; i < hops.length; i++) {
            amountOut = IPool(hops[i].pool).quote(hops[i].tokenIn, amountOut);
        }
    }

    function swap(
        uint256 amountIn,
        uint256 minOut,
        Hop[] calldata hops,
        address to,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline);
        _check(hops);
        address tokenIn = hops[0].tokenIn;
        if (!IERC20(tokenIn).transferFrom(msg.sender, address(this), amountIn)) {
            revert TokenRefused(tokenIn);
        }
        amountOut = amountIn;
        for (uint256 i = 0; i < hops.length; i++) {
            Hop calldata hop = hops[i];
            address receiver = i + 1 == hops.length ? to : address(this);
            if (!IERC20(hop.tokenIn).approve(hop.pool, amountOut)) revert TokenRefused(hop.tokenIn);
            amountOut = IPool(hop.pool).swap(hop.tokenIn, amountOut, 0, receiver);
        }
        if (amountOut < minOut) revert OutputTooSmall(amountOut, minOut);
        emit Swapped(msg.sender, to, tokenIn, hops[hops.length - 1].tokenOut, amountIn, amountOut);
    }

    function _check(Hop[] calldata hops) private view {
        if (hops.length == 0) revert NoHops();
        for (uint256 i = 0; i < hops.length; i++) {
            Hop calldata hop = hops[i];
            if (!isKnown(hop.pool)) revert UnknownPool(hop.pool);
            if (i > 0 && hop.tokenIn != hops[i - 1].tokenOut) revert HopsDoNotMeet(i);
            (address token0, address token1) = (IPool(hop.pool).token0(), IPool(hop.pool).token1());
            bool fits = hop.tokenIn == token0 && hop.tokenOut == token1
                || hop.tokenIn == token1 && hop.tokenOut == token0;
            if (!fits) revert HopsDoNotMeet(i);
        }
    }
}
