import {
  hauliers,
  managers,
  knownCustomers,
  oneOf,
  sites,
  soldAt,
  surnames,
  towns,
  trades,
} from "./lists.mjs";

export const lastDay = 1034;
const regions = [
  ["Peak District", 40],
  ["South West", 26],
  ["Cumbria", 19],
  ["South Wales", 15],
];

const customerOf = (chance, used) => {
  for (;;) {
    const [trade, segment, weight] = trades[chance.weighted(trades.map(([, , one]) => one))];
    const name = `${chance.pick(surnames)} ${trade}`;
    if (used.has(name)) continue;
    used.add(name);
    const isFarm = segment === "FRM";
    return {
      ...{ name, segment, region: oneOf(chance, regions)[0] },
      weight: (isFarm ? 1.4 : weight / 3) * (0.4 + 2.6 * chance.next() * chance.next()),
      isCash: isFarm ? chance.percent(70) : chance.percent(12),
    };
  }
};

/** When a customer buys: most of them always, some no longer, and some only since they came. */
const spanOf = (chance, isKnown) => {
  if (isKnown) return { since: -chance.between(300, 4000), until: 2000 };
  const since = chance.percent(34) ? chance.between(20, 1000) : -chance.between(30, 3500);
  const isGone = since < 0 && chance.percent(20);
  return { since, until: isGone ? chance.between(150, 960) : 2000 };
};

/** Customers, of whom two have opened an account and never sent a lorry. */
export const customersOf = (chance, count) => {
  const used = new Set();
  const known = knownCustomers.map(([name, segment, region, weight]) => ({
    ...{ name, segment, region, weight: weight / 3, isCash: false, isKnown: true },
  }));
  const others = Array.from({ length: count - known.length }, () => customerOf(chance, used));
  return [...known, ...others]
    .map((each) => ({ ...each, ...spanOf(chance, each.isKnown) }))
    .sort((one, other) => one.since - other.since)
    .map((each, at) => ({
      id: 1001 + at,
      ...each,
      weight: at % 43 === 36 ? 0 : each.weight,
      manager: each.isCash || chance.percent(6) ? "" : chance.pick(managers[each.region]),
      limit: each.isCash ? "" : Math.round(each.weight * 6 + 2) * 5000,
      slowness: chance.weighted([50, 30, 14, 6]),
    }));
};

/** More in the season of roadworks, fewer at Christmas, hardly any on Sundays; growing a little. */
const demandOf = (day) => {
  const weekday = day % 7;
  const season = 1 + 0.34 * (0.5 - Math.abs((day % 365) - 200) / 182);
  const christmas = day % 365 > 354 || day % 365 < 4 ? 0.3 : 1;
  const week = weekday === 6 ? 0.06 : weekday === 5 ? 0.4 : weekday === 4 ? 1.02 : 1.17;
  return 31 * (1 + day / 6500) * season * christmas * week;
};

const wants = {
  FRM: ["LIM", "AGG"],
  RMC: ["AGG"],
  HWY: ["ASP", "ASP", "AGG"],
  PUB: ["ASP", "AGG", "STN"],
  HBL: ["AGG", "REC", "ASP"],
  MER: ["AGG", "STN", "REC"],
};

const weightAt = ({ family, weight, name }, { day, customer }) => {
  const likes = wants[customer.segment];
  const liking = likes === undefined || likes.includes(family) ? 1 : 0.12;
  const isAutumn = day % 365 > 225 && day % 365 < 310;
  if (family === "LIM") return weight * (isAutumn ? 4 : 0.25) * liking;
  if (name === "Cold lay macadam") return weight * (day % 365 < 80 ? 4 : 1) * liking;
  return weight * liking;
};

const registrationOf = (haulier, number) => {
  const at = hauliers.findIndex(({ name }) => name === haulier) + 1;
  const letters = "KLMNPRSTVW";
  return `${letters[at]}${letters[number % 10]}${20 + (number % 6)} ${letters[(number * 3) % 10]}${letters[(at * 7) % 10]}${letters[Math.floor(number / 10)]}`;
};

