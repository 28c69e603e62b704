// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {Token} from "./Token.sol";

/// A token that makes a call during each transfer. For tests only.
contract CallbackToken is Token {
    address private _target;
    bytes private _data;

    constructor() Token("CALL", 6) {}

    function setCall(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _call();
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _call();
        return super.transferFrom(from, to, value);
    }

    /// Passes the reason of a revert on.
    function _call() private {
        if (_target == address(0)) return;
        (bool done, bytes memory answer) = _target.call(_data);
        if (done) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }
}
