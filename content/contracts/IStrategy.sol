// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC4626} from "./IERC4626.sol";
import {IParameters} from "./IParameters.sol";

/// @title A strategy
/// @notice A vault that manages deposits by declared rules. Its shares follow ERC-4626.
/// @dev Depositors who leave pay the cost of leaving, and fees fall due at each deposit and
/// withdrawal, so no depositor pays for another one. The calls with a limit are those of ERC-5143.
interface IStrategy is IERC4626, IParameters {
    /// @notice What is fixed at deployment.
    /// @param strategist Who may declare parameters and retire the strategy.
    /// @param feeReceiver Who receives the shares of both fees.
    /// @param delay The seconds from declaring a parameter to using it.
    /// @param life The seconds after the delay in which a declared parameter can be enacted.
    /// @param rebalancePause The seconds between two rebalances.
    /// @param reportPause The seconds between two reports.
    /// @param managementFee The yearly fee on all assets, in basis points.
    /// @param performanceFee The fee on the rise above the high-water mark, in basis points.
    /// @param keeperCap The most that one call pays a keeper, in millionths of all assets.
    /// @param keeperReward What one call pays a keeper below that limit, in the asset.
    struct Terms {
        address strategist;
        address feeReceiver;
        uint32 delay;
        uint32 life;
        uint32 rebalancePause;
        uint32 reportPause;
        uint16 managementFee;
        uint16 performanceFee;
        uint32 keeperCap;
        uint128 keeperReward;
    }

    /// @notice What a report has recorded.
    /// @param time When it was made.
    /// @param totalAssets What the strategy held, in the asset.
    /// @param sharePrice What one whole share was worth after fees, in the asset.
    /// @param feeShares The shares that both fees have created since the report before.
    struct Report {
        uint64 time;
        uint256 totalAssets;
        uint256 sharePrice;
        uint256 feeShares;
    }

    /// @notice Logs that the position has moved.
    /// @param keeper Who has called.
    /// @param rewardShares The new shares that the keeper has received.
    event Rebalanced(address indexed keeper, uint256 rewardShares);

    /// @notice Logs that income was booked.
    /// @param keeper Who has called.
    /// @param totalAssets What the strategy holds, in the asset.
    /// @param sharePrice What one whole share is worth after fees, in the asset.
    /// @param feeShares The shares that both fees have created since the report before.
    event Reported(
        address indexed keeper,
        uint256 totalAssets,
        uint256 sharePrice,
        uint256 feeShares
    );

    /// @notice Logs that fees were taken in new shares.
    /// @param shares The new shares.
    /// @param sharePrice What one whole share is worth afterwards, in the asset.
    event FeesTaken(uint256 shares, uint256 sharePrice);

    /// @notice Logs that someone has given shares back for a part of all that the strategy holds.
    /// @param sender Who has called.
    /// @param receiver Who has received the tokens.
    /// @param owner Whose shares were given back.
    /// @param shares The shares given back.
    /// @param amounts The amount of each token, in the order of `tokens`.
    event RedeemedInKind(
        address indexed sender,
        address indexed receiver,
        address indexed owner,
        uint256 shares,
        uint256[] amounts
    );

    /// @notice Logs that all positions were closed for good.
    event Retired();

    /// @notice The rules allow a move, but there is nothing to move.
    error NothingToDo();

    /// @notice A retired strategy moves no position and takes no fees.
    error AlreadyRetired();

    /// @notice More was asked for than is possible now.
    /// @param asked What was asked for.
    /// @param limit What is possible.
    error AboveLimit(uint256 asked, uint256 limit);

    /// @notice The caller would receive less than it accepts.
    /// @param received What it would receive.
    /// @param least What it accepts.
    error BelowMinimum(uint256 received, uint256 least);

    /// @notice The caller would pay more than it accepts.
    /// @param paid What it would pay.
    /// @param most What it accepts.
    error AboveMaximum(uint256 paid, uint256 most);

    /// @notice The call would move no assets or no shares.
    error ZeroAmount();

    /// @notice The caller may not move these shares, or not so many.
    /// @param spender Who has called.
    error NotAllowed(address spender);

    /// @notice Shares cannot go to the zero address.
    error NoReceiver();

    /// @notice A token has called back into the strategy.
    error Busy();

    /// @notice Pays assets in, for at least a given number of shares.
    /// @param assets The assets to pay.
    /// @param receiver Who receives the shares.
    /// @param minShares The least shares to accept.
    /// @return shares The shares received.
    /// @custom:emits Deposit
    /// @custom:reverts BelowMinimum when the assets give fewer shares.
    /// @custom:reverts AboveLimit when the strategy takes no deposits now.
    /// @custom:reverts ZeroAmount when the assets are worth no share.
    function deposit(uint256 assets, address receiver, uint256 minShares)
        external
        returns (uint256 shares);

