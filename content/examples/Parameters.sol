// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IParameters} from "../contracts/IParameters.sol";

/// Parameters of a strategy, with their bounds, their delay and their
/// expiry.
abstract contract Parameters is IParameters {
    error TermsRefused();
    error ParameterTwice(bytes32 name);
    error NegativeValue(bytes32 name, int256 value);
    error BoundsTooWide(bytes32 name, int256 least, int256 most);

    struct Declaration {
        int256 value;
        uint256 usableAt;
        uint256 expiresAt;
    }

    address private immutable _strategist;
    uint32 private immutable _delay;
    uint32 private immutable _life;
    Parameter[] private _parameters;
    mapping(bytes32 name => Declaration) private _declared;

    modifier onlyStrategist() {
        if (msg.sender != _strategist) revert NotStrategist(msg.sender);
        _;
    }

    constructor(
        address strategist,
        uint32 delay,
        uint32 life,
        Parameter[] memory parameters_
    ) {
        if (delay == 0 || life == 0) revert TermsRefused();
        (_strategist, _delay, _life) = (strategist, delay, life);
        for (uint256 i = 0; i < parameters_.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                if (parameters_[j].name == parameters_[i].name) {
                    revert ParameterTwice(parameters_[i].name);
                }
            }
            _requireBounds(parameters_[i], parameters_[i].value);
            _parameters.push(parameters_[i]);
        }
    }

    // #region declare
    function declare(bytes32 key, int256 value) external onlyStrategist {
        _requireBounds(_find(key), value);
        uint256 usableAt = block.timestamp + _delay;
        uint256 expiresAt = usableAt + _life;
        _declared[key] = Declaration(value, usableAt, expiresAt);
        emit Declared(key, value, usableAt, expiresAt);
    }

    function cancel(bytes32 key) external onlyStrategist {
        if (_declared[key].usableAt == 0) revert NothingDeclared(key);
        delete _declared[key];
        emit Cancelled(key);
    }

    function enact(bytes32 key) external {
        Declaration memory waiting = _declared[key];
        if (waiting.usableAt == 0) revert NothingDeclared(key);
        _requireTime(waiting.usableAt);
        if (block.timestamp >= waiting.expiresAt) {
            revert DeclarationExpired(key, waiting.expiresAt);
        }
        delete _declared[key];
        _find(key).value = waiting.value;
        emit Enacted(key, waiting.value);
    }
    // #endregion declare

    function declared(bytes32 key)
        external
        view
        returns (int256 value, uint256 usableAt, uint256 expiresAt)
    {
        Declaration memory waiting = _declared[key];
        if (block.timestamp >= waiting.expiresAt) return (0, 0, 0);
        return (waiting.value, waiting.usableAt, waiting.expiresAt);
    }

    function parameters() external view returns (Parameter[] memory) {
        return _parameters;
    }

    // #region bounds
    /// The value in use. A cast of a negative one would give a huge one.
    function _parameter(bytes32 key) internal view returns (uint256) {
        int256 value = _find(key).value;
        if (value < 0) revert NegativeValue(key, value);
        return uint256(value);
    }

    /// For constructors: whatever is declared later then fits the type that
    /// the rule needs.
    function _requireWithin(bytes32 key, uint256 least, uint256 most)
        internal
        view
    {
        Parameter memory found = _find(key);
        bool isWithin =
            found.least >= int256(least) && found.most <= int256(most);
        if (!isWithin) revert BoundsTooWide(key, found.least, found.most);
    }
    // #endregion bounds

    function _requireTime(uint256 allowedAt) internal view {
        if (block.timestamp < allowedAt) revert TooEarly(allowedAt);
    }

    function _find(bytes32 key) private view returns (Parameter storage) {
        for (uint256 i = 0; i < _parameters.length; i++) {
            if (_parameters[i].name == key) return _parameters[i];
        }
        revert UnknownParameter(key);
    }

    function _requireBounds(Parameter memory parameter, int256 value)
        private
        pure
    {
        if (value < parameter.least || value > parameter.most) {
            revert OutOfBounds(
                parameter.name, value, parameter.least, parameter.most
            );
        }
    }
}
