// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";

/// Keeps what its owner has earned until the owner collects it. For tests only.
contract Till {
    address private immutable _owner = msg.sender;

    function collect(IERC20 token) external returns (uint256 amount) {
        require(msg.sender == _owner);
        amount = token.balanceOf(address(this));
        if (amount > 0) token.transfer(_owner, amount);
    }
}
