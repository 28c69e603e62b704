// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title A sample token
/// @notice Moves amounts between accounts.
interface IToken {
    /// @notice An amount has moved.
    /// @param from Who had it.
    /// @param to Who has it now.
    /// @param amount How much, in the smallest unit.
    event Moved(address indexed from, address indexed to, uint256 amount);

    /// @notice The sender has too little.
    /// @param held What it has.
    /// @param wanted What it wanted to move.
    error TooLittle(uint256 held, uint256 wanted);

    /// @notice Moves an amount of the caller.
    /// @param to Who receives it.
    /// @param amount How much, in the smallest unit.
    /// @custom:reverts TooLittle if the caller has less.
    /// @custom:emits Moved with the caller as `from`.
    function move(address to, uint256 amount) external;

    /// @notice Moves an amount, with a message.
    /// @param to Who receives it.
    /// @param amount How much, in the smallest unit.
    /// @param message For `to`. The token does not read it.
    /// @custom:reverts TooLittle if the caller has less.
    function move(address to, uint256 amount, bytes calldata message) external;
}
