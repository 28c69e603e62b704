// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../../content/contracts/IConcentratedPool.sol";
import {IERC20} from "../../content/contracts/IERC20.sol";
import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {LiquidityMath} from "../../content/examples/LiquidityMath.sol";
import {SwapMath} from "../../content/examples/SwapMath.sol";
import {TickBitmap} from "../../content/examples/TickBitmap.sol";
import {TickMath} from "../../content/examples/TickMath.sol";
import {WideMath} from "../../content/examples/WideMath.sol";

/// A concentrated pool with a fixed fee. For tests only.
contract ConcentratedPool is IConcentratedPool {
    using WideMath for uint256;

    struct Observation {
        uint32 time;
        int56 tickSum;
        bool isWritten;
    }

    /// What changes during a swap.
    struct SwapState {
        bool isDown;
        uint160 price;
        int24 tick;
        uint128 liquidity;
        uint256 left;
        uint256 amountOut;
        uint256 fees;
    }

    uint256 private constant Q128 = 2 ** 128;
    uint256 private constant WHOLE = 1e6;
    uint256 private constant ALL = 10_000;

    address public immutable factory;
    address public immutable positions;
    address public immutable token0;
    address public immutable token1;
    int24 public immutable tickSpacing;
    uint24 public immutable fee;
    uint16 private immutable _levy;
    uint128 public immutable maxLiquidityPerTick;

    address public gauge;
    uint160 public sqrtPriceX96;
    int24 public currentTick;
    uint128 public activeLiquidity;
    uint128 public stakedLiquidity;

    uint256[2] private _growthX128;
    uint256[2] private _voterFees;
    uint256 private _rewardGrowthX128;
    uint256 private _rewardRate;
    uint256 private _rewardUntil;
    uint256 private _rewardTime;
    uint256 private _unspent;

    mapping(int24 tick => Tick) private _ticks;
    mapping(int16 index => uint256) public tickWord;
    mapping(uint256 id => Position) private _positions;

    mapping(uint16 slot => Observation) public observation;
    uint16 private _newest;
    uint16 private _slots = 1;
    uint16 private _slotsNext = 1;
    bool private _isBusy;

    modifier notBusy() {
        if (_isBusy) revert Busy();
        _isBusy = true;
        _;
        _isBusy = false;
    }

    modifier onlyPositions() {
        if (msg.sender != positions) revert NotPositions(msg.sender);
        _;
    }

    modifier onlyGauge() {
        if (msg.sender != gauge) revert NotGauge(msg.sender);
        _;
    }

    constructor(
        address positions_,
        address tokenA,
        address tokenB,
        int24 spacing,
        uint24 fee_,
        uint16 levy_,
        uint160 price
    ) {
        factory = msg.sender;
        positions = positions_;
        (token0, token1) = (tokenA, tokenB);
        (tickSpacing, fee, _levy) = (spacing, fee_, levy_);
        uint24 count = uint24(TickMath.MAX_TICK / spacing) * 2 + 1;
        maxLiquidityPerTick = type(uint128).max / count;
        (sqrtPriceX96, currentTick) = (price, TickMath.tickAt(price));
        observation[0] = Observation(uint32(block.timestamp), 0, true);
        _rewardTime = block.timestamp;
        emit PriceSet(price, currentTick, 0);
    }

    function feeGrowth() external view returns (uint256, uint256) {
        return (_growthX128[0], _growthX128[1]);
    }

    function feeGrowthInside(int24 low, int24 high) external view returns (uint256, uint256) {
        _requireUsed(low, high);
        return _feesInside(low, high);
    }

    function _feesInside(int24 low, int24 high) private view returns (uint256, uint256) {
        Tick storage lower = _ticks[low];
        Tick storage upper = _ticks[high];
        return (
            _inside(
                low, high, _growthX128[0], lower.feeGrowthOutside0X128, upper.feeGrowthOutside0X128
            ),
            _inside(
                low, high, _growthX128[1], lower.feeGrowthOutside1X128, upper.feeGrowthOutside1X128
            )
        );
    }

    function rewardGrowthInside(int24 low, int24 high) external view returns (uint256) {
        _requireUsed(low, high);
        return _inside(
            low,
            high,
            _rewardGrowth(),
            _ticks[low].rewardGrowthOutsideX128,
            _ticks[high].rewardGrowthOutsideX128
        );
    }

    function tickAt(int24 tick) external view returns (Tick memory) {
        return _ticks[tick];
    }

    function positionOf(uint256 id) external view returns (Position memory) {
        _requirePosition(id);
        return _positions[id];
    }

    function owed(uint256 id) public view returns (uint256, uint256) {
        _requirePosition(id);
        Position storage held = _positions[id];
        if (held.isStaked) return (held.owed0, held.owed1);
        (uint256 inside0, uint256 inside1) = _feesInside(held.tickLower, held.tickUpper);
        return (
            held.owed0 + _grown(held.liquidity, inside0, held.feeGrowthInside0X128),
            held.owed1 + _grown(held.liquidity, inside1, held.feeGrowthInside1X128)
        );
    }

    function voterFees() external view returns (uint256, uint256) {
        return (_voterFees[0], _voterFees[1]);
    }

    function ring() external view returns (uint16, uint16) {
        return (_newest, _slots);
    }

    function observe(uint32[] calldata secondsAgo) external view returns (int56[] memory sums) {
        sums = new int56[](secondsAgo.length);
        for (uint256 i = 0; i < sums.length; i++) sums[i] = _tickSum(secondsAgo[i]);
    }

    function growRing(uint16 slots) external {
        if (slots <= _slotsNext) return;
        emit RingGrown(_slotsNext, slots);
        _slotsNext = slots;
    }

    function quote(address tokenIn, uint256 amountIn) external view returns (uint256) {
        SwapState memory state = _start(tokenIn, amountIn);
        uint160 limit = _lastPrice(tokenIn);
        while (state.left > 0 && state.price != limit) _step(state, limit);
        if (state.left > 0) revert NotEnoughLiquidity(state.left);
        return state.amountOut;
    }

    function swap(address tokenIn, uint256 amountIn, uint256 minOut, address to)
        external
        notBusy
        returns (uint256 amountOut)
    {
        uint256 used;
        (used, amountOut) = _swap(tokenIn, amountIn, _lastPrice(tokenIn), minOut, to);
        if (used < amountIn) revert NotEnoughLiquidity(amountIn - used);
    }

    function swapToPrice(
        address tokenIn,
        uint256 maxIn,
        uint160 limitX96,
        uint256 minOut,
        address to
    ) external notBusy returns (uint256, uint256) {
        bool isPassed = tokenIn == token0 ? limitX96 > sqrtPriceX96 : limitX96 < sqrtPriceX96;
        if (isPassed) revert PriceLimitPassed(sqrtPriceX96, limitX96);
        return _swap(tokenIn, maxIn, limitX96, minOut, to);
    }

    function addLiquidity(uint256 id, int24 tickLower, int24 tickUpper, uint128 liquidity)
        external
        onlyPositions
        notBusy
        returns (uint256 amount0, uint256 amount1)
    {
        _requireTick(tickLower);
        _requireTick(tickUpper);
        if (tickLower >= tickUpper) revert TickNotAllowed(tickLower);
        Position storage held = _positions[id];
        bool isNew = held.tickLower == held.tickUpper;
        if (!isNew && held.tickLower != tickLower) revert TickNotAllowed(tickLower);
        if (!isNew && held.tickUpper != tickUpper) revert TickNotAllowed(tickUpper);
        (held.tickLower, held.tickUpper) = (tickLower, tickUpper);
        (amount0, amount1) = _change(id, int128(liquidity));
        _take(token0, amount0);
        _take(token1, amount1);
    }

    function removeLiquidity(uint256 id, uint128 liquidity)
        external
        onlyPositions
        notBusy
        returns (uint256 amount0, uint256 amount1)
    {
        _requirePosition(id);
        Position storage held = _positions[id];
        if (liquidity > held.liquidity) revert TooMuchLiquidity(liquidity, held.liquidity);
        (amount0, amount1) = _change(id, -int128(liquidity));
        held.owed0 += amount0;
        held.owed1 += amount1;
    }

    function collect(uint256 id, address to)
        external
        onlyPositions
        notBusy
        returns (uint256 amount0, uint256 amount1)
    {
        _requirePosition(id);
        _settle(id);
        Position storage held = _positions[id];
        (amount0, amount1) = (held.owed0, held.owed1);
        (held.owed0, held.owed1) = (0, 0);
        _pay(token0, to, amount0);
        _pay(token1, to, amount1);
        emit Collected(id, to, amount0, amount1);
    }

    function setStaked(uint256 id, bool isStaked) external onlyGauge notBusy {
        _requirePosition(id);
        Position storage held = _positions[id];
        if (held.isStaked == isStaked) revert StakeUnchanged(id);
        _settle(id);
        _countRewards();
        int128 sign = isStaked ? int128(1) : -1;
        int128 change = int128(held.liquidity) * sign;
        if (_isInside(held.tickLower, held.tickUpper)) {
            stakedLiquidity = _plus(stakedLiquidity, change);
        }
        _ticks[held.tickLower].stakedNet += change;
        _ticks[held.tickUpper].stakedNet -= change;
        held.isStaked = isStaked;
        emit StakeSet(id, isStaked);
    }

    function setRewardRate(uint256 rate, uint256 until)
        external
        onlyGauge
        returns (uint256 unspent)
    {
        _countRewards();
        unspent = _unspent;
        if (_rewardUntil > block.timestamp) {
            unspent += (_rewardUntil - block.timestamp) * _rewardRate;
        }
        (_unspent, _rewardRate, _rewardUntil) = (0, rate, until);
        emit RewardRateSet(rate, until);
    }

    function collectVoterFees() external onlyGauge returns (uint256 amount0, uint256 amount1) {
        (amount0, amount1) = (_voterFees[0], _voterFees[1]);
        delete _voterFees;
        _pay(token0, gauge, amount0);
        _pay(token1, gauge, amount1);
        emit VoterFeesCollected(amount0, amount1);
    }

    function linkGauge(address gauge_) external {
        if (msg.sender != IPoolFactory(factory).voter()) revert NotVoter(msg.sender);
        if (gauge != address(0)) revert GaugeAlreadyLinked(gauge);
        gauge = gauge_;
        emit GaugeLinked(gauge_);
    }

    function _swap(address tokenIn, uint256 maxIn, uint160 limit, uint256 minOut, address to)
        private
        returns (uint256 amountIn, uint256 amountOut)
    {
        SwapState memory state = _start(tokenIn, maxIn);
        _countRewards();
        while (state.left > 0 && state.price != limit) {
            uint128 liquidity = state.liquidity;
            (uint256 feeAmount, int24 crossed, bool isCrossed) = _step(state, limit);
            if (feeAmount > 0) _shareFee(state.isDown ? 0 : 1, feeAmount, liquidity);
            if (isCrossed) _cross(crossed, state.isDown);
        }
        amountIn = maxIn - state.left;
        amountOut = state.amountOut;
        if (amountOut < minOut) revert OutputTooSmall(amountOut, minOut);
        if (state.tick != currentTick) _observe();
        sqrtPriceX96 = state.price;
        currentTick = state.tick;
        activeLiquidity = state.liquidity;
        _take(tokenIn, amountIn);
        _pay(state.isDown ? token1 : token0, to, amountOut);
        emit Swap(msg.sender, to, tokenIn, amountIn, amountOut, state.fees);
        emit PriceSet(state.price, state.tick, state.liquidity);
    }

    function _lastPrice(address tokenIn) private view returns (uint160) {
        int24 last = tokenIn == token0 ? -TickMath.MAX_TICK : TickMath.MAX_TICK;
        return TickMath.sqrtPriceAt(last);
    }

    function _start(address tokenIn, uint256 maxIn) private view returns (SwapState memory state) {
        if (tokenIn != token0 && tokenIn != token1) revert UnknownToken(tokenIn);
        if (maxIn == 0) revert NothingIn();
        state.isDown = tokenIn == token0;
        state.price = sqrtPriceX96;
        state.tick = currentTick;
        state.liquidity = activeLiquidity;
        state.left = maxIn;
    }

    /// Swaps to the next tick with liquidity, or to the limit, or until the input is used up.
    function _step(SwapState memory state, uint160 limit)
        private
        view
        returns (uint256 feeAmount, int24 next, bool isCrossed)
    {
        bool isSet;
        int24 step = TickBitmap.start(state.tick, tickSpacing, state.isDown);
        uint256 word = tickWord[int16(step >> 8)];
        (next, isSet) = TickBitmap.find(word, step, tickSpacing, state.isDown);
        uint160 tickPrice = TickMath.sqrtPriceAt(next);
        bool isBeyond = state.isDown ? tickPrice < limit : tickPrice > limit;
        uint256 amountIn;
        uint256 amountOut;
        (state.price, amountIn, amountOut, feeAmount) = SwapMath.step(
            state.price, isBeyond ? limit : tickPrice, state.liquidity, state.left, fee
        );
        state.left -= amountIn + feeAmount;
        state.amountOut += amountOut;
        state.fees += feeAmount;
        if (state.price != tickPrice) {
            state.tick = TickMath.tickAt(state.price);
            return (feeAmount, next, false);
        }
        if (isSet) {
            int128 net = _ticks[next].liquidityNet;
            state.liquidity = _plus(state.liquidity, state.isDown ? -net : net);
        }
        state.tick = state.isDown ? next - 1 : next;
        return (feeAmount, next, isSet);
    }

    /// Staked liquidity gives its fees to voters, other liquidity a part of them.
    function _shareFee(uint256 index, uint256 amount, uint128 liquidity) private {
        uint256 staked = amount.mulDiv(stakedLiquidity, liquidity);
        uint256 toVoters = staked;
        if (gauge != address(0)) toVoters += (amount - staked) * _levy / ALL;
        _voterFees[index] += toVoters;
        uint128 others = liquidity - stakedLiquidity;
        if (others > 0) {
            unchecked {
                _growthX128[index] += (amount - toVoters).mulDiv(Q128, others);
            }
        }
    }

    function _cross(int24 tick, bool isDown) private {
        Tick storage crossed = _ticks[tick];
        unchecked {
            crossed.feeGrowthOutside0X128 = _growthX128[0] - crossed.feeGrowthOutside0X128;
            crossed.feeGrowthOutside1X128 = _growthX128[1] - crossed.feeGrowthOutside1X128;
            crossed.rewardGrowthOutsideX128 = _rewardGrowthX128 - crossed.rewardGrowthOutsideX128;
        }
        stakedLiquidity = _plus(stakedLiquidity, isDown ? -crossed.stakedNet : crossed.stakedNet);
    }

    function _change(uint256 id, int128 change) private returns (uint256 amount0, uint256 amount1) {
        Position storage held = _positions[id];
        (int24 low, int24 high) = (held.tickLower, held.tickUpper);
        _countRewards();
        _flip(low, change, change);
        _flip(high, change, -change);
        _settle(id);
        held.liquidity = _plus(held.liquidity, change);
        if (_isInside(low, high)) {
            _observe();
            activeLiquidity = _plus(activeLiquidity, change);
        }
        (amount0, amount1) = LiquidityMath.amounts(
            sqrtPriceX96,
            TickMath.sqrtPriceAt(low),
            TickMath.sqrtPriceAt(high),
            uint128(change < 0 ? -change : change),
            change > 0
        );
        if (_ticks[low].liquidityGross == 0) delete _ticks[low];
        if (_ticks[high].liquidityGross == 0) delete _ticks[high];
        emit LiquidityChanged(id, low, high, change, amount0, amount1);
    }

    /// Changes the liquidity at a tick, and notes in the bitmap whether there is any.
    function _flip(int24 tick, int128 gross, int128 net) private {
        Tick storage changed = _ticks[tick];
        bool wasSet = changed.liquidityGross > 0;
        if (!wasSet && tick <= currentTick) {
            changed.feeGrowthOutside0X128 = _growthX128[0];
            changed.feeGrowthOutside1X128 = _growthX128[1];
            changed.rewardGrowthOutsideX128 = _rewardGrowthX128;
        }
        changed.liquidityGross = _plus(changed.liquidityGross, gross);
        changed.liquidityNet += net;
        if (changed.liquidityGross > maxLiquidityPerTick) revert TickFull(tick);
        bool isSet = changed.liquidityGross > 0;
        if (wasSet == isSet) return;
        int24 step = tick / tickSpacing;
        tickWord[int16(step >> 8)] ^= 1 << uint256(int256(step & 255));
    }

    /// Adds the fees since the last time to what is owed.
    function _settle(uint256 id) private {
        Position storage held = _positions[id];
        (held.owed0, held.owed1) = owed(id);
        (held.feeGrowthInside0X128, held.feeGrowthInside1X128) =
            _feesInside(held.tickLower, held.tickUpper);
    }

    function _grown(uint128 liquidity, uint256 inside, uint256 before)
        private
        pure
        returns (uint256)
    {
        unchecked {
            return (inside - before).mulDiv(liquidity, Q128);
        }
    }

    function _inside(int24 low, int24 high, uint256 all, uint256 outsideLow, uint256 outsideHigh)
        private
        view
        returns (uint256)
    {
        unchecked {
            uint256 below = currentTick >= low ? outsideLow : all - outsideLow;
            uint256 above = currentTick < high ? outsideHigh : all - outsideHigh;
            return all - below - above;
        }
    }

    function _isInside(int24 low, int24 high) private view returns (bool) {
        return currentTick >= low && currentTick < high;
    }

    function _rewardGrowth() private view returns (uint256) {
        if (stakedLiquidity == 0) return _rewardGrowthX128;
        unchecked {
            return _rewardGrowthX128 + _rewardSeconds() * _rewardRate * Q128 / stakedLiquidity;
        }
    }

    function _rewardSeconds() private view returns (uint256) {
        uint256 end = block.timestamp.min(_rewardUntil);
        return end > _rewardTime ? end - _rewardTime : 0;
    }

    function _countRewards() private {
        _rewardGrowthX128 = _rewardGrowth();
        if (stakedLiquidity == 0) _unspent += _rewardSeconds() * _rewardRate;
        _rewardTime = block.timestamp;
    }

    /// Writes an observation, at most one in a second.
    function _observe() private {
        Observation memory last = observation[_newest];
        if (last.time == block.timestamp) return;
        if (_newest + 1 == _slots && _slotsNext > _slots) _slots = _slotsNext;
        int56 sum = last.tickSum + currentTick * int56(uint56(block.timestamp - last.time));
        _newest = (_newest + 1) % _slots;
        observation[_newest] = Observation(uint32(block.timestamp), sum, true);
    }

    function _tickSum(uint32 secondsAgo) private view returns (int56) {
        uint32 time = uint32(block.timestamp) - secondsAgo;
        Observation memory later = observation[_newest];
        if (later.time <= time) {
            return later.tickSum + currentTick * int56(uint56(time - later.time));
        }
        uint16 least = _slots == 1 ? 0 : 1; // steps back from the newest
        uint16 most = observation[(_newest + 1) % _slots].isWritten ? _slots - 1 : _newest;
        Observation memory earlier = observation[_back(most)];
        if (earlier.time > time) revert ObservationTooOld(secondsAgo);
        while (least < most) {
            uint16 middle = (least + most) / 2;
            if (observation[_back(middle)].time <= time) most = middle;
            else least = middle + 1;
        }
        earlier = observation[_back(most)];
        later = observation[_back(most - 1)];
        int56 span = int56(uint56(later.time - earlier.time));
        int56 passed = int56(uint56(time - earlier.time));
        return earlier.tickSum + (later.tickSum - earlier.tickSum) / span * passed;
    }

    function _back(uint16 steps) private view returns (uint16) {
        return (_newest + _slots - steps) % _slots;
    }

    function _plus(uint128 value, int128 change) private pure returns (uint128) {
        return change < 0 ? value - uint128(-change) : value + uint128(change);
    }

    function _requirePosition(uint256 id) private view {
        if (_positions[id].tickLower == _positions[id].tickUpper) revert UnknownPosition(id);
    }

    function _requireUsed(int24 low, int24 high) private view {
        if (_ticks[low].liquidityGross == 0) revert TickNotAllowed(low);
        if (_ticks[high].liquidityGross == 0 || low >= high) revert TickNotAllowed(high);
    }

    function _requireTick(int24 tick) private view {
        bool isAllowed = tick % tickSpacing == 0 && tick >= -TickMath.MAX_TICK;
        if (!isAllowed || tick > TickMath.MAX_TICK) revert TickNotAllowed(tick);
    }

    function _take(address token, uint256 amount) private {
        if (amount == 0) return;
        uint256 before = IERC20(token).balanceOf(address(this));
        if (!IERC20(token).transferFrom(msg.sender, address(this), amount)) {
            revert TokenRefused(token);
        }
        uint256 received = IERC20(token).balanceOf(address(this)) - before;
        if (received < amount) revert InputMissing(amount, received);
    }

    function _pay(address token, address to, uint256 amount) private {
        if (amount > 0 && !IERC20(token).transfer(to, amount)) revert TokenRefused(token);
    }
}
