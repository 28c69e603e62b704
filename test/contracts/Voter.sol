// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IEscrow} from "../../content/contracts/IEscrow.sol";
import {IGauge} from "../../content/contracts/IGauge.sol";
import {IMinter} from "../../content/contracts/IMinter.sol";
import {IPool} from "../../content/contracts/IPool.sol";
import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {IVoter} from "../../content/contracts/IVoter.sol";
import {IVoteRewards} from "../../content/contracts/IVoteRewards.sol";
import {GaugeFactory} from "./GaugeFactory.sol";

/// Takes votes, makes gauges and hands out emissions. For tests only.
contract Voter is IVoter {
    struct GaugeOf {
        address gauge;
        address rewards;
        bool isClosed;
        uint256 stopsAt;
        uint256 restartedAt;
        /// How much of the emission for each vote the gauge has taken into account.
        uint256 seenX128;
        uint256 pending;
        uint256 distributedAt;
    }

    uint256 private constant EPOCH = 7 days;
    uint256 private constant PAUSE = 1 hours;
    uint256 private constant STOP_DELAY = 6 hours;
    uint256 private constant STOP_LENGTH = 4 weeks;
    uint256 private constant Q128 = 2 ** 128;

    address public immutable escrow;
    GaugeFactory private immutable _maker;
    address public minter;
    address public governance;
    address public emergencyRole;

    mapping(address token => bool) public isListed;
    mapping(address factory => bool) public isApprovedFactory;
    mapping(uint256 id => bool) public isLateVoter;

    mapping(address pool => GaugeOf) private _gauges;
    mapping(address pool => uint256) public poolVotes;
    uint256 public totalVotes;
    mapping(uint256 id => uint256) public lastVoted;
    mapping(uint256 id => address[]) private _poolsOf;
    mapping(uint256 id => uint256[]) private _votesOf;
    /// The emission for each vote since the start.
    uint256 private _emissionX128;
    /// The emission that waits for gauges.
    uint256 private _held;

    modifier onlyGovernance() {
        if (msg.sender != governance) revert NotGovernance(msg.sender);
        _;
    }

    modifier onlyAllowed(uint256 id) {
        IEscrow locks = IEscrow(escrow);
        address owner = locks.ownerOf(id);
        bool isAllowed = msg.sender == owner || locks.getApproved(id) == msg.sender
            || locks.isApprovedForAll(owner, msg.sender);
        if (!isAllowed) revert NotAllowed(msg.sender, id);
        _;
    }

    constructor(address escrow_, GaugeFactory maker) {
        escrow = escrow_;
        _maker = maker;
        governance = msg.sender;
        emergencyRole = msg.sender;
    }

    /// The minter is deployed after the voter that it asks.
    function setMinter(address minter_) external {
        require(minter == address(0));
        minter = minter_;
    }

    function vote(uint256 id, address[] calldata pools, uint256[] calldata parts)
        external
        onlyAllowed(id)
    {
        _requireInWindow(id);
        _requireNotVoted(id);
        uint256 weight = IEscrow(escrow).weightOf(id);
        if (weight == 0) revert NoWeight(id);
        if (pools.length != parts.length) revert LengthsDiffer(pools.length, parts.length);
        _mint();
        _clear(id);
        _record(id, weight, pools, parts);
        lastVoted[id] = block.timestamp;
    }

    function reset(uint256 id) external onlyAllowed(id) {
        uint256 opens = _start() + PAUSE;
        if (block.timestamp <= opens) revert WindowClosed(opens, _start() + EPOCH);
        _requireNotVoted(id);
        _mint();
        _clear(id);
    }

    function poke(uint256 id) external {
        _requireInWindow(id);
        _mint();
        uint256 weight = IEscrow(escrow).weightOf(id);
        if (weight == 0) return _clear(id);
        address[] memory pools = _poolsOf[id];
        uint256[] memory parts = _votesOf[id];
        uint256 sum = _sumOf(parts);
        for (uint256 i = 0; i < pools.length; i++) {
            uint256 votes = weight * parts[i] / sum;
            _votesOf[id][i] = votes;
            _set(id, pools[i], parts[i], votes);
            emit Voted(id, pools[i], msg.sender, votes, poolVotes[pools[i]]);
        }
    }

    function hasVote(uint256 id) external view returns (bool) {
        return _poolsOf[id].length > 0;
    }

    function votesOf(uint256 id) external view returns (address[] memory, uint256[] memory) {
        return (_poolsOf[id], _votesOf[id]);
    }

    function rewardsOf(address pool) external view returns (address) {
        return _gauges[pool].rewards;
    }

    function gaugeOf(address pool) external view returns (address) {
        return _gauges[pool].gauge;
    }

    function gaugeState(address pool) public view returns (GaugeState) {
        GaugeOf storage found = _gauges[pool];
        if (found.gauge == address(0)) return GaugeState.None;
        if (found.isClosed) return GaugeState.Closed;
        bool isStopped = found.stopsAt != 0 && block.timestamp >= found.stopsAt;
        return isStopped ? GaugeState.Stopped : GaugeState.Live;
    }

    function stopOf(address pool) external view returns (uint256, uint256, uint256) {
        GaugeOf storage found = _gauges[pool];
        uint256 restartAt = found.stopsAt == 0 ? 0 : found.stopsAt + STOP_LENGTH;
        uint256 nextAt = found.restartedAt == 0 ? 0 : found.restartedAt + STOP_LENGTH;
        return (found.stopsAt, restartAt, nextAt);
    }

    function createGauge(address pool) external returns (address gauge, address rewards) {
        if (_gauges[pool].gauge != address(0)) revert GaugeExists(_gauges[pool].gauge);
        IPoolFactory factory = IPoolFactory(IPool(pool).factory());
        if (!isApprovedFactory[address(factory)] || !factory.isPool(pool)) revert UnknownPool(pool);
        _requireListed(IPool(pool).token0());
        _requireListed(IPool(pool).token1());
        (gauge, rewards) = _maker.make(IPool(pool), IEscrow(escrow).token());
        GaugeOf storage made = _gauges[pool];
        (made.gauge, made.rewards, made.seenX128) = (gauge, rewards, _emissionX128);
        IPool(pool).linkGauge(gauge);
        emit GaugeCreated(pool, gauge, rewards);
    }

    function distribute(address[] calldata pools) external {
        _mint();
        for (uint256 i = 0; i < pools.length; i++) {
            address pool = pools[i];
            GaugeOf storage found = _gauges[pool];
            if (found.gauge == address(0) || found.distributedAt == _start()) continue;
            found.distributedAt = _start();
            _passFeesOn(found.gauge);
            _settle(pool);
            uint256 amount = found.pending;
            if (amount == 0) continue;
            found.pending = 0;
            _held -= amount;
            bool isLive = gaugeState(pool) == GaugeState.Live;
            IERC20(IEscrow(escrow).token()).approve(isLive ? found.gauge : minter, amount);
            if (isLive) {
                IGauge(found.gauge).addEmission(amount);
                emit Distributed(pool, _start(), amount);
            } else {
                IMinter(minter).returnEmission(amount);
            }
        }
    }

    function pendingEmission(address pool) external view returns (uint256) {
        if (gaugeState(pool) != GaugeState.Live) return 0;
        GaugeOf storage found = _gauges[pool];
        return found.pending + poolVotes[pool] * (_emissionX128 - found.seenX128) / Q128;
    }

    function announceStop(address pool) external returns (uint256 effectAt) {
        if (msg.sender != emergencyRole) revert NotEmergencyRole(msg.sender);
        GaugeOf storage found = _gauges[pool];
        if (found.stopsAt != 0) revert StopStands(pool);
        if (gaugeState(pool) != GaugeState.Live) revert NoLiveGauge(pool);
        uint256 allowedAt = found.restartedAt + STOP_LENGTH;
        if (found.restartedAt != 0 && block.timestamp < allowedAt) revert TooEarly(allowedAt);
        effectAt = block.timestamp + STOP_DELAY;
        found.stopsAt = effectAt;
        emit StopAnnounced(pool, effectAt);
    }

    function restart(address pool) external {
        GaugeOf storage found = _gauges[pool];
        if (gaugeState(pool) != GaugeState.Stopped) revert NotStopped(pool);
        uint256 allowedAt = found.stopsAt + STOP_LENGTH;
        if (block.timestamp < allowedAt) revert TooEarly(allowedAt);
        (found.stopsAt, found.restartedAt) = (0, block.timestamp);
        emit GaugeRestarted(pool);
    }

    function setClosed(address pool, bool isClosed) external onlyGovernance {
        if (_gauges[pool].gauge == address(0)) revert NoLiveGauge(pool);
        _gauges[pool].isClosed = isClosed;
        emit GaugeClosed(pool, isClosed);
    }

    function setListed(address token, bool isListed_) external onlyGovernance {
        isListed[token] = isListed_;
        emit TokenListed(token, isListed_);
    }

    function setApprovedFactory(address factory, bool isApproved) external onlyGovernance {
        isApprovedFactory[factory] = isApproved;
        emit FactoryApproved(factory, isApproved);
    }

    function setLateVoter(uint256 id, bool isLateVoter_) external onlyGovernance {
        isLateVoter[id] = isLateVoter_;
        emit LateVoterSet(id, isLateVoter_);
    }

    function setGovernance(address governance_) external onlyGovernance {
        governance = governance_;
        emit GovernanceSet(governance_);
    }

    function setEmergencyRole(address emergencyRole_) external onlyGovernance {
        emergencyRole = emergencyRole_;
        emit EmergencyRoleSet(emergencyRole_);
    }

    function _start() private view returns (uint256) {
        return block.timestamp - block.timestamp % EPOCH;
    }

    function _requireListed(address token) private view {
        if (!isListed[token]) revert NotListed(token);
    }

    function _requireInWindow(uint256 id) private view {
        uint256 opens = _start() + PAUSE;
        uint256 closes = _start() + EPOCH - PAUSE;
        bool isLate = block.timestamp > closes && !isLateVoter[id];
        if (block.timestamp <= opens || isLate) revert WindowClosed(opens, closes);
    }

    function _requireNotVoted(uint256 id) private view {
        if (lastVoted[id] >= _start()) revert AlreadyVoted(id, lastVoted[id]);
    }

    /// The first call in an epoch mints its emission, and shares it by the votes that stand. Anyone
    /// may have called the minter before.
    function _mint() private {
        if (minter == address(0)) return;
        IMinter(minter).mintEpoch();
        IERC20 token = IERC20(IEscrow(escrow).token());
        uint256 arrived = token.balanceOf(address(this)) - _held;
        if (arrived == 0) return;
        if (totalVotes > 0) {
            _held += arrived;
            _emissionX128 += arrived * Q128 / totalVotes;
        } else {
            token.approve(minter, arrived);
            IMinter(minter).returnEmission(arrived);
        }
    }

    /// Passes the fees of voters on, unless somebody has done so in this epoch.
    function _passFeesOn(address gauge) private {
        try IGauge(gauge).passFeesOn() {} catch {}
    }

    /// Notes what a pool has earned by its votes, before these change.
    function _settle(address pool) private {
        GaugeOf storage found = _gauges[pool];
        found.pending += poolVotes[pool] * (_emissionX128 - found.seenX128) / Q128;
        found.seenX128 = _emissionX128;
    }

    function _set(uint256 id, address pool, uint256 before, uint256 votes) private {
        _settle(pool);
        poolVotes[pool] = poolVotes[pool] - before + votes;
        totalVotes = totalVotes - before + votes;
        IVoteRewards(_gauges[pool].rewards).recordVotes(id, votes);
    }

    function _clear(uint256 id) private {
        address[] memory pools = _poolsOf[id];
        uint256[] memory votes = _votesOf[id];
        delete _poolsOf[id];
        delete _votesOf[id];
        for (uint256 i = 0; i < pools.length; i++) {
            _set(id, pools[i], votes[i], 0);
            emit VoteReset(id, pools[i], votes[i], poolVotes[pools[i]]);
        }
    }

    function _record(uint256 id, uint256 weight, address[] memory pools, uint256[] memory parts)
        private
    {
        uint256 sum = _sumOf(parts);
        if (sum == 0) revert NoParts();
        for (uint256 i = 0; i < pools.length; i++) {
            address pool = pools[i];
            for (uint256 j = 0; j < i; j++) if (pools[j] == pool) revert PoolTwice(pool);
            if (gaugeState(pool) != GaugeState.Live) revert NoLiveGauge(pool);
            uint256 votes = weight * parts[i] / sum;
            _poolsOf[id].push(pool);
            _votesOf[id].push(votes);
            _set(id, pool, 0, votes);
            emit Voted(id, pool, msg.sender, votes, poolVotes[pool]);
        }
    }

    function _sumOf(uint256[] memory parts) private pure returns (uint256 sum) {
        for (uint256 i = 0; i < parts.length; i++) sum += parts[i];
    }
}
