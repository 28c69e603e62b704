// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../contracts/IERC20.sol";

/// Moves tokens, including those that return nothing. Reverts if a token
/// says no.
library SafeTransfer {
    error TokenRefused(address token);

    function give(address token, address to, uint256 amount) internal {
        if (amount > 0) {
            _call(token, abi.encodeCall(IERC20.transfer, (to, amount)));
        }
    }

    /// Reverts as well if less arrives, as with a token that charges a fee
    /// on transfers.
    function take(address token, address from, uint256 amount) internal {
        uint256 before = IERC20(token).balanceOf(address(this));
        _call(
            token,
            abi.encodeCall(
                IERC20.transferFrom, (from, address(this), amount)
            )
        );
        if (IERC20(token).balanceOf(address(this)) < before + amount) {
            revert TokenRefused(token);
        }
    }

    /// Sets an allowance. Some tokens refuse to change one that is not
    /// zero.
    function allow(address token, address spender, uint256 amount)
        internal
    {
        if (IERC20(token).allowance(address(this), spender) > 0) {
            _call(token, abi.encodeCall(IERC20.approve, (spender, 0)));
        }
        _call(token, abi.encodeCall(IERC20.approve, (spender, amount)));
    }

    function _call(address token, bytes memory data) private {
        (bool done, bytes memory answer) = token.call(data);
        // No answer is fine, but not from an address without code.
        bool isSilent = answer.length == 0 && token.code.length > 0;
        if (!done || !isSilent && !abi.decode(answer, (bool))) {
            revert TokenRefused(token);
        }
    }
}
