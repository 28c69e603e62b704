// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IRouter} from "../../content/contracts/IRouter.sol";
import {Token} from "./Token.sol";

/// A token that tells of a swap at each transfer, as if it were the router. For tests only.
contract LyingToken is Token {
    constructor() Token("LIE", 6) {}

    function transfer(address to, uint256 value) public override returns (bool) {
        emit IRouter.Swapped(msg.sender, to, address(this), address(this), value, 10 ** 30);
        return super.transfer(to, value);
    }
}
