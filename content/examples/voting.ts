import { parseAbi } from "viem";

export const escrowAbi = parseAbi([
  "event LockCreated(uint256 indexed id, address indexed owner, \
    uint256 amount, uint256 end)",
  "event LockExtended(uint256 indexed id, uint256 end)",
  "error EndNotLater(uint256 end)",
  "error EndTooLate(uint256 end, uint256 latest)",
  "error LockExpired(uint256 id)",
  "error LockIsPermanent(uint256 id)",
  "error NoAmount()",
  "error NotAllowed(address caller, uint256 id)",
  "error TokenRefused(address token)",
  "error UnknownId(uint256 id)",
  "function createLock(uint256 amount, uint256 duration) returns (\
    uint256 id)",
  "function extendLock(uint256 id, uint256 duration)",
  "function lockOf(uint256 id) view returns (uint256 amount, uint256 end, \
    bool isPermanent)",
]);

export const voterAbi = parseAbi([
  "event Voted(uint256 indexed id, address indexed pool, \
    address indexed caller, uint256 votes, uint256 poolVotes)",
  "error WindowClosed(uint256 opens, uint256 closes)",
  "error AlreadyVoted(uint256 id, uint256 votedAt)",
  "error NoWeight(uint256 id)",
  "error NoLiveGauge(address pool)",
  "error NotAllowed(address caller, uint256 id)",
  "error LengthsDiffer(uint256 pools, uint256 parts)",
  "error NoParts()",
  "error PoolTwice(address pool)",
  "function vote(uint256 id, address[] pools, uint256[] parts)",
  "function rewardsOf(address pool) view returns (address)",
]);

export const rewardsAbi = parseAbi([
  "event Claimed(uint256 indexed id, address indexed token, \
    address indexed to, uint256 amount)",
  "error NotAllowed(address caller, uint256 id)",
  "error TokenRefused(address token)",
  "function tokens() view returns (address[])",
  "function earned(uint256 id, address token) view returns (\
    uint256 amount)",
  "function claim(uint256 id, address[] tokens)",
]);
