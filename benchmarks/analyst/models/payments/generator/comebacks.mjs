// What comes back of captured payments: refunds, and what cardholders dispute.
import { analysts, disputeReasons, drawn, refundReasons } from "./lists.mjs";
import { lastDay } from "./merchants.mjs";

const day = 1440;
const end = (lastDay + 1) * day;

const refundOf = (chance, payment) => {
  const asked = payment.captured + chance.between(200, 45 * day);
  const isWhole = chance.percent(68);
  const part = chance.between(10, 80) / 100;
  const status = chance.percent(3) ? "failed" : "succeeded";
  const done = asked + chance.between(60, 5 * day);
  return {
    ...{ payment, asked },
    amount: isWhole ? payment.amount : Math.round(payment.amount * part),
    reason: drawn(chance, refundReasons),
    source: ["dashboard", "api", "support"][chance.weighted([5, 4, 1])],
    status: done > end ? "pending" : status,
    done: done > end || status === "failed" ? undefined : done,
  };
};

const refundPercent = [11, 8, 3, 7, 3, 1, 4, 7];

/** Refunds in the order in which they were asked for. */
export const refundsOf = (chance, payments) =>
  payments
    .filter(({ status }) => status === "CAP")
    .filter(({ merchant }) => chance.percent(refundPercent[merchant.vertical]))
    .map((payment) => refundOf(chance, payment))
    .filter(({ asked }) => asked < end)
    .sort((left, right) => left.asked - right.asked)
    .map((each, at) => ({ ...each, id: 70_001 + at }));

const isDisputed = (chance, { merchant, hasThreeDs, isByCard, method }) => {
  if (method === "ideal") return false;
  const base = { low: 13, medium: 32, high: 60 }[merchant.risk];
  return chance.below(1000) < base * (hasThreeDs ? 0.6 : 1) * (isByCard ? 1.1 : 0.6);
};

/** How a closed dispute ended. */
const endOf = (chance, isAnswered, hasThreeDs) => {
  if (isAnswered) return chance.percent(hasThreeDs ? 58 : 36) ? "won" : "lost";
  return chance.percent(30) ? "accepted" : "lost";
};

const disputeOf = (chance, payment) => {
  const opened = Math.floor(payment.captured / day) + chance.between(4, 70);
  const due = opened + chance.pick([7, 14, 14, 21]);
  const answer = chance.percent(70) ? chance.between(opened + 4, due) : due + 1;
  const answered = answer <= Math.min(due, lastDay) ? answer : undefined;
  const closed = Math.min(answer, due) + chance.between(10, 80);
  const outcome = endOf(chance, answer <= due, payment.hasThreeDs);
  const open = answered !== undefined || due <= lastDay ? "under_review" : "needs_response";
  return {
    ...{ payment, opened, due, answered },
    closed: closed <= lastDay ? closed : undefined,
    status: closed <= lastDay ? outcome : open,
    stage: ["RFI", "CB1", "ARB"][chance.weighted([2, 9, 1])],
    amount: chance.percent(88) ? payment.amount : Math.round(payment.amount * 0.6),
    reason: drawn(chance, disputeReasons),
    analyst: answered !== undefined || chance.percent(40) ? chance.pick(analysts) : "",
  };
};

/** Disputes in the order in which they were opened. */
export const disputesOf = (chance, payments) =>
  payments
    .filter(({ status }) => status === "CAP")
    .filter((payment) => isDisputed(chance, payment))
    .map((payment) => disputeOf(chance, payment))
    .filter(({ opened }) => opened <= lastDay)
    .sort((left, right) => left.opened - right.opened)
    .map((each, at) => ({ ...each, id: 9001 + at }));
