// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IRouter {
    struct Hop {
        address tokenIn;
        address tokenOut;
        address pool;
    }

    event Swapped(
        address indexed sender,
        address indexed to,
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        uint256 amountOut
    );

    error DeadlinePassed(uint256 deadline);
    error OutputTooSmall(uint256 amountOut, uint256 minOut);
    error UnknownPool(address pool);
    error HopsDoNotMeet(uint256 index);
    error NoHops();
    error TokenRefused(address token);

    function isKnown(address pool) external view returns (bool);
    function quote(uint256 amountIn, Hop[] calldata hops) external returns (uint256 amountOut);
    function swap(
        uint256 amountIn,
        uint256 minOut,
        Hop[] calldata hops,
        address to,
        uint256 deadline
    ) external returns (uint256 amountOut);
}
