/** Random sequences of calls to a strategy with shares, and its properties. */
import type { Address } from "viem";
import { type Chain, Reverted } from "./chain";
import { DAY, type Deployed, type Market, USDC } from "./market";
import { nameOf, type Terms, YEAR } from "./strategies";
import { ACTORS, check, type Random, type Sequence, type Step } from "./strategy-fuzz";

interface AccountState {
  shares: bigint;
  worth: bigint;
  balances: readonly bigint[];
}

interface State {
  totalAssets: bigint;
  totalSupply: bigint;
  feesDue: bigint;
  isRetired: boolean;
  accounts: readonly AccountState[];
  holdings: readonly bigint[];
}

const VIRTUAL = 10n ** 6n;
const PRECISION = 10n ** 36n;
const ALL = 10_000n;

const priceOf = ({ totalAssets, totalSupply }: State): bigint =>
  ((totalAssets + 1n) * PRECISION) / (totalSupply + VIRTUAL);

/** The formula of both fees, as the docs have it, in new shares. */
class FeeModel {
  #takenAt: bigint;
  #mark = PRECISION / VIRTUAL;

  constructor(
    readonly terms: Terms,
    time: bigint,
  ) {
    this.#takenAt = time;
  }

  /** New shares that are worth both fees, in millionths of a share's smallest part. */
  due(state: State, time: bigint): bigint {
    const { totalSupply: supply, totalAssets } = state;
    if (supply === 0n || state.isRetired) return 0n;
    const price = priceOf(state);
    const held = price * supply; // the assets of all shares that somebody owns
    const seconds = time - this.#takenAt;
    const management = (held * BigInt(this.terms.managementFee) * seconds) / (ALL * YEAR);
    const rise = price > this.#mark ? price - this.#mark : 0n;
    const performance = (rise * supply * BigInt(this.terms.performanceFee)) / ALL;
    const fee = management + performance;
    check(fee < held, "fees are less than all assets", { fee, held, totalAssets });
    return (supply * fee * 1_000_000n) / (held - fee);
  }

  /** Notes that fees are taken of what is there. */
  taken(state: State, time: bigint): void {
    const totalSupply = state.totalSupply + this.due(state, time) / 1_000_000n;
    const price = priceOf({ ...state, totalSupply });
    this.#takenAt = time;
    if (totalSupply === 0n || price > this.#mark) this.#mark = price;
  }
}

/** Errors with which a strategy may refuse a call. */
const REFUSALS = new Set([
  "TooEarly",
  "NothingDeclared",
  "DeclarationExpired",
  "AlreadyRetired",
  "NotStrategist",
  "OutOfBounds",
  "NothingToDo",
  "PriceInRange",
  "PriceMoved",
  "NoLiquidity",
]);

export interface ShareArena {
  chain: Chain;
  market: Market;
  strategy: Deployed;
  probe: Deployed;
  terms: Terms;
  /** Five actors, of whom the first is the strategist, and then the receiver of fees. */
  accounts: readonly Address[];
  /** Where the income of the strategy is put, if it has a till. */
  till?: Address;
  /** Whether the strategy holds a second token. */
  hasPosition: boolean;
}

const STEPS = 14;
const MOST = 10n ** 6n * USDC;

const CALLS = [
  ...["deposit", "deposit", "deposit", "mint", "withdraw", "redeem", "redeem", "redeemInKind"],
  ...["transfer", "redeemFor", "donate", "earn", "rebalance", "rebalance", "report", "report"],
  ...["declare", "enact", "cancel", "wait", "wait", "wait", "push", "push", "retire"],
] as const;

type Name = (typeof CALLS)[number];

/** One sequence of calls to one strategy with shares. */
export class ShareSequence implements Sequence {
  readonly steps: Step[] = [];
  readonly #fees: FeeModel;
  /** The most that each account may own: what it paid in, its part of gains, fees and rewards. */
  readonly #limits: bigint[];

  /** What the last call has left. */
  #state: State | undefined;

  constructor(
    readonly arena: ShareArena,
    readonly random: Random,
  ) {
    this.#fees = new FeeModel(arena.terms, arena.chain.time);
    this.#limits = arena.accounts.map(() => 0n);
  }

  async state(): Promise<State> {
    const { probe, strategy, accounts } = this.arena;
    return (await probe.read("read", strategy.address, accounts)) as State;
  }

  address(index: number): Address {
    const address = this.arena.accounts[index];
    if (!address) throw new Error(`There is no account ${index}.`);
    return address;
  }

  async run(): Promise<void> {
    for (let count = 0; count < STEPS; count++) await this.step(this.random.pick(CALLS));
    await this.leave();
  }

