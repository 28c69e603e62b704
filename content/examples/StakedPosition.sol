// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../contracts/IERC20.sol";
import {IGauge} from "../contracts/IGauge.sol";
import {IPool} from "../contracts/IPool.sol";
import {IPositions} from "../contracts/IPositions.sol";

/// Holds one staked position for its owner.
contract StakedPosition {
    error NotOwner();
    error AlreadyOpen(uint256 id);
    error NotOpen();
    error OtherPool(address pool);
    error TokenRefused(address token);

    IPositions public immutable positions;
    IGauge public immutable gauge;
    address public immutable owner;
    uint256 public id;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    modifier whileOpen() {
        if (id == 0) revert NotOpen();
        _;
    }

    constructor(IPositions positions_, IGauge gauge_) {
        positions = positions_;
        gauge = gauge_;
        owner = msg.sender;
    }

    /// The owner has approved both tokens for this contract. Minimums and
    /// deadline are those of the order.
    function open(IPositions.Order memory order) external onlyOwner {
        if (id != 0) revert AlreadyOpen(id);
        if (order.pool != gauge.pool()) revert OtherPool(order.pool);
        IERC20 token0 = IERC20(IPool(order.pool).token0());
        IERC20 token1 = IERC20(IPool(order.pool).token1());
        _take(token0, order.amount0);
        _take(token1, order.amount1);
        order.to = address(this);
        (id,,,) = positions.mint(order);
        positions.approve(address(gauge), id);
        gauge.stake(id);
        _giveBack(token0);
        _giveBack(token1);
    }

    function claim() external onlyOwner whileOpen {
        gauge.claim(id);
        _giveAll(IERC20(gauge.rewardToken()));
    }

    /// Unstakes, withdraws everything and burns the position.
    function close(
        uint256 amount0Min,
        uint256 amount1Min,
        uint256 deadline
    ) external onlyOwner whileOpen {
        gauge.unstake(id);
        _giveAll(IERC20(gauge.rewardToken()));
        positions.remove(
            id, positions.liquidityOf(id), amount0Min, amount1Min, deadline
        );
        positions.collect(id, owner);
        positions.burn(id);
        id = 0;
    }

    function _take(IERC20 token, uint256 amount) private {
        if (!token.transferFrom(owner, address(this), amount)) {
            revert TokenRefused(address(token));
        }
        if (!token.approve(address(positions), amount)) {
            revert TokenRefused(address(token));
        }
    }

    /// Gives back what the position has not used, and takes the approval
    /// for it back.
    function _giveBack(IERC20 token) private {
        if (!token.approve(address(positions), 0)) {
            revert TokenRefused(address(token));
        }
        _giveAll(token);
    }

    function _giveAll(IERC20 token) private {
        uint256 left = token.balanceOf(address(this));
        if (left > 0 && !token.transfer(owner, left)) {
            revert TokenRefused(address(token));
        }
    }
}
