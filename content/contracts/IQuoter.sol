// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IRouter} from "./IRouter.sol";

interface IQuoter {
    struct Step {
        uint256 amountIn;
        uint256 amountOut;
        uint24 fee;
        uint160 sqrtPriceX96After;
        uint32 ticksCrossed;
    }

    error UnknownPool(address pool);
    error HopsDoNotMeet(uint256 index);
    error NoHops();
    error NotEnoughLiquidity(uint256 index);

    function quoteOutput(uint256 amountIn, IRouter.Hop[] calldata hops)
        external
        view
        returns (uint256 amountOut, Step[] memory steps);
    function quoteInput(uint256 amountOut, IRouter.Hop[] calldata hops)
        external
        view
        returns (uint256 amountIn, Step[] memory steps);
}
