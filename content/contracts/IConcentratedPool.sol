// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPool} from "./IPool.sol";

interface IConcentratedPool is IPool {
    struct Tick {
        uint128 liquidityGross;
        int128 liquidityNet;
        int128 stakedNet;
        uint256 feeGrowthOutside0X128;
        uint256 feeGrowthOutside1X128;
        uint256 rewardGrowthOutsideX128;
    }

    struct Holding {
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
        bool isStaked;
        uint256 feeGrowthInside0X128;
        uint256 feeGrowthInside1X128;
        uint256 owed0;
        uint256 owed1;
    }

    event PriceSet(uint160 sqrtPriceX96, int24 tick, uint128 activeLiquidity);
    event LiquidityChanged(
        uint256 indexed id,
        int24 indexed tickLower,
        int24 indexed tickUpper,
        int256 liquidity,
        uint256 amount0,
        uint256 amount1
    );
    event Collected(uint256 indexed id, address indexed to, uint256 amount0, uint256 amount1);
    event StakeSet(uint256 indexed id, bool isStaked);
    event RewardRateSet(uint256 rate, uint256 until);
    event RingGrown(uint16 slotsBefore, uint16 slotsAfter);

    error ObservationTooOld(uint32 secondsAgo);
    error TickNotAllowed(int24 tick);
    error TickFull(int24 tick);
    error PriceLimitPassed(uint160 sqrtPriceX96, uint160 limitX96);
    error NotPositions(address caller);
    error UnknownHolding(uint256 id);
    error TooMuchLiquidity(uint128 asked, uint128 available);
    error StakeUnchanged(uint256 id);

    function positions() external view returns (address);
    function tickSpacing() external view returns (int24);
    function maxLiquidityPerTick() external view returns (uint128);
    function sqrtPriceX96() external view returns (uint160);
    function currentTick() external view returns (int24);
    function activeLiquidity() external view returns (uint128);
    function stakedLiquidity() external view returns (uint128);
    function feeGrowth() external view returns (uint256 growth0X128, uint256 growth1X128);
    function feeGrowthInside(int24 tickLower, int24 tickUpper)
        external
        view
        returns (uint256 growth0X128, uint256 growth1X128);
    function rewardGrowthInside(int24 tickLower, int24 tickUpper)
        external
        view
        returns (uint256 growthX128);
    function tickAt(int24 tick) external view returns (Tick memory);
    function tickWord(int16 index) external view returns (uint256 bits);
    function holding(uint256 id) external view returns (Holding memory);
    function owed(uint256 id) external view returns (uint256 amount0, uint256 amount1);

    function ring() external view returns (uint16 newest, uint16 slots);
    function observation(uint16 slot)
        external
        view
        returns (uint32 time, int56 tickSum, bool isWritten);
    function observe(uint32[] calldata secondsAgo) external view returns (int56[] memory tickSums);
    function growRing(uint16 slots) external;

    function swapToPrice(
        address tokenIn,
        uint256 maxIn,
        uint160 limitX96,
        uint256 minOut,
        address to
    ) external returns (uint256 amountIn, uint256 amountOut);

    function addLiquidity(uint256 id, int24 tickLower, int24 tickUpper, uint128 liquidity)
        external
        returns (uint256 amount0, uint256 amount1);
    function removeLiquidity(uint256 id, uint128 liquidity)
        external
        returns (uint256 amount0, uint256 amount1);
    function collect(uint256 id, address to) external returns (uint256 amount0, uint256 amount1);
    function setStaked(uint256 id, bool isStaked) external;
    function setRewardRate(uint256 rate, uint256 until) external returns (uint256 unspent);
}
