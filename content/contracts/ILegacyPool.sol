// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "./IERC20.sol";
import {IPool} from "./IPool.sol";

interface ILegacyPool is IPool, IERC20 {
    struct Snapshot {
        uint256 time;
        uint256 reserveSum0;
        uint256 reserveSum1;
    }

    event ReservesSet(uint256 reserve0, uint256 reserve1);
    event Minted(
        address indexed sender,
        address indexed to,
        uint256 amount0,
        uint256 amount1,
        uint256 liquidity
    );
    event Burned(
        address indexed sender,
        address indexed to,
        uint256 amount0,
        uint256 amount1,
        uint256 liquidity
    );
    event FeesClaimed(
        address indexed owner,
        address indexed to,
        uint256 amount0,
        uint256 amount1
    );

    error LiquidityTooSmall(uint256 liquidity, uint256 minLiquidity);
    error AmountsTooSmall(uint256 amount0, uint256 amount1);
    error UnknownSnapshot(uint256 index);
    error TooFewSnapshots(uint256 available, uint256 needed);
    error NoSolution();

    function isCorrelated() external view returns (bool);
    function reserves() external view returns (uint256 reserve0, uint256 reserve1);
    function reserveSums()
        external
        view
        returns (uint256 reserveSum0, uint256 reserveSum1, uint256 time);
    function quote(address tokenIn, uint256 amountIn) external view returns (uint256 amountOut);
    function snapshots() external view returns (uint256 count);
    function snapshot(uint256 index) external view returns (Snapshot memory);
    function averageQuote(address tokenIn, uint256 amountIn, uint256 samples)
        external
        view
        returns (uint256 amountOut);
    function claimable(address owner) external view returns (uint256 amount0, uint256 amount1);

    function mint(uint256 amount0, uint256 amount1, uint256 minLiquidity, address to)
        external
        returns (uint256 liquidity);
    function burn(uint256 liquidity, uint256 amount0Min, uint256 amount1Min, address to)
        external
        returns (uint256 amount0, uint256 amount1);
    function claimFees(address to) external returns (uint256 amount0, uint256 amount1);
}
