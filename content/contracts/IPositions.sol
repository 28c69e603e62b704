// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC721} from "./IERC721.sol";

interface IPositions is IERC721 {
    struct Order {
        address pool;
        int24 tickLower;
        int24 tickUpper;
        uint256 amount0;
        uint256 amount1;
        uint256 amount0Min;
        uint256 amount1Min;
        address to;
        uint256 deadline;
    }

    event Minted(
        uint256 indexed id,
        address indexed to,
        uint128 liquidity,
        uint256 amount0,
        uint256 amount1
    );
    event Added(uint256 indexed id, uint128 liquidity, uint256 amount0, uint256 amount1);
    event Removed(uint256 indexed id, uint128 liquidity, uint256 amount0, uint256 amount1);
    event Collected(uint256 indexed id, address indexed to, uint256 amount0, uint256 amount1);
    event Burned(uint256 indexed id);

    error DeadlinePassed(uint256 deadline);
    error AmountsTooSmall(uint256 amount0, uint256 amount1);
    error TickNotAllowed(int24 tick);
    error NotAllowed(address caller, uint256 id);
    error NotEmpty(uint256 id);
    error UnknownPool(address pool);
    error UnknownPosition(uint256 id);
    error NoLiquidity();
    error TooMuchLiquidity(uint128 asked, uint128 available);
    error TokenRefused(address token);

    function mint(Order calldata order)
        external
        returns (uint256 id, uint128 liquidity, uint256 amount0, uint256 amount1);
    function add(
        uint256 id,
        uint256 amount0,
        uint256 amount1,
        uint256 amount0Min,
        uint256 amount1Min,
        uint256 deadline
    ) external returns (uint128 liquidity, uint256 used0, uint256 used1);
    function remove(
        uint256 id,
        uint128 liquidity,
        uint256 amount0Min,
        uint256 amount1Min,
        uint256 deadline
    ) external returns (uint256 amount0, uint256 amount1);
    function collect(uint256 id, address to) external returns (uint256 amount0, uint256 amount1);
    function burn(uint256 id) external;
    function liquidityOf(uint256 id) external view returns (uint128);
    function rangeOf(uint256 id)
        external
        view
        returns (address pool, int24 tickLower, int24 tickUpper);
    function owedOf(uint256 id) external view returns (uint256 amount0, uint256 amount1);
}