  /** Runs a random call of a kind, and checks all properties. */
  async step(call: Name): Promise<void> {
    const { random } = this;
    const by = random.below(ACTORS);
    const before = this.#state ?? (await this.state());
    const step: Step = { call, by, ...(await this.#choose(call, by, before)) };
    this.steps.push(step);
    const from = this.arena.chain.time;
    const result = await this.#send(step, before);
    this.#state = before;
    if (result === "refused" || WITHOUT_EFFECT.has(call)) return;
    const after = await this.state();
    this.#state = after;
    this.#noteFees(step, before, after);
    this.#checkFees(after);
    if (call === "wait") this.#checkWait(before, after, this.arena.chain.time - from);
    if (MOVES.has(call)) this.#checkMove(step, before, after);
    if (call === "rebalance" || call === "report") this.#checkKeeper(step, before, after);
    this.#checkLimits(step, before, after);
  }

  /** In the end everybody leaves: nobody can be locked in. */
  async leave(): Promise<void> {
    for (let by = 0; by < this.arena.accounts.length; by++) {
      const before = await this.state();
      const shares = before.accounts[by]?.shares ?? 0n;
      if (shares === 0n) continue;
      const step: Step = { call: "redeemInKind", by, amount: shares };
      this.steps.push(step);
      await this.#send(step, before);
      const after = await this.state();
      this.#noteFees(step, before, after);
      this.#checkMove(step, before, after);
      this.#checkLimits(step, before, after);
    }
  }

  async #choose(call: Name, by: number, state: State): Promise<Partial<Step>> {
    const { random } = this;
    const shares = state.accounts[by]?.shares ?? 0n;
    switch (call) {
      case "deposit":
      case "donate":
      case "earn":
        return { amount: random.amount(MOST) };
      case "mint":
        return { amount: random.amount(MOST * 10n ** 6n) };
      case "withdraw": {
        const most = (await this.arena.strategy.read("maxWithdraw", this.address(by))) as bigint;
        return { amount: random.partOf(most) };
      }
      case "redeem":
      case "redeemInKind":
        return { amount: random.partOf(shares) };
      case "transfer":
      case "redeemFor":
        return { amount: random.partOf(shares), to: random.below(ACTORS) };
      case "declare":
        return { amount: BigInt(random.below(300)) };
      case "wait":
        return { amount: random.amount(60n * DAY) };
      case "push":
        return { amount: BigInt(random.below(600) - 300) };
      default:
        return {};
    }
  }

  async #send(step: Step, state: State): Promise<"done" | "refused"> {
    try {
      await this.#call(step, state);
      return "done";
    } catch (error) {
      if (!(error instanceof Reverted)) throw error;
      check(this.#mayRefuse(step, state, error), "only a rule may refuse a call", {
        error: error.message,
      });
      return "refused";
    }
  }

