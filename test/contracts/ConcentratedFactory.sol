// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {ConcentratedPool} from "./ConcentratedPool.sol";

/// Makes concentrated pools with fixed fees. For tests only.
contract ConcentratedFactory is IPoolFactory {
    uint16 private constant LEVY = 1_000; // basis points

    address public voter;
    address public positions;
    /// The fees of these pools are fixed.
    address public constant feeModule = address(0);

    int24[] private _spacings;
    address[] private _pools;
    mapping(int24 spacing => uint24) private _fees;
    mapping(address pool => bool) public isPool;
    mapping(address token0 => mapping(address token1 => mapping(int24 => address))) private _poolOf;

    /// Fees are in millionths.
    constructor(int24[] memory spacings, uint24[] memory fees) {
        _spacings = spacings;
        for (uint256 i = 0; i < fees.length; i++) _fees[spacings[i]] = fees[i];
    }

    /// The contract of positions is deployed after the factory that it asks.
    function setPositions(address positions_) external {
        require(positions == address(0));
        positions = positions_;
    }

    function setVoter(address voter_) external {
        require(voter == address(0));
        voter = voter_;
    }

    function makes(Kind kind) public pure returns (bool) {
        return kind == Kind.Concentrated;
    }

    function tickSpacings() external view returns (int24[] memory) {
        return _spacings;
    }

    function poolCount() external view returns (uint256) {
        return _pools.length;
    }

    function poolAt(uint256 index) external view returns (address) {
        return _pools[index];
    }

    function poolOf(address tokenA, address tokenB, Kind, int24 tickSpacing)
        public
        view
        returns (address pool)
    {
        (address token0, address token1) = _sorted(tokenA, tokenB);
        return _poolOf[token0][token1][tickSpacing];
    }

    function kindOf(address pool) external view returns (Kind, int24) {
        return (Kind.Concentrated, ConcentratedPool(pool).tickSpacing());
    }

    function createPool(address tokenA, address tokenB, Kind kind, int24 tickSpacing, uint160 price)
        external
        returns (address pool)
    {
        if (!makes(kind)) revert KindNotMade(kind);
        uint24 fee = _fees[tickSpacing];
        if (fee == 0) revert SpacingNotAllowed(tickSpacing);
        if (price == 0) revert PriceNotAllowed(price);
        if (tokenA == tokenB) revert SameToken(tokenA);
        (address token0, address token1) = _sorted(tokenA, tokenB);
        if (token0.code.length == 0) revert NotAToken(token0);
        if (token1.code.length == 0) revert NotAToken(token1);
        pool = _poolOf[token0][token1][tickSpacing];
        if (pool != address(0)) revert PoolExists(pool);
        pool = address(
            new ConcentratedPool(positions, token0, token1, tickSpacing, fee, LEVY, price)
        );
        _poolOf[token0][token1][tickSpacing] = pool;
        _pools.push(pool);
        isPool[pool] = true;
        emit PoolCreated(token0, token1, kind, tickSpacing, pool);
    }

    function _sorted(address a, address b) private pure returns (address, address) {
        return a < b ? (a, b) : (b, a);
    }
}
