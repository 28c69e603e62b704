// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IEscrow} from "../../content/contracts/IEscrow.sol";
import {IMinter} from "../../content/contracts/IMinter.sol";
import {Token} from "./Token.sol";

/// Mints the emission of each epoch, and the rebase of locks. For tests only.
contract Minter is IMinter {
    uint256 private constant EPOCH = 7 days;
    uint256 private constant WHOLE = 10_000;
    uint256 private constant KEPT = 9_900; // of the emission before, in basis points
    uint256 private constant REBASE_FACTOR = 5_000;
    uint16 private constant TEAM_MOST = 500;
    uint16 private constant TAIL_LEAST = 10;
    uint16 private constant TAIL_MOST = 50;
    uint16 private constant TAIL_STEP = 5;
    uint256 private constant TAIL_PAUSE = 28 days;

    address public immutable token;
    address public immutable escrow;
    address public immutable voter;
    address public team;
    address public governance;
    uint16 public teamShare = TEAM_MOST;
    uint16 public tailRate = 30;

    uint256 private immutable _tailBelow;
    uint256 private _next;
    uint256 private _returned;
    uint256 private _changeableAt;
    uint256[] private _epochs;
    mapping(uint256 epoch => uint256) public emissionOf;
    mapping(uint256 epoch => uint256) public rebaseOf;
    /// How many of the minted epochs a lock has claimed.
    mapping(uint256 id => uint256) private _claimed;

    modifier onlyGovernance() {
        if (msg.sender != governance) revert NotGovernance(msg.sender);
        _;
    }

    constructor(address escrow_, uint256 firstEmission, uint256 tailBelow) {
        escrow = escrow_;
        voter = IEscrow(escrow_).voter();
        token = IEscrow(escrow_).token();
        team = msg.sender;
        governance = msg.sender;
        _next = firstEmission;
        _tailBelow = tailBelow;
    }

    function mintEpoch() external returns (uint256 emission) {
        uint256 epoch = block.timestamp - block.timestamp % EPOCH;
        if (lastMinted() == epoch) return 0;
        uint256 supply = Token(token).totalSupply();
        uint256 free = supply - IEscrow(escrow).totalWeightAt(epoch - 1);
        (emission,) = nextEmission();
        uint256 rebase = REBASE_FACTOR * emission / WHOLE * free / supply * free / supply;
        uint256 teamAmount = emission * teamShare / WHOLE;
        emissionOf[epoch] = emission;
        rebaseOf[epoch] = rebase;
        _epochs.push(epoch);
        if (_next >= _tailBelow) _next = _next * KEPT / WHOLE;
        uint256 spared = _returned < emission + rebase ? _returned : emission + rebase;
        _returned -= spared;
        Token(token).mint(address(this), emission + rebase - spared);
        _pay(team, teamAmount);
        _pay(voter, emission - teamAmount);
        emit EpochMinted(epoch, emission, teamAmount, rebase, emission + rebase - spared);
    }

    function lastMinted() public view returns (uint256) {
        return _epochs.length == 0 ? 0 : _epochs[_epochs.length - 1];
    }

    function epochNumber() external view returns (uint256) {
        return _epochs.length;
    }

    function nextEmission() public view returns (uint256 amount, bool isTail) {
        isTail = _next < _tailBelow;
        amount = isTail ? Token(token).totalSupply() * tailRate / WHOLE : _next;
    }

    function rebaseEarned(uint256 id) public view returns (uint256 amount) {
        for (uint256 i = _claimed[id]; i < _epochs.length; i++) {
            uint256 before = _epochs[i] - 1;
            uint256 weight = IEscrow(escrow).weightAt(id, before);
            if (weight == 0) continue;
            amount += rebaseOf[_epochs[i]] * weight / IEscrow(escrow).totalWeightAt(before);
        }
    }

    function claimRebase(uint256 id) external returns (uint256 amount) {
        address owner = IEscrow(escrow).ownerAt(id, block.timestamp);
        if (owner == address(0)) revert UnknownLock(id);
        (, uint256 end, bool isPermanent) = IEscrow(escrow).lockOf(id);
        bool isAdded = isPermanent || end > block.timestamp;
        if (!isAdded && msg.sender != owner) revert NotAllowed(msg.sender, id);
        amount = rebaseEarned(id);
        _claimed[id] = _epochs.length;
        if (amount == 0) return 0;
        if (isAdded) {
            if (!Token(token).approve(escrow, amount)) revert TokenRefused(token);
            IEscrow(escrow).addToLock(id, amount);
        } else {
            _pay(owner, amount);
        }
        emit RebaseClaimed(id, owner, amount, isAdded);
    }

    function returnEmission(uint256 amount) external {
        if (msg.sender != voter) revert NotVoter(msg.sender);
        _returned += amount;
        if (!Token(token).transferFrom(voter, address(this), amount)) revert TokenRefused(token);
        emit EmissionReturned(amount);
    }

    function tailBounds() external view returns (uint16, uint16, uint16, uint256) {
        return (TAIL_LEAST, TAIL_MOST, TAIL_STEP, _changeableAt);
    }

    function setTailRate(uint16 rate) external onlyGovernance {
        if (rate < TAIL_LEAST || rate > TAIL_MOST) revert OutOfBounds(rate, TAIL_LEAST, TAIL_MOST);
        uint16 change = rate > tailRate ? rate - tailRate : tailRate - rate;
        if (change == 0) return;
        if (change > TAIL_STEP) revert StepTooLarge(rate, tailRate, TAIL_STEP);
        if (block.timestamp < _changeableAt) revert TooEarly(_changeableAt);
        _changeableAt = block.timestamp + TAIL_PAUSE;
        tailRate = rate;
        emit TailRateSet(rate);
    }

    function setTeamShare(uint16 share) external onlyGovernance {
        if (share > TEAM_MOST) revert OutOfBounds(share, 0, TEAM_MOST);
        teamShare = share;
        emit TeamShareSet(share);
    }

    function setTeam(address newTeam) external {
        if (msg.sender != team) revert NotTeam(msg.sender);
        team = newTeam;
        emit TeamSet(newTeam);
    }

    function setGovernance(address newGovernance) external onlyGovernance {
        governance = newGovernance;
        emit GovernanceSet(newGovernance);
    }

    function _pay(address to, uint256 amount) private {
        if (amount > 0 && !Token(token).transfer(to, amount)) revert TokenRefused(token);
    }
}
