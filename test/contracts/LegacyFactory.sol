// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {LegacyPool} from "./LegacyPool.sol";

/// Makes volatile and correlated pools with fixed fees. For tests only.
contract LegacyFactory is IPoolFactory {
    address public voter;
    /// Concentrated pools have other factories.
    address public constant positions = address(0);
    /// The fees of these pools are fixed.
    address public constant feeModule = address(0);

    uint24 private immutable _volatileFee;
    uint24 private immutable _correlatedFee;
    address[] private _pools;
    mapping(address pool => bool) public isPool;
    mapping(address token0 => mapping(address token1 => mapping(Kind => address))) private _poolOf;

    /// Fees are in millionths.
    constructor(uint24 volatileFee, uint24 correlatedFee) {
        _volatileFee = volatileFee;
        _correlatedFee = correlatedFee;
    }

    /// The voter is deployed after the factory that it approves.
    function setVoter(address voter_) external {
        require(voter == address(0));
        voter = voter_;
    }

    function makes(Kind kind) public pure returns (bool) {
        return kind != Kind.Concentrated;
    }

    function tickSpacings() external pure returns (int24[] memory) {
        return new int24[](0);
    }

    function poolCount() external view returns (uint256) {
        return _pools.length;
    }

    function poolAt(uint256 index) external view returns (address) {
        return _pools[index];
    }

    function poolOf(address tokenA, address tokenB, Kind kind, int24)
        external
        view
        returns (address)
    {
        (address token0, address token1) = _sorted(tokenA, tokenB);
        return _poolOf[token0][token1][kind];
    }

    function kindOf(address pool) external view returns (Kind kind, int24 tickSpacing) {
        return (LegacyPool(pool).isCorrelated() ? Kind.Correlated : Kind.Volatile, 0);
    }

    function createPool(address tokenA, address tokenB, Kind kind, int24 tickSpacing, uint160 price)
        external
        returns (address pool)
    {
        if (!makes(kind)) revert KindNotMade(kind);
        if (tickSpacing != 0) revert SpacingNotAllowed(tickSpacing);
        if (price != 0) revert PriceNotAllowed(price);
        if (tokenA == tokenB) revert SameToken(tokenA);
        (address token0, address token1) = _sorted(tokenA, tokenB);
        if (token0.code.length == 0) revert NotAToken(token0);
        if (token1.code.length == 0) revert NotAToken(token1);
        if (_poolOf[token0][token1][kind] != address(0)) {
            revert PoolExists(_poolOf[token0][token1][kind]);
        }
        bool isCorrelated = kind == Kind.Correlated;
        uint24 fee = isCorrelated ? _correlatedFee : _volatileFee;
        pool = address(new LegacyPool(token0, token1, isCorrelated, fee));
        _poolOf[token0][token1][kind] = pool;
        _pools.push(pool);
        isPool[pool] = true;
        emit PoolCreated(token0, token1, kind, 0, pool);
    }

    function _sorted(address a, address b) private pure returns (address, address) {
        return a < b ? (a, b) : (b, a);
    }
}
