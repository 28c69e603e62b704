// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {ShareVault} from "./ShareVault.sol";
import {WideMath} from "./WideMath.sol";

/// Rules, delays, fees and retirement of a strategy. How it earns is for its children.
abstract contract Strategy is ShareVault {
    using WideMath for uint256;

    error TermsRefused();
    error ParameterTwice(bytes32 name);
    error NegativeValue(bytes32 name, int256 value);
    error BoundsTooWide(bytes32 name, int256 least, int256 most);

    struct Declaration {
        int256 value;
        uint256 usableAt;
        uint256 expiresAt;
    }

    uint256 internal constant ALL = 10_000; // basis points
    uint256 private constant YEAR = 365 days;
    uint256 private constant MOST_MANAGEMENT = 1_000;
    uint256 private constant MOST_PERFORMANCE = 5_000;
    /// The most that a year of rewards for one of the two calls may take, in millionths of all assets.
    uint256 private constant MOST_REWARDS = 50_000;
    /// A fee for more years than this lapses, so that it stays a small part of all assets.
    uint256 private constant MOST_TIME = 2 * YEAR;
    uint256 private constant ONE = 1e18;
    /// The price of the smallest part of a share is below one unit, so it has extra digits.
    uint256 private constant PRICE_UNIT = 1e36;

    Terms private _terms;
    Parameter[] private _parameters;
    Report private _lastReport;
    mapping(bytes32 name => Declaration) private _declared;
    uint256 private _mark;
    uint256 private _feesTakenAt;
    uint256 private _feeSharesSinceReport;
    uint256 public lastRebalance;
    bool public isRetired;

    modifier onlyStrategist() {
        if (msg.sender != _terms.strategist) revert NotStrategist(msg.sender);
        _;
    }

    modifier notRetired() {
        if (isRetired) revert AlreadyRetired();
        _;
    }

    constructor(Terms memory terms_, Parameter[] memory parameters_) {
        bool isFair = terms_.managementFee <= MOST_MANAGEMENT
            && terms_.performanceFee <= MOST_PERFORMANCE
            && terms_.keeperCap * YEAR <= MOST_REWARDS * terms_.rebalancePause
            && terms_.keeperCap * YEAR <= MOST_REWARDS * terms_.reportPause;
        bool hasTime = terms_.delay > 0 && terms_.life > 0;
        if (!isFair || !hasTime || terms_.feeReceiver == address(0)) revert TermsRefused();
        _terms = terms_;
        for (uint256 i = 0; i < parameters_.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                if (parameters_[j].name == parameters_[i].name) {
                    revert ParameterTwice(parameters_[i].name);
                }
            }
            _requireBounds(parameters_[i], parameters_[i].value);
            _parameters.push(parameters_[i]);
        }
        _mark = PRICE_UNIT / VIRTUAL_SHARES; // one share begins as one asset
        _lastReport.time = uint64(block.timestamp);
        _lastReport.sharePrice = highWaterMark();
    }

    /// Whether `totalAssets` is a price that nobody can bend. If not, no gain is charged.
    function _isPriced() internal view virtual returns (bool) {
        return true;
    }

    // #region rules
    /// Reverts, with a reason, while the rules do not allow a rebalance.
    function _checkRules() internal view virtual;

    /// Moves the position, and tells whether there was anything to move. Each swap has a limit.
    function _rebalance() internal virtual returns (bool hasMoved);

    /// Claims what the position has earned, and returns its worth in assets. It sells only with a
    /// minimum that follows from an average, because its caller chooses the moment.
    function _harvest() internal virtual returns (uint256 income);

    /// Unstakes and closes everything. It sells nothing: whoever leaves does, with a limit of its own.
    function _closeAll() internal virtual;
    // #endregion rules

    // #region declare
    function declare(bytes32 key, int256 value) external onlyStrategist {
        _requireBounds(_find(key), value);
        uint256 usableAt = block.timestamp + _terms.delay;
        uint256 expiresAt = usableAt + _terms.life;
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

    // #region rebalance
    function rebalance() external once notRetired {
        if (lastRebalance > 0) _requireTime(lastRebalance + _terms.rebalancePause);
        _checkRules();
        lastRebalance = block.timestamp;
        if (!_rebalance()) revert NothingToDo();
        emit Rebalanced(msg.sender, _payKeeper(type(uint256).max));
    }
    // #endregion rebalance

    // #region report
    function report() external once notRetired {
        _requireTime(_lastReport.time + _terms.reportPause);
        uint256 income = _harvest();
        _takeFees();
        _payKeeper(income);
        uint256 feeShares = _feeSharesSinceReport;
        delete _feeSharesSinceReport;
        uint256 assets = totalAssets();
        _lastReport = Report(uint64(block.timestamp), assets, _sharePrice(assets), feeShares);
        emit Reported(msg.sender, assets, _sharePrice(assets), feeShares);
    }
    // #endregion report

    function retire() external once onlyStrategist notRetired {
        _closeAll();
        _takeFees();
        isRetired = true;
        emit Retired();
    }

    // #region fees
    function feesDue() public view override returns (uint256) {
        if (isRetired || totalSupply == 0) return 0;
        uint256 time = (block.timestamp - _feesTakenAt).min(MOST_TIME);
        uint256 part = _terms.managementFee * time * ONE / (ALL * YEAR);
        uint256 price = _price(totalAssets());
        if (_isPriced() && price > _mark) part += (price - _mark).mulDiv(_terms.performanceFee * ONE, price * ALL);
        // Owning this part of all shares afterwards takes more than this part of those before.
        return totalSupply.mulDiv(part, ONE - part);
    }

    /// At each deposit, withdrawal and report: nobody pays for a time or a gain before its deposit,
    /// and nobody leaves without paying.
    function _takeFees() internal override {
        if (isRetired) return;
        uint256 shares = feesDue();
        uint256 assets = totalAssets();
        _feesTakenAt = block.timestamp;
        if (shares > 0) {
            _mint(_terms.feeReceiver, shares);
            _feeSharesSinceReport += shares;
            emit FeesTaken(shares, _sharePrice(assets));
        }
        uint256 price = _price(assets);
        // With nobody in it, a strategy begins anew: no holder has seen another price.
        if (totalSupply == 0 || _isPriced() && price > _mark) _mark = price + 1; // rounded up
    }
    // #endregion fees

    // #region keeper
    /// New shares for a keeper: never more than a small part of all assets, nor than `most` assets.
    function _payKeeper(uint256 most) private returns (uint256 shares) {
        if (totalSupply == 0) return 0;
        uint256 assets = totalAssets();
        uint256 cap = assets.mulDiv(_terms.keeperCap, 1e6);
        shares = cap.min(_terms.keeperReward).min(most).mulDiv(_whole(), assets + 1);
        if (shares > 0) _mint(msg.sender, shares);
    }
    // #endregion keeper

    function maxDeposit(address receiver) public view override returns (uint256) {
        return isRetired ? 0 : super.maxDeposit(receiver);
    }

    function highWaterMark() public view returns (uint256) {
        return _mark.mulDiv(10 ** decimals, PRICE_UNIT);
    }

    function declared(bytes32 key)
        external
        view
        returns (int256 value, uint256 usableAt, uint256 expiresAt)
    {
        Declaration memory waiting = _declared[key];
        if (block.timestamp >= waiting.expiresAt) return (0, 0, 0);
        return (waiting.value, waiting.usableAt, waiting.expiresAt);
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

    function _parameter(bytes32 key) internal view returns (uint256) {
        int256 value = _find(key).value;
        if (value < 0) revert NegativeValue(key, value);
        return uint256(value);
    }

    // #region bounds
    /// For constructors: whatever is declared later then fits the type that the rule needs.
    function _requireWithin(bytes32 key, uint256 least, uint256 most) internal view {
        Parameter memory found = _find(key);
        bool isWithin = found.least >= int256(least) && found.most <= int256(most);
        if (!isWithin) revert BoundsTooWide(key, found.least, found.most);
    }
    // #endregion bounds

    function _find(bytes32 key) private view returns (Parameter storage) {
        for (uint256 i = 0; i < _parameters.length; i++) {
            if (_parameters[i].name == key) return _parameters[i];
        }
        revert UnknownParameter(key);
    }

    /// The price of the smallest part of a share, in `PRICE_UNIT`.
    function _price(uint256 assets) private view returns (uint256) {
        return (assets + 1).mulDiv(PRICE_UNIT, _whole());
    }

    /// The price of a whole share, in assets.
    function _sharePrice(uint256 assets) private view returns (uint256) {
        return (assets + 1).mulDiv(10 ** decimals, _whole());
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
