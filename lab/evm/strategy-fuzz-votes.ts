/** Random sequences of calls to a vote strategy, and its properties. */
import { Reverted } from "./chain";
import { HOUR } from "./market";
import type { Parameter } from "./strategies";
import { ACTORS, check, type Random, type Sequence, type Step } from "./strategy-fuzz";
import {
  type KnownLock,
  OUTSIDER,
  RECEIVER,
  STRATEGY,
  type VoteArena,
  type VoteState,
  type Votes,
} from "./vote-arena";
import { CALLS, choose, LOCK_CALLS, type Name, OUTSIDE, POOLS } from "./vote-calls";
import { EPOCH, VOTE_PARAMETERS } from "./vote-market";
import { bestSplit, VoteModel } from "./vote-model";

const EPOCHS = 3;
const ALL = 10_000n;
/** Twice the fee of the pool: the price may be so many ticks from its average. */
const TWICE_FEE = 60;
/** The fee of the pool in ticks, and one for rounding. */
const MOST_MOVE = 31;
/** The least part of its worth that a sale may bring: fee, own move, and distance of the price. */
const LEAST_OF_WORTH = 0.987;
/** The part of all votes that rounding of a small reward may move. */
const SPLIT_ERROR = 0.003;

/** One sequence of calls to one vote strategy. */
export class VoteSequence implements Sequence {
  readonly steps: Step[] = [];
  readonly #model = new VoteModel();
  /** What each lock should be, and which account should own it. */
  readonly #locks: Map<bigint, KnownLock>;
  readonly #values = VOTE_PARAMETERS.map(({ value }) => value);
  readonly #declared = new Map<number, { value: bigint; usableAt: bigint; expiresAt: bigint }>();
  /** The first epoch for which a lock has not claimed from a pool. */
  readonly #unclaimed = new Map<string, bigint>();
  readonly #first: bigint;
  readonly #donated = { assets: 0n, coins: 0n };
  /** What each account receives of the asset in the present call. */
  readonly #paid = new Map<number, bigint>();
  #soldAt = 0n;
  #state: VoteState | undefined;

  constructor(
    readonly arena: VoteArena,
    readonly random: Random,
  ) {
    this.#locks = new Map(arena.locks.map((lock) => [lock.id, { ...lock }]));
    this.#first = arena.epoch;
  }

  #window(): { opens: bigint; closes: bigint } {
    const closes = this.arena.epoch + EPOCH - HOUR;
    return { opens: closes - (this.#values[0] ?? 0n), closes };
  }

  #lock(id: bigint): KnownLock {
    const lock = this.#locks.get(id);
    if (!lock) throw new Error(`There is no lock ${id}.`);
    return lock;
  }

