// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title The parameters of a strategy
/// @notice Values that a strategist may change within fixed bounds, after a delay that everyone
/// can see.
/// @dev Names and bounds are set at deployment. Once the delay is over, anyone can put a declared
/// value to use. If that does not happen in time, the value expires.
interface IParameters {
    /// @notice A value that the strategist may change within two fixed bounds.
    /// @param name The name, as text in 32 bytes.
    /// @param value The value in use.
    /// @param least The lowest value that can be declared.
    /// @param most The highest value that can be declared.
    struct Parameter {
        bytes32 name;
        int256 value;
        int256 least;
        int256 most;
    }

    /// @notice Logs that the strategist has declared a new value of a parameter.
    /// @param name The parameter.
    /// @param value The new value.
    /// @param usableAt When anyone may put it to use.
    /// @param expiresAt The time from which it has expired.
    event Declared(
        bytes32 indexed name, int256 value, uint256 usableAt, uint256 expiresAt
    );

    /// @notice Logs that the strategist has taken a declaration back.
    /// @param name The parameter.
    event Cancelled(bytes32 indexed name);

    /// @notice Logs that a declared value is now in use.
    /// @param name The parameter.
    /// @param value The value.
    event Enacted(bytes32 indexed name, int256 value);

    /// @notice The caller is not the strategist.
    /// @param caller Who has called.
    error NotStrategist(address caller);

    /// @notice The strategy has no parameter of this name.
    /// @param name The name that was given.
    error UnknownParameter(bytes32 name);

    /// @notice The value is outside its bounds.
    /// @param name The parameter.
    /// @param value The value that was given.
    /// @param least The lowest value allowed.
    /// @param most The highest value allowed.
    error OutOfBounds(bytes32 name, int256 value, int256 least, int256 most);

    /// @notice Nothing is declared for this parameter.
    /// @param name The parameter.
    error NothingDeclared(bytes32 name);

    /// @notice The declared value was not put to use in time.
    /// @param name The parameter.
    /// @param expiredAt When its time was over.
    error DeclarationExpired(bytes32 name, uint256 expiredAt);

    /// @notice The delay or the pause has not passed.
    /// @param allowedAt When the call becomes possible.
    error TooEarly(uint256 allowedAt);

    /// @notice Declares a new value of a parameter. It replaces a declaration that is waiting.
    /// @param name The parameter.
    /// @param value The new value.
    /// @custom:emits Declared
    /// @custom:reverts NotStrategist when anyone else calls.
    /// @custom:reverts UnknownParameter when there is no such parameter.
    /// @custom:reverts OutOfBounds when the value is outside the bounds.
    function declare(bytes32 name, int256 value) external;

    /// @notice Takes a declaration back.
    /// @param name The parameter.
    /// @custom:emits Cancelled
    /// @custom:reverts NotStrategist when anyone else calls.
    /// @custom:reverts NothingDeclared when nothing waits.
    function cancel(bytes32 name) external;

    /// @notice Puts a declared value to use. Anyone may call it.
    /// @param name The parameter.
    /// @custom:emits Enacted
    /// @custom:reverts NothingDeclared when nothing waits.
    /// @custom:reverts TooEarly when the delay has not passed.
    /// @custom:reverts DeclarationExpired when its time is over.
    function enact(bytes32 name) external;

    /// @notice Returns all parameters with their bounds.
    /// @return The parameters.
    function parameters() external view returns (Parameter[] memory);

    /// @notice Returns what is declared for a parameter. All is zero if nothing waits.
    /// @param name The parameter.
    /// @return value The declared value.
    /// @return usableAt When anyone may put it to use.
    /// @return expiresAt The time from which it has expired.
    function declared(bytes32 name)
        external
        view
        returns (int256 value, uint256 usableAt, uint256 expiresAt);
}
