// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";

/// Balances and allowances of a token. For tests only.
abstract contract Erc20 is IERC20 {
    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    error BalanceTooSmall(address account, uint256 balance, uint256 needed);
    error AllowanceTooSmall(address spender, uint256 allowance, uint256 needed);

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert AllowanceTooSmall(msg.sender, allowed, value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    /// Runs before balances change.
    function _beforeMove(address from, address to) internal virtual {}

    /// Moves tokens; from the zero address it mints them, and to it burns them.
    function _move(address from, address to, uint256 value) internal {
        _beforeMove(from, to);
        if (from == address(0)) {
            totalSupply += value;
        } else {
            uint256 balance = balanceOf[from];
            if (balance < value) revert BalanceTooSmall(from, balance, value);
            balanceOf[from] = balance - value;
        }
        if (to == address(0)) totalSupply -= value;
        else balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
