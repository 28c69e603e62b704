// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IConcentratedPool} from "../../content/contracts/IConcentratedPool.sol";
import {IERC20} from "../../content/contracts/IERC20.sol";
import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {IPositions} from "../../content/contracts/IPositions.sol";
import {LiquidityMath} from "../../content/examples/LiquidityMath.sol";
import {TickMath} from "../../content/examples/TickMath.sol";
import {Erc721} from "./Erc721.sol";

/// Positions in concentrated pools, as tokens. For tests only.
contract Positions is IPositions, Erc721 {
    struct Range {
        IConcentratedPool pool;
        int24 tickLower;
        int24 tickUpper;
    }

    IPoolFactory public immutable factory;
    uint256 private _count;
    mapping(uint256 id => Range) private _ranges;

    modifier inTime(uint256 deadline) {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline);
        _;
    }

    modifier onlyAllowed(uint256 id) {
        if (!_isAllowed(msg.sender, id)) revert NotAllowed(msg.sender, id);
        _;
    }

    constructor(IPoolFactory factory_) {
        factory = factory_;
    }

    function mint(Order calldata order)
        external
        inTime(order.deadline)
        returns (uint256 id, uint128 liquidity, uint256 amount0, uint256 amount1)
    {
        if (!factory.isPool(order.pool)) revert UnknownPool(order.pool);
        id = ++_count;
        if (order.tickLower >= order.tickUpper) revert TickNotAllowed(order.tickLower);
        _ranges[id] = Range(IConcentratedPool(order.pool), order.tickLower, order.tickUpper);
        _create(order.to, id);
        (liquidity, amount0, amount1) =
            _add(id, order.amount0, order.amount1, order.amount0Min, order.amount1Min);
        emit Minted(id, order.to, liquidity, amount0, amount1);
    }

    function add(
        uint256 id,
        uint256 amount0,
        uint256 amount1,
        uint256 amount0Min,
        uint256 amount1Min,
        uint256 deadline
    ) external inTime(deadline) returns (uint128 liquidity, uint256 used0, uint256 used1) {
        ownerOf(id);
        (liquidity, used0, used1) = _add(id, amount0, amount1, amount0Min, amount1Min);
        emit Added(id, liquidity, used0, used1);
    }

    function remove(
        uint256 id,
        uint128 liquidity,
        uint256 amount0Min,
        uint256 amount1Min,
        uint256 deadline
    )
        external
        inTime(deadline)
        onlyAllowed(id)
        returns (uint256 amount0, uint256 amount1)
    {
        uint128 available = liquidityOf(id);
        if (liquidity > available) revert TooMuchLiquidity(liquidity, available);
        (amount0, amount1) = _ranges[id].pool.removeLiquidity(id, liquidity);
        if (amount0 < amount0Min || amount1 < amount1Min) revert AmountsTooSmall(amount0, amount1);
        emit Removed(id, liquidity, amount0, amount1);
    }

    function collect(uint256 id, address to)
        external
        onlyAllowed(id)
        returns (uint256 amount0, uint256 amount1)
    {
        (amount0, amount1) = _ranges[id].pool.collect(id, to);
        emit Collected(id, to, amount0, amount1);
    }

    function burn(uint256 id) external onlyAllowed(id) {
        (uint256 owed0, uint256 owed1) = owedOf(id);
        if (liquidityOf(id) > 0 || owed0 > 0 || owed1 > 0) revert NotEmpty(id);
        _destroy(id);
        delete _ranges[id];
        emit Burned(id);
    }

    function liquidityOf(uint256 id) public view returns (uint128) {
        ownerOf(id);
        return _ranges[id].pool.positionOf(id).liquidity;
    }

    function rangeOf(uint256 id) external view returns (address, int24, int24) {
        ownerOf(id);
        Range memory range = _ranges[id];
        return (address(range.pool), range.tickLower, range.tickUpper);
    }

    function owedOf(uint256 id) public view returns (uint256, uint256) {
        ownerOf(id);
        return _ranges[id].pool.owed(id);
    }

    function _add(
        uint256 id,
        uint256 amount0,
        uint256 amount1,
        uint256 amount0Min,
        uint256 amount1Min
    ) private returns (uint128 liquidity, uint256 used0, uint256 used1) {
        Range memory range = _ranges[id];
        liquidity = LiquidityMath.liquidityFor(
            range.pool.sqrtPriceX96(),
            TickMath.sqrtPriceAt(range.tickLower),
            TickMath.sqrtPriceAt(range.tickUpper),
            amount0,
            amount1
        );
        if (liquidity == 0) revert NoLiquidity();
        address token0 = range.pool.token0();
        address token1 = range.pool.token1();
        _take(token0, amount0, address(range.pool));
        _take(token1, amount1, address(range.pool));
        (used0, used1) = range.pool.addLiquidity(id, range.tickLower, range.tickUpper, liquidity);
        if (used0 < amount0Min || used1 < amount1Min) revert AmountsTooSmall(used0, used1);
        _give(token0, amount0 - used0);
        _give(token1, amount1 - used1);
    }

    function _take(address token, uint256 amount, address pool) private {
        if (amount == 0) return;
        if (!IERC20(token).transferFrom(msg.sender, address(this), amount)) {
            revert TokenRefused(token);
        }
        if (!IERC20(token).approve(pool, amount)) revert TokenRefused(token);
    }

    function _give(address token, uint256 amount) private {
        if (amount > 0 && !IERC20(token).transfer(msg.sender, amount)) revert TokenRefused(token);
    }
}
