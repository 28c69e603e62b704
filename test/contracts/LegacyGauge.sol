// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {ILegacyGauge} from "../../content/contracts/ILegacyGauge.sol";
import {IPool} from "../../content/contracts/IPool.sol";
import {IVoter} from "../../content/contracts/IVoter.sol";
import {IVoteRewards} from "../../content/contracts/IVoteRewards.sol";

/// Pays emissions by the second to staked pool tokens of one pool. For tests only.
contract LegacyGauge is ILegacyGauge {
    uint256 private constant EPOCH = 7 days;
    uint256 private constant Q128 = 2 ** 128;

    IVoter private immutable _voter;
    address public immutable pool;
    address public immutable rewardToken;

    uint256 public totalStaked;
    mapping(address owner => uint256) public stakedOf;

    uint256 private _rate;
    uint256 private _until;
    /// The epoch in which fees were passed on last.
    uint256 private _passedOn;
    uint256 private _time;
    /// Emissions for each staked pool token, and what each owner has seen of them.
    uint256 private _growthX128;
    mapping(address owner => uint256) private _seenX128;
    mapping(address owner => uint256) private _owed;
    /// Emissions of times in which nothing was staked.
    uint256 private _unspent;

    modifier onlyVoter() {
        if (msg.sender != address(_voter)) revert NotVoter(msg.sender);
        _;
    }

    constructor(IVoter voter, address pool_, address rewardToken_) {
        _voter = voter;
        pool = pool_;
        rewardToken = rewardToken_;
    }

    function emissionRate() external view returns (uint256 rate, uint256 until) {
        return (block.timestamp < _until ? _rate : 0, _until);
    }

    function earned(address owner) public view returns (uint256) {
        (uint256 growth,) = _grown();
        return _owed[owner] + stakedOf[owner] * (growth - _seenX128[owner]) / Q128;
    }

    function stake(uint256 amount) external {
        if (_voter.gaugeState(pool) != IVoter.GaugeState.Live) revert EmissionsStopped();
        if (amount == 0) revert NothingStaked();
        _settle(msg.sender);
        stakedOf[msg.sender] += amount;
        totalStaked += amount;
        if (!IERC20(pool).transferFrom(msg.sender, address(this), amount)) {
            revert TokenRefused(pool);
        }
        emit Staked(msg.sender, amount);
    }

    function unstake(uint256 amount) external {
        uint256 staked = stakedOf[msg.sender];
        if (amount == 0) revert NothingStaked();
        if (amount > staked) revert TooMuch(amount, staked);
        _settle(msg.sender);
        stakedOf[msg.sender] = staked - amount;
        totalStaked -= amount;
        if (!IERC20(pool).transfer(msg.sender, amount)) revert TokenRefused(pool);
        emit Unstaked(msg.sender, amount);
    }

    function claim() external returns (uint256 amount) {
        _settle(msg.sender);
        amount = _owed[msg.sender];
        if (amount == 0) return 0;
        _owed[msg.sender] = 0;
        if (!IERC20(rewardToken).transfer(msg.sender, amount)) revert TokenRefused(rewardToken);
        emit Claimed(msg.sender, amount);
    }

    function addEmission(uint256 amount) external onlyVoter {
        _count();
        uint256 left = _until > block.timestamp ? (_until - block.timestamp) * _rate : 0;
        _until = block.timestamp - block.timestamp % EPOCH + EPOCH;
        _rate = (amount + left + _unspent) / (_until - block.timestamp);
        _unspent = 0;
        if (!IERC20(rewardToken).transferFrom(msg.sender, address(this), amount)) {
            revert TokenRefused(rewardToken);
        }
        emit EmissionReceived(amount, _rate, _until);
    }

    function passFeesOn() external returns (uint256 amount0, uint256 amount1) {
        uint256 epoch = block.timestamp - block.timestamp % EPOCH;
        if (_passedOn == epoch) revert AlreadyPassedOn(epoch);
        _passedOn = epoch;
        (amount0, amount1) = IPool(pool).collectVoterFees();
        _deposit(IPool(pool).token0(), amount0);
        _deposit(IPool(pool).token1(), amount1);
        emit FeesPassedOn(amount0, amount1);
    }

    function _deposit(address token, uint256 amount) private {
        if (amount == 0) return;
        address rewards = _voter.rewardsOf(pool);
        if (!IERC20(token).approve(rewards, amount)) revert TokenRefused(token);
        IVoteRewards(rewards).deposit(token, amount);
    }

    /// The emissions for each pool token up to now, and those that nobody has earned.
    function _grown() private view returns (uint256 growth, uint256 unspent) {
        uint256 end = block.timestamp < _until ? block.timestamp : _until;
        uint256 amount = end > _time ? (end - _time) * _rate : 0;
        if (totalStaked == 0) return (_growthX128, _unspent + amount);
        return (_growthX128 + amount * Q128 / totalStaked, _unspent);
    }

    function _count() private {
        (_growthX128, _unspent) = _grown();
        _time = block.timestamp;
    }

    function _settle(address owner) private {
        _count();
        _owed[owner] = earned(owner);
        _seenX128[owner] = _growthX128;
    }
}
