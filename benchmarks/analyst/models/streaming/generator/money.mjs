import { dayText, monthEnds } from "../../tables.mjs";
import { advertisers, channels, countries, idOf, plans, reasons, sources } from "./lists.mjs";
import { textOr } from "./plays.mjs";
import { lastDay } from "./titles.mjs";

const subscriptionOf = (chance, { day, subscribers }) => {
  const channel = channels[chance.weighted(channels.map(({ weight }) => weight))];
  const [plan, , factor] = idOf(chance, plans);
  const isYearly = chance.percent(23);
  const isNew = chance.percent(86) || subscribers.length === 0;
  const subscriber = isNew
    ? { id: 9000 + subscribers.length, country: idOf(chance, countries)[0] }
    : chance.pick(subscribers);
  if (isNew) subscribers.push(subscriber);
  const leaves = chance.percent(isYearly ? 46 : 68);
  const stays = isYearly
    ? 365 * chance.pick([1, 1, 2])
    : 30 * (1 + chance.weighted([9, 8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1]));
  const end = leaves ? day + stays + chance.between(0, 6) : undefined;
  const isOver = end !== undefined && end <= lastDay;
  return {
    ...{ subscriber, channel, plan, isYearly, day },
    price: Math.round((channel.price * factor * (isYearly ? 0.83 : 1)) / 10) * 10 - 1,
    source: idOf(chance, sources)[0],
    hadTrial: chance.percent(41),
    end: isOver ? end : undefined,
    reason: isOver ? idOf(chance, reasons)[0] : "",
    status: isOver ? "CAN" : chance.percent(3) ? "PAU" : "ACT",
  };
};

/** Subscriptions of channels, more of them each year and at Christmas. */
export const subscriptionsOf = (chance, count) => {
  const subscribers = [];
  return Array.from({ length: count }, () => {
    const day = Math.floor(
      lastDay * Math.max(chance.next(), chance.percent(30) ? chance.next() : 0),
    );
    return chance.percent(4) ? [355, 720][chance.below(2)] + chance.below(10) : day;
  })
    .sort((one, other) => one - other)
    .map((day) => subscriptionOf(chance, { day, subscribers }));
};

export const subscriptionRow = (each, at) => [
  ...[at + 1, each.subscriber.id, each.channel.name, each.plan, each.isYearly ? "Y" : "M"],
  ...[each.subscriber.country, each.source, each.hadTrial, each.status, dayText(each.day)],
  ...[textOr(each.end), each.reason, each.price],
];

const stateOf = (chance, { due, isSlow }) => {
  const paid = due - chance.between(-3, 14) + (isSlow ? chance.between(4, 30) : 0);
  if (chance.percent(due > lastDay - 200 ? 5 : 0.6)) return { status: "DSP" };
  if (paid <= lastDay && !chance.percent(due > lastDay - 60 ? 9 : 0.3))
    return { status: "PAI", paid };
  return { status: due - 45 < lastDay - 40 ? "APR" : "OPN" };
};

/** Partners of countries without a treaty. */
const taxed = ["Hikari Animation", "Sundial Entertainment", "Alpine Docs"];

/** A statement for each title and month in which it earned anything, where its licence has a share. */
export const royaltiesOf = (chance, plays) => {
  const months = monthEnds(33);
  const minutes = new Map();
  for (const { title, at, minutes: watched } of plays) {
    const month = months.findIndex(({ day }) => Math.floor(at / 1440) <= day);
    if (title.licence === "FX" || month < 0) continue;
    const key = `${month}-${title.id}`;
    const known = minutes.get(key) ?? { title, month, watched: 0 };
    minutes.set(key, { ...known, watched: known.watched + watched });
  }
  return [...minutes.values()]
    .filter(({ watched }) => watched > 0)
    .sort((one, other) => one.month - other.month || one.title.id - other.title.id)
    .map(({ title, month, watched }) => {
      const gross = Math.round(watched * chance.between(8, 12) * (1 + month / 120)) * 160;
      const royalty = Math.round((gross * title.share) / 100);
      const floor = title.licence === "MG" ? 90_000 : 0;
      const due = months[month].day + 45;
      const amount = Math.max(royalty, floor);
      return {
        ...{ title, gross, royalty: amount, due, first: months[month].text.slice(0, 8) },
        tax: taxed.includes(title.partner)
          ? Math.round(amount * 0.1)
          : Math.round(amount * (title.id % 4 === 0 ? 0.05 : 0)),
        ...stateOf(chance, { due, isSlow: chance.percent(18) }),
      };
    });
};

export const royaltyRow = (each, at) => [
  ...[
    at + 1,
    `RS-${String(20_001 + at)}`,
    each.title.id,
    `${each.first}01`,
    each.gross,
    each.royalty,
  ],
  ...[each.tax, each.status, dayText(each.due), textOr(each.paid)],
];

const formats = [
  ["PRE", 6, 1450, 82, 9],
  ["MID", 4, 1850, 91, 5],
  ["PAU", 1, 900, 0, 3],
];

/** What was delivered for an advertiser on a channel in a country on a day. */
const deliveryOf = (chance, day) => {
  const channel = chance.pick(channels.filter(({ hasAds }) => hasAds));
  const [advertiser] = idOf(
    chance,
    advertisers.filter(([, , first, last]) => first <= day && day <= last),
  );
  const [country, weight] = idOf(chance, countries);
  const [format, , price, seen, clicked] = idOf(chance, formats);
  const requests = Math.round(
    (channel.weight * weight * (60 + day / 20) * chance.between(40, 160)) / 200,
  );
  const impressions = Math.round((requests * chance.between(58, 97)) / 100);
  return {
    ...{ day, channel, advertiser, country, format, requests, impressions },
    completed:
      format === "PAU" ? "" : Math.round((impressions * (seen + chance.between(-9, 7))) / 100),
    clicks: Math.round((impressions * clicked * chance.between(40, 170)) / 100_000),
    revenue: Math.round(
      (impressions * price * (1 + day / 6000) * chance.between(85, 115)) / 100_000,
    ),
  };
};

export const deliveriesOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) =>
    Array.from({ length: 8 + Math.floor(day / 130) }, () => deliveryOf(chance, day)),
  ).flat();

export const deliveryRow = (each, at) => [
  ...[at + 1, dayText(each.day), each.channel.name, each.advertiser, each.country, each.format],
  ...[each.requests, each.impressions, each.completed, each.clicks, each.revenue],
];
