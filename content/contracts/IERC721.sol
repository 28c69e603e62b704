// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title Tokens that are each one of a kind
/// @notice Says who owns a token, and moves it.
/// @dev This is the standard ERC-721, with the errors that this design adds. Positions and locks
/// follow it. The owner of a token owns what it stands for: the liquidity and fees of a position,
/// the tokens and rewards of a lock. Nothing is deployed.
interface IERC721 {
    /// @notice Logs that a token has a new owner.
    /// @param from The owner before; the zero address if the token is new.
    /// @param to The owner now; the zero address if the token was burned.
    /// @param id The number of the token.
    event Transfer(
        address indexed from, address indexed to, uint256 indexed id
    );

    /// @notice Logs who may move one token besides its owner.
    /// @param owner The owner.
    /// @param approved Who may move it; the zero address if there is none.
    /// @param id The number of the token.
    event Approval(
        address indexed owner, address indexed approved, uint256 indexed id
    );

    /// @notice Logs that an operator may move all tokens of an owner, or no longer may.
    /// @param owner The owner.
    /// @param operator The operator.
    /// @param isApproved Whether the operator may move them.
    event ApprovalForAll(
        address indexed owner, address indexed operator, bool isApproved
    );

    /// @notice The caller is neither the owner of the token nor approved for it.
    /// @param caller Who called.
    /// @param id The number of the token.
    error NotAllowed(address caller, uint256 id);

    /// @notice There is no token of this number, or it was burned.
    /// @param id The number.
    error UnknownId(uint256 id);

    /// @notice The receiver cannot take the token: it is the zero address, or a contract that did
    /// not answer as the standard asks.
    /// @param to The receiver.
    error NotAReceiver(address to);

    /// @notice Says whether the contract follows an interface, as ERC-165 defines it.
    /// @param interfaceId The identifier of the interface. That of ERC-721 is `0x80ac58cd`.
    /// @return Whether the contract follows it.
    function supportsInterface(bytes4 interfaceId) external view returns (bool);

    /// @notice Returns how many tokens an address owns.
    /// @param owner The address. The zero address owns none.
    /// @return count The number of its tokens.
    function balanceOf(address owner) external view returns (uint256 count);

    /// @notice Returns the owner of a token.
    /// @dev While a position is staked, this is the gauge.
    /// @param id The number of the token.
    /// @return The owner.
    /// @custom:reverts UnknownId when there is no such token.
    function ownerOf(uint256 id) external view returns (address);

    /// @notice Returns who may move one token besides its owner and the owner's operators.
    /// @param id The number of the token.
    /// @return approved The address, or zero if there is none. A transfer clears it.
    /// @custom:reverts UnknownId when there is no such token.
    function getApproved(uint256 id) external view returns (address approved);

    /// @notice Says whether an operator may move all tokens of an owner.
    /// @param owner The owner.
    /// @param operator The operator.
    /// @return Whether the operator may.
    function isApprovedForAll(address owner, address operator)
        external
        view
        returns (bool);

    /// @notice Lets one address move one token.
    /// @dev The owner or an operator of the owner may call it. An approved address can move the
    /// token to anyone, and so take what it stands for.
    /// @param to Who may move it; the zero address to take the approval back.
    /// @param id The number of the token.
    /// @custom:reverts UnknownId when there is no such token.
    /// @custom:reverts NotAllowed when the caller is neither the owner nor an operator.
    /// @custom:emits Approval with the new address.
    function approve(address to, uint256 id) external;

    /// @notice Lets an operator move all tokens of the caller, including those that come later.
    /// @param operator The operator.
    /// @param isApproved Whether the operator may move them from now on.
    /// @custom:emits ApprovalForAll with the new state.
    function setApprovalForAll(address operator, bool isApproved) external;

    /// @notice Moves a token.
    /// @dev The owner, an operator or an approved address may call it. It does not check whether a
    /// receiving contract can handle tokens: one that cannot keeps the token for ever.
    /// @param from The present owner.
    /// @param to The new owner.
    /// @param id The number of the token.
    /// @custom:reverts UnknownId when there is no such token.
    /// @custom:reverts NotAllowed when the caller may not move it, or `from` does not own it.
    /// @custom:reverts NotAReceiver when `to` is the zero address.
    /// @custom:emits Transfer with both owners.
    function transferFrom(address from, address to, uint256 id) external;

    /// @notice Moves a token, if the receiver can handle it.
    /// @dev A receiving contract is called during the transfer (`onERC721Received`) and can act
    /// before this call returns.
    /// @param from The present owner.
    /// @param to The new owner.
    /// @param id The number of the token.
    /// @custom:reverts UnknownId when there is no such token.
    /// @custom:reverts NotAllowed when the caller may not move it, or `from` does not own it.
    /// @custom:reverts NotAReceiver when `to` is the zero address or a contract that refuses.
    /// @custom:emits Transfer with both owners.
    function safeTransferFrom(address from, address to, uint256 id) external;

    /// @notice Moves a token, if the receiver can handle it, and passes data on.
    /// @dev A receiving contract is called during the transfer (`onERC721Received`) and can act
    /// before this call returns.
    /// @param from The present owner.
    /// @param to The new owner.
    /// @param id The number of the token.
    /// @param data Bytes for the receiver. The token's contract does not read them.
    /// @custom:reverts UnknownId when there is no such token.
    /// @custom:reverts NotAllowed when the caller may not move it, or `from` does not own it.
    /// @custom:reverts NotAReceiver when `to` is the zero address or a contract that refuses.
    /// @custom:emits Transfer with both owners.
    function safeTransferFrom(
        address from,
        address to,
        uint256 id,
        bytes calldata data
    ) external;
}
