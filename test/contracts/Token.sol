// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {Erc20} from "./Erc20.sol";

/// A token that anybody may mint. For tests only.
contract Token is Erc20 {
    string public name;
    string public symbol;
    uint8 public immutable decimals;

    constructor(string memory symbol_, uint8 decimals_) {
        name = symbol_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function mint(address to, uint256 value) external {
        _move(address(0), to, value);
    }

    /// Burns tokens of the caller.
    function burn(uint256 value) external {
        _move(msg.sender, address(0), value);
    }
}
