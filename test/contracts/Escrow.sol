// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IEscrow} from "../../content/contracts/IEscrow.sol";
import {IVoter} from "../../content/contracts/IVoter.sol";
import {Erc721} from "./Erc721.sol";

/// Holds locked tokens. It keeps all states of each lock, and adds up all locks for a total, which
/// would be too dear on a real chain. For tests only.
contract Escrow is IEscrow, Erc721 {
    struct State {
        uint256 time;
        address owner;
        uint256 amount;
        uint256 end;
        bool isPermanent;
    }

    uint256 private constant EPOCH = 7 days;
    uint256 private constant LONGEST = 4 * 365 days;

    address public immutable token;
    address public voter;
    uint256 public totalLocked;

    uint256 private _count;
    mapping(uint256 id => State[]) private _states;

    modifier onlyTwo(uint256 from, uint256 into) {
        if (from == into) revert SameLock(from);
        _;
    }

    modifier onlyAllowed(uint256 id) {
        if (!_isAllowed(msg.sender, id)) revert NotAllowed(msg.sender, id);
        _;
    }

    modifier withoutVote(uint256 id) {
        if (IVoter(voter).hasVote(id)) revert VoteStands(id);
        _;
    }

    constructor(address token_) {
        token = token_;
    }

    /// The voter is deployed after the escrow that it asks.
    function setVoter(address voter_) external {
        require(voter == address(0));
        voter = voter_;
    }

    function createLock(uint256 amount, uint256 duration) external returns (uint256 id) {
        if (amount == 0) revert NoAmount();
        id = _open(msg.sender, amount, _endAfter(duration, block.timestamp));
        _take(amount);
    }

    function addToLock(uint256 id, uint256 amount) external {
        bool isMinter = msg.sender == IVoter(voter).minter();
        if (!isMinter && !_isAllowed(msg.sender, id)) revert NotAllowed(msg.sender, id);
        if (amount == 0) revert NoAmount();
        State memory state = _current(id);
        _requireRunning(id, state);
        state.amount += amount;
        _write(id, state);
        _take(amount);
        emit LockIncreased(id, amount, state.amount);
    }

    function extendLock(uint256 id, uint256 duration) external onlyAllowed(id) {
        State memory state = _current(id);
        if (state.isPermanent) revert LockIsPermanent(id);
        _requireRunning(id, state);
        state.end = _endAfter(duration, state.end);
        _write(id, state);
        emit LockExtended(id, state.end);
    }

    function merge(uint256 from, uint256 into)
        external
        onlyTwo(from, into)
        onlyAllowed(from)
        onlyAllowed(into)
        withoutVote(from)
    {
        State memory gone = _current(from);
        State memory kept = _current(into);
        if (gone.isPermanent) revert LockIsPermanent(from);
        _requireRunning(into, kept);
        kept.amount += gone.amount;
        if (!kept.isPermanent && gone.end > kept.end) kept.end = gone.end;
        _close(from);
        _write(into, kept);
        emit LocksMerged(from, into, kept.amount, kept.end);
    }

    function split(uint256 id, uint256 amount)
        external
        onlyAllowed(id)
        withoutVote(id)
        returns (uint256 newId)
    {
        State memory state = _current(id);
        _requireRunning(id, state);
        if (amount == 0) revert NoAmount();
        if (amount >= state.amount) revert AmountTooLarge(amount, state.amount);
        state.amount -= amount;
        _write(id, state);
        newId = ++_count;
        _create(state.owner, newId);
        State memory part = _current(newId);
        (part.amount, part.end, part.isPermanent) = (amount, state.end, state.isPermanent);
        _write(newId, part);
        emit LockSplit(id, newId, state.amount, amount, state.end);
    }

    function makePermanent(uint256 id) external onlyAllowed(id) {
        State memory state = _current(id);
        if (state.isPermanent) revert LockIsPermanent(id);
        _requireRunning(id, state);
        (state.isPermanent, state.end) = (true, 0);
        _write(id, state);
        emit LockMadePermanent(id, state.amount);
    }

    function endPermanence(uint256 id) external onlyAllowed(id) withoutVote(id) {
        State memory state = _current(id);
        if (!state.isPermanent) revert LockNotPermanent(id);
        (state.isPermanent, state.end) = (false, _endAfter(LONGEST, block.timestamp));
        _write(id, state);
        emit PermanenceEnded(id, state.amount, state.end);
    }

    function withdraw(uint256 id)
        external
        onlyAllowed(id)
        withoutVote(id)
        returns (uint256 amount)
    {
        State memory state = _current(id);
        if (state.isPermanent) revert LockIsPermanent(id);
        if (state.end > block.timestamp) revert LockNotExpired(id, state.end);
        amount = state.amount;
        _close(id);
        totalLocked -= amount;
        if (!IERC20(token).transfer(state.owner, amount)) revert TokenRefused(token);
        emit LockWithdrawn(id, state.owner, amount);
    }

    function locksOf(address owner) external view returns (uint256[] memory ids) {
        ids = new uint256[](balanceOf[owner]);
        uint256 found;
        for (uint256 id = 1; found < ids.length; id++) {
            if (_states[id][_states[id].length - 1].owner == owner) ids[found++] = id;
        }
    }

    function lockOf(uint256 id) external view returns (uint256, uint256, bool) {
        State memory state = _current(id);
        return (state.amount, state.end, state.isPermanent);
    }

    function weightOf(uint256 id) external view returns (uint256) {
        return weightAt(id, block.timestamp);
    }

    function weightAt(uint256 id, uint256 time) public view returns (uint256) {
        return _weight(_stateAt(id, time), time);
    }

    function ownerAt(uint256 id, uint256 time) external view returns (address) {
        return _stateAt(id, time).owner;
    }

    function totalWeight() external view returns (uint256) {
        return _totalAt(block.timestamp);
    }

    function totalWeightAt(uint256 time) external view returns (uint256) {
        if (time > block.timestamp) revert TimeNotReached(time);
        return _totalAt(time);
    }

    function _totalAt(uint256 time) private view returns (uint256 total) {
        for (uint256 id = 1; id <= _count; id++) total += _weight(_stateAt(id, time), time);
    }

    function _weight(State memory state, uint256 time) private pure returns (uint256) {
        if (state.isPermanent) return state.amount;
        return state.end > time ? state.amount * (state.end - time) / LONGEST : 0;
    }

    /// The end of a lock in so many seconds, which has to be later than now and another time.
    function _endAfter(uint256 duration, uint256 before) private view returns (uint256 end) {
        end = (block.timestamp + duration) / EPOCH * EPOCH;
        if (end <= before) revert EndNotLater(end);
        uint256 latest = block.timestamp + LONGEST;
        if (end > latest) revert EndTooLate(end, latest);
    }

    function _requireRunning(uint256 id, State memory state) private view {
        if (!state.isPermanent && state.end <= block.timestamp) revert LockExpired(id);
    }

    function _current(uint256 id) private view returns (State memory) {
        ownerOf(id);
        return _states[id][_states[id].length - 1];
    }

    function _stateAt(uint256 id, uint256 time) private view returns (State memory state) {
        if (time > block.timestamp) revert TimeNotReached(time);
        State[] storage states = _states[id];
        for (uint256 i = states.length; i > 0; i--) {
            if (states[i - 1].time <= time) return states[i - 1];
        }
    }

    function _write(uint256 id, State memory state) private {
        state.time = block.timestamp;
        _states[id].push(state);
    }

    function _open(address owner, uint256 amount, uint256 end) private returns (uint256 id) {
        id = ++_count;
        _create(owner, id);
        _write(id, State(0, owner, amount, end, false));
        emit LockCreated(id, owner, amount, end);
    }

    function _close(uint256 id) private {
        _destroy(id);
        _write(id, State(0, address(0), 0, 0, false));
    }

    function _take(uint256 amount) private {
        totalLocked += amount;
        if (!IERC20(token).transferFrom(msg.sender, address(this), amount)) {
            revert TokenRefused(token);
        }
    }

    function _afterMove(address from, address to, uint256 id) internal override {
        State[] storage states = _states[id];
        State memory state;
        if (states.length > 0) state = states[states.length - 1];
        state.owner = to;
        if (from == address(0) || to != address(0)) _write(id, state);
    }
}
