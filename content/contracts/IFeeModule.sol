// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPoolFactory} from "./IPoolFactory.sol";

interface IFeeModule {
    struct Fee {
        uint24 base;
        uint24 cap;
        uint24 perTick;
        uint32 lookback;
    }

    event FeeAnnounced(address indexed pool, Fee fee, uint256 effectAt);
    event DefaultFeeAnnounced(IPoolFactory.Kind indexed kind, Fee fee, uint256 effectAt);
    event LevySet(uint16 levy);
    event FeeManagerSet(address indexed feeManager);

    error NotFeeManager(address caller);
    error NotGovernance(address caller);
    error UnknownPool(address pool);
    error OutOfBounds(uint256 value, uint256 least, uint256 most);

    function feeManager() external view returns (address);
    function governance() external view returns (address);
    function levy() external view returns (uint16);
    function levyOf(address pool) external view returns (uint16);
    function feeOf(address pool) external view returns (uint24);
    function termsOf(address pool) external view returns (Fee memory fee, bool isOwn);
    function defaultTerms(IPoolFactory.Kind kind) external view returns (Fee memory fee);
    function announced(address pool) external view returns (Fee memory fee, uint256 effectAt);
    function announcedDefault(IPoolFactory.Kind kind)
        external
        view
        returns (Fee memory fee, uint256 effectAt);
    function announce(address pool, Fee calldata fee) external returns (uint256 effectAt);
    function announceDefault(IPoolFactory.Kind kind, Fee calldata fee)
        external
        returns (uint256 effectAt);
    function setLevy(uint16 levy) external;
    function setFeeManager(address feeManager) external;
}
