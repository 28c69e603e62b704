// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC721} from "./IERC721.sol";

interface IEscrow is IERC721 {
    event LockCreated(uint256 indexed id, address indexed owner, uint256 amount, uint256 end);
    event LockIncreased(uint256 indexed id, uint256 added, uint256 amount);
    event LockExtended(uint256 indexed id, uint256 end);
    event LocksMerged(uint256 indexed from, uint256 indexed into, uint256 amount, uint256 end);
    event LockSplit(
        uint256 indexed id,
        uint256 indexed newId,
        uint256 amount,
        uint256 newAmount,
        uint256 end
    );
    event LockMadePermanent(uint256 indexed id, uint256 amount);
    event PermanenceEnded(uint256 indexed id, uint256 amount, uint256 end);
    event LockWithdrawn(uint256 indexed id, address indexed owner, uint256 amount);

    error EndNotLater(uint256 end);
    error EndTooLate(uint256 end, uint256 latest);
    error LockExpired(uint256 id);
    error LockNotExpired(uint256 id, uint256 end);
    error VoteStands(uint256 id);
    
    error NoAmount();
    error AmountTooLarge(uint256 asked, uint256 available);
    error SameLock(uint256 id);
    error LockIsPermanent(uint256 id);
    error LockNotPermanent(uint256 id);
    error TokenRefused(address token);
    error TimeNotPast(uint256 time);

    function createLock(uint256 amount, uint256 duration) external returns (uint256 id);
    function addToLock(uint256 id, uint256 amount) external;
    function extendLock(uint256 id, uint256 duration) external;
    function merge(uint256 from, uint256 into) external;
    function split(uint256 id, uint256 amount) external returns (uint256 newId);
    function makePermanent(uint256 id) external;
    function endPermanence(uint256 id) external;
    function withdraw(uint256 id) external returns (uint256 amount);

    function token() external view returns (address);
    function voter() external view returns (address);
    function locksOf(address owner) external view returns (uint256[] memory ids);
    function lockOf(uint256 id)
        external
        view
        returns (uint256 amount, uint256 end, bool isPermanent);
    function weightOf(uint256 id) external view returns (uint256);
    function weightAt(uint256 id, uint256 time) external view returns (uint256);
    function ownerAt(uint256 id, uint256 time) external view returns (address);
    function totalWeight() external view returns (uint256);
    function totalWeightAt(uint256 time) external view returns (uint256);
    function totalLocked() external view returns (uint256);
}
