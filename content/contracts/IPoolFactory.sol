// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IPoolFactory {
    enum Kind {
        Volatile,
        Correlated,
        Concentrated
    }

    event PoolCreated(
        address indexed token0,
        address indexed token1,
        Kind kind,
        int24 tickSpacing,
        address pool
    );

    error SameToken(address token);
    error NotAToken(address token);
    error KindNotMade(Kind kind);
    error SpacingNotAllowed(int24 tickSpacing);
    error PriceNotAllowed(uint160 sqrtPriceX96);
    error PoolExists(address pool);

    function voter() external view returns (address);
    function positions() external view returns (address);
    function feeModule() external view returns (address);
    function makes(Kind kind) external view returns (bool);
    function tickSpacings() external view returns (int24[] memory);
    function isPool(address pool) external view returns (bool);
    function poolCount() external view returns (uint256);
    function poolAt(uint256 index) external view returns (address);
    function poolOf(address tokenA, address tokenB, Kind kind, int24 tickSpacing)
        external
        view
        returns (address pool);
    function kindOf(address pool) external view returns (Kind kind, int24 tickSpacing);
    function createPool(
        address tokenA,
        address tokenB,
        Kind kind,
        int24 tickSpacing,
        uint160 sqrtPriceX96
    ) external returns (address pool);
}
