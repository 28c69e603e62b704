// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IToken} from "./IToken.sol";
import {Amounts} from "./parts/Amounts.sol";

/// @title A sample vault
/// @notice Keeps tokens of {product.name} for their owners.
/// @dev It gives back what it got:
///
/// - no interest,
/// - and no `loss` < 1%.
interface IVault is IToken {
    /// How far a vault is.
    enum State {
        Open,
        Closed
    }

    /// @notice The vault takes nothing more.
    error VaultClosed();

    /// @notice Something was put in.
    /// @param entry What, and by whom.
    event Deposited(Amounts.Entry entry);

    /**
     * @notice Puts tokens in, which {contract.IVault.withdraw} takes out.
     * @param token The token.
     * @param amount How much of it.
     * @return entry All that the caller has in the vault.
     * @custom:reverts VaultClosed if `state` is `Closed`.
     * @custom:reverts IToken.TooLittle if the caller has too little of the token.
     * @custom:emits Deposited once.
     */
    function deposit(IToken token, uint256 amount)
        external
        payable
        returns (Amounts.Entry memory entry);

    /// @notice Takes everything out.
    /// @param to Who receives it.
    function withdraw(address to) external;

    /// @notice Returns how far the vault is.
    function state() external view returns (State);
}
