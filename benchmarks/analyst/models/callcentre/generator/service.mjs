import { dayText, momentText } from "../../tables.mjs";
import { reviewers } from "./lists.mjs";
import { lastDay } from "./people.mjs";

const end = (lastDay + 1) * 1440;

/** Who gave up or spoke to the machine may ask to be called back: what is old has been closed one way or other. */
const callbackOf = (chance, { queue, time, outcome }, agents) => {
  const requested = Math.round(time / 60) + chance.between(1, 6);
  const due = requested + chance.pick([240, 480, 1440]);
  const called = requested + chance.between(15, 200) + Math.round(chance.next() ** 3 * 2600);
  const status = ["DON", "EXP", "CAN"][chance.weighted([82, 12, 6])];
  const isOpen =
    called > end || chance.percent(requested > end - 4000 ? 85 : requested > end - 20_000 ? 45 : 0);
  const isDone = !isOpen && status === "DON";
  return {
    ...{ queue, requested, due, status: isOpen ? "OPN" : status },
    called: isDone ? called : undefined,
    agent: isDone ? chance.pick(agents) : undefined,
    source: outcome === "VM" ? "VM" : ["IVR", "WEB"][chance.weighted([3, 1])],
    attempts: isDone ? chance.between(1, 2) : status === "EXP" ? chance.between(0, 3) : 0,
  };
};

export const callbacksOf = (chance, calls, agents) =>
  calls
    .filter(({ outcome }) => outcome === "VM" || outcome === "ABN")
    .filter(({ outcome }) => chance.percent(outcome === "VM" ? 85 : 62))
    .map((call) => callbackOf(chance, call, agents(call.day)))
    .filter(({ requested }) => requested < end)
    .sort((one, other) => one.requested - other.requested);

export const callbackRow = (each, at) => [
  ...[at + 1, each.queue.id, each.agent?.id ?? "", momentText(each.requested)],
  ...[momentText(each.due), each.called === undefined ? "" : momentText(each.called)],
  ...[each.status, each.source, each.attempts],
];

const firstV3 = 547;

const reviewOf = (chance, call) => {
  const day = call.day + chance.between(1, 14);
  const raw = 83 + call.agent.skill * 11 + chance.between(-22, 14) - (day >= firstV3 ? 2 : 0);
  const score = Math.max(22, Math.min(100, Math.round(raw)));
  return {
    ...{ call, day, score },
    reviewer: reviewers[chance.weighted([4, 3, 3, 2])],
    form: day >= firstV3 ? "V3" : "V2",
    isCritical: chance.percent(score < 75 ? 9 : 1.5),
    isDisputed: score < 80 && chance.percent(9),
  };
};

export const reviewsOf = (chance, calls) =>
  calls
    .filter(({ outcome }) => outcome === "ANS")
    .filter(({ agent }) => chance.percent(agent.care > 0.9 ? 3 : 9))
    .map((call) => reviewOf(chance, call))
    .filter(({ day }) => day <= lastDay)
    .sort((one, other) => one.day - other.day);

export const reviewRow = (each, at) => [
  ...[at + 1, each.call.id, each.reviewer, dayText(each.day), each.form, each.score],
  ...[each.isCritical, each.isDisputed],
];
