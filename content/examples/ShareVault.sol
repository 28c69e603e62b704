// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../contracts/IERC20.sol";
import {IERC4626} from "../contracts/IERC4626.sol";
import {IStrategy} from "../contracts/IStrategy.sol";

/// Shares of a strategy. What the assets are worth and where they are is for its children.
abstract contract ShareVault is IStrategy {
    error TokenRefused(address token);
    error NotAllowed(address spender);
    error Busy();

    uint8 internal constant EXTRA_DECIMALS = 6;
    uint256 private constant VIRTUAL_SHARES = 10 ** EXTRA_DECIMALS;

    address public immutable asset;
    uint8 public immutable decimals;
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    bool private _isBusy;

    /// Keeps a token that calls back from entering twice.
    modifier once() {
        if (_isBusy) revert Busy();
        _isBusy = true;
        _;
        _isBusy = false;
    }

    constructor(address asset_, string memory name_, string memory symbol_) {
        asset = asset_;
        decimals = IERC4626(asset_).decimals() + EXTRA_DECIMALS;
        name = name_;
        symbol = symbol_;
    }

    function totalAssets() public view virtual returns (uint256);

    /// Makes at least `assets` available in this contract, by closing as much as that takes.
    function _free(uint256 assets) internal virtual;

    function deposit(uint256 assets, address receiver) external once returns (uint256 shares) {
        shares = previewDeposit(assets);
        _enter(assets, shares, receiver);
    }

    function mint(uint256 shares, address receiver) external once returns (uint256 assets) {
        assets = previewMint(shares);
        _enter(assets, shares, receiver);
    }

    function withdraw(uint256 assets, address receiver, address owner) external once returns (uint256 shares) {
        shares = previewWithdraw(assets);
        _leave(assets, shares, receiver, owner);
    }

    function redeem(uint256 shares, address receiver, address owner) external once returns (uint256 assets) {
        assets = previewRedeem(shares);
        _leave(assets, shares, receiver, owner);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _useAllowance(from, value);
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function convertToShares(uint256 assets) public view returns (uint256) {
        return _mulDiv(assets, totalSupply + VIRTUAL_SHARES, totalAssets() + 1, false);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        return _mulDiv(shares, totalAssets() + 1, totalSupply + VIRTUAL_SHARES, false);
    }

    function previewDeposit(uint256 assets) public view returns (uint256) {
        return convertToShares(assets);
    }

    function previewMint(uint256 shares) public view returns (uint256) {
        return _mulDiv(shares, totalAssets() + 1, totalSupply + VIRTUAL_SHARES, true);
    }

    function previewWithdraw(uint256 assets) public view returns (uint256) {
        return _mulDiv(assets, totalSupply + VIRTUAL_SHARES, totalAssets() + 1, true);
    }

    function previewRedeem(uint256 shares) public view returns (uint256) {
        return convertToAssets(shares);
    }

    function maxDeposit(address) public view virtual returns (uint256) {
        return type(uint256).max;
    }

    function maxMint(address receiver) public view returns (uint256) {
        return maxDeposit(receiver);
    }

    function maxWithdraw(address owner) public view returns (uint256) {
        return convertToAssets(balanceOf[owner]);
    }

    function maxRedeem(address owner) public view returns (uint256) {
        return balanceOf[owner];
    }

    function _enter(uint256 assets, uint256 shares, address receiver) private {
        if (assets > maxDeposit(receiver)) revert AboveLimit(assets, maxDeposit(receiver));
        if (!IERC20(asset).transferFrom(msg.sender, address(this), assets)) revert TokenRefused(asset);
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    function _leave(uint256 assets, uint256 shares, address receiver, address owner) private {
        if (shares > balanceOf[owner]) revert AboveLimit(shares, balanceOf[owner]);
        if (msg.sender != owner) _useAllowance(owner, shares);
        _move(owner, address(0), shares);
        totalSupply -= shares;
        _free(assets);
        if (!IERC20(asset).transfer(receiver, assets)) revert TokenRefused(asset);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    function _mint(address to, uint256 shares) internal {
        totalSupply += shares;
        balanceOf[to] += shares;
        emit Transfer(address(0), to, shares);
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        if (to != address(0)) balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _useAllowance(address owner, uint256 value) private {
        uint256 allowed = allowance[owner][msg.sender];
        if (allowed == type(uint256).max) return;
        if (allowed < value) revert NotAllowed(msg.sender);
        allowance[owner][msg.sender] = allowed - value;
    }

    function _mulDiv(uint256 a, uint256 b, uint256 c, bool isUp) private pure returns (uint256) {
        uint256 product = a * b;
        return product / c + (isUp && product % c > 0 ? 1 : 0);
    }
}
