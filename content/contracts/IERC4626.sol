// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "./IERC20.sol";

/// @title A vault with shares
/// @notice A vault that takes one asset and gives shares, as ERC-4626 defines it.
/// @dev Every rounding is in favour of the vault. A preview includes fees and the cost of leaving,
/// and is never better for the caller than the call itself in the same transaction. A conversion
/// leaves the cost of leaving out.
interface IERC4626 is IERC20 {
    /// @notice Logs that someone has paid assets in for shares.
    /// @param sender Who has paid.
    /// @param owner Who has received the shares.
    /// @param assets The assets paid.
    /// @param shares The shares received.
    event Deposit(
        address indexed sender,
        address indexed owner,
        uint256 assets,
        uint256 shares
    );

    /// @notice Logs that someone has given shares back for assets.
    /// @param sender Who has called.
    /// @param receiver Who has received the assets.
    /// @param owner Whose shares were given back.
    /// @param assets The assets paid out.
    /// @param shares The shares given back.
    event Withdraw(
        address indexed sender,
        address indexed receiver,
        address indexed owner,
        uint256 assets,
        uint256 shares
    );

    /// @notice Returns the name of the shares.
    /// @return The name.
    function name() external view returns (string memory);

    /// @notice Returns the short name of the shares.
    /// @return The symbol.
    function symbol() external view returns (string memory);

    /// @notice Returns how many decimals an amount of shares has.
    /// @return The number of decimals.
    function decimals() external view returns (uint8);

    /// @notice Returns the token in which the vault is paid and pays.
    /// @return The address of the asset.
    function asset() external view returns (address);

    /// @notice Returns the value of everything that the vault holds.
    /// @return The value, in the asset.
    function totalAssets() external view returns (uint256);

    /// @notice Returns the shares that are worth these assets, without the cost of entering.
    /// @param assets An amount of the asset.
    /// @return The shares, rounded down. Shares for fees that are due count already.
    function convertToShares(uint256 assets) external view returns (uint256);

    /// @notice Returns what these shares are worth, without the cost of leaving.
    /// @param shares An amount of shares.
    /// @return The assets, rounded down. Shares for fees that are due count already.
    function convertToAssets(uint256 shares) external view returns (uint256);

    /// @notice Returns the most that `deposit` accepts for a receiver now.
    /// @param receiver Who would receive the shares.
    /// @return The assets, and zero while deposits are refused.
    function maxDeposit(address receiver) external view returns (uint256);

    /// @notice Returns the most shares that `mint` gives to a receiver now.
    /// @param receiver Who would receive the shares.
    /// @return The shares, and zero while deposits are refused.
    function maxMint(address receiver) external view returns (uint256);

    /// @notice Returns the most that an owner can take out with `withdraw` now.
    /// @param owner Whose shares would be given back.
    /// @return The assets, after fees and the cost of leaving.
    function maxWithdraw(address owner) external view returns (uint256);

    /// @notice Returns the most shares that an owner can give back with `redeem` now.
    /// @param owner Whose shares would be given back.
    /// @return The shares, and zero if they would bring nothing.
    function maxRedeem(address owner) external view returns (uint256);

    /// @notice Returns the shares that a deposit gives now.
    /// @param assets The assets that would be paid.
    /// @return The shares, rounded down.
    function previewDeposit(uint256 assets) external view returns (uint256);

    /// @notice Returns what these shares cost now.
    /// @param shares The shares that would be received.
    /// @return The assets, rounded up.
    function previewMint(uint256 shares) external view returns (uint256);

    /// @notice Returns the shares that it takes to receive these assets now.
    /// @param assets The assets that would be received.
    /// @return The shares, rounded up.
    function previewWithdraw(uint256 assets) external view returns (uint256);

    /// @notice Returns what these shares pay out now, after fees and the cost of leaving.
    /// @param shares The shares that would be given back.
    /// @return The assets, rounded down.
    function previewRedeem(uint256 shares) external view returns (uint256);

    /// @notice Pays assets in.
    /// @param assets The assets to pay.
    /// @param receiver Who receives the shares.
    /// @return shares The shares received.
    /// @custom:emits Deposit
    function deposit(uint256 assets, address receiver)
        external
        returns (uint256 shares);

    /// @notice Buys an amount of shares.
    /// @param shares The shares to receive.
    /// @param receiver Who receives them.
    /// @return assets The assets paid.
    /// @custom:emits Deposit
    function mint(uint256 shares, address receiver)
        external
        returns (uint256 assets);

    /// @notice Takes an amount of assets out.
    /// @param assets The assets to receive.
    /// @param receiver Who receives them.
    /// @param owner Whose shares are given back. Another caller needs an allowance.
    /// @return shares The shares given back.
    /// @custom:emits Withdraw
    function withdraw(uint256 assets, address receiver, address owner)
        external
        returns (uint256 shares);

    /// @notice Gives shares back.
    /// @param shares The shares to give back.
    /// @param receiver Who receives the assets.
    /// @param owner Whose shares are given back. Another caller needs an allowance.
    /// @return assets The assets received.
    /// @custom:emits Withdraw
    function redeem(uint256 shares, address receiver, address owner)
        external
        returns (uint256 assets);
}
