// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IRouter} from "../contracts/IRouter.sol";

/// Tries a second route if the price of the first one is too bad. This
/// contract holds the tokens and has approved the router.
abstract contract TryTwice {
    function _swap(
        IRouter router,
        uint256 amountIn,
        uint256 minOut,
        IRouter.Hop[] calldata first,
        IRouter.Hop[] calldata second,
        uint256 deadline
    ) internal returns (uint256) {
        try router.swap(
            amountIn, minOut, first, address(this), deadline
        ) returns (
            uint256 out
        ) {
            return out;
        } catch (bytes memory reason) {
            if (bytes4(reason) != IRouter.OutputTooSmall.selector) {
                // Any other error is the caller's to see.
                assembly ("memory-safe") {
                    revert(add(reason, 32), mload(reason))
                }
            }
        }
        return router.swap(
            amountIn, minOut, second, address(this), deadline
        );
    }
}
