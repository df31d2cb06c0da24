// Who takes payments with us, on which terms, and since when.
import { countries, drawn, managers, verticals } from "./lists.mjs";

export const lastDay = 1034;
export const never = 99_999;

/** Every name is there once. The first of each vertical are old customers; some have not gone live yet. */
export const merchantsOf = (chance) => {
  const merchants = verticals.flatMap(([, , names], vertical) =>
    names.split("|").map((name, at) => merchantOf(chance, name, vertical, at)),
  );
  return merchants.map((each, at) => ({ ...each, id: 1001 + at }));
};

/** When a merchant signs, goes live and leaves, if it does. */
const timesOf = (chance, at) => {
  const signed = at < 4 ? -chance.between(60, 900) : chance.between(-120, 1000);
  const setUp = chance.between(2, 21) + (chance.percent(20) ? chance.between(10, 40) : 0);
  const isWaiting = signed > 900 || (signed > 600 && chance.percent(15));
  const live = isWaiting ? never : signed + setUp;
  const leaves = at > 2 && chance.percent(18);
  const closed = leaves ? Math.max(live + chance.between(120, 700), 90) : never;
  return { signed, live, closed: closed > lastDay ? never : closed };
};

const planOf = (chance, size) => {
  if (size === 0) return chance.percent(60) ? "CUS" : "ICP";
  return chance.percent(30) ? "ICP" : "STD";
};

const terminalsOf = (chance, tillPercent) =>
  tillPercent > 20 && chance.percent(85) ? chance.between(1, 9) : 0;

const merchantOf = (chance, name, vertical, at) => {
  const times = timesOf(chance, at);
  const size = chance.weighted([4, 7, 9, 6]);
  const isHighRisk = vertical === 3 || vertical === 4;
  return {
    ...{ name, vertical, size, ...times },
    isSuspended: times.closed === never && times.live !== never && chance.percent(4),
    country: drawn(chance, countries),
    plan: planOf(chance, size),
    manager: size < 2 ? chance.pick(managers) : "",
    risk: ["low", "medium", "high"][chance.weighted(isHighRisk ? [1, 3, 4] : [7, 3, 1])],
    schedule: ["daily", "weekly", "weekly", "monthly"][size],
    weight: [30, 12, 5, 2][size] + chance.below(4),
    terminals: terminalsOf(chance, verticals[vertical][5]),
  };
};

/** What a merchant is by now. */
export const statusOf = ({ live, closed, isSuspended }) =>
  live === never ? "ONB" : closed !== never ? "CLO" : isSuspended ? "SUS" : "ACT";
