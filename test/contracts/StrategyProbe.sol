// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IERC20} from "../../content/contracts/IERC20.sol";
import {IPositions} from "../../content/contracts/IPositions.sol";
import {IStrategy} from "../../content/contracts/IStrategy.sol";

interface IRange {
    function pool() external view returns (address);
    function positions() external view returns (IPositions);
    function positionId() external view returns (uint256);
}

/// Reads all that the properties of a strategy are about in one call. For tests only.
contract StrategyProbe {
    struct Account {
        uint256 shares;
        uint256 worth;
        uint256[] balances;
    }

    struct State {
        uint256 totalAssets;
        uint256 totalSupply;
        uint256 feesDue;
        bool isRetired;
        Account[] accounts;
        uint256[] holdings;
    }

    /// Holdings are the tokens, with those that a position owes, and the liquidity of the position.
    function read(IStrategy strategy, address[] calldata accounts)
        external
        view
        returns (State memory state)
    {
        state.totalAssets = strategy.totalAssets();
        state.totalSupply = strategy.totalSupply();
        state.feesDue = strategy.feesDue();
        state.isRetired = strategy.isRetired();
        address[] memory tokens = strategy.tokens();
        state.accounts = new Account[](accounts.length);
        for (uint256 i = 0; i < accounts.length; i++) {
            Account memory account = state.accounts[i];
            account.shares = strategy.balanceOf(accounts[i]);
            // As `convertToAssets`, without reading everything again.
            account.worth = account.shares * (state.totalAssets + 1)
                / (state.totalSupply + state.feesDue + 1e6);
            account.balances = _balances(tokens, accounts[i]);
        }
        state.holdings = _holdings(strategy, tokens);
    }

    function _holdings(IStrategy strategy, address[] memory tokens)
        private
        view
        returns (uint256[] memory holdings)
    {
        holdings = new uint256[](3);
        for (uint256 i = 0; i < tokens.length; i++) {
            holdings[i] = IERC20(tokens[i]).balanceOf(address(strategy));
        }
        if (tokens.length < 2) return holdings;
        IRange range = IRange(address(strategy));
        uint256 id = range.positionId();
        if (id == 0) return holdings;
        (uint256 owed0, uint256 owed1) = range.positions().owedOf(id);
        bool isAsset0 = tokens[0] < tokens[1];
        holdings[0] += isAsset0 ? owed0 : owed1;
        holdings[1] += isAsset0 ? owed1 : owed0;
        holdings[2] = range.positions().liquidityOf(id);
    }

    function _balances(address[] memory tokens, address account)
        private
        view
        returns (uint256[] memory balances)
    {
        balances = new uint256[](tokens.length);
        for (uint256 i = 0; i < tokens.length; i++) {
            balances[i] = IERC20(tokens[i]).balanceOf(account);
        }
    }
}