    /// @notice Buys an amount of shares, for at most a given amount of assets.
    /// @param shares The shares to receive.
    /// @param receiver Who receives them.
    /// @param maxAssets The most assets to pay.
    /// @return assets The assets paid.
    /// @custom:emits Deposit
    /// @custom:reverts AboveMaximum when the shares cost more.
    /// @custom:reverts AboveLimit when the strategy takes no deposits now.
    function mint(uint256 shares, address receiver, uint256 maxAssets)
        external
        returns (uint256 assets);

    /// @notice Takes an amount of assets out, for at most a given number of shares.
    /// @param assets The assets to receive.
    /// @param receiver Who receives them.
    /// @param owner Whose shares are given back.
    /// @param maxShares The most shares to give back.
    /// @return shares The shares given back.
    /// @custom:emits Withdraw
    /// @custom:reverts AboveMaximum when it takes more shares.
    /// @custom:reverts AboveLimit when the shares of the owner pay less.
    /// @custom:reverts NotAllowed when the caller has no allowance from the owner.
    function withdraw(
        uint256 assets,
        address receiver,
        address owner,
        uint256 maxShares
    ) external returns (uint256 shares);

    /// @notice Gives shares back, for at least a given amount of assets.
    /// @param shares The shares to give back.
    /// @param receiver Who receives the assets.
    /// @param owner Whose shares are given back.
    /// @param minAssets The least assets to accept.
    /// @return assets The assets received.
    /// @custom:emits Withdraw
    /// @custom:reverts BelowMinimum when the shares pay less.
    /// @custom:reverts AboveLimit when the owner has fewer shares.
    /// @custom:reverts NotAllowed when the caller has no allowance from the owner.
    function redeem(
        uint256 shares,
        address receiver,
        address owner,
        uint256 minAssets
    ) external returns (uint256 assets);

    /// @notice Gives shares back for a part of each token that the strategy holds.
    /// @dev Nothing is swapped, so no price can refuse the call. Fees that are due are taken before.
    /// @param shares The shares to give back.
    /// @param receiver Who receives the tokens.
    /// @param owner Whose shares are given back.
    /// @return amounts The amount of each token, in the order of `tokens`.
    /// @custom:emits RedeemedInKind
    /// @custom:reverts AboveLimit when the owner has fewer shares.
    /// @custom:reverts NotAllowed when the caller has no allowance from the owner.
    function redeemInKind(uint256 shares, address receiver, address owner)
        external
        returns (uint256[] memory amounts);

    /// @notice Moves the position by the rules. Anyone may call it, and is paid for it.
    /// @custom:emits Rebalanced
    /// @custom:emits FeesTaken
    /// @custom:reverts AlreadyRetired when the strategy is retired.
    /// @custom:reverts TooEarly when the pause has not passed.
    /// @custom:reverts NothingToDo when there is nothing to move.
    function rebalance() external;

    /// @notice Books income and takes fees. Anyone may call it; a call that books income is paid.
    /// @custom:emits Reported
    /// @custom:emits FeesTaken
    /// @custom:reverts AlreadyRetired when the strategy is retired.
    /// @custom:reverts TooEarly when the pause has not passed.
    function report() external;

    /// @notice Closes all positions for good and sells nothing. Fees end with it.
    /// @custom:emits Retired
    /// @custom:emits FeesTaken
    /// @custom:reverts NotStrategist when anyone else calls.
    /// @custom:reverts AlreadyRetired when the strategy is retired.
    function retire() external;

    /// @notice Returns a document that states the rules in words.
    /// @return uri Where the document is.
    /// @return digest Its digest, by which a reader can tell that it is the same document.
    function rules() external view returns (string memory uri, bytes32 digest);

    /// @notice Returns what was fixed at deployment.
    /// @return The terms.
    function terms() external view returns (Terms memory);

    /// @notice Returns the tokens in which `redeemInKind` pays.
    /// @return The tokens. The first one is the asset.
    function tokens() external view returns (address[] memory);

    /// @notice Returns the new shares that both fees would create now.
    /// @return shares The shares.
    function feesDue() external view returns (uint256 shares);

    /// @notice Returns what the last report recorded.
    /// @return The report.
    function lastReport() external view returns (Report memory);

    /// @notice Returns when the position was last moved.
    /// @return time The time, and zero before the first rebalance.
    function lastRebalance() external view returns (uint256 time);

    /// @notice Returns the price per share above which a performance fee is due.
    /// @return The price of one whole share, in the asset, rounded down.
    function highWaterMark() external view returns (uint256);

    /// @notice Returns whether the strategy is retired.
    /// @return Whether it is.
    function isRetired() external view returns (bool);
}
