import { dayText } from "../../tables.mjs";
import { charityWords, firstNames, places, shopWords, surnames } from "./lists.mjs";

/** 31 October 2026, in days after 1 January 2024. */
export const lastDay = 1034;

const names = {
  D: (chance, country) => `${chance.pick(shopWords[country])} ${chance.pick(surnames[country])}`,
  C: (chance, country, city) => `${chance.pick(charityWords[country])} ${city}`,
  P: (chance, country) => `${chance.pick(firstNames)} ${chance.pick(surnames[country])}`,
};
const listingsOf = {
  D: (chance) => chance.between(15, 105),
  C: (chance) => chance.between(10, 70),
  P: (chance) => chance.weighted([4, 5, 4, 3, 3, 2, 2, 1]),
};

/** What we keep of each sale, in percent. */
const commissionOf = { P: [12, 12, 11], D: [9, 8, 7], C: [5, 5, 5] };

const signupDay = (chance) => (chance.percent(35) ? chance.below(60) : chance.below(lastDay));

/** Private people, dealers and charities, no two of one name. */
export const sellersOf = (chance, count) => {
  const taken = new Set();
  const sellers = [];
  const weights = places.map(([, , weight]) => weight);
  while (sellers.length < count) {
    const kind = ["P", "D", "C"][chance.weighted([24, 7, 2])];
    const [country, city] = places[chance.weighted(weights)];
    const name = names[kind](chance, country, city);
    if (taken.has(name)) continue;
    taken.add(name);
    const since = signupDay(chance);
    const tier = kind === "P" ? chance.weighted([12, 3, 1]) : chance.weighted([3, 4, 3]);
    const verified = since + chance.between(0, 21);
    const suspended = since + chance.between(60, 500);
    sellers.push({
      ...{ id: sellers.length + 1, name, kind, country, city, since, tier },
      commission: commissionOf[kind][tier],
      verified: chance.percent(88) && verified <= lastDay ? verified : undefined,
      suspended: chance.percent(7) && suspended <= lastDay ? suspended : undefined,
      listings: listingsOf[kind](chance),
      quality: chance.between(0, 4),
    });
  }
  return sellers
    .sort((one, other) => one.since - other.since)
    .map((each, at) => ({ ...each, id: at + 1 }));
};

const dayOrNone = (day) => (day === undefined ? "" : dayText(day));

export const sellerRow = (seller) => [
  ...[seller.id, seller.name, seller.kind, seller.country, seller.city],
  ...[["standard", "silver", "gold"][seller.tier], seller.commission, dayText(seller.since)],
  ...[dayOrNone(seller.verified), dayOrNone(seller.suspended)],
];