  async run(): Promise<void> {
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      // The calls that are not random are for most epochs to bring something in.
      for (const call of ["deposit", "deposit"] as const) await this.step(call);
      await this.#steps(CALLS.before, 5);
      for (const call of ["pay", "pay", "toWindow", "vote"] as const) await this.step(call);
      await this.#steps(CALLS.within, 4);
      for (const call of ["toNext", "claim", "claim"] as const) await this.step(call);
      await this.#steps(CALLS.after, 8);
    }
    await this.leave();
  }

  /** In the end everybody takes lock and rewards, at any price: nobody can be locked in. */
  async leave(): Promise<void> {
    await this.#take({ call: "toNext", by: 0, amount: 0n });
    await this.#take({ call: "push", by: 0, amount: 3_000n });
    for (const [id, { owner, isIn }] of [...this.#model.deposits]) {
      if (isIn) await this.#take({ call: "withdraw", by: owner, amount: id, to: owner });
      await this.#take({ call: "collect", by: owner, amount: id, to: owner });
    }
  }

  async #steps(calls: readonly Name[], count: number): Promise<void> {
    for (let index = 0; index < count; index++) await this.step(this.random.pick(calls));
  }

  /** Makes a random call of a kind. */
  async step(call: Name): Promise<void> {
    const by = this.random.below(ACTORS);
    await this.#take({ call, by, ...choose(call, by, this.random, this.#model, this.#locks) });
  }

  /** Makes a call. Checks that it is refused if a rule says so, and all properties after it. */
  async #take(step: Step): Promise<void> {
    const before = this.#state ?? (await this.#read());
    this.steps.push(step);
    const call = step.call as Name;
    const refusal = OUTSIDE.has(call) ? undefined : await this.#refusal(step);
    this.#paid.clear();
    const note = refusal === undefined ? await this.#foresee(step) : undefined;
    const error = await this.#errorOf(step);
    if (!OUTSIDE.has(call)) {
      const facts = { call, error, refusal };
      check(error === refusal, "a call is refused if and only if a rule says so", facts);
    }
    if (error === undefined) await note?.();
    const after = await this.#read();
    if (call === "sell" && error === undefined) await this.#noteSale(step, before, after);
    this.#checkEarned(step, after);
    this.#checkBalances(step, before, after);
    await this.#checkLocks(step, this.#locksOf(step));
    if (call === "deposit" || call === "withdraw") await this.#checkDeposits(step);
    this.#state = after;
  }

  /** The locks that a call may change. At the start of an epoch, all are looked at. */
  #locksOf({ call, amount = 0n }: Step): bigint[] {
    if (call === "toNext") return [...this.#locks.keys()];
    if (call === "withdraw") {
      const held = this.#model.deposits.get(amount);
      return held ? [held.lock] : [];
    }
    return LOCK_CALLS.has(call as Name) ? [amount] : [];
  }

  #read(): Promise<VoteState> {
    return this.arena.read(this.#model.deposits.size);
  }

  /** The name of the error with which a rule refuses the call. */
  async #refusal({ call, by, amount = 0n, to = 0, ids = [] }: Step): Promise<string | undefined> {
    const { arena } = this;
    const held = this.#model.deposits.get(amount);
    const declared = this.#declared.get(to);
    switch (call as Name) {
      case "deposit": {
        const lock = this.#lock(amount);
        if (lock.amount < arena.terms.minLock) return "LockTooSmall";
        return lock.owner === by ? undefined : "NotAllowed";
      }
      case "donateLock":
      case "claimOutside":
      case "intrude":
        return this.#lock(amount).owner === by ? undefined : "NotAllowed";
      case "rebase": {
        const { end, isPermanent } = this.#lock(amount);
        return isPermanent || end > arena.time ? undefined : "NotAllowed";
      }
      case "withdraw":
        return held?.isIn && held.owner === by ? undefined : "NotYours";
      case "collect":
        return held?.owner === by ? undefined : "NotYours";
      case "vote": {
        const { opens, closes } = this.#window();
        if (arena.time < opens || arena.time > closes) return "NotNow";
        const { offers, voting } = await this.#split(ids);
        const isPaid = voting.length > 0 && offers.some(({ reward }) => reward > 0);
        return isPaid ? undefined : "NothingToVoteFor";
      }
      case "sell": {
        if (!this.#model.next()) return "NothingToSell";
        if (this.#soldAt === arena.time) return "TooEarly";
        const { current, average } = await arena.ticks();
        const bound = Math.min(Number(this.#values[1]), TWICE_FEE);
        return Math.abs(current - average) > bound ? "PriceMoved" : undefined;
      }
      case "declare": {
        if (by !== 0) return "NotStrategist";
        const { least, most } = parameterAt(to);
        const value = scaled(to, amount);
        return value < least || value > most ? "OutOfBounds" : undefined;
      }
      case "cancel":
        if (by !== 0) return "NotStrategist";
        return declared ? undefined : "NothingDeclared";
      case "enact":
        if (!declared) return "NothingDeclared";
        if (arena.time < declared.usableAt) return "TooEarly";
        return arena.time < declared.expiresAt ? undefined : "DeclarationExpired";
      default:
        return undefined;
    }
  }

  async #errorOf(step: Step): Promise<string | undefined> {
    try {
      await this.#send(step);
      return undefined;
    } catch (error) {
      if (error instanceof Reverted) return error.errorName ?? error.data;
      throw error;
    }
  }

  async #send({ call, by, amount = 0n, to = 0, ids }: Step): Promise<void> {
    const { arena } = this;
    const { strategy, scene } = arena;
    const { chain, contracts } = scene.exchange;
    const own = arena.address(by);
    switch (call as Name) {
      case "deposit":
        await strategy.send(own, "deposit", amount);
        break;
      case "withdraw":
      case "collect":
        await strategy.send(own, call, amount, arena.address(to));
        break;
      case "vote":
        await strategy.send(own, "vote", ids);
        break;
      case "claim":
        await strategy.send(own, "claim", ids, scene.pools[to]);
        break;
      case "sell":
        await strategy.send(own, "sell", scene.market.coin.address);
        break;
      case "declare":
        await strategy.send(own, "declare", parameterAt(to).name, scaled(to, amount));
        break;
      case "enact":
      case "cancel":
        await strategy.send(own, call, parameterAt(to).name);
        break;
      case "donate":
        await (to === 0 ? scene.market.usdc : scene.market.coin).send(
          arena.address(OUTSIDER),
          "transfer",
          ...[strategy.address, amount],
        );
        break;
      case "donateLock":
        await arena.move(amount, own, strategy.address, own);
        break;
      case "intrude":
        // Whoever does not own a lock can neither take it, nor vote, nor claim with it.
        if (to === 0) await arena.claim(amount, to, own);
        else if (to === 1) await arena.vote(amount, to, own);
        else await arena.move(amount, arena.address(this.#lock(amount).owner), own, own);
        break;
      case "claimOutside":
        await arena.claim(amount, to, own);
        break;
      case "voteOutside": {
        const { owner } = this.#lock(amount);
        if (owner !== STRATEGY) await arena.vote(amount, to, arena.address(owner));
        break;
      }
      case "poke":
        await scene.exchange.send("Voter", contracts.voter, "poke", [amount]);
        break;
      case "rebase":
        await scene.exchange.send("Minter", contracts.minter, "claimRebase", [amount]);
        break;
      case "pay":
        await arena.pay(to % POOLS, to >= POOLS, amount);
        break;
      case "trade":
        await arena.trade(to % POOLS, to >= POOLS, amount);
        break;
      case "passFees":
        await arena.passFees(to);
        break;
      case "push":
        await scene.market.move(arena.address(OUTSIDER), Number(amount));
        break;
      case "wait":
        chain.passTime(amount);
        break;
      case "toWindow":
        chain.setTime(later(arena.time, this.#window().opens - HOUR / 2n + amount));
        break;
      case "toNext":
        chain.setTime(arena.epoch + EPOCH + amount);
        break;
    }
  }

  #pay(to: number, assets: bigint): void {
    this.#paid.set(to, (this.#paid.get(to) ?? 0n) + assets);
  }

  /** What a lock has brought in on a pool since it claimed last. Notes that it is claimed now. */
  async #takePart(lock: bigint, pool: number): Promise<[bigint, bigint]> {
    const key = `${lock} ${pool}`;
    const part = await this.arena.partOf(lock, pool, this.#unclaimed.get(key) ?? this.#first);
    this.#unclaimed.set(key, this.arena.epoch);
    return part;
  }

  /** Looks at what a call will need, and returns what notes its effect once it is made. */
  async #foresee(step: Step): Promise<(() => Promise<void> | void) | undefined> {
    const { arena } = this;
    const model = this.#model;
    const { call, by, amount = 0n, to = 0, ids = [] } = step;
    switch (call as Name) {
      case "deposit":
        return () => {
          model.enter(by, amount);
          this.#lock(amount).owner = STRATEGY;
        };
      case "donateLock":
        return () => {
          this.#lock(amount).owner = STRATEGY;
        };
      case "withdraw":
        return () => {
          this.#lock(model.leave(amount)).owner = to;
        };
      case "collect":
        return () => this.#pay(to, model.collect(amount));
      case "claimOutside":
        return async () => this.#pay(by, (await this.#takePart(amount, to))[0]);
      case "claim":
        return async () => {
          for (const id of ids) {
            const held = model.deposits.get(id);
            if (!held?.isIn) continue;
            const [assets, coins] = await this.#takePart(held.lock, to);
            const fee = this.#feeOf(assets);
            held.due += assets - fee;
            model.addToLot(id, coins);
            this.#pay(RECEIVER, fee);
          }
        };
      case "vote":
        return this.#foreseeVote(ids);
      case "sell": {
        const { current } = await arena.ticks();
        return async () => {
          const move = Math.abs((await arena.ticks()).current - current);
          check(move <= MOST_MOVE, "a sale moves the price by its fee at most", { move });
        };
      }
      case "donate":
        return () => {
          this.#donated[to === 0 ? "assets" : "coins"] += amount;
        };
      case "declare": {
        const usableAt = arena.time + arena.terms.delay;
        const expiresAt = usableAt + arena.terms.life;
        return () => {
          this.#declared.set(to, { value: scaled(to, amount), usableAt, expiresAt });
        };
      }
      case "cancel":
        return () => {
          this.#declared.delete(to);
        };
      case "enact":
        return async () => {
          this.#values[to] = this.#declared.get(to)?.value ?? 0n;
          this.#declared.delete(to);
          const found = (await arena.strategy.read("parameters")) as Parameter[];
          const values = found.map(({ value }) => value);
          const facts = { values, expected: this.#values };
          check(String(values) === String(this.#values), "a parameter is as declared", facts);
        };
      default:
        return undefined;
    }
  }

  #feeOf(amount: bigint): bigint {
    return (amount * BigInt(this.arena.terms.performanceFee)) / ALL;
  }

  /** The locks that a call lets vote, those that have voted, and what each pool offers both. */
  async #split(ids: readonly bigint[]) {
    const { arena } = this;
    const inside = await Promise.all(
      this.#model
        .inside()
        .map(async ([id, held]) => ({ id, held, ...(await arena.votesOf(held.lock)) })),
    );
    const voted = inside.filter(({ held }) => held.votedIn === arena.epoch);
    const voting = inside.filter(
      ({ id, hasVoted, weight }) => ids.includes(id) && !hasVoted && weight > 0n,
    );
    return { inside, voted, voting, offers: await arena.offers([...voted, ...voting]) };
  }

  /** The locks of a call vote so that they and those that have voted are the best split. */
  async #foreseeVote(ids: readonly bigint[]): Promise<() => Promise<void>> {
    const { arena } = this;
    const { inside, voted, voting, offers } = await this.#split(ids);
    const { pools } = arena.scene;
    const votesIn = (locks: readonly Votes[]) =>
      pools.map((pool) =>
        locks.reduce((sum, { pools: on, parts }) => sum + Number(parts[on.indexOf(pool)] ?? 0n), 0),
      );
    const sumOf = (votes: readonly number[]) => votes.reduce((sum, part) => sum + part, 0);
    const cast = votesIn(voted);
    const added = sumOf(voting.map(({ weight }) => Number(weight)));
    const all = sumOf(cast) + added;
    const wanted = bestSplit(offers, all).map((best, index) =>
      Math.max(0, best - (cast[index] ?? 0)),
    );
    return async () => {
      const after = await Promise.all(inside.map(({ lock }) => arena.votesOf(lock)));
      const isVoting = (lock: bigint) => voting.some((one) => one.lock === lock);
      const now = votesIn(after.filter(({ lock }) => isVoting(lock)));
      for (const [index, part] of wanted.entries()) {
        const expected = (added * part) / sumOf(wanted);
        const votes = now[index] ?? 0;
        const isBest = Math.abs(votes - expected) <= all * SPLIT_ERROR;
        check(isBest, "the votes are the best split", { index, votes, expected, all });
      }
      for (const [index, was] of inside.entries()) {
        const is = after[index];
        if (!is) continue;
        const facts = { lock: was.lock, was: was.parts, is: is.parts };
        if (isVoting(was.lock)) {
          was.held.votedIn = arena.epoch;
          check(is.hasVoted, "a lock of the call votes", facts);
          const given = Number(was.weight) - sumOf(is.parts.map(Number));
          check(Math.abs(given) <= Number(was.weight) * 1e-9, "a lock gives all votes", facts);
        } else {
          check(String(is.parts) === String(was.parts), "no other lock votes", facts);
        }
      }
    };
  }

  /** A sale takes from one lot, near the average price, and pays fee and keeper by the terms. */
  async #noteSale({ by }: Step, before: VoteState, after: VoteState): Promise<void> {
    const { terms } = this.arena;
    const lot = this.#model.next();
    if (!lot) return;
    this.#soldAt = this.arena.time;
    const sold = before.coins - after.coins;
    const change = (index: number) => (after.assets[index] ?? 0n) - (before.assets[index] ?? 0n);
    const [net, fee, reward] = [change(STRATEGY), change(RECEIVER), change(by)];
    const received = net + fee + reward;
    check(sold > 0n && sold <= lot.left, "a sale takes from one lot", { sold, left: lot.left });
    const worth = Number(sold) * (await this.arena.price());
    const facts = { sold, received, worth };
    check(Number(received) >= worth * LEAST_OF_WORTH - 2, "a sale is near the average", facts);
    check(fee === this.#feeOf(received), "the fee is what the terms say", { fee, received });
    const cap = (received * BigInt(terms.keeperCap)) / ALL;
    const most = cap < terms.keeperReward ? cap : terms.keeperReward;
    check(reward === most, "a keeper receives its reward, within its cap", { reward, most });
    lot.left -= sold;
    lot.received += net;
    this.#pay(RECEIVER, fee);
    this.#pay(by, reward);
  }

  #checkEarned({ call }: Step, { earned }: VoteState): void {
    for (const id of this.#model.deposits.keys()) {
      const [got, expected] = [earned[Number(id) - 1], this.#model.earned(id)];
      check(got === expected, "a deposit earns what its own lock has brought in, less fees", {
        ...{ call, id, got, expected },
      });
    }
  }

  /** Each lock is where it should be, with its tokens and its end. Only a rebase adds to it. */
  async #checkLocks({ call, amount }: Step, ids: readonly bigint[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await this.arena.readLocks(ids);
    for (const [index, id] of ids.entries()) {
      const [was, is] = [this.#locks.get(id), found[index]];
      if (!was || !is) continue;
      if (call === "rebase" && amount === id && is.amount > was.amount) was.amount = is.amount;
      const facts = { call, id, owner: this.arena.address(was.owner), is: is.owner };
      check(facts.owner === is.owner, "a lock is with its depositor or in the strategy", facts);
      const isSame = was.amount === is.amount && was.end === is.end;
      check(isSame && was.isPermanent === is.isPermanent, "a lock keeps its tokens and its end", {
        ...{ call, id, was: was.amount, is: is.amount, end: is.end },
      });
    }
  }

  async #checkDeposits({ call }: Step): Promise<void> {
    const found = await this.arena.readDeposits(this.#model.deposits.size);
    for (const [id, { owner, lock, isIn }] of this.#model.deposits) {
      const is = found[Number(id) - 1];
      const isNoted = is?.owner === this.arena.address(owner) && is.lock === (isIn ? lock : 0n);
      check(isNoted, "a deposit is its owner's", { call, id, owner: is?.owner, lock: is?.lock });
    }
  }

  /** Nobody receives anything else, and the strategy holds what it owes. */
  #checkBalances({ call }: Step, before: VoteState, after: VoteState): void {
    for (let index = 0; index < OUTSIDER; index++) {
      const got = (after.assets[index] ?? 0n) - (before.assets[index] ?? 0n);
      const due = this.#paid.get(index) ?? 0n;
      check(got === due, "an account gets what is due to it", { call, index, got, due });
    }
    const [least, most] = this.#model.assets();
    const assets = (after.assets[STRATEGY] ?? 0n) - this.#donated.assets;
    const isCovered = assets >= least && assets <= most;
    check(isCovered, "the strategy holds what all may collect", { call, assets, least, most });
    const coins = after.coins - this.#donated.coins;
    const unsold = this.#model.unsold();
    const facts = { call, coins, unsold };
    check(coins === unsold, "the strategy holds all rewards that are not sold", facts);
  }
}

function parameterAt(index: number): Parameter {
  const found = VOTE_PARAMETERS[index];
  if (!found) throw new Error(`There is no parameter ${index}.`);
  return found;
}

/** A number below 250 as a value of a parameter: seconds or ticks. */
const scaled = (index: number, amount: bigint): bigint => (index === 0 ? amount * 200n : amount);

const later = (one: bigint, other: bigint): bigint => (one > other ? one : other);
