// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {Token} from "./Token.sol";

/// A token that can be told to refuse: it then returns `false` and moves nothing. For tests only.
contract FickleToken is Token {
    bool public refuses;

    constructor() Token("FICKLE", 18) {}

    function setRefuses(bool refuses_) external {
        refuses = refuses_;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        return !refuses && super.approve(spender, value);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        return !refuses && super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        return !refuses && super.transferFrom(from, to, value);
    }
}
