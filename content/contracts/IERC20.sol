// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title A token
/// @notice A token whose units are all alike, as ERC-20 defines it.
/// @dev Some tokens return nothing where the standard returns a boolean, or revert where it returns
/// false. A contract that has to work with them checks the returned data and not only the value.
interface IERC20 {
    /// @notice Logs that tokens have changed hands. New tokens come from the zero address.
    /// @param from The account that had the tokens.
    /// @param to The account that has them now.
    /// @param value How many tokens, in the smallest unit.
    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @notice Logs that an owner lets someone else move tokens.
    /// @param owner The account that has the tokens.
    /// @param spender The account that may move them.
    /// @param value How many it may move, in the smallest unit.
    event Approval(
        address indexed owner, address indexed spender, uint256 value
    );

    /// @notice Returns how many tokens there are.
    /// @return The sum of all balances, in the smallest unit.
    function totalSupply() external view returns (uint256);

    /// @notice Returns how many tokens an account has.
    /// @param account The account.
    /// @return The balance, in the smallest unit.
    function balanceOf(address account) external view returns (uint256);

    /// @notice Returns how many tokens of an owner someone else may still move.
    /// @param owner The account that has the tokens.
    /// @param spender The account that may move them.
    /// @return The allowance, in the smallest unit.
    function allowance(address owner, address spender)
        external
        view
        returns (uint256);

    /// @notice Lets someone else move tokens of the caller. It replaces an earlier allowance.
    /// @param spender The account that may move them.
    /// @param value How many it may move, in the smallest unit.
    /// @return Whether the allowance is in force.
    /// @custom:emits Approval
    function approve(address spender, uint256 value) external returns (bool);

    /// @notice Moves tokens of the caller.
    /// @param to The account that gets them.
    /// @param value How many, in the smallest unit.
    /// @return Whether they have moved.
    /// @custom:emits Transfer
    function transfer(address to, uint256 value) external returns (bool);

    /// @notice Moves tokens of an owner that has allowed it to the caller.
    /// @param from The account that has the tokens.
    /// @param to The account that gets them.
    /// @param value How many, in the smallest unit.
    /// @return Whether they have moved.
    /// @custom:emits Transfer
    function transferFrom(address from, address to, uint256 value)
        external
        returns (bool);
}
