// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IERC721} from "../../content/contracts/IERC721.sol";
import {IPool} from "../../content/contracts/IPool.sol";
import {IVoter} from "../../content/contracts/IVoter.sol";
import {IVoteRewards} from "../../content/contracts/IVoteRewards.sol";

/// Fees and incentives for the voters of one pool, shared by epoch. For tests only.
contract VoteRewards is IVoteRewards {
    struct Votes {
        uint256 epoch;
        uint256 votes;
    }

    uint256 private constant EPOCH = 7 days;

    IVoter private immutable _voter;
    address public immutable pool;
    uint256 private immutable _first;

    address[] private _tokens;
    mapping(address token => mapping(uint256 epoch => uint256)) public rewardIn;
    mapping(uint256 id => Votes[]) private _votes;
    Votes[] private _totals;
    /// The first epoch for which a lock has not claimed a token.
    mapping(uint256 id => mapping(address token => uint256 epoch)) private _unclaimed;

    constructor(IVoter voter, address pool_) {
        _voter = voter;
        pool = pool_;
        _tokens = [IPool(pool_).token0(), IPool(pool_).token1()];
        _first = _start(block.timestamp);
    }

    function tokens() external view returns (address[] memory) {
        return _tokens;
    }

    function deposit(address token, uint256 amount) external {
        bool isGauge = msg.sender == _voter.gaugeOf(pool);
        if (!isGauge && !_voter.isListed(token)) revert NotListed(token);
        uint256 before = IERC20(token).balanceOf(address(this));
        if (!IERC20(token).transferFrom(msg.sender, address(this), amount)) {
            revert TokenRefused(token);
        }
        uint256 arrived = IERC20(token).balanceOf(address(this)) - before;
        if (arrived == 0) revert NothingDeposited();
        _list(token);
        uint256 epoch = _start(block.timestamp);
        rewardIn[token][epoch] += arrived;
        emit Deposited(msg.sender, token, epoch, arrived);
    }

    function recordVotes(uint256 id, uint256 votes) external {
        if (msg.sender != address(_voter)) revert NotVoter(msg.sender);
        uint256 epoch = _start(block.timestamp);
        uint256 total = totalVotesIn(epoch) - votesIn(id, epoch) + votes;
        _set(_votes[id], epoch, votes);
        _set(_totals, epoch, total);
        emit VotesRecorded(id, votes, total);
    }

    function votesIn(uint256 id, uint256 epoch) public view returns (uint256) {
        return _at(_votes[id], epoch);
    }

    function totalVotesIn(uint256 epoch) public view returns (uint256) {
        return _at(_totals, epoch);
    }

    function earned(uint256 id, address token) public view returns (uint256 amount) {
        uint256 epoch = _unclaimed[id][token];
        if (epoch < _first) epoch = _first;
        for (; epoch < _start(block.timestamp); epoch += EPOCH) {
            uint256 votes = votesIn(id, epoch);
            if (votes > 0) amount += rewardIn[token][epoch] * votes / totalVotesIn(epoch);
        }
    }

    function claim(uint256 id, address[] calldata tokens_) external {
        IERC721 escrow = IERC721(_voter.escrow());
        address owner = escrow.ownerOf(id);
        bool isAllowed = msg.sender == owner || escrow.getApproved(id) == msg.sender
            || escrow.isApprovedForAll(owner, msg.sender);
        if (!isAllowed) revert NotAllowed(msg.sender, id);
        for (uint256 i = 0; i < tokens_.length; i++) {
            address token = tokens_[i];
            uint256 amount = earned(id, token);
            _unclaimed[id][token] = _start(block.timestamp);
            if (amount == 0) continue;
            if (!IERC20(token).transfer(owner, amount)) revert TokenRefused(token);
            emit Claimed(id, token, owner, amount);
        }
    }

    function _list(address token) private {
        for (uint256 i = 0; i < _tokens.length; i++) if (_tokens[i] == token) return;
        _tokens.push(token);
    }

    function _start(uint256 time) private pure returns (uint256) {
        return time - time % EPOCH;
    }

    /// The votes at the end of an epoch, or at present if it has not ended.
    function _at(Votes[] storage all, uint256 epoch) private view returns (uint256) {
        for (uint256 i = all.length; i > 0; i--) {
            if (all[i - 1].epoch <= epoch) return all[i - 1].votes;
        }
        return 0;
    }

    function _set(Votes[] storage all, uint256 epoch, uint256 votes) private {
        if (all.length > 0 && all[all.length - 1].epoch == epoch) all[all.length - 1].votes = votes;
        else all.push(Votes(epoch, votes));
    }
}
