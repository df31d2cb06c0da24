import { momentText } from "../../tables.mjs";
import { sources } from "./lists.mjs";
import { lastDay } from "./sellers.mjs";

const end = (lastDay + 1) * 1440;

/** The source of a visit: the weights move from the first to the last ones over time. */
const sourceOf = (chance, minute) => {
  const late = minute / end;
  const weights = sources.map(([, first, last]) => first + (last - first) * late);
  return sources[chance.weighted(weights)][0];
};

/** Who looked at which listing while it was up. */
export const visitsOf = (chance, listings) => {
  const visits = [];
  for (const listing of listings) {
    const until = Math.min(listing.soldAt ?? end, (listing.end ?? lastDay + 1) * 1440, end);
    const count = chance.below(listing.isBoosted ? 18 : 9);
    for (let at = 0; at < count; at++) {
      const minute = chance.between(listing.minute + 1, Math.max(listing.minute + 2, until - 1));
      if (minute >= end) continue;
      const source = sourceOf(chance, minute);
      const isKeen = source === "newsletter" || source === "direct";
      visits.push([
        ...[minute, listing.id, chance.between(1, 9000), source],
        ...[["D", "M", "T"][chance.weighted([6, 9 + Math.floor(minute / 250_000), 2])]],
        ...[chance.between(2, 40) * chance.between(1, 9)],
        ...[chance.percent(isKeen ? 14 : 8), chance.percent(isKeen ? 7 : 4)],
      ]);
    }
  }
  visits.sort((one, other) => one[0] - other[0]);
  return visits.map(([minute, ...rest], at) => [at + 1, momentText(minute), ...rest]);
};
