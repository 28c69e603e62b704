// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IPoolFactory} from "../../content/contracts/IPoolFactory.sol";
import {IPositions} from "../../content/contracts/IPositions.sol";
import {IPool} from "../../content/contracts/IPool.sol";
import {IVoter} from "../../content/contracts/IVoter.sol";
import {Gauge} from "./Gauge.sol";
import {LegacyGauge} from "./LegacyGauge.sol";
import {VoteRewards} from "./VoteRewards.sol";

/// Deploys gauges for a voter, which would be too large with their code. For tests only.
contract GaugeFactory {
    function make(IPool pool, address token) external returns (address gauge, address rewards) {
        IVoter voter = IVoter(msg.sender);
        IPoolFactory factory = IPoolFactory(pool.factory());
        (IPoolFactory.Kind kind,) = factory.kindOf(address(pool));
        rewards = address(new VoteRewards(voter, address(pool)));
        gauge = kind == IPoolFactory.Kind.Concentrated
            ? address(new Gauge(voter, address(pool), IPositions(factory.positions()), token))
            : address(new LegacyGauge(voter, address(pool), token));
    }
}
