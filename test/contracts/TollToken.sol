// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {Token} from "./Token.sol";

/// A token that keeps 1% of each transfer from an allowance. For tests only.
contract TollToken is Token {
    constructor() Token("TOLL", 6) {}

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        bool isMoved = super.transferFrom(from, to, value);
        _move(to, address(this), value / 100);
        return isMoved;
    }
}
