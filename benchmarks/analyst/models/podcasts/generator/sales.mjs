import { dayText, monthEnds } from "../../tables.mjs";
import { advertisers, oneOf, purposes, seasons } from "./lists.mjs";
import { lastDay } from "./episodes.mjs";

const seasonOf = (day) => seasons[Math.floor((((day % 365) + 31) % 365) / 91.3) % 4];

const statusOf = ({ isCancelled, starts, ends }) =>
  isCancelled ? "CXL" : ends <= lastDay ? "FIN" : starts <= lastDay ? "LIV" : "BKD";

const campaignOf = (chance, { starts, used }) => {
  const advertiser = oneOf(
    chance,
    advertisers.map((each) => [each, each.weight]),
  )[0];
  const length = chance.pick([27, 27, 41, 55, 55, 83, 118]);
  const ends = starts + length;
  const year = 2024 + Math.floor(starts / 365.3);
  const stem = `${advertiser.name.split(" ")[0]} ${chance.pick(purposes)} ${seasonOf(starts)} ${year}`;
  const times = (used.get(stem) ?? 0) + 1;
  used.set(stem, times);
  const isCancelled = chance.percent(6);
  const pricing = chance.percent(70) ? "CPM" : "FLT";
  return {
    ...{ advertiser, starts, ends, isCancelled, pricing, length },
    name: times === 1 ? stem : `${stem} ${["II", "III", "IV"][times - 2]}`,
    booked: starts - chance.between(9, 75),
    status: statusOf({ isCancelled, starts, ends }),
    cpm: chance.between(1500, 3200),
    fee: chance.between(6, 34) * 2500,
    budget: chance.between(5, 40) * (length / 40) * 19_000,
  };
};

/** Campaigns, more of them each year and before Christmas. */
export const campaignsOf = (chance, count) => {
  const used = new Map();
  return Array.from({ length: count }, () => {
    const day = Math.floor(1075 * Math.max(chance.next(), chance.percent(40) ? chance.next() : 0));
    return chance.percent(14) ? [285, 650, 1010][chance.below(3)] + chance.between(0, 40) : day;
  })
    .map((starts) => campaignOf(chance, { starts, used }))
    .filter(({ booked }) => booked <= lastDay)
    .sort((one, other) => one.booked - other.booked)
    .map((campaign, at) => ({ id: at + 1, ...campaign }));
};

export const campaignRow = (each) => [
  ...[each.id, `PC-${String(1040 + each.id)}`, each.name, each.advertiser.name],
  ...[each.advertiser.industry, each.advertiser.agency, each.advertiser.manager, each.pricing],
  ...[each.status, dayText(each.booked), dayText(each.starts), dayText(each.ends)],
  Math.round(each.budget / 5000) * 5000,
];

const spotOf = (chance, { campaign, episode }) => {
  const position = ["PRE", "MID", "PST"][chance.weighted([30, 55, 15])];
  const factor = { PRE: 0.9, MID: 1, PST: 0.7 }[position];
  const isMakegood = chance.percent(4);
  const booked =
    Math.round((episode.show.weight * 480 * (1 + episode.day / 1600) * factor) / 500) * 500 + 1000;
  const delivered = Math.round(
    (booked * (chance.percent(18) ? chance.between(58, 85) : chance.between(88, 116))) / 100,
  );
  const paid =
    campaign.pricing === "FLT"
      ? campaign.fee
      : Math.round((Math.min(delivered, booked) * campaign.cpm * factor) / 1000);
  return {
    ...{ campaign, episode, position, booked, delivered, isMakegood, day: episode.day },
    isHostRead: position !== "PST" && chance.percent(campaign.pricing === "FLT" ? 86 : 52),
    revenue: isMakegood ? 0 : paid,
  };
};

/** The spots of each campaign that has run, in new episodes of some shows that suit it. */
export const spotsOf = (chance, { campaigns, episodes }) => {
  const apt = episodes.filter(({ kind, day, isForMembers }) => {
    return kind !== "TRL" && day <= lastDay && !isForMembers;
  });
  const names = [...new Set(apt.map(({ show }) => show))];
  return campaigns
    .filter(({ isCancelled, starts }) => !isCancelled && starts <= lastDay)
    .flatMap((campaign) => {
      const liked = new Set(
        Array.from(
          { length: chance.between(2, 5) },
          () =>
            oneOf(
              chance,
              names.map((show) => [show, show.weight + 3]),
            )[0],
        ),
      );
      const perShow = Math.round(campaign.budget / 42_000);
      const open = apt.filter(
        ({ day, show }) => day >= campaign.starts && day <= campaign.ends && liked.has(show),
      );
      const share = Math.min(88, (100 * (6 + perShow)) / Math.max(open.length, 1));
      return open
        .filter(() => chance.percent(share))
        .map((episode) => spotOf(chance, { campaign, episode }));
    })
    .sort((one, other) => one.day - other.day);
};

export const spotRow = (each, at) => [
  ...[at + 1, each.campaign.id, each.episode.id, each.position, each.isHostRead, each.isMakegood],
  ...[dayText(each.day), each.booked, each.delivered, each.revenue],
];

const stateOf = (chance, { due, terms }) => {
  const late = chance.percent(terms === 60 ? 38 : 17) ? chance.between(4, 58) : 0;
  const paid = due - chance.between(0, 16) + late;
  if (chance.percent(1.2) && due < lastDay - 150) return { status: "WOF" };
  if (chance.percent(due > lastDay - 120 ? 6 : 0.7)) return { status: "DIS" };
  if (paid > lastDay || chance.percent(due > lastDay - 100 ? 9 : 0.4)) return { status: "OPN" };
  return { status: "PAI", paid };
};

/** An invoice for what a campaign had in a month, some days into the next one. */
export const invoicesOf = (chance, spots) => {
  const months = monthEnds(33);
  const due = new Map();
  for (const { campaign, day, revenue } of spots) {
    const month = months.findIndex((end) => day <= end.day);
    if (month < 0) continue;
    const key = month * 10_000 + campaign.id;
    const known = due.get(key) ?? { campaign, month, amount: 0 };
    due.set(key, { ...known, amount: known.amount + revenue });
  }
  return [...due.entries()]
    .filter(([, { amount }]) => amount > 0)
    .sort(([one], [other]) => one - other)
    .map(([, { campaign, month, amount }]) => {
      const issued = months[month].day + chance.between(2, 6);
      const { terms } = campaign.advertiser;
      const dueOn = issued + terms;
      return {
        ...{ campaign, amount, issued, due: dueOn, ...stateOf(chance, { due: dueOn, terms }) },
      };
    });
};

export const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${String(24_001 + at)}`, each.campaign.id, each.status, dayText(each.issued)],
  ...[dayText(each.due), each.paid === undefined ? "" : dayText(each.paid), each.amount],
];
