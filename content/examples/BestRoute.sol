// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IRouter} from "../contracts/IRouter.sol";

/// Compares routes. Call it off chain: a quote that is part of a
/// transaction protects nothing.
contract BestRoute {
    error NoRoute();

    function find(
        IRouter router,
        uint256 amountIn,
        IRouter.Hop[][] calldata routes
    ) external returns (uint256 index, uint256 amountOut) {
        for (uint256 i = 0; i < routes.length; i++) {
            try router.quote(amountIn, routes[i]) returns (uint256 found) {
                if (found > amountOut) (index, amountOut) = (i, found);
            } catch {
                // A route without liquidity is no candidate.
            }
        }
        if (amountOut == 0) revert NoRoute();
    }
}
