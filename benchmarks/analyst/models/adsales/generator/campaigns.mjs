import { dayText } from "../../tables.mjs";
import {
  agencies,
  lostReasons,
  others,
  prefixes,
  reps,
  seasonal,
  themes,
  trades,
} from "./lists.mjs";
import { lastDay } from "./panels.mjs";

/** A hundred days before a campaign more is sold for some months than for others. */
const seasons = [9, 10, 11, 9, 10, 9, 10, 12, 13, 14, 10, 6];

/** 2024-01-01 was a Monday, and so is every seventh day from it: campaigns begin on one. */
export const monday = (day) => day - (day % 7);

const monthOf = (day) => Number(dayText(day).slice(5, 7)) - 1;

export const monthAt = (day) => (Number(dayText(day).slice(0, 4)) - 2024) * 12 + monthOf(day);

/** Who advertises: most through one agency, some of them for a time only. */
export const advertisersOf = (chance) => [
  ...others.map(([name, industry]) => ({ name, industry, ...habitsOf(chance, 4) })),
  ...trades.flatMap(([trade, industry, count]) => {
    const names = [...prefixes];
    return Array.from({ length: count }, (_, at) => {
      const [prefix] = names.splice(at === 0 ? 0 : chance.below(names.length), 1);
      const weight = at === 0 ? 9 : chance.between(1, 6);
      return { name: `${prefix} ${trade}`, industry, ...habitsOf(chance, weight) };
    });
  }),
];

const habitsOf = (chance, weight) => ({
  weight,
  agency: chance.percent(66) ? chance.pick(agencies) : "",
  from: chance.percent(75) || weight === 9 ? -1 : chance.between(100, 800),
  to: chance.percent(85) || weight === 9 ? 2000 : chance.between(300, 900),
  rep: chance.below(1000),
  isSlow: chance.percent(22),
});

const hereAt = (day) => {
  const month = monthAt(day);
  return reps.filter(([, , , first = 0, last = 99]) => first <= month && month <= last);
};

const outcomeOf = (chance, { created, rep }) => {
  const decided = created + chance.between(3, 38);
  if (decided > lastDay) return { status: "QUO" };
  const isWon = chance.percent(46 + rep[2]);
  if (!isWon) return { status: "LST", decided, reason: chance.pick(lostReasons) };
  return { status: chance.percent(4) ? "CXL" : "WON", decided };
};

/** Half of them are of the season. */
const themeOf = (chance, start) =>
  chance.percent(50) ? chance.pick(themes) : chance.pick(seasonal[Math.floor(monthOf(start) / 3)]);

const campaignOf = (chance, { advertiser, created }) => {
  const here = hereAt(created).flatMap((each) => Array.from({ length: each[2] }, () => each));
  const rep = chance.percent(80) ? here[advertiser.rep % here.length] : chance.pick(here);
  const outcome = outcomeOf(chance, { created, rep });
  const start = monday((outcome.decided ?? created + 30) + chance.between(14, 80));
  const weeks = [2, 2, 2, 4, 4, 6, 8][chance.below(7)];
  const size = chance.percent(8) ? chance.between(20, 38) : chance.between(2, 16);
  return {
    ...{ advertiser, rep, created, start, weeks, size, ...outcome },
    agency: chance.percent(94) ? advertiser.agency : "",
    name: `${themeOf(chance, start)} ${dayText(start).slice(0, 4)}`,
    budget: chance.percent(5) ? "" : Math.round((size * weeks * chance.between(6, 14)) / 5) * 50000,
  };
};

/** What was quoted, by the day; each year a little more. */
export const campaignsOf = (chance, advertisers) => {
  const campaigns = [];
  for (let day = 0; day <= lastDay; day++) {
    if (day % 7 > 4) continue;
    const briefs = (seasons[monthOf(day)] * (1 + day / 4000)) / 2.9;
    const count = Math.floor(briefs) + (chance.percent((briefs % 1) * 100) ? 1 : 0);
    const there = advertisers.filter(({ from, to }) => from < day && day < to);
    for (let nth = 0; nth < count; nth++) {
      const advertiser = there[chance.weighted(there.map(({ weight }) => weight))];
      campaigns.push(campaignOf(chance, { advertiser, created: day }));
    }
  }
  return campaigns.map((each, at) => ({ id: at + 1, ...each }));
};

export const campaignRow = (each) => [
  ...[each.id, `C-${20000 + each.id * 3}`, each.name, each.advertiser.name],
  ...[each.advertiser.industry, each.agency, each.rep[0], each.rep[1], each.status],
  ...[each.reason ?? "", dayText(each.created)],
  each.decided === undefined ? "" : dayText(each.decided),
  ...[dayText(each.start), dayText(each.start + each.weeks * 7 - 1), each.budget],
];
