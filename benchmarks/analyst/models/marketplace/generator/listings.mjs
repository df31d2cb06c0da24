import { momentText } from "../../tables.mjs";
import { brands, categories, conditions, materials } from "./lists.mjs";
import { lastDay } from "./sellers.mjs";

const oneOf = (chance, list) => list[chance.weighted(list.map((each) => each.at(-1)))];
const minuteOf = (chance, day) => day * 1440 + chance.between(420, 1380);

/** When a listing is sold, or undefined. */
const soldDay = (chance, listing, speed) => {
  const odds = 46 + speed * 5 + (listing.isBoosted ? 9 : 0) - (listing.condition === "P" ? 18 : 0);
  if (!chance.percent(odds)) return undefined;
  const longest = (150 - speed * 18) * (listing.isBoosted ? 0.7 : 1);
  return listing.day + 1 + Math.floor(longest * chance.next() * (0.35 + chance.next()));
};

/** What becomes of what nobody buys: it is taken down, runs out after 270 days, or stays; a suspended seller's goes. */
const endOf = (chance, { day, seller }) => {
  const fate = ["withdrawn", "expired", "live"][chance.weighted([4, 3, 4])];
  const end = { expired: day + 270, withdrawn: day + chance.between(5, 240), live: lastDay + 1 }[
    fate
  ];
  const { suspended } = seller;
  if (suspended !== undefined && end > suspended)
    return { state: "withdrawn", end: Math.min(lastDay, suspended + 1) };
  return end > lastDay ? { state: "live" } : { state: fate, end };
};

const listingOf = (chance, seller) => {
  const [category, base, speed] = oneOf(chance, categories);
  const [brand, factor] = oneOf(chance, brands);
  const [condition, worth] = oneOf(chance, conditions);
  const last = Math.min(lastDay, seller.suspended ?? lastDay);
  const day = chance.between(Math.min(seller.since, last), last);
  const isBoosted = chance.percent(seller.kind === "D" ? 30 : 8);
  const euros = Math.max(5, Math.round((base * factor * worth * chance.between(60, 150)) / 100));
  const listing = { seller, category, brand, condition, day, isBoosted, ask: euros * 100 };
  const sold = soldDay(chance, listing, speed);
  const isSold = sold !== undefined && sold <= last;
  return {
    ...listing,
    minute: minuteOf(chance, day),
    pieces: category === "Chairs" ? chance.pick([1, 2, 2, 4, 4, 6]) : 1,
    material: chance.pick(materials),
    isVintage: chance.percent(brand === "IKEA" ? 6 : 34),
    isPickupOnly: chance.percent(["Sofas", "Beds", "Wardrobes"].includes(category) ? 35 : 8),
    photos: chance.between(1, 12),
    ...(isSold ? { state: "sold", soldAt: minuteOf(chance, sold) } : endOf(chance, listing)),
  };
};

/** All listings by the time of their first day; a sold one becomes an item of an order. */
export const listingsOf = (chance, sellers) =>
  sellers
    .flatMap((seller) => Array.from({ length: seller.listings }, () => listingOf(chance, seller)))
    .sort((one, other) => one.minute - other.minute)
    .map((listing, at) => ({ ...listing, id: at + 1 }));

const timeOrNone = (minute) => (minute === undefined ? "" : momentText(minute));

export const listingRow = (listing) => [
  ...[listing.id, `L-${20_000 + listing.id * 7}`, listing.seller.id, listing.category],
  ...[listing.brand, listing.condition, listing.material, listing.isVintage, listing.ask],
  ...[listing.photos, listing.isBoosted, listing.isPickupOnly, listing.state],
  ...[momentText(listing.minute), timeOrNone(listing.soldAt)],
  timeOrNone(listing.end === undefined ? undefined : listing.end * 1440 + 1),
];
