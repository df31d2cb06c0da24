import { dayText } from "../../tables.mjs";
import { clientManagers, countries, dealers, institutions, nameOf, personOf } from "./lists.mjs";
import { lastDay, textOr } from "./sales.mjs";

const countryOfDealer = {
  "Maison Delorme": "FR",
  "Galerie Feuillet": "FR",
  "Kronberg Uhren": "DE",
  "Pagoda Gallery": "HK",
  "Jade Pavilion": "CN",
  "Hudson River Fine Art": "US",
};

const knownOf = (chance, name, kind) => ({
  ...{ name, kind, day: -chance.between(200, 2900) },
  country: countryOfDealer[name] ?? "GB",
  manager: chance.pick(clientManagers),
  isKnown: true,
  buys: true,
  weight: kind === "TRD" ? chance.between(4, 40) : chance.between(1, 3),
});

const bidderOf = (chance, day) => ({
  name: personOf(chance),
  kind: chance.percent(9) ? "TRD" : "PRI",
  day,
  country: nameOf(chance, countries),
  manager: chance.percent(14) ? chance.pick(clientManagers) : "",
  buys: chance.percent(74),
  weight: chance.percent(5) ? 12 : chance.between(1, 4),
});

/** Those who may bid: dealers and institutions known for long, and people who register by and by. */
export const biddersOf = (chance, count) => {
  const known = [
    ...dealers.map((name) => knownOf(chance, name, "TRD")),
    ...institutions.map((name) => knownOf(chance, name, "INS")),
  ];
  const others = Array.from({ length: count }, () =>
    bidderOf(
      chance,
      chance.percent(38) ? -chance.between(1, 1800) : chance.between(0, lastDay - 1),
    ),
  );
  return [...known, ...others]
    .map((bidder) => ({ ...bidder, checked: bidder.day + chance.between(0, 9) }))
    .map((bidder) =>
      bidder.isKnown || chance.percent(91) ? bidder : { ...bidder, checked: undefined },
    )
    .sort((one, other) => one.day - other.day)
    .map((bidder, at) => ({ id: 1001 + at, ...bidder }));
};

export const bidderRow = (bidder) => [
  ...[bidder.id, bidder.name, bidder.kind, bidder.country, bidder.manager, dayText(bidder.day)],
  textOr(bidder.checked),
];

/** Draws who buys on a day: those registered by then, some of them often. */
export const drawerOf = (chance, bidders) => {
  const buying = bidders.filter(({ buys }) => buys);
  const dealing = buying.filter(({ isKnown }) => isKnown);
  const weights = dealing.map(({ weight }) => weight);
  return (day) => {
    if (chance.percent(22)) return dealing[chance.weighted(weights)];
    for (;;) {
      const one = buying[chance.below(buying.length)];
      if (one.day <= day && chance.below(12) < one.weight) return one;
    }
  };
};