const haulageOf = (chance, { site, family, tonnes, day }) => {
  const near = hauliers.filter(({ regions: ours }) => ours.includes(site.region));
  const haulier = near[chance.weighted(near.map(({ weight }) => weight))];
  const all = towns[site.region];
  const [town, km] = all[chance.weighted(all.map(([, , weight]) => weight))];
  const distance = Math.max(3, km + chance.between(-6, 9));
  const rate = (230 + distance * 9.4) * (1 + day / 9000) * (family === "ASP" ? 1.15 : 1);
  const charged = Math.round(tonnes * rate);
  return {
    ...{ haulier: haulier.name, town, distance, charged },
    cost: Math.round((charged * haulier.part * chance.between(94, 106)) / 100),
    vehicle: registrationOf(haulier.name, chance.below(haulier.vehicles)),
  };
};

/** What a customer's own vehicles are called by their plates. */
const ownVehicle = (chance, customer) =>
  `${"ABCDEFGH"[customer.id % 8]}${"JKMX"[customer.id % 4]}${18 + (customer.id % 7)} ${"BDFGHJ"[chance.below(3)]}${"UVXYZ"[customer.id % 5]}${"ACE"[customer.id % 3]}`;

const hours = [1, 1, 0, 0, 0, 2, 14, 20, 18, 16, 15, 14, 9, 12, 12, 9, 4, 1, 0, 0, 2, 3, 3, 2];
const risen = (price, day) => price * (1 + 0.055 * Math.floor(day / 366) + day / 40_000);

const rejectedOf = (chance, { site, family }) =>
  chance.below(1000) < (family === "ASP" ? 13 : 5) + (site.name === "Newport Asphalt" ? 16 : 0);

/** A rejected load is not charged, and its haulier is paid all the same. */
const haulageMoney = (haulage, isRejected) =>
  haulage === undefined
    ? { charged: 0, cost: 0 }
    : { charged: isRejected ? 0 : haulage.charged, cost: haulage.cost };

const ticketOf = (chance, { day, customer, open }) => {
  const site = open[chance.weighted(open.map((each) => siteWeight(each, customer)))];
  const sold = soldAt(site);
  const product = sold[chance.weighted(sold.map((each) => weightAt(each, { day, customer })))];
  const isDelivered = chance.percent(customer.isCash ? 22 : product.family === "ASP" ? 55 : 68);
  const isSmall = !isDelivered && chance.percent(customer.isCash ? 65 : 14);
  const tonnes = (isSmall ? chance.between(180, 1100) : chance.between(1680, 2040)) / 100;
  const isRejected = rejectedOf(chance, { site, family: product.family });
  const discount = 1 - Math.min(customer.weight, 10) / 90 - chance.between(0, 6) / 100;
  const haulage = isDelivered
    ? haulageOf(chance, { site, family: product.family, tonnes, day })
    : undefined;
  return {
    ...{ day, site, customer, product, tonnes, isRejected, haulage },
    at: day * 1440 + chance.weighted(hours) * 60 + chance.below(60),
    sales: isRejected ? 0 : Math.round(tonnes * risen(product.price, day) * discount),
    ...haulageMoney(haulage, isRejected),
    vehicle: haulage?.vehicle ?? ownVehicle(chance, customer),
    turnaround: chance.percent(2)
      ? ""
      : chance.between(7, 19) + (site.type === "ASP" ? chance.between(3, 15) : chance.below(6)),
  };
};

const siteWeight = (site, customer) => {
  const far = site.region === customer.region ? 1 : 0.03;
  const isAsphalt = site.type === "ASP";
  const likes = wants[customer.segment] ?? ["AGG", "AGG", "ASP"];
  const liking = likes.filter((family) => (family === "ASP") === isAsphalt).length / likes.length;
  return site.weight * far * (liking + 0.02);
};

export const ticketsOf = (chance, customers) => {
  const openingOf = (site, day) => site.name !== "Newport Asphalt" || day >= 427;
  return Array.from({ length: lastDay + 1 }, (_, day) => {
    const there = customers.filter(({ since, until }) => since <= day && day <= until);
    const weights = there.map(({ weight }) => weight);
    const open = sites.filter((site) => openingOf(site, day));
    const count = Math.round((demandOf(day) * chance.between(82, 118)) / 100);
    return Array.from({ length: count }, () =>
      ticketOf(chance, { day, customer: there[chance.weighted(weights)], open }),
    ).sort((one, other) => one.at - other.at);
  }).flat();
};
