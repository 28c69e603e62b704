// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../../content/contracts/IConcentratedPool.sol";
import {IERC20} from "../../content/contracts/IERC20.sol";
import {IGauge} from "../../content/contracts/IGauge.sol";
import {IPositions} from "../../content/contracts/IPositions.sol";
import {IVoter} from "../../content/contracts/IVoter.sol";
import {IVoteRewards} from "../../content/contracts/IVoteRewards.sol";

/// Pays emissions by the second to staked positions in range of one pool. For tests only.
contract Gauge is IGauge {
    struct Stake {
        address owner;
        uint128 liquidity;
        int24 tickLower;
        int24 tickUpper;
        uint256 seenX128;
    }

    uint256 private constant EPOCH = 7 days;
    uint256 private constant Q128 = 2 ** 128;

    IVoter private immutable _voter;
    address public immutable pool;
    IPositions public immutable positions;
    address public immutable rewardToken;

    uint256 private _rate;
    uint256 private _until;
    /// The epoch in which fees were passed on last.
    uint256 private _passedOn;
    mapping(uint256 id => Stake) private _stakes;
    mapping(address owner => uint256[]) private _idsOf;

    modifier onlyVoter() {
        if (msg.sender != address(_voter)) revert NotVoter(msg.sender);
        _;
    }

    modifier onlyStaker(uint256 id) {
        if (_stakes[id].owner != msg.sender) revert NotYours(id);
        _;
    }

    constructor(IVoter voter, address pool_, IPositions positions_, address rewardToken_) {
        _voter = voter;
        pool = pool_;
        positions = positions_;
        rewardToken = rewardToken_;
    }

    function stakerOf(uint256 id) external view returns (address) {
        return _stakes[id].owner;
    }

    function stakedBy(address owner) external view returns (uint256[] memory) {
        return _idsOf[owner];
    }

    function emissionRate() external view returns (uint256 rate, uint256 until) {
        return (block.timestamp < _until ? _rate : 0, _until);
    }

    function earned(uint256 id) public view returns (uint256) {
        Stake storage held = _stakes[id];
        if (held.owner == address(0)) return 0;
        uint256 growth =
            IConcentratedPool(pool).rewardGrowthInside(held.tickLower, held.tickUpper);
        unchecked {
            return held.liquidity * (growth - held.seenX128) / Q128;
        }
    }

    function stake(uint256 id) external {
        if (_voter.gaugeState(pool) != IVoter.GaugeState.Live) revert EmissionsStopped();
        (address of_, int24 low, int24 high) = positions.rangeOf(id);
        if (of_ != pool) revert OtherPool(id);
        positions.collect(id, msg.sender);
        positions.transferFrom(msg.sender, address(this), id);
        IConcentratedPool(pool).setStaked(id, true);
        uint256 growth = IConcentratedPool(pool).rewardGrowthInside(low, high);
        _stakes[id] = Stake(msg.sender, positions.liquidityOf(id), low, high, growth);
        _idsOf[msg.sender].push(id);
        emit Staked(id, msg.sender);
    }

    function unstake(uint256 id) external onlyStaker(id) {
        _claim(id);
        IConcentratedPool(pool).setStaked(id, false);
        delete _stakes[id];
        uint256[] storage ids = _idsOf[msg.sender];
        uint256 index;
        while (ids[index] != id) index++;
        ids[index] = ids[ids.length - 1];
        ids.pop();
        positions.transferFrom(address(this), msg.sender, id);
        emit Unstaked(id, msg.sender);
    }

    function claim(uint256 id) external onlyStaker(id) returns (uint256) {
        return _claim(id);
    }

    function addEmission(uint256 amount) external onlyVoter {
        uint256 unspent = IConcentratedPool(pool).setRewardRate(0, block.timestamp);
        _until = block.timestamp - block.timestamp % EPOCH + EPOCH;
        _rate = (amount + unspent) / (_until - block.timestamp);
        IConcentratedPool(pool).setRewardRate(_rate, _until);
        require(IERC20(rewardToken).transferFrom(msg.sender, address(this), amount));
        emit EmissionReceived(amount, _rate, _until);
    }

    function passFeesOn() external returns (uint256 amount0, uint256 amount1) {
        uint256 epoch = block.timestamp - block.timestamp % EPOCH;
        if (_passedOn == epoch) revert AlreadyPassedOn(epoch);
        _passedOn = epoch;
        (amount0, amount1) = IConcentratedPool(pool).collectVoterFees();
        _deposit(IConcentratedPool(pool).token0(), amount0);
        _deposit(IConcentratedPool(pool).token1(), amount1);
        emit FeesPassedOn(amount0, amount1);
    }

    function _claim(uint256 id) private returns (uint256 amount) {
        Stake storage held = _stakes[id];
        amount = earned(id);
        held.seenX128 = IConcentratedPool(pool).rewardGrowthInside(held.tickLower, held.tickUpper);
        if (amount == 0) return 0;
        require(IERC20(rewardToken).transfer(held.owner, amount));
        emit Claimed(id, held.owner, amount);
    }

    function _deposit(address token, uint256 amount) private {
        if (amount == 0) return;
        address rewards = _voter.rewardsOf(pool);
        require(IERC20(token).approve(rewards, amount));
        IVoteRewards(rewards).deposit(token, amount);
    }
}
