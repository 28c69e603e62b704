// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {Parameters} from "./Parameters.sol";
import {ShareVault} from "./ShareVault.sol";
import {WideMath} from "./WideMath.sol";

/// Rules, fees and retirement of a strategy. How it earns is for its
/// children.
abstract contract Strategy is ShareVault, Parameters {
    using WideMath for uint256;

    uint256 private constant ALL = 10_000; // basis points
    uint256 private constant YEAR = 365 days;
    uint256 private constant MOST_MANAGEMENT = 1_000;
    uint256 private constant MOST_PERFORMANCE = 5_000;
    /// The most that a year of rewards for one of the two calls may take,
    /// in millionths of all assets.
    uint256 private constant MOST_REWARDS = 50_000;
    /// A fee for more years than this lapses, so that it stays a small part
    /// of all assets.
    uint256 private constant MOST_TIME = 2 * YEAR;
    uint256 private constant ONE = 1e18;
    /// The price of the smallest part of a share is below one unit, so it
    /// has extra digits.
    uint256 private constant PRICE_UNIT = 1e36;

    Terms private _terms;
    Report private _lastReport;
    uint256 private _mark;
    uint256 private _feesTakenAt;
    uint256 private _feeSharesSinceReport;
    uint256 public lastRebalance;
    bool public isRetired;

    modifier notRetired() {
        if (isRetired) revert AlreadyRetired();
        _;
    }

    constructor(Terms memory terms_, Parameter[] memory parameters_)
        Parameters(
            terms_.strategist, terms_.delay, terms_.life, parameters_
        )
    {
        bool isFair = terms_.managementFee <= MOST_MANAGEMENT
            && terms_.performanceFee <= MOST_PERFORMANCE
            && terms_.keeperCap * YEAR
                <= MOST_REWARDS * terms_.rebalancePause
            && terms_.keeperCap * YEAR <= MOST_REWARDS * terms_.reportPause;
        if (!isFair || terms_.feeReceiver == address(0)) {
            revert TermsRefused();
        }
        _terms = terms_;
        // one share begins as one asset
        _mark = PRICE_UNIT / VIRTUAL_SHARES;
        _lastReport.time = uint64(block.timestamp);
        _lastReport.sharePrice = highWaterMark();
    }

    /// Whether `totalAssets` is a price that cannot be manipulated. If not,
    /// no gain is charged.
    function _isPriced() internal view virtual returns (bool) {
        return true;
    }

    // #region rules
    /// Reverts, with a reason, while the rules do not allow a rebalance.
    function _checkRules() internal view virtual;

    /// Moves the position, and tells whether there was anything to move.
    /// Each swap has a limit.
    function _rebalance() internal virtual returns (bool hasMoved);

    /// Claims what the position has earned, and returns its worth in
    /// assets. It sells only with a minimum that follows from an average,
    /// because its caller chooses the moment.
    function _harvest() internal virtual returns (uint256 income);

    /// Unstakes and closes everything. It sells nothing: whoever leaves
    /// does, with a limit of its own.
    function _closeAll() internal virtual;
    // #endregion rules

    // #region rebalance
    function rebalance() external once notRetired {
        if (lastRebalance > 0) {
            _requireTime(lastRebalance + _terms.rebalancePause);
        }
        _checkRules();
        lastRebalance = block.timestamp;
        if (!_rebalance()) revert NothingToDo();
        // or the keeper's shares would pay for the time before them
        _takeFees();
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
        _lastReport = Report(
            uint64(block.timestamp), assets, _sharePrice(assets), feeShares
        );
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
        if (_isPriced() && price > _mark) {
            part += (price - _mark)
                .mulDiv(_terms.performanceFee * ONE, price * ALL);
        }
        // Owning this part of all shares afterwards takes more than this
        // part of those before.
        return totalSupply.mulDiv(part, ONE - part);
    }

    /// At each deposit, withdrawal, rebalance and report: nobody pays for a
    /// time or a gain before its deposit, and nobody leaves without paying.
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
        // With nobody in it, a strategy begins anew: no holder has seen
        // another price.
        if (totalSupply == 0 || _isPriced() && price > _mark) {
            _mark = price + 1; // rounded up
        }
    }
    // #endregion fees

    // #region keeper
    /// New shares for a keeper: never more than a small part of all assets,
    /// nor than `most` assets.
    function _payKeeper(uint256 most) private returns (uint256 shares) {
        if (totalSupply == 0) return 0;
        uint256 assets = totalAssets();
        uint256 cap = assets.mulDiv(_terms.keeperCap, 1e6);
        shares = cap.min(_terms.keeperReward).min(most)
            .mulDiv(_whole(), assets + 1);
        if (shares > 0) _mint(msg.sender, shares);
    }
    // #endregion keeper

    function maxDeposit(address receiver)
        public
        view
        override
        returns (uint256)
    {
        return isRetired ? 0 : super.maxDeposit(receiver);
    }

    function highWaterMark() public view returns (uint256) {
        return _mark.mulDiv(10 ** decimals, PRICE_UNIT);
    }

    function terms() external view returns (Terms memory) {
        return _terms;
    }

    function lastReport() external view returns (Report memory) {
        return _lastReport;
    }

    /// The price of the smallest part of a share, in `PRICE_UNIT`. It has a
    /// limit, because a price that overflowed would lock people in.
    function _price(uint256 assets) private view returns (uint256) {
        return (assets.min(type(uint128).max) + 1)
            .mulDiv(PRICE_UNIT, _whole());
    }

    /// The price of a whole share, in assets.
    function _sharePrice(uint256 assets) private view returns (uint256) {
        return (assets + 1).mulDiv(10 ** decimals, _whole());
    }
}
