// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../contracts/IConcentratedPool.sol";
import {IERC20} from "../contracts/IERC20.sol";
import {IPositions} from "../contracts/IPositions.sol";
import {GuardedSale} from "./GuardedSale.sol";
import {PriceGuard} from "./PriceGuard.sol";
import {RangeLens} from "./RangeLens.sol";
import {SafeTransfer} from "./SafeTransfer.sol";
import {ShareVault} from "./ShareVault.sol";
import {Strategy} from "./Strategy.sol";
import {WideMath} from "./WideMath.sol";

/// Keeps concentrated liquidity around the average price, and moves it when
/// that has left the range.
contract RangeStrategy is Strategy {
    using SafeTransfer for address;
    using WideMath for uint256;

    error PriceInRange(int24 average, int24 low, int24 high);
    error WrongAsset(address asset);
    error TooLittleLiquidity(uint256 left);

    /// What is held at one price: in the position, owed by it, and beside
    /// it.
    struct Amounts {
        uint256 token0;
        uint256 token1;
    }

    bytes32 private constant WIDTH = "range width"; // ticks to either side
    bytes32 private constant MAX_DEVIATION = "max deviation"; // ticks
    uint32 private constant WINDOW = 1800; // seconds
    uint256 private constant WHOLE = 1e6; // fees are in millionths
    uint256 private constant Q96 = 2 ** 96;
    /// One part in so many may lie idle before a rebalance puts it to work.
    uint256 private constant IDLE_PARTS = 20;

    IConcentratedPool public immutable pool;
    IPositions public immutable positions;
    RangeLens public immutable lens;
    address public immutable token0;
    address public immutable token1;
    bool private immutable _isAsset0;

    /// The position, and zero if there is none.
    uint256 public positionId;
    int24 public low;
    int24 public high;

    constructor(
        address asset_,
        IConcentratedPool pool_,
        RangeLens lens_,
        Terms memory terms_,
        Parameter[] memory parameters_
    )
        ShareVault(asset_, "Range strategy", "RANGE")
        Strategy(terms_, parameters_)
    {
        (pool, lens) = (pool_, lens_);
        positions = IPositions(pool_.positions());
        (token0, token1) = (pool_.token0(), pool_.token1());
        if (asset_ != token0 && asset_ != token1) {
            revert WrongAsset(asset_);
        }
        _isAsset0 = asset_ == token0;
        _requireWithin(WIDTH, uint24(pool_.tickSpacing()), 100_000);
        _requireWithin(MAX_DEVIATION, 1, 10_000);
    }

    function rules()
        external
        pure
        returns (string memory uri, bytes32 digest)
    {
        return ("", 0);
    }

    function tokens()
        public
        view
        override
        returns (address[] memory list)
    {
        list = new address[](2);
        (list[0], list[1]) =
            _isAsset0 ? (token0, token1) : (token1, token0);
    }

    // #region value
    /// At the average price, which nobody can move within one block.
    function totalAssets() public view override returns (uint256) {
        return _worth(_averagePrice(), WHOLE);
    }

    /// At the highest of three prices, and with the fee of buying the other
    /// token: a new depositor gets a part of what is there, and would have
    /// to buy it otherwise. The third price is that of the last second.
    /// While the average lags behind the market, anybody can push the
    /// current price to it within one block, but not a price from before
    /// the block.
    function _entryAssets()
        internal
        view
        override
        returns (uint256 assets)
    {
        uint256 net = WHOLE - pool.fee();
        uint160[3] memory prices = [
            _averagePrice(),
            pool.sqrtPriceX96(),
            lens.averagePrice(pool, 1)
        ];
        for (uint256 i = 0; i < prices.length; i++) {
            uint256 worth = _worth(prices[i], net);
            if (worth > assets) assets = worth;
        }
    }

    function _isOpen() internal view override returns (bool) {
        if (!_isPriced()) return false;
        int24 average = PriceGuard.averageTick(pool, WINDOW);
        return PriceGuard.distance(pool.currentTick(), average) <= _bound();
    }

    /// The record of prices covers the window.
    function _isPriced() internal view override returns (bool) {
        return PriceGuard.reach(pool) >= WINDOW;
    }

    function _averagePrice() private view returns (uint160) {
        return lens.averagePrice(pool, WINDOW);
    }

    /// In the asset. The other token counts as `WHOLE / net` of its price.
    function _worth(uint160 price, uint256 net)
        private
        view
        returns (uint256)
    {
        return _valueOf(_held(price), price, net);
    }

    function _valueOf(Amounts memory amounts, uint160 price, uint256 net)
        private
        view
        returns (uint256)
    {
        uint256 other = _isAsset0
            ? amounts.token1.mulDiv(Q96, price).mulDiv(Q96, price)
            : amounts.token0.mulDiv(price, Q96).mulDiv(price, Q96);
        return (_isAsset0 ? amounts.token0 : amounts.token1)
            + other.mulDiv(WHOLE, net);
    }

    function _held(uint160 price)
        private
        view
        returns (Amounts memory held)
    {
        held = _idle();
        if (positionId == 0) return held;
        (uint256 owed0, uint256 owed1) = positions.owedOf(positionId);
        uint128 liquidity = positions.liquidityOf(positionId);
        (uint256 in0, uint256 in1) = _amountsOf(price, liquidity);
        held.token0 += owed0 + in0;
        held.token1 += owed1 + in1;
    }

    function _amountsOf(uint160 price, uint128 liquidity)
        private
        view
        returns (uint256, uint256)
    {
        return lens.amounts(price, low, high, liquidity);
    }

    function _idle() private view returns (Amounts memory) {
        return Amounts(
            IERC20(token0).balanceOf(address(this)),
            IERC20(token1).balanceOf(address(this))
        );
    }
    // #endregion value

    // #region leave
    function _takeOut(uint256 part, uint256 whole)
        internal
        override
        returns (uint256[] memory amounts)
    {
        uint256 out0;
        uint256 out1;
        if (positionId != 0) {
            uint256 liquidity = uint256(positions.liquidityOf(positionId))
                .mulDiv(part, whole);
            if (liquidity > 0) {
                (out0, out1) = positions.remove(
                    positionId, uint128(liquidity), 0, 0, block.timestamp
                );
            }
            positions.collect(positionId, address(this));
        }
        // The fees that came with it belong to everyone.
        Amounts memory idle = _idle();
        out0 += (idle.token0 - out0).mulDiv(part, whole);
        out1 += (idle.token1 - out1).mulDiv(part, whole);
        return _inOrder(out0, out1);
    }

    function _sell(uint256[] memory amounts)
        internal
        override
        returns (uint256 assets)
    {
        assets = amounts[0];
        if (amounts[1] == 0) return assets;
        (address other, bool isDown) = _other();
        other.allow(address(pool), amounts[1]);
        (uint256 sold, uint256 received) = pool.swapToPrice(
            other, amounts[1], lens.limitOf(pool, isDown), 0, address(this)
        );
        if (sold < amounts[1]) {
            revert TooLittleLiquidity(amounts[1] - sold);
        }
        return assets + received;
    }

    function _proceeds(uint256 part, uint256 whole)
        internal
        view
        override
        returns (uint256)
    {
        Amounts memory rest = _idle();
        RangeLens.Removed memory removed;
        uint256 out0;
        uint256 out1;
        if (positionId != 0) {
            (uint256 owed0, uint256 owed1) = positions.owedOf(positionId);
            rest.token0 += owed0;
            rest.token1 += owed1;
            uint256 liquidity = uint256(positions.liquidityOf(positionId))
                .mulDiv(part, whole);
            removed = RangeLens.Removed(uint128(liquidity), low, high);
            (out0, out1) =
                _amountsOf(pool.sqrtPriceX96(), uint128(liquidity));
        }
        out0 += rest.token0.mulDiv(part, whole);
        out1 += rest.token1.mulDiv(part, whole);
        uint256[] memory amounts = _inOrder(out0, out1);
        (, bool isDown) = _other();
        (uint256 received, uint256 left) =
            lens.quote(pool, isDown, amounts[1], removed);
        return left > 0 ? 0 : amounts[0] + received;
    }
    // #endregion leave

    // #region rule
    function _checkRules() internal view override {
        int24 average = PriceGuard.check(pool, WINDOW, _bound());
        if (!_hasLeft(average) && !_isIdle()) {
            revert PriceInRange(average, low, high);
        }
    }

    function _hasLeft(int24 average) private view returns (bool) {
        return positionId == 0 || average < low || average >= high;
    }

    /// Whether more than a small part waits beside the position.
    function _isIdle() private view returns (bool) {
        uint160 price = _averagePrice();
        return _valueOf(_idle(), price, WHOLE) * IDLE_PARTS
            > _worth(price, WHOLE);
    }

    function _bound() private view returns (uint24) {
        return GuardedSale.bound(pool, uint24(_parameter(MAX_DEVIATION)));
    }
    // #endregion rule

    // #region move
    function _rebalance() internal override returns (bool) {
        int24 average = PriceGuard.averageTick(pool, WINDOW);
        if (_hasLeft(average)) {
            _closeAll();
            int24 width = int24(uint24(_parameter(WIDTH)));
            (low, high) =
            (_toSpacing(average - width), _toSpacing(average + width));
        } else {
            positions.collect(positionId, address(this));
        }
        _swapToRatio();
        Amounts memory idle = _idle();
        token0.allow(address(positions), idle.token0);
        token1.allow(address(positions), idle.token1);
        if (positionId == 0) {
            (positionId,,,) = positions.mint(
                IPositions.Order(
                    address(pool),
                    low,
                    high,
                    idle.token0,
                    idle.token1,
                    0,
                    0,
                    address(this),
                    block.timestamp
                )
            );
        } else {
            positions.add(
                positionId, idle.token0, idle.token1, 0, 0, block.timestamp
            );
        }
        return true;
    }

    /// Sells what there is too much of for the range at the current price.
    function _swapToRatio() private {
        uint160 price = pool.sqrtPriceX96();
        Amounts memory idle = _idle();
        (uint256 need0, uint256 need1) = _amountsOf(price, 1e18);
        // All amounts in token 1.
        uint256 has0 = idle.token0.mulDiv(price, Q96).mulDiv(price, Q96);
        uint256 wants0 = need0.mulDiv(price, Q96).mulDiv(price, Q96);
        uint256 target =
            (has0 + idle.token1).mulDiv(wants0, wants0 + need1);
        if (has0 > target) {
            _swap(token0, idle.token0.mulDiv(has0 - target, has0));
        } else if (target > has0) {
            _swap(token1, target - has0);
        }
    }

    function _swap(address tokenIn, uint256 amount) private {
        uint24 maxDeviation = uint24(_parameter(MAX_DEVIATION));
        if (amount > 0) {
            GuardedSale.sell(pool, tokenIn, amount, WINDOW, maxDeviation);
        }
    }

    function _toSpacing(int24 tick) private view returns (int24 rounded) {
        int24 spacing = pool.tickSpacing();
        rounded = tick / spacing * spacing;
        if (tick < 0 && rounded != tick) rounded -= spacing;
    }
    // #endregion move

    // #region income
    /// Collects fees in both tokens and sells none, so that its caller
    /// cannot gain from a price.
    function _harvest() internal override returns (uint256 income) {
        if (positionId == 0) return 0;
        (uint256 fees0, uint256 fees1) =
            positions.collect(positionId, address(this));
        return _valueOf(Amounts(fees0, fees1), _averagePrice(), WHOLE);
    }
    // #endregion income

    function _closeAll() internal override {
        if (positionId == 0) return;
        uint128 liquidity = positions.liquidityOf(positionId);
        if (liquidity > 0) {
            positions.remove(positionId, liquidity, 0, 0, block.timestamp);
        }
        positions.collect(positionId, address(this));
        positions.burn(positionId);
        positionId = 0;
    }

    function _other() private view returns (address token, bool isDown) {
        return _isAsset0 ? (token1, false) : (token0, true);
    }

    /// The asset first.
    function _inOrder(uint256 amount0, uint256 amount1)
        private
        view
        returns (uint256[] memory amounts)
    {
        amounts = new uint256[](2);
        (amounts[0], amounts[1]) =
            _isAsset0 ? (amount0, amount1) : (amount1, amount0);
    }
}
