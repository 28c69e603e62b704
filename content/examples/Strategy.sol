// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {ShareVault} from "./ShareVault.sol";

abstract contract Strategy is ShareVault {
    struct Declaration {
        int256 value;
        uint256 usableAt;
    }

    uint256 private constant ALL = 10_000; // basis points
    uint256 private constant YEAR = 365 days;

    Terms private _terms;
    Parameter[] private _parameters;
    Report private _lastReport;
    mapping(bytes32 => Declaration) public declared;
    uint256 public lastRebalance;
    uint256 public highWaterMark;
    bool public isRetired;

    modifier onlyStrategist() {
        if (msg.sender != _terms.strategist) revert NotStrategist(msg.sender);
        _;
    }

    constructor(Terms memory terms_, Parameter[] memory parameters_) {
        _terms = terms_;
        for (uint256 i = 0; i < parameters_.length; i++) {
            _requireBounds(parameters_[i], parameters_[i].value);
            _parameters.push(parameters_[i]);
        }
        highWaterMark = 10 ** (decimals - EXTRA_DECIMALS); // one share begins as one asset
        _lastReport.time = uint64(block.timestamp);
        _lastReport.sharePrice = highWaterMark;
    }

    /// Reverts, with a reason, while the rules do not allow a rebalance.
    function _checkRules() internal view virtual;

    /// Moves the position. Each swap in it has a minimum output.
    function _rebalance() internal virtual;

    /// Claims what the position has earned and turns it into assets.
    function _harvest() internal virtual;

    /// Unstakes and closes everything.
    function _closeAll() internal virtual;

    function declare(bytes32 key, int256 value) external onlyStrategist {
        _requireBounds(_find(key), value);
        uint256 usableAt = block.timestamp + _terms.delay;
        declared[key] = Declaration(value, usableAt);
        emit Declared(key, value, usableAt);
    }

    function cancel(bytes32 key) external onlyStrategist {
        if (declared[key].usableAt == 0) revert NothingDeclared(key);
        delete declared[key];
        emit Cancelled(key);
    }

    function enact(bytes32 key) external {
        Declaration memory waiting = declared[key];
        if (waiting.usableAt == 0) revert NothingDeclared(key);
        _requireTime(waiting.usableAt);
        delete declared[key];
        _find(key).value = waiting.value;
        emit Enacted(key, waiting.value);
    }

    function rebalance() external once {
        if (isRetired) revert AlreadyRetired();
        _requireTime(lastRebalance + _terms.rebalancePause);
        _checkRules();
        lastRebalance = block.timestamp;
        _rebalance();
        emit Rebalanced(msg.sender, _payKeeper());
    }

    function report() external once {
        if (isRetired) revert AlreadyRetired();
        uint256 sinceLast = block.timestamp - _lastReport.time;
        _requireTime(_lastReport.time + _terms.reportPause);
        _harvest();

        uint256 one = 10 ** decimals;
        uint256 price = convertToAssets(one);
        uint256 fee = totalAssets() * _terms.managementFee * sinceLast / (ALL * YEAR);
        if (price > highWaterMark) {
            fee += (price - highWaterMark) * totalSupply / one * _terms.performanceFee / ALL;
        }
        // New shares are worth the fee at the price that they leave behind.
        uint256 rest = totalAssets() - fee;
        uint256 feeShares = rest == 0 ? 0 : totalSupply * fee / rest;
        _mint(_terms.feeReceiver, feeShares);
        _payKeeper();

        price = convertToAssets(one);
        if (price > highWaterMark) highWaterMark = price;
        _lastReport = Report(uint64(block.timestamp), totalAssets(), price, feeShares);
        emit Reported(msg.sender, totalAssets(), price, feeShares);
    }

    function retire() external once onlyStrategist {
        if (isRetired) revert AlreadyRetired();
        isRetired = true;
        _closeAll();
        emit Retired();
    }

    function maxDeposit(address receiver) public view override returns (uint256) {
        return isRetired ? 0 : super.maxDeposit(receiver);
    }

    function terms() external view returns (Terms memory) {
        return _terms;
    }

    function parameters() external view returns (Parameter[] memory) {
        return _parameters;
    }

    function lastReport() external view returns (Report memory) {
        return _lastReport;
    }

    function _find(bytes32 key) internal view returns (Parameter storage) {
        for (uint256 i = 0; i < _parameters.length; i++) {
            if (_parameters[i].name == key) return _parameters[i];
        }
        revert UnknownParameter(key);
    }

    function _payKeeper() private returns (uint256 shares) {
        shares = convertToShares(_terms.keeperReward);
        _mint(msg.sender, shares);
    }

    function _requireTime(uint256 allowedAt) private view {
        if (block.timestamp < allowedAt) revert TooEarly(allowedAt);
    }

    function _requireBounds(Parameter memory parameter, int256 value) private pure {
        if (value < parameter.least || value > parameter.most) {
            revert OutOfBounds(parameter.name, value, parameter.least, parameter.most);
        }
    }
}
