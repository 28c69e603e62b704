// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC721} from "../../content/contracts/IERC721.sol";

/// Owners of tokens that are not alike. For tests only.
abstract contract Erc721 is IERC721 {
    mapping(uint256 id => address) private _owners;
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) private _approved;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x80ac58cd || interfaceId == 0x01ffc9a7;
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = _owners[id];
        if (owner == address(0)) revert UnknownId(id);
    }

    function getApproved(uint256 id) external view returns (address) {
        return _approved[id];
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf(id);
        if (msg.sender != owner && !isApprovedForAll[owner][msg.sender]) {
            revert NotAllowed(msg.sender, id);
        }
        _approved[id] = to;
        emit Approval(owner, to, id);
    }

    function setApprovalForAll(address operator, bool isApproved) external {
        isApprovedForAll[msg.sender][operator] = isApproved;
        emit ApprovalForAll(msg.sender, operator, isApproved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        if (ownerOf(id) != from || !_isAllowed(msg.sender, id)) revert NotAllowed(msg.sender, id);
        if (to == address(0)) revert NotAReceiver(to);
        _place(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        transferFrom(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes calldata) external {
        transferFrom(from, to, id);
    }

    /// Runs after a token has changed hands.
    function _afterMove(address from, address to, uint256 id) internal virtual {}

    function _isAllowed(address caller, uint256 id) internal view returns (bool) {
        address owner = ownerOf(id);
        return caller == owner || caller == _approved[id] || isApprovedForAll[owner][caller];
    }

    function _create(address to, uint256 id) internal {
        if (to == address(0)) revert NotAReceiver(to);
        _place(address(0), to, id);
    }

    function _destroy(uint256 id) internal {
        _place(ownerOf(id), address(0), id);
    }

    function _place(address from, address to, uint256 id) private {
        if (from != address(0)) balanceOf[from]--;
        if (to != address(0)) balanceOf[to]++;
        _owners[id] = to;
        delete _approved[id];
        emit Transfer(from, to, id);
        _afterMove(from, to, id);
    }
}
