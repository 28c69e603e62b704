// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../contracts/IConcentratedPool.sol";
import {IERC20} from "../contracts/IERC20.sol";
import {IEscrow} from "../contracts/IEscrow.sol";
import {IVoter} from "../contracts/IVoter.sol";
import {IVoteRewards} from "../contracts/IVoteRewards.sol";
import {IVoteStrategy} from "../contracts/IVoteStrategy.sol";
import {GuardedSale} from "./GuardedSale.sol";
import {Parameters} from "./Parameters.sol";
import {PriceGuard} from "./PriceGuard.sol";
import {SafeTransfer} from "./SafeTransfer.sol";
import {TickMath} from "./TickMath.sol";
import {VoteSplit} from "./VoteSplit.sol";
import {WideMath} from "./WideMath.sol";

/// Votes with the locks of its depositors by the best split, and sells what
/// the pools pay.
contract VoteStrategy is IVoteStrategy, Parameters {
    using SafeTransfer for address;
    using WideMath for uint256;

    error NamedTwice(address account);

    struct Deposit {
        address owner;
        uint256 lock;
        uint256 paid; // rewards that were paid in the asset
    }

    /// Rewards that are sold together. Those that arrive during a sale wait
    /// for the next one.
    struct Batch {
        uint256 total;
        uint256 left;
        uint256 received;
    }

    bytes32 private constant VOTE_LEAD = "vote lead"; // seconds
    bytes32 private constant MAX_DEVIATION = "max deviation"; // ticks
    uint32 private constant WINDOW = 1800;
    uint256 private constant EPOCH = 7 days;
    uint256 private constant PAUSE = 1 hours;
    uint256 private constant ALL = 10_000; // basis points
    uint256 private constant MOST_FEE = 5_000;
    uint256 private constant MOST_CAP = 100;
    uint256 private constant MOST_LOCKS = 50;
    uint256 private constant Q96 = 2 ** 96;

    address public immutable asset;
    IEscrow public immutable escrow;
    IVoter public immutable voter;

    Terms private _terms;
    address[] private _pools;
    /// What the pools pay, besides the asset, and where it is sold.
    address[] private _tokens;
    mapping(address token => IConcentratedPool) private _marketOf;

    mapping(uint256 id => Deposit) private _deposits;
    uint256 private _count;
    uint256[] private _active;
    /// The epoch in which this contract has voted last with a deposit.
    mapping(uint256 id => uint256 epoch) private _votedIn;

    mapping(address token => mapping(uint256 batch => Batch)) private
        _batches;
    /// The batch that is sold next. Those before it are sold.
    mapping(address token => uint256 batch) private _selling;
    mapping(address token => uint256 time) private _soldAt;
    /// The batch to which claims are added.
    mapping(address token => uint256 batch) private _open;
    /// What a deposit has in a batch.
    mapping(
        uint256 id
            => mapping(address token => mapping(uint256 batch => uint256))
    ) private _credits;
    /// The batches in which a deposit has a part, in order.
    mapping(uint256 id => mapping(address token => uint256[] batches))
        private _batchesOf;
    /// How many of these it has collected.
    mapping(uint256 id => mapping(address token => uint256)) private
        _collected;
    bool private _isBusy;

    modifier once() {
        if (_isBusy) revert Busy();
        _isBusy = true;
        _;
        _isBusy = false;
    }

    constructor(
        address asset_,
        IVoter voter_,
        address[] memory pools_,
        IConcentratedPool[] memory markets,
        Terms memory terms_,
        Parameter[] memory parameters_
    )
        Parameters(
            terms_.strategist, terms_.delay, terms_.life, parameters_
        )
    {
        bool isFair = terms_.performanceFee <= MOST_FEE
            && terms_.keeperCap <= MOST_CAP;
        if (!isFair || terms_.feeReceiver == address(0)) {
            revert TermsRefused();
        }
        (asset, voter, escrow) = (asset_, voter_, IEscrow(voter_.escrow()));
        (_terms, _pools) = (terms_, pools_);
        for (uint256 i = 0; i < pools_.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                if (pools_[i] == pools_[j]) revert NamedTwice(pools_[i]);
            }
        }
        for (uint256 i = 0; i < markets.length; i++) {
            (address token0, address token1) =
                (markets[i].token0(), markets[i].token1());
            if (token0 != asset_ && token1 != asset_) {
                revert NothingToSell(token0);
            }
            address token = token0 == asset_ ? token1 : token0;
            if (address(_marketOf[token]) != address(0)) {
                revert NamedTwice(token);
            }
            _tokens.push(token);
            _marketOf[token] = markets[i];
        }
        _requireWithin(VOTE_LEAD, 1 hours, 6 days);
        _requireWithin(MAX_DEVIATION, 1, 10_000);
    }

    // #region locks
    function deposit(uint256 lock) external once returns (uint256 id) {
        (uint256 amount,,) = escrow.lockOf(lock);
        if (amount < _terms.minLock) {
            revert LockTooSmall(amount, _terms.minLock);
        }
        if (_active.length == MOST_LOCKS) revert Full();
        id = ++_count;
        (_deposits[id].owner, _deposits[id].lock) = (msg.sender, lock);
        _active.push(id);
        escrow.transferFrom(msg.sender, address(this), lock);
        emit LockDeposited(id, msg.sender, lock);
    }

    /// No rule, price or epoch can refuse it.
    function withdraw(uint256 id, address to) external once {
        uint256 lock = _deposits[id].lock;
        if (msg.sender != _deposits[id].owner || lock == 0) {
            revert NotYours(msg.sender, id);
        }
        _deposits[id].lock = 0;
        uint256 last = _active.length - 1;
        for (uint256 i = 0; i < last; i++) {
            if (_active[i] == id) _active[i] = _active[last];
        }
        _active.pop();
        escrow.transferFrom(address(this), to, lock);
        emit LockReturned(id, lock, to);
    }
    // #endregion locks

    // #region vote
    function vote(uint256[] calldata ids) external once {
        uint256 epoch = block.timestamp - block.timestamp % EPOCH;
        uint256 closes = epoch + EPOCH - PAUSE;
        uint256 opens = closes - _parameter(VOTE_LEAD);
        if (block.timestamp < opens || block.timestamp > closes) {
            revert NotNow(opens, closes);
        }
        (address[] memory pools, uint256[] memory parts) =
            _chosen(_split(ids, epoch));
        if (pools.length == 0) revert NothingToVoteFor();
        emit Planned(epoch, pools, parts);
        for (uint256 i = 0; i < ids.length; i++) {
            uint256 lock = _deposits[ids[i]].lock;
            if (lock == 0) continue;
            if (!_canVote(lock, epoch)) {
                emit VoteFailed(ids[i]);
                continue;
            }
            // No `try`: with too little gas it would leave a lock out that
            // has a part in the split.
            voter.vote(lock, pools, parts);
            _votedIn[ids[i]] = epoch;
        }
    }

    function _canVote(uint256 lock, uint256 epoch)
        private
        view
        returns (bool)
    {
        return voter.lastVoted(lock) < epoch && escrow.weightOf(lock) > 0;
    }

    /// The votes to add, so that they and those that this contract has cast
    /// before are the best split. Only a lock that votes now counts, so
    /// none can shift the votes of others and leave.
    function _split(uint256[] calldata ids, uint256 epoch)
        private
        view
        returns (uint256[] memory votes)
    {
        (uint256[] memory rewards, uint256[] memory others) =
            _offers(epoch);
        uint256[] memory cast = new uint256[](_pools.length);
        (uint256 added, uint256 before) = (0, 0);
        for (uint256 i = 0; i < _active.length; i++) {
            uint256 lock = _deposits[_active[i]].lock;
            bool hasVoted = _votedIn[_active[i]] == epoch;
            if (
                !hasVoted
                    && !(_isIn(ids, _active[i]) && _canVote(lock, epoch))
            ) continue;
            if (!hasVoted) added += escrow.weightOf(lock);
            uint256[] memory standing = _standing(lock, others);
            for (uint256 k = 0; k < standing.length; k++) {
                others[k] -= standing[k];
                if (!hasVoted) continue;
                cast[k] += standing[k];
                before += standing[k];
            }
        }
        if (added == 0) return new uint256[](cast.length);
        votes = VoteSplit.best(rewards, others, before + added);
        for (uint256 k = 0; k < votes.length; k++) {
            votes[k] = votes[k] > cast[k] ? votes[k] - cast[k] : 0;
        }
    }

    /// What each pool pays, and the votes on it. Nothing for one without a
    /// live gauge.
    function _offers(uint256 epoch)
        private
        view
        returns (uint256[] memory rewards, uint256[] memory votes)
    {
        rewards = new uint256[](_pools.length);
        votes = new uint256[](_pools.length);
        for (uint256 k = 0; k < _pools.length; k++) {
            if (voter.gaugeState(_pools[k]) != IVoter.GaugeState.Live) {
                continue;
            }
            rewards[k] = _rewardsIn(_pools[k], epoch);
            votes[k] = voter.poolVotes(_pools[k]);
        }
    }

    /// The votes of a lock on each pool that has a live gauge.
    function _standing(uint256 lock, uint256[] memory all)
        private
        view
        returns (uint256[] memory standing)
    {
        standing = new uint256[](all.length);
        (address[] memory pools, uint256[] memory votes) =
            voter.votesOf(lock);
        for (uint256 j = 0; j < pools.length; j++) {
            for (uint256 k = 0; k < all.length; k++) {
                if (_pools[k] == pools[j] && all[k] > 0) {
                    standing[k] = votes[j];
                }
            }
        }
    }

    /// The pools that get votes.
    function _chosen(uint256[] memory votes)
        private
        view
        returns (address[] memory pools, uint256[] memory parts)
    {
        uint256 count;
        for (uint256 k = 0; k < votes.length; k++) {
            if (votes[k] > 0) count++;
        }
        (pools, parts) = (new address[](count), new uint256[](count));
        for (uint256 k = votes.length; count > 0; k--) {
            if (votes[k - 1] == 0) continue;
            count--;
            (pools[count], parts[count]) = (_pools[k - 1], votes[k - 1]);
        }
    }

    function _isIn(uint256[] calldata ids, uint256 id)
        private
        pure
        returns (bool)
    {
        for (uint256 i = 0; i < ids.length; i++) {
            if (ids[i] == id) return true;
        }
        return false;
    }

    /// What a pool pays its voters so far, in the asset.
    function _rewardsIn(address pool, uint256 epoch)
        private
        view
        returns (uint256 worth)
    {
        IVoteRewards rewards = IVoteRewards(voter.rewardsOf(pool));
        worth = rewards.rewardIn(asset, epoch);
        for (uint256 i = 0; i < _tokens.length; i++) {
            worth += _worth(
                _tokens[i], rewards.rewardIn(_tokens[i], epoch)
            );
        }
    }

    /// At the average price. A token without a price counts for nothing.
    function _worth(address token, uint256 amount)
        private
        view
        returns (uint256)
    {
        IConcentratedPool market = _marketOf[token];
        if (amount == 0 || PriceGuard.reach(market) < WINDOW) return 0;
        uint256 price =
            TickMath.sqrtPriceAt(PriceGuard.averageTick(market, WINDOW));
        return token == market.token0()
            ? amount.mulDiv(price, Q96).mulDiv(price, Q96)
            : amount.mulDiv(Q96, price).mulDiv(Q96, price);
    }
    // #endregion vote

    // #region claim
    function claim(uint256[] calldata ids, address pool) external once {
        IVoteRewards rewards = IVoteRewards(voter.rewardsOf(pool));
        for (uint256 i = 0; i < ids.length; i++) {
            if (_deposits[ids[i]].lock == 0) continue;
            _claim(rewards, ids[i], asset);
            for (uint256 j = 0; j < _tokens.length; j++) {
                _claim(rewards, ids[i], _tokens[j]);
            }
        }
    }

    function _claim(IVoteRewards rewards, uint256 id, address token)
        private
    {
        uint256 lock = _deposits[id].lock;
        if (rewards.earned(lock, token) == 0) return;
        uint256 before = IERC20(token).balanceOf(address(this));
        address[] memory one = new address[](1);
        one[0] = token;
        try rewards.claim(lock, one) {}
        catch {
            emit ClaimFailed(id, token);
            return;
        }
        uint256 amount = IERC20(token).balanceOf(address(this)) - before;
        emit Claimed(id, token, amount);
        if (token == asset) {
            uint256 fee = amount * _terms.performanceFee / ALL;
            _deposits[id].paid += amount - fee;
            asset.give(_terms.feeReceiver, fee);
        } else {
            uint256 batch = _open[token];
            if (_credits[id][token][batch] == 0) {
                _batchesOf[id][token].push(batch);
            }
            _credits[id][token][batch] += amount;
            _batches[token][batch].total += amount;
            _batches[token][batch].left += amount;
        }
    }
    // #endregion claim

    // #region sell
    function sell(address token) external once {
        IConcentratedPool market = _marketOf[token];
        Batch storage batch = _batches[token][_selling[token]];
        if (address(market) == address(0) || batch.left == 0) {
            revert NothingToSell(token);
        }
        // Several sales in one block would move the price farther than one
        // may.
        if (_soldAt[token] == block.timestamp) {
            revert TooEarly(block.timestamp + 1);
        }
        _soldAt[token] = block.timestamp;
        if (_open[token] == _selling[token]) _open[token]++;
        (uint256 sold, uint256 received) = GuardedSale.sell(
            market,
            token,
            batch.left,
            WINDOW,
            uint24(_parameter(MAX_DEVIATION))
        );
        if (sold == 0) revert NothingToSell(token);
        uint256 fee = received * _terms.performanceFee / ALL;
        uint256 reward =
            (received * _terms.keeperCap / ALL).min(_terms.keeperReward);
        batch.left -= sold;
        batch.received += received - fee - reward;
        if (batch.left == 0) _selling[token]++;
        asset.give(_terms.feeReceiver, fee);
        asset.give(msg.sender, reward);
        emit Sold(token, sold, received, fee, reward);
    }
    // #endregion sell

    // #region collect
    function collect(uint256 id, address to)
        external
        once
        returns (uint256 amount)
    {
        if (msg.sender != _deposits[id].owner) {
            revert NotYours(msg.sender, id);
        }
        amount = _deposits[id].paid;
        _deposits[id].paid = 0;
        for (uint256 i = 0; i < _tokens.length; i++) {
            (uint256 part, uint256 count) = _earnedIn(_tokens[i], id);
            amount += part;
            _collected[id][_tokens[i]] = count;
        }
        asset.give(to, amount);
        emit Collected(id, to, amount);
    }

    function earned(uint256 id) external view returns (uint256 amount) {
        amount = _deposits[id].paid;
        for (uint256 i = 0; i < _tokens.length; i++) {
            (uint256 part,) = _earnedIn(_tokens[i], id);
            amount += part;
        }
    }

    /// Each deposit gets the part of a batch that its lock has brought in,
    /// rounded down. `count` is how many of its batches are sold.
    function _earnedIn(address token, uint256 id)
        private
        view
        returns (uint256 amount, uint256 count)
    {
        uint256[] storage batches = _batchesOf[id][token];
        count = _collected[id][token];
        for (
            ;
            count < batches.length && batches[count] < _selling[token];
            count++
        ) {
            Batch storage batch = _batches[token][batches[count]];
            uint256 credit = _credits[id][token][batches[count]];
            amount += credit.mulDiv(batch.received, batch.total);
        }
    }
    // #endregion collect

    function terms() external view returns (Terms memory) {
        return _terms;
    }

    function depositOf(uint256 id)
        external
        view
        returns (address owner, uint256 lock)
    {
        return (_deposits[id].owner, _deposits[id].lock);
    }
}
