// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IPool {
    event Swap(
        address indexed sender,
        address indexed to,
        address indexed tokenIn,
        uint256 amountIn,
        uint256 amountOut,
        uint256 fee
    );
    event VoterFeesCollected(uint256 amount0, uint256 amount1);
    event GaugeLinked(address indexed gauge);

    error UnknownToken(address token);
    error NothingIn();
    error OutputTooSmall(uint256 amountOut, uint256 minOut);
    error NotEnoughLiquidity(uint256 amountLeft);
    error InputMissing(uint256 expected, uint256 received);
    error TokenRefused(address token);
    error Busy();
    error NotGauge(address caller);
    error NotVoter(address caller);
    error GaugeAlreadyLinked(address gauge);

    function factory() external view returns (address);
    function token0() external view returns (address);
    function token1() external view returns (address);
    function gauge() external view returns (address);
    function fee() external view returns (uint24);
    function voterFees() external view returns (uint256 amount0, uint256 amount1);
    function swap(address tokenIn, uint256 amountIn, uint256 minOut, address to)
        external
        returns (uint256 amountOut);
    function collectVoterFees() external returns (uint256 amount0, uint256 amount1);
    function linkGauge(address gauge) external;
}
