import { competitors, leadSources, lostReasons, products, reps } from "./names.mjs";

/** Days from 2024-01-01 to the last day of the data. */
export const lastDay = 1034;
const stages = ["Qualification", "Discovery", "Proposal", "Negotiation"];
/** How far along its way to the end a deal enters each stage. */
const entries = [0, 0.2, 0.5, 0.75];
const probabilities = [10, 25, 50, 75];
const lengths = { Enterprise: [70, 210], "Mid-Market": [40, 140], "Small Business": [12, 80] };
const seats = { Enterprise: [20, 110], "Mid-Market": [6, 30], "Small Business": [1, 8] };
const winPercents = { "New business": 27, Expansion: 48, Renewal: 76 };

/** Deals in the order of their creation, with their lines. What closes after the last day is still open. */
export const dealsBy = (chance, accounts) => {
  const starts = accounts.flatMap((account) => startsOf(chance, account));
  starts.sort((one, other) => one.created - other.created || one.account.id - other.account.id);
  const firstWins = new Map();
  return starts.map((start, at) => {
    const firstWin = firstWins.get(start.account.id);
    const deal = dealOf(chance, start, at + 1, firstWin <= start.created);
    if (deal.stage === "Closed Won")
      firstWins.set(start.account.id, Math.min(firstWin ?? Infinity, deal.closed));
    return deal;
  });
};

const startsOf = (chance, account) => {
  const count = chance.weighted([2, 2, 3, 4, 5, 5, 5, 4, 3]);
  const first = Math.max(account.created, 0);
  return Array.from({ length: count }, () => ({
    account,
    created: chance.between(first, lastDay),
  }));
};

const dealOf = (chance, { account, created }, id, isCustomer) => {
  const { team } = account;
  const type = isCustomer
    ? ["New business", "Expansion", "Renewal"][chance.weighted([1, 3, 4])]
    : "New business";
  const source = leadSources[chance.weighted([5, 3, 3, 2, 4])];
  const rep = chance.pick(repsOn(team, created));
  const planned = chance.between(...lengths[team]);
  const isWon = chance.percent(winPercents[type] + (source === "Referral" ? 12 : 0));
  const length = isWon ? planned : Math.ceil((planned * chance.between(30, 110)) / 100);
  // A few deals are never closed.
  const closed = chance.percent(3) ? Infinity : created + length;
  const progress = (Math.min(lastDay, closed) - created) / planned;
  const reached = entries.findLastIndex((entry) => progress >= entry);
  const outcome = closed > lastDay ? stages[reached] : isWon ? "Closed Won" : "Closed Lost";
  const lines = linesOf(chance, team, type, created);
  return {
    ...{ id, account, rep, type, source, created, lines, stage: outcome },
    name: `${account.name} ${type} ${1000 + id}`,
    closed: closed > lastDay ? undefined : closed,
    expected: created + Math.max(7, planned + chance.between(-35, 40)),
    stageOn: (day) => stages[entries.findLastIndex((entry) => (day - created) / planned >= entry)],
    category: categoryOf(chance, outcome),
    probability: probabilityOf(outcome),
    isMultiYear: chance.percent(team === "Enterprise" ? 45 : 18),
    ...lossOf(chance, outcome),
    cents: lines.reduce((sum, { net }) => sum + net, 0),
  };
};

const repsOn = (team, day) =>
  reps
    .map((rep, at) => ({ ...rep, id: at + 1 }))
    .filter((rep) => rep.team === team && rep.hired <= day && !(rep.left <= day));

const categoryOf = (chance, stage) => {
  if (stage === "Closed Won") return "W";
  if (stage === "Closed Lost") return "O";
  if (stage === "Negotiation") return chance.percent(65) ? "C" : "B";
  return stage === "Proposal" && chance.percent(60) ? "B" : "P";
};

const probabilityOf = (stage) => {
  if (stage === "Closed Won") return 100;
  return stage === "Closed Lost" ? 0 : probabilities[stages.indexOf(stage)];
};

const lossOf = (chance, stage) => {
  const rival = chance.percent(40) ? chance.pick(competitors) : undefined;
  if (stage !== "Closed Lost") return { competitor: rival };
  const reason = lostReasons[chance.weighted([5, 3, 2, 4, 4])];
  return {
    lostReason: reason,
    competitor: reason === "Competitor" ? chance.pick(competitors) : rival,
  };
};

/** The platform first, as a rule, then up to three other products; amounts in cents. */
const linesOf = (chance, team, type, created) => {
  const size = chance.between(...seats[team]) * 5;
  const picked = new Set(type === "Expansion" && chance.percent(60) ? [] : [0]);
  const more = chance.between(picked.size === 0 ? 1 : 0, 3);
  for (let at = 0; at < more; at++) picked.add(chance.between(1, 5));
  // Atlas Mobile is sold since March 2025.
  if (created < 425 && picked.delete(3)) picked.add(2);
  return [...picked].map((product) => {
    const count = chance.percent(70) ? size : Math.max(5, Math.ceil(size / 10) * 5);
    const discount = chance.pick([0, 0, 0, 5, 10, 10, 15, 20, 25]);
    const list = count * products[product][2] * 100;
    return { product: product + 1, count, discount, list, net: (list * (100 - discount)) / 100 };
  });
};
