// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {ILegacyPool} from "../../content/contracts/ILegacyPool.sol";
import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {Erc20} from "./Erc20.sol";

interface IDecimals {
    function decimals() external view returns (uint8);
}

/// A pool over all prices, volatile or correlated, with a fixed fee. For tests only.
contract LegacyPool is ILegacyPool, Erc20 {
    uint256 private constant ONE = 1e18;
    /// Fees are in millionths.
    uint256 private constant WHOLE = 1e6;
    uint256 private constant PERIOD = 30 minutes;
    /// Pool tokens that the first deposit locks for ever.
    uint256 private constant LOCKED = 1_000;
    address private constant NOBODY = address(0xdead);
    uint256 private constant Q128 = 2 ** 128;

    string public constant name = "Pool token";
    string public constant symbol = "POOL";
    uint8 public constant decimals = 18;

    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    bool public immutable isCorrelated;
    uint24 public immutable fee;
    uint256 private immutable _scale0;
    uint256 private immutable _scale1;

    address public gauge;

    uint256 private _reserve0;
    uint256 private _reserve1;
    uint256 private _sum0;
    uint256 private _sum1;
    uint256 private _time;
    Snapshot[] private _snapshots;

    /// Fees since the start for each pool token, and what each owner has seen of them.
    uint256[2] private _growthX128;
    mapping(address owner => uint256[2]) private _seenX128;
    mapping(address owner => uint256[2]) private _owed;

    bool private _isBusy;

    modifier notBusy() {
        if (_isBusy) revert Busy();
        _isBusy = true;
        _;
        _isBusy = false;
    }

    constructor(address token0_, address token1_, bool isCorrelated_, uint24 fee_) {
        factory = msg.sender;
        token0 = token0_;
        token1 = token1_;
        isCorrelated = isCorrelated_;
        fee = fee_;
        _scale0 = 10 ** IDecimals(token0_).decimals();
        _scale1 = 10 ** IDecimals(token1_).decimals();
        _time = block.timestamp;
        _snapshots.push(Snapshot(block.timestamp, 0, 0));
    }

    function reserves() external view returns (uint256, uint256) {
        return (_reserve0, _reserve1);
    }

    function reserveSums() external view returns (uint256, uint256, uint256) {
        return (_sum0, _sum1, _time);
    }

    function snapshots() external view returns (uint256) {
        return _snapshots.length;
    }

    function snapshot(uint256 index) external view returns (Snapshot memory) {
        if (index >= _snapshots.length) revert UnknownSnapshot(index);
        return _snapshots[index];
    }

    function quote(address tokenIn, uint256 amountIn) external view returns (uint256) {
        bool isToken0 = _isToken0(tokenIn);
        if (amountIn == 0) revert NothingIn();
        return _output(isToken0, amountIn - _feeOf(amountIn), _reserve0, _reserve1);
    }

    function averageQuote(address tokenIn, uint256 amountIn, uint256 samples)
        external
        view
        returns (uint256)
    {
        bool isToken0 = _isToken0(tokenIn);
        if (amountIn == 0) revert NothingIn();
        if (samples == 0) revert NoSamples();
        uint256 count = _snapshots.length;
        if (count <= samples) revert TooFewSnapshots(count, samples + 1);
        uint256 total;
        for (uint256 i = count - samples; i < count; i++) {
            Snapshot storage from = _snapshots[i - 1];
            Snapshot storage to = _snapshots[i];
            uint256 passed = to.time - from.time;
            total += _output(
                isToken0,
                amountIn,
                (to.reserveSum0 - from.reserveSum0) / passed,
                (to.reserveSum1 - from.reserveSum1) / passed
            );
        }
        return total / samples;
    }

    function swap(address tokenIn, uint256 amountIn, uint256 minOut, address to)
        external
        notBusy
        returns (uint256 amountOut)
    {
        bool isToken0 = _isToken0(tokenIn);
        if (amountIn == 0) revert NothingIn();
        _take(tokenIn, amountIn);
        uint256 taken = _feeOf(amountIn);
        amountOut = _output(isToken0, amountIn - taken, _reserve0, _reserve1);
        if (amountOut < minOut) revert OutputTooSmall(amountOut, minOut);
        if (amountOut >= (isToken0 ? _reserve1 : _reserve0)) revert NotEnoughLiquidity(amountIn);
        _growthX128[isToken0 ? 0 : 1] += taken * Q128 / totalSupply;
        if (isToken0) _set(_reserve0 + amountIn - taken, _reserve1 - amountOut);
        else _set(_reserve0 - amountOut, _reserve1 + amountIn - taken);
        _pay(isToken0 ? token1 : token0, to, amountOut);
        emit Swap(msg.sender, to, tokenIn, amountIn, amountOut, taken);
    }

    function mint(uint256 amount0, uint256 amount1, uint256 minLiquidity, address to)
        external
        notBusy
        returns (uint256 liquidity)
    {
        _take(token0, amount0);
        _take(token1, amount1);
        if (totalSupply == 0) {
            liquidity = _root(amount0 * amount1);
            if (liquidity <= LOCKED) revert LiquidityTooSmall(liquidity, LOCKED + 1);
            liquidity -= LOCKED;
            _move(address(0), NOBODY, LOCKED);
        } else {
            uint256 from0 = amount0 * totalSupply / _reserve0;
            uint256 from1 = amount1 * totalSupply / _reserve1;
            liquidity = from0 < from1 ? from0 : from1;
        }
        if (liquidity == 0 || liquidity < minLiquidity) {
            revert LiquidityTooSmall(liquidity, minLiquidity);
        }
        _move(address(0), to, liquidity);
        _set(_reserve0 + amount0, _reserve1 + amount1);
        emit Minted(msg.sender, to, amount0, amount1, liquidity);
    }

    function burn(uint256 liquidity, uint256 amount0Min, uint256 amount1Min, address to)
        external
        notBusy
        returns (uint256 amount0, uint256 amount1)
    {
        uint256 balance = balanceOf[msg.sender];
        if (liquidity == 0 || liquidity > balance) revert LiquidityTooSmall(liquidity, balance);
        amount0 = liquidity * _reserve0 / totalSupply;
        amount1 = liquidity * _reserve1 / totalSupply;
        if (amount0 < amount0Min || amount1 < amount1Min) revert AmountsTooSmall(amount0, amount1);
        _move(msg.sender, address(0), liquidity);
        _set(_reserve0 - amount0, _reserve1 - amount1);
        _pay(token0, to, amount0);
        _pay(token1, to, amount1);
        emit Burned(msg.sender, to, amount0, amount1, liquidity);
    }

    function claimable(address owner) public view returns (uint256 amount0, uint256 amount1) {
        return (_owedTo(owner, 0), _owedTo(owner, 1));
    }

    function claimFees(address to) external notBusy returns (uint256 amount0, uint256 amount1) {
        (amount0, amount1) = _payFees(msg.sender, to);
        emit FeesClaimed(msg.sender, to, amount0, amount1);
    }

    /// The fees of staked pool tokens, which the gauge holds, belong to voters.
    function voterFees() external view returns (uint256 amount0, uint256 amount1) {
        if (gauge != address(0)) return claimable(gauge);
    }

    function collectVoterFees() external notBusy returns (uint256 amount0, uint256 amount1) {
        if (msg.sender != gauge) revert NotGauge(msg.sender);
        (amount0, amount1) = _payFees(gauge, gauge);
        emit VoterFeesCollected(amount0, amount1);
    }

    function linkGauge(address gauge_) external {
        if (msg.sender != IPoolFactory(factory).voter()) revert NotVoter(msg.sender);
        if (gauge != address(0)) revert GaugeAlreadyLinked(gauge);
        gauge = gauge_;
        emit GaugeLinked(gauge_);
    }

    function _isToken0(address tokenIn) private view returns (bool) {
        if (tokenIn != token0 && tokenIn != token1) revert UnknownToken(tokenIn);
        return tokenIn == token0;
    }

    /// Rounds up, for the pool.
    function _feeOf(uint256 amountIn) private view returns (uint256) {
        return (amountIn * fee + WHOLE - 1) / WHOLE;
    }

    /// What an input without its fee gives at some reserves.
    function _output(bool isToken0, uint256 amountIn, uint256 reserve0, uint256 reserve1)
        private
        view
        returns (uint256)
    {
        (uint256 x, uint256 y) = isToken0 ? (reserve0, reserve1) : (reserve1, reserve0);
        if (x == 0 || y == 0) revert NotEnoughLiquidity(amountIn);
        if (!isCorrelated) return y * amountIn / (x + amountIn);
        (uint256 scaleX, uint256 scaleY) = isToken0 ? (_scale0, _scale1) : (_scale1, _scale0);
        uint256 scaledY = y * ONE / scaleY;
        uint256 k = _curve(x * ONE / scaleX, scaledY);
        uint256 left = _solve((x + amountIn) * ONE / scaleX, k, scaledY);
        return left < scaledY ? (scaledY - left) * scaleY / ONE : 0;
    }

    /// x³y + xy³
    function _curve(uint256 x, uint256 y) private pure returns (uint256) {
        return (x * y / ONE) * (x * x / ONE + y * y / ONE) / ONE;
    }

    /// Finds the least y on or above the curve by Newton's method, beginning at `y`.
    function _solve(uint256 x, uint256 k, uint256 y) private pure returns (uint256) {
        for (uint256 i = 0; i < 255; i++) {
            uint256 value = _curve(x, y);
            uint256 slope = (x * x / ONE) * x / ONE + 3 * x * (y * y / ONE) / ONE;
            if (value < k) {
                y += (k - value) * ONE / slope + 1;
            } else {
                uint256 step = (value - k) * ONE / slope;
                if (step == 0) return y;
                y -= step;
            }
        }
        revert NoSolution();
    }

    /// Sets the reserves, after it has counted the time of those before.
    function _set(uint256 reserve0, uint256 reserve1) private {
        uint256 passed = block.timestamp - _time;
        _sum0 += _reserve0 * passed;
        _sum1 += _reserve1 * passed;
        _time = block.timestamp;
        if (block.timestamp - _snapshots[_snapshots.length - 1].time > PERIOD) {
            _snapshots.push(Snapshot(block.timestamp, _sum0, _sum1));
        }
        _reserve0 = reserve0;
        _reserve1 = reserve1;
        emit ReservesSet(reserve0, reserve1);
    }

    function _owedTo(address owner, uint256 index) private view returns (uint256) {
        uint256 grown = _growthX128[index] - _seenX128[owner][index];
        return _owed[owner][index] + balanceOf[owner] * grown / Q128;
    }

    function _note(address owner) private {
        for (uint256 index = 0; index < 2; index++) {
            _owed[owner][index] = _owedTo(owner, index);
            _seenX128[owner][index] = _growthX128[index];
        }
    }

    function _beforeMove(address from, address to) internal override {
        _note(from);
        _note(to);
    }

    function _payFees(address owner, address to)
        private
        returns (uint256 amount0, uint256 amount1)
    {
        _note(owner);
        (amount0, amount1) = (_owed[owner][0], _owed[owner][1]);
        delete _owed[owner];
        _pay(token0, to, amount0);
        _pay(token1, to, amount1);
    }

    function _take(address token, uint256 amount) private {
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

    function _root(uint256 value) private pure returns (uint256 root) {
        root = value;
        uint256 next = value / 2 + 1;
        while (next < root) {
            root = next;
            next = (value / root + root) / 2;
        }
    }
}
