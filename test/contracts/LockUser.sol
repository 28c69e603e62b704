// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IEscrow} from "../../content/contracts/IEscrow.sol";
import {IVoter} from "../../content/contracts/IVoter.sol";
import {Ballot} from "../../content/examples/Ballot.sol";
import {Claims} from "../../content/examples/Claims.sol";
import {KeepLocked} from "../../content/examples/KeepLocked.sol";

/// Makes one contract of the examples about locks. For tests only.
contract LockUser is Ballot, Claims, KeepLocked {
    IEscrow private immutable _escrow;
    IVoter private immutable _voter;

    constructor(IEscrow escrow, IVoter voter) {
        _escrow = escrow;
        _voter = voter;
    }

    function lock(uint256 amount, uint256 duration) external returns (uint256) {
        IERC20(_escrow.token()).approve(address(_escrow), amount);
        return _escrow.createLock(amount, duration);
    }

    function makePermanent(uint256 id) external {
        _escrow.makePermanent(id);
    }

    function vote(uint256 id, address[] memory pools, uint256[] memory parts) external {
        _vote(_escrow, _voter, id, pools, parts);
    }

    function claim(uint256 id, address[] memory pools) external {
        _claim(_voter, id, pools);
    }

    function extend(uint256 id) external returns (bool) {
        return _extend(_escrow, id);
    }
}
