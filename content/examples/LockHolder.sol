// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../contracts/IERC20.sol";
import {IEscrow} from "../contracts/IEscrow.sol";
import {IMinter} from "../contracts/IMinter.sol";
import {IVoter} from "../contracts/IVoter.sol";

/// Holds one lock for its owner.
contract LockHolder {
    error NotOwner();
    error TokenRefused(address token);
    error AlreadyLocked(uint256 id);
    error NotLocked();

    IERC20 public immutable token;
    IEscrow public immutable escrow;
    address public immutable owner;
    uint256 public id;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor(IEscrow escrow_) {
        token = IERC20(escrow_.token());
        escrow = escrow_;
        owner = msg.sender;
    }

    function lock(uint256 amount, uint256 duration) external onlyOwner {
        if (id != 0) revert AlreadyLocked(id);
        if (!token.transferFrom(owner, address(this), amount)) {
            revert TokenRefused(address(token));
        }
        if (!token.approve(address(escrow), amount)) {
            revert TokenRefused(address(token));
        }
        id = escrow.createLock(amount, duration);
    }

    /// Once the lock has expired and carries no vote. Nobody can claim for
    /// a lock that is gone, so its rebase comes first.
    function withdraw() external onlyOwner {
        if (id == 0) revert NotLocked();
        uint256 rebase =
            IMinter(IVoter(escrow.voter()).minter()).claimRebase(id);
        uint256 amount = escrow.withdraw(id);
        id = 0;
        if (!token.transfer(owner, amount + rebase)) {
            revert TokenRefused(address(token));
        }
    }
}
