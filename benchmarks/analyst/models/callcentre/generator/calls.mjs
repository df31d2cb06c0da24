import { dayText, momentText } from "../../tables.mjs";
import { campaigns, queues } from "./lists.mjs";
import { busyness, isThere, lastDay } from "./people.mjs";

const hours = [2, 7, 12, 13, 11, 8, 8, 10, 10, 9, 6, 3, 1];

export const queuesOf = () =>
  queues.map(([name, client, language, target, rate, opened, weight, patience, reasons], at) => ({
    ...{ id: at + 1, name, client, language, target, rate, opened, weight, patience },
    reasons: reasons.split("|"),
  }));

export const queueRow = (each) => [
  ...[each.id, each.name, each.client, each.language, each.target, each.rate],
  dayText(each.opened),
];

export const campaignsOf = (all) =>
  campaigns.map(([name, queue, kind, first, last, daily, won], at) => ({
    ...{ id: 11 + at, name, kind, first, last, daily, won },
    queue: all.find((each) => each.name === queue),
  }));

export const campaignRow = (each) => [
  ...[each.id, each.name, each.queue.id, each.kind, dayText(each.first), dayText(each.last)],
];

/** Seconds after the start of 2024. */
const timeOf = (chance, day) =>
  (day * 1440 + (7 + chance.weighted(hours)) * 60 + chance.below(60)) * 60 + chance.below(60);

const agentOf = (chance, agents, { client }, day) => {
  const there = agents.filter((each) => isThere(each, day));
  const own = there.filter(({ team }) => team[3].includes(client));
  return chance.pick(own.length > 0 ? own : there);
};

const csatOf = (chance, agent, wait) => {
  if (!chance.percent(23)) return "";
  const score = 4.2 + agent.skill * 0.7 - wait / 200 + chance.between(-15, 12) / 10;
  return Math.max(1, Math.min(5, Math.round(score)));
};

const talkOf = (chance, agent, base) => {
  const talk = Math.round(base * (0.35 + chance.next() * 1.3 - agent.skill * 0.15));
  return {
    talk: Math.max(20, talk),
    hold: chance.percent(28) ? chance.between(10, 150) : 0,
    wrap: chance.between(10, 80),
  };
};

/** What the client pays: minutes begun count by the half. */
const billed = (talk, hold, rate) => {
  const seconds = Math.ceil((talk + hold) / 30) * 30;
  return { billable: seconds, charge: Math.round((seconds * rate) / 60) };
};

/** How long callers wait, more on busy days, and much more in the August of 2026. */
const waitOf = (chance, day, queue) => {
  const strain = dayText(day).startsWith("2026-08") ? 1.9 : 1;
  const long = chance.next() ** 6 * 340 * busyness(day) * strain;
  return 2 + chance.below(16) + Math.round((long * queue.patience) / 170);
};

const inboundOf = (chance, agents, { day, queue }) => {
  const wait = waitOf(chance, day, queue);
  const time = timeOf(chance, day);
  const isGone = wait > 15 && chance.percent(Math.min(75, (wait / queue.patience) * 24));
  if (isGone || chance.percent(1.5)) {
    const outcome = isGone ? "ABN" : "VM";
    return { queue, day, time, direction: "IN", outcome, wait };
  }
  const agent = agentOf(chance, agents, queue, day);
  const { talk, hold, wrap } = talkOf(chance, agent, 190 + queue.patience);
  return {
    ...{ queue, day, time, direction: "IN", outcome: "ANS", wait, agent, talk, hold, wrap },
    ...billed(talk, hold, queue.rate),
    reason: chance.percent(6)
      ? ""
      : queue.reasons[chance.weighted([5, 3, 2, 1].slice(0, queue.reasons.length))],
    isTransferred: chance.percent(8 - agent.skill * 4),
    csat: csatOf(chance, agent, wait),
  };
};

const outboundOf = (chance, agents, { day, campaign }) => {
  const { queue } = campaign;
  const agent = agentOf(chance, agents, queue, day);
  const outcome = ["ANS", "NA", "BSY"][chance.weighted([46, 43, 11])];
  const base = {
    queue,
    day,
    campaign,
    agent,
    outcome,
    direction: "OUT",
    time: timeOf(chance, day),
  };
  if (outcome !== "ANS") return base;
  const { talk, hold, wrap } = talkOf(chance, agent, 210);
  const isWon = chance.percent(campaign.won + agent.skill * 4);
  return {
    ...{ ...base, talk, hold, wrap, isTransferred: false },
    ...billed(talk, hold, queue.rate),
    result: isWon ? "WIN" : chance.percent(70) ? "REF" : "LTR",
  };
};

/** Casa Verde has taken a part of its calls back since July 2026, when Aerolink has brought more. */
const shareOf = ({ client }, day) => {
  if (day < 912) return 1;
  return client === "Casa Verde" ? 0.72 : client === "Aerolink" ? 1.2 : 1;
};

const someOf = (chance, share) => Math.floor(share) + (chance.percent((share % 1) * 100) ? 1 : 0);

export const callsOf = (chance, { agents, all, runs }) => {
  const inbound = all.filter(({ weight }) => weight > 0);
  const calls = [];
  for (let day = 0; day <= lastDay; day++) {
    for (const queue of inbound.filter(({ opened }) => opened <= day)) {
      const count = someOf(chance, (queue.weight / 4.1) * busyness(day) * shareOf(queue, day));
      for (let at = 0; at < count; at++) calls.push(inboundOf(chance, agents, { day, queue }));
    }
    if (day % 7 > 4) continue;
    for (const campaign of runs.filter(({ first, last }) => first <= day && day <= last)) {
      const count = someOf(chance, campaign.daily * 0.62);
      for (let at = 0; at < count; at++) calls.push(outboundOf(chance, agents, { day, campaign }));
    }
  }
  return calls
    .sort((one, other) => one.time - other.time)
    .map((each, at) => ({ id: 500_001 + at, ...each }));
};

export const callRow = (each) => [
  ...[each.id, each.queue.id, each.agent?.id ?? "", each.campaign?.id ?? "", each.direction],
  ...[momentText(each.time / 60), each.wait ?? "", each.talk ?? "", each.hold ?? ""],
  ...[each.wrap ?? "", each.outcome, each.reason ?? "", each.result ?? ""],
  ...[each.isTransferred ?? "", each.csat ?? "", each.billable ?? 0, each.charge ?? 0],
];