  #mayRefuse({ call, amount = 0n }: Step, { isRetired }: State, { errorName = "" }: Reverted) {
    if (errorName === "ZeroAmount") return amount <= 1n || call !== "redeemInKind";
    if (call === "mint" && errorName === "TokenRefused") return true; // more than its maker has
    if (call === "deposit" || call === "mint") return errorName === "AboveLimit";
    if (call === "redeem" || call === "redeemInKind" || call === "withdraw") return false;
    if (errorName === "Panic" || errorName === "TooLarge") return false;
    return REFUSALS.has(errorName) || (isRetired && errorName === "AlreadyRetired");
  }

  async #call({ call, by, to = by, amount = 0n }: Step, state: State): Promise<void> {
    const { strategy, market, chain, till } = this.arena;
    const own = this.address(by);
    const other = this.address(to);
    switch (call as Name) {
      case "deposit":
      case "mint": {
        await this.#previewed(call === "mint" ? "previewMint" : "previewDeposit", amount, () =>
          strategy.send(own, call, amount, own),
        );
        break;
      }
      case "withdraw":
        await strategy.send(own, "withdraw", amount, own, own);
        break;
      case "redeem":
        await this.#previewed("previewRedeem", amount, () =>
          strategy.send(own, "redeem", amount, own, own),
        );
        break;
      case "redeemInKind":
        await strategy.send(own, "redeemInKind", amount, own, own);
        break;
      case "transfer":
        await strategy.send(own, "transfer", other, amount);
        break;
      case "redeemFor": {
        // Another account needs an allowance, and uses it up.
        await strategy.send(own, "approve", other, amount);
        if (amount > 0n) await strategy.send(other, "redeemInKind", amount, own, own);
        break;
      }
      case "donate":
        await market.usdc.send(own, "mint", strategy.address, amount);
        break;
      case "earn":
        if (till) await market.usdc.send(own, "mint", till, amount);
        break;
      case "rebalance":
      case "report":
        await strategy.send(own, call);
        break;
      case "declare":
        await strategy.send(this.address(0), "declare", nameOf("max deviation"), amount);
        break;
      case "enact":
        await strategy.send(own, "enact", nameOf("max deviation"));
        break;
      case "cancel":
        await strategy.send(this.address(0), "cancel", nameOf("max deviation"));
        break;
      case "wait":
        chain.passTime(amount);
        break;
      case "push":
        if (this.arena.hasPosition) await market.move(this.address(ACTORS + 1), Number(amount));
        break;
      case "retire":
        // Rarely, or most sequences would end here.
        if (state.totalSupply % 4n === 1n) await strategy.send(this.address(0), "retire");
        break;
    }
  }

  /** Sends a call that has a preview, which has to be right. */
  async #previewed(preview: string, amount: bigint, send: () => Promise<{ result: unknown }>) {
    const expected = await this.arena.strategy.read(preview, amount);
    const { result } = await send();
    check(expected === result, "a preview is what the call does", { preview, expected, result });
  }

  /** Fees are what the formula says: never more, and less by no more than rounding. */
  #checkFees(state: State): void {
    const most = this.#fees.due(state, this.arena.chain.time);
    const { feesDue } = state;
    check(feesDue * 1_000_000n <= most, "fees are at most what the formula says", {
      feesDue,
      most,
    });
    if (this.arena.hasPosition) return; // there, a bent price charges less
    const least = most - most / 10n ** 9n - 2_000_000n;
    check(feesDue * 1_000_000n >= least, "nobody avoids a fee", { feesDue, least });
  }

  /** A call that takes fees takes them of what was there before it, or of what it has booked. */
  #noteFees({ call, amount }: Step, before: State, after: State): void {
    if (before.isRetired) return;
    const { totalAssets } = after;
    const { time } = this.arena.chain;
    if (call === "report" || call === "rebalance")
      this.#fees.taken({ ...before, totalAssets }, time);
    if (call === "retire" && after.isRetired) this.#fees.taken({ ...before, totalAssets }, time);
    const isMove = MOVES.has(call as Name) && call !== "transfer";
    if (isMove && (call !== "redeemFor" || amount !== 0n)) this.#fees.taken(before, time);
  }

  /** While nothing happens, an owner loses no more than the management fee. */
  #checkWait(before: State, after: State, seconds: bigint): void {
    if (this.arena.hasPosition) return;
    const rate = BigInt(this.arena.terms.managementFee);
    const part = before.totalAssets / (before.totalSupply + VIRTUAL); // fee shares are whole numbers
    before.accounts.forEach(({ shares, worth }, index) => {
      const left = after.accounts[index]?.worth ?? 0n;
      // The fee is one on all assets, those of a performance fee that is due included.
      const all = (shares * (before.totalAssets + 1n)) / (before.totalSupply + VIRTUAL);
      const least = worth - (all * rate * seconds) / (ALL * YEAR) - part - 2n;
      check(left >= least, "time costs the management fee", { index, worth, left, least });
    });
  }

  /** A deposit, a withdrawal or a transfer takes nothing from others, and gives nothing to its maker. */
  #checkMove({ call, by, to = by }: Step, before: State, after: State): void {
    const whole = ({ totalSupply, feesDue }: State) => totalSupply + feesDue + VIRTUAL;
    const isEntry = call === "deposit" || call === "mint";
    if (isEntry || !this.arena.hasPosition) {
      const [was, is] = [before.totalAssets + 1n, after.totalAssets + 1n];
      check(is * whole(before) >= was * whole(after), "the price of a share does not fall", {
        call,
        before: (was * PRECISION) / whole(before),
        after: (is * PRECISION) / whole(after),
      });
    }
    if (!isEntry) {
      after.holdings.forEach((amount, index) => {
        const was = before.holdings[index] ?? 0n;
        // Fees on what rounding leaves to the others fall due later.
        const shares = after.totalSupply + VIRTUAL;
        check(amount * whole(before) >= was * shares, "a share owns as much as before", {
          call,
          index,
          was,
          amount,
        });
      });
    }
    if (this.arena.hasPosition) return;
    const wealth = (state: State) => {
      const found = state.accounts[by];
      if (!found) return 0n;
      // Fees that are due belong to their receiver.
      const due = by === ACTORS ? state.feesDue : 0n;
      const worth = ((found.shares + due) * (state.totalAssets + 1n)) / whole(state);
      return worth + (found.balances[0] ?? 0n);
    };
    if (call !== "transfer") {
      const [was, is] = [wealth(before), wealth(after)];
      check(is <= was, "a call does not pay its maker", { call, by, was, is });
      if (isEntry) {
        // All that it costs is less than the smallest part of a share.
        const part = (after.totalAssets + 1n) / whole(after) + 2n;
        check(was - is <= part, "a deposit is not robbed", { call, by, was, is, part });
      }
    }
    before.accounts.forEach(({ worth }, index) => {
      if (index === by || index === to) return;
      const is = after.accounts[index]?.worth ?? 0n;
      check(is >= worth, "a call takes nothing from others", { call, index, worth, is });
    });
  }

  /** A keeper receives no more than the terms say, and nothing while nobody is in. */
  #checkKeeper({ call, by }: Step, before: State, after: State): void {
    const { keeperCap, keeperReward } = this.arena.terms;
    const fees = by === ACTORS ? after.totalSupply : 0n; // its own fee shares do not count
    const shares = (after.accounts[by]?.shares ?? 0n) - (before.accounts[by]?.shares ?? 0n) - fees;
    const worth = (shares * (after.totalAssets + 1n)) / (after.totalSupply + VIRTUAL);
    const cap = (after.totalAssets * BigInt(keeperCap)) / 1_000_000n;
    const most = cap < keeperReward ? cap : keeperReward;
    check(shares <= 0n || worth <= most, "a keeper is paid within its limits", {
      call,
      worth,
      most,
    });
    if (before.totalSupply === 0n) {
      check(shares <= 0n, "an empty strategy pays no keeper", { call, shares });
    }
    if (this.arena.hasPosition) return;
    before.accounts.forEach((account, index) => {
      const is = after.accounts[index]?.worth ?? 0n;
      const least = account.worth - (account.worth * BigInt(keeperCap)) / 1_000_000n - 2n;
      check(is >= least, "a keeper's call costs no more than its reward", {
        call,
        index,
        least,
        is,
      });
    });
  }

  /** Nobody owns more than they brought and earned. */
  #checkLimits(step: Step, before: State, after: State): void {
    if (this.arena.hasPosition) return;
    const isTransfer = step.call === "transfer";
    const whole = before.totalSupply + VIRTUAL;
    const priced = MOVES.has(step.call as Name) ? before : after;
    const isGain = step.call === "donate" || step.call === "report" || step.call === "retire";
    // What rounding takes from a call, the others gain: less than the smallest part of a share.
    const rounding = (before.totalAssets + 1n) / whole + 2n;
    const gain = isGain ? after.totalAssets - before.totalAssets : rounding;
    const keeperMost = (after.totalAssets * BigInt(this.arena.terms.keeperCap)) / 1_000_000n + 1n;
    before.accounts.forEach((account, index) => {
      const now = after.accounts[index];
      if (!now) return;
      let limit = this.#limits[index] ?? 0n;
      limit += (gain * account.shares) / whole + 1n;
      if (index === ACTORS) {
        // What both fees have created, at the price of then.
        const created = priced === before ? before.feesDue : now.shares - account.shares;
        if (!isTransfer) limit += (created * (priced.totalAssets + 1n)) / whole + 1n;
      }
      if (index === step.by && (step.call === "report" || step.call === "rebalance")) {
        limit += keeperMost;
      }
      const paid = (account.balances[0] ?? 0n) - (now.balances[0] ?? 0n);
      if (step.call === "deposit" || step.call === "mint") {
        if (index === step.by) limit += paid;
      } else if (paid < 0n) limit += paid;
      this.#limits[index] = limit;
    });
    if (isTransfer && step.to !== undefined && step.to !== step.by) {
      const { shares = 0n } = before.accounts[step.by] ?? {};
      const moved =
        shares > 0n ? ((this.#limits[step.by] ?? 0n) * (step.amount ?? 0n)) / shares : 0n;
      this.#limits[step.by] = (this.#limits[step.by] ?? 0n) - moved;
      this.#limits[step.to] = (this.#limits[step.to] ?? 0n) + moved + 1n;
    }
    after.accounts.forEach(({ worth }, index) => {
      const limit = this.#limits[index] ?? 0n;
      check(worth <= limit + 2n, "nobody owns more than they brought and earned", {
        call: step.call,
        index,
        worth,
        limit,
      });
    });
  }
}

const MOVES = new Set<Name>([
  ...(["deposit", "mint", "withdraw", "redeem", "redeemInKind", "transfer", "redeemFor"] as const),
]);

/** Calls that change neither shares nor holdings. */
const WITHOUT_EFFECT = new Set<Name>(["declare", "enact", "cancel", "earn"]);
