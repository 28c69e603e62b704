// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../contracts/IERC20.sol";
import {IERC4626} from "../contracts/IERC4626.sol";
import {IStrategy} from "../contracts/IStrategy.sol";
import {SafeTransfer} from "./SafeTransfer.sol";
import {WideMath} from "./WideMath.sol";

/// Shares of a strategy. What it holds, and what that is worth, is for its
/// children.
abstract contract ShareVault is IStrategy {
    using SafeTransfer for address;
    using WideMath for uint256;

    uint8 internal constant EXTRA_DECIMALS = 6;
    /// Shares that nobody owns. With one virtual unit of assets, they set
    /// the first price.
    uint256 internal constant VIRTUAL_SHARES = 10 ** EXTRA_DECIMALS;
    /// How often `_sharesFor` comes closer to the exact number.
    uint256 private constant ROUNDS = 4;

    address public immutable asset;
    uint8 public immutable decimals;
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public
        allowance;
    bool private _isBusy;

    // #region once
    /// Keeps a token that calls back from entering twice.
    modifier once() {
        if (_isBusy) revert Busy();
        _isBusy = true;
        _;
        _isBusy = false;
    }
    // #endregion once

    constructor(
        address asset_,
        string memory name_,
        string memory symbol_
    ) {
        asset = asset_;
        decimals = IERC4626(asset_).decimals() + EXTRA_DECIMALS;
        name = name_;
        symbol = symbol_;
    }

    // #region hooks
    /// What everything is worth, at a price that nobody can move within one
    /// block.
    function totalAssets() public view virtual returns (uint256);

    /// What the holdings cost whoever joins: never less than they are
    /// worth.
    function _entryAssets() internal view virtual returns (uint256) {
        return totalAssets();
    }

    /// Whether deposits are taken now.
    function _isOpen() internal view virtual returns (bool) {
        return true;
    }

    /// The tokens that the strategy may hold, the asset first.
    function tokens() public view virtual returns (address[] memory list) {
        list = new address[](1);
        list[0] = asset;
    }

    /// What `_sell(_takeOut(part, whole))` would pay now.
    function _proceeds(uint256 part, uint256 whole)
        internal
        view
        virtual
        returns (uint256)
    {
        return IERC20(asset).balanceOf(address(this)).mulDiv(part, whole);
    }

    /// Takes a part of each holding out of positions. Rounds each amount
    /// down.
    function _takeOut(uint256 part, uint256 whole)
        internal
        virtual
        returns (uint256[] memory amounts)
    {
        amounts = new uint256[](1);
        amounts[0] =
            IERC20(asset).balanceOf(address(this)).mulDiv(part, whole);
    }

    /// Sells these amounts for the asset, and returns what they brought.
    /// The limit is the caller's.
    function _sell(uint256[] memory amounts)
        internal
        virtual
        returns (uint256 assets)
    {
        return amounts[0];
    }

    /// New shares that fees would create now.
    function feesDue() public view virtual returns (uint256 shares);

    /// Creates those shares.
    function _takeFees() internal virtual;
    // #endregion hooks

    // #region enter
    function deposit(uint256 assets, address receiver, uint256 minShares)
        public
        once
        returns (uint256 shares)
    {
        _takeFees();
        shares = assets.mulDiv(_whole(), _entryAssets() + 1);
        if (shares < minShares) revert BelowMinimum(shares, minShares);
        _enter(assets, shares, receiver);
    }

    function mint(uint256 shares, address receiver, uint256 maxAssets)
        public
        once
        returns (uint256 assets)
    {
        _takeFees();
        assets = shares.mulDivUp(_entryAssets() + 1, _whole());
        if (assets > maxAssets) revert AboveMaximum(assets, maxAssets);
        _enter(assets, shares, receiver);
    }
    // #endregion enter

    // #region leave
    function redeem(
        uint256 shares,
        address receiver,
        address owner,
        uint256 minAssets
    ) public once returns (uint256 assets) {
        _takeFees();
        assets = _sell(_giveUp(shares, owner));
        if (assets == 0) revert ZeroAmount();
        if (assets < minAssets) revert BelowMinimum(assets, minAssets);
        asset.give(receiver, assets);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    function redeemInKind(uint256 shares, address receiver, address owner)
        external
        once
        returns (uint256[] memory amounts)
    {
        _takeFees();
        amounts = _giveUp(shares, owner);
        address[] memory list = tokens();
        for (uint256 i = 0; i < list.length; i++) {
            list[i].give(receiver, amounts[i]);
        }
        emit RedeemedInKind(msg.sender, receiver, owner, shares, amounts);
    }
    // #endregion leave

    // #region withdraw
    function withdraw(
        uint256 assets,
        address receiver,
        address owner,
        uint256 maxShares
    ) public once returns (uint256 shares) {
        _takeFees();
        shares = _sharesFor(assets, balanceOf[owner], _whole());
        if (shares > maxShares) revert AboveMaximum(shares, maxShares);
        uint256 received = _sell(_giveUp(shares, owner));
        if (received < assets) revert BelowMinimum(received, assets);
        // What was received beyond that stays for the others.
        asset.give(receiver, assets);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    /// Shares that pay these assets: at most `most` shares, if those pay
    /// enough. The cost of leaving grows with the amount, so fewer shares
    /// pay more for each, and going down in proportion never goes too far.
    function _sharesFor(uint256 assets, uint256 most, uint256 whole)
        private
        view
        returns (uint256 shares)
    {
        shares = most;
        uint256 paid = _proceeds(shares, whole);
        if (paid == 0) return assets.mulDivUp(whole, totalAssets() + 1);
        if (paid < assets) return shares.mulDivUp(assets, paid);
        for (uint256 i = 0; i < ROUNDS && paid > assets; i++) {
            uint256 fewer = shares.mulDivUp(assets, paid);
            uint256 less = _proceeds(fewer, whole);
            if (less < assets) break; // only by rounding
            (shares, paid) = (fewer, less);
        }
    }
    // #endregion withdraw

    function deposit(uint256 assets, address receiver)
        external
        returns (uint256)
    {
        return deposit(assets, receiver, 0);
    }

    function mint(uint256 shares, address receiver)
        external
        returns (uint256)
    {
        return mint(shares, receiver, type(uint256).max);
    }

    function withdraw(uint256 assets, address receiver, address owner)
        external
        returns (uint256)
    {
        return withdraw(assets, receiver, owner, type(uint256).max);
    }

    function redeem(uint256 shares, address receiver, address owner)
        external
        returns (uint256)
    {
        return redeem(shares, receiver, owner, 0);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value)
        external
        returns (bool)
    {
        _useAllowance(from, value);
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value)
        external
        returns (bool)
    {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    // #region price
    /// All shares, once fees are taken: those that someone owns, and those
    /// that no one does.
    function _whole() internal view returns (uint256) {
        return totalSupply + VIRTUAL_SHARES;
    }

    function _supply() private view returns (uint256) {
        return _whole() + feesDue();
    }

    function convertToShares(uint256 assets)
        public
        view
        returns (uint256)
    {
        return assets.mulDiv(_supply(), totalAssets() + 1);
    }

    function convertToAssets(uint256 shares)
        public
        view
        returns (uint256)
    {
        return shares.mulDiv(totalAssets() + 1, _supply());
    }

    function previewDeposit(uint256 assets) public view returns (uint256) {
        return assets.mulDiv(_supply(), _entryAssets() + 1);
    }

    function previewMint(uint256 shares) public view returns (uint256) {
        return shares.mulDivUp(_entryAssets() + 1, _supply());
    }

    function previewRedeem(uint256 shares) public view returns (uint256) {
        return _proceeds(shares, _supply());
    }

    function previewWithdraw(uint256 assets)
        public
        view
        returns (uint256)
    {
        return _sharesFor(assets, totalSupply, _supply());
    }
    // #endregion price

    function maxDeposit(address) public view virtual returns (uint256) {
        return _isOpen() ? type(uint256).max : 0;
    }

    function maxMint(address receiver) public view returns (uint256) {
        return maxDeposit(receiver);
    }

    function maxWithdraw(address owner) public view returns (uint256) {
        return previewRedeem(balanceOf[owner]);
    }

    /// Shares that would bring nothing cannot be redeemed.
    function maxRedeem(address owner) public view returns (uint256) {
        uint256 shares = balanceOf[owner];
        return previewRedeem(shares) == 0 ? 0 : shares;
    }

    function _enter(uint256 assets, uint256 shares, address receiver)
        private
    {
        if (assets == 0 || shares == 0) revert ZeroAmount();
        if (assets > maxDeposit(receiver)) {
            revert AboveLimit(assets, maxDeposit(receiver));
        }
        asset.take(msg.sender, assets);
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    /// Burns shares, and takes their part of all holdings out.
    function _giveUp(uint256 shares, address owner)
        private
        returns (uint256[] memory amounts)
    {
        if (shares == 0) revert ZeroAmount();
        if (shares > balanceOf[owner]) {
            revert AboveLimit(shares, balanceOf[owner]);
        }
        if (msg.sender != owner) _useAllowance(owner, shares);
        uint256 whole = _whole();
        balanceOf[owner] -= shares;
        totalSupply -= shares;
        emit Transfer(owner, address(0), shares);
        return _takeOut(shares, whole);
    }

    function _mint(address to, uint256 shares) internal {
        if (to == address(0)) revert NoReceiver();
        totalSupply += shares;
        balanceOf[to] += shares;
        emit Transfer(address(0), to, shares);
    }

    function _move(address from, address to, uint256 value) private {
        if (to == address(0)) revert NoReceiver();
        if (value > balanceOf[from]) {
            revert AboveLimit(value, balanceOf[from]);
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _useAllowance(address owner, uint256 value) private {
        uint256 allowed = allowance[owner][msg.sender];
        if (allowed == type(uint256).max) return;
        if (allowed < value) revert NotAllowed(msg.sender);
        allowance[owner][msg.sender] = allowed - value;
    }
}
