// What merchants are paid out, what is kept for them, and what else we bill them.
import { dayText, monthEnds } from "../../tables.mjs";
import { payoutFailures } from "./lists.mjs";
import { lastDay, never } from "./merchants.mjs";

const day = 1440;
const ends = new Map(monthEnds(34).map(({ day: end, text }) => [end, text]));

/** Cents that move on a day, by merchant: `${merchant} ${day}`. */
const dailySums = (entries) => {
  const sums = new Map();
  for (const [merchant, at, cents] of entries) {
    const key = `${merchant.id} ${at}`;
    sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  return ({ id }, at) => sums.get(`${id} ${at}`) ?? 0;
};

const isPayday = ({ schedule }, today) =>
  schedule === "daily"
    ? today % 7 < 5
    : schedule === "weekly"
      ? today % 7 === 1
      : dayText(today).endsWith("-03");

const settle = (chance, merchant, moves) => {
  const payouts = [];
  const balances = [];
  let [available, reserve, since] = [0, 0, { gross: 0, fees: 0, back: 0 }];
  const held = [];
  const add = (gross, fees, back) => {
    available += gross - fees - back;
    since = { gross: since.gross + gross, fees: since.fees + fees, back: since.back + back };
  };
  for (let today = Math.max(0, merchant.live); today <= lastDay; today++) {
    const gross = moves.captured(merchant, today - 2);
    const kept = merchant.risk === "high" ? Math.round(gross * 0.1) : 0;
    held.push(kept);
    const freed = held.length > 90 ? held[held.length - 91] : 0;
    reserve += kept - freed;
    add(gross, moves.fees(merchant, today - 2), moves.back(merchant, today));
    available += freed - kept;
    const pending = moves.captured(merchant, today) + moves.captured(merchant, today - 1);
    const isHeld = merchant.isSuspended && today > 1000;
    if (isPayday(merchant, today) && available >= 1000 && !isHeld) {
      const payout = payoutOf(chance, merchant, today, available, since);
      payouts.push(payout);
      if (payout.status !== "F") {
        available = 0;
        since = { gross: 0, fees: 0, back: 0 };
      }
    }
    if (ends.has(today))
      balances.push([ends.get(today), merchant.id, available, pending, Math.max(0, reserve)]);
  }
  return { payouts, balances };
};

const payoutOf = (chance, merchant, today, amount, since) => {
  const isFailed = chance.below(1000) < 14;
  const isInstant = merchant.size < 2 && chance.percent(45);
  const weekend = today % 7 > 2 ? 2 : 0;
  const arrives = today + (isInstant ? 0 : 1 + weekend + (chance.percent(12) ? 1 : 0));
  const isThere = !isFailed && arrives <= lastDay;
  return {
    ...{ merchant, today, amount, ...since },
    status: isFailed ? "F" : isThere ? "P" : "T",
    arrives: isThere ? arrives : undefined,
    rail: isInstant ? "SCT Inst" : "SCT",
    failure: isFailed ? chance.pick(payoutFailures) : "",
  };
};

/** The payouts in the order of their days, and the balances of each month's end. */
export const settlementsOf = (chance, merchants, payments, refunds, disputes) => {
  const captured = payments.filter(({ status }) => status === "CAP");
  const moved = captured.map((each) => [each, Math.floor(each.captured / day)]);
  const repaid = refunds.filter(({ done }) => done !== undefined);
  const lost = disputes.filter(({ status }) => status === "lost" || status === "accepted");
  const moves = {
    captured: dailySums(moved.map(([each, at]) => [each.merchant, at, each.amount])),
    fees: dailySums(moved.map(([each, at]) => [each.merchant, at, each.fee])),
    back: dailySums([
      ...repaid.map((each) => [each.payment.merchant, Math.floor(each.done / day), each.amount]),
      ...lost.map((each) => [each.payment.merchant, each.closed, each.amount]),
    ]),
  };
  const settled = merchants
    .filter(({ live }) => live <= lastDay)
    .map((merchant) => settle(chance, merchant, moves));
  return {
    payouts: settled
      .flatMap(({ payouts }) => payouts)
      .sort((left, right) => left.today - right.today || left.merchant.id - right.merchant.id),
    balances: settled
      .flatMap(({ balances }) => balances)
      .sort((left, right) => left[0].localeCompare(right[0]) || left[1] - right[1]),
  };
};

/** What is billed beside the processing fees: each month on its first day, and for each dispute. */
export const feesOf = (chance, merchants, disputes) => {
  const fees = [];
  const bill = (merchant, billed, kind, cents) => {
    const due = billed + 14;
    const paid = chance.percent(3) ? never : due + chance.weighted([3, 6, 4, 2, 1, 1]) * 5 - 12;
    const isWaived = chance.percent(kind === "CBK" ? 6 : 3);
    const isPaid = !isWaived && paid <= lastDay;
    fees.push({ merchant, billed, due, kind, cents, isWaived, paid: isPaid ? paid : undefined });
  };
  for (const end of [-1, ...ends.keys()]) {
    const first = end + 1;
    if (first > lastDay) continue;
    for (const merchant of merchants) {
      if (merchant.live > first || merchant.closed <= first) continue;
      bill(merchant, first, "SUB", { STD: 1900, ICP: 4900, CUS: 14_900 }[merchant.plan]);
      if (merchant.terminals > 0) bill(merchant, first, "TRM", merchant.terminals * 1250);
      if (merchant.id % 6 === 1 && first < 900) bill(merchant, first, "PCI", 2500);
    }
  }
  for (const { payment, opened, stage } of disputes)
    if (stage !== "RFI") bill(payment.merchant, opened, "CBK", 2000);
  return fees.sort((left, right) => left.billed - right.billed);
};
