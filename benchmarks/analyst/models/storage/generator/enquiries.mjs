import { dayText, momentText } from "../../tables.mjs";
import { family, given, lostReasons, sizes, sources, staff } from "./lists.mjs";
import { lastDay } from "./sites.mjs";

const momentOn = (chance, day) => day * 1440 + chance.between(8, 20) * 60 + chance.below(60);

const channelOf = (chance, source) =>
  source === "drive_by"
    ? ["WLK", "TEL"][chance.weighted([70, 30])]
    : ["WEB", "TEL", "WLK"][chance.weighted([57, 33, 10])];

const common = (chance, site, source) => {
  const channel = channelOf(chance, source);
  const people = staff[site.name];
  return {
    ...{ site, source, channel },
    by: chance.percent(6) ? "" : people[chance.weighted([50, 34, 24].slice(0, people.length))],
    reply:
      channel === "WLK" ? "" : chance.percent(8) ? "" : Math.floor(chance.next() ** 3 * 900) + 1,
  };
};

const weightsOf = (at) => sources.map(([, weight, rate]) => weight * (at ? rate : 100 - rate));

/** What became a let: reserved first, most often, and moved in some days later. */
const wonOf = (chance, agreement) => {
  const source = sources[chance.weighted(weightsOf(true))][0];
  const lead = Math.min(agreement.start, Math.floor(chance.next() ** 2 * 35));
  const day = agreement.start - lead;
  return {
    ...common(chance, agreement.site, source),
    ...{ day, name: agreement.customer.name, kind: agreement.kind, area: agreement.unit.area },
    ...{ status: "WON", quote: agreement.rate, unit: agreement.unit, agreement },
    reserved:
      lead > 0 && chance.percent(70) ? day + chance.between(0, Math.min(2, lead)) : undefined,
    planned: agreement.start,
    reason: "",
  };
};

/** What did not; those of the last weeks are often still open, and some hold a free unit. */
const otherOf = (chance, site, units, day) => {
  const source = sources[chance.weighted(weightsOf(false))][0];
  const [area, , pounds] = sizes[chance.weighted(sizes.map((each) => each[3]))];
  const isOpen = chance.percent(day > lastDay - 14 ? 72 : day > lastDay - 40 ? 15 : 0);
  const unit =
    isOpen && chance.percent(42)
      ? units.find((each) => {
          const isFree = !each.isLet && !each.isOut && !each.isReserved;
          return each.site === site && isFree && each.area >= area;
        })
      : undefined;
  if (unit !== undefined) unit.isReserved = true;
  const isQuoted = chance.percent(78);
  return {
    ...common(chance, site, source),
    ...{ day, area: chance.percent(9) ? "" : area, unit },
    name: `${chance.pick(given)} ${chance.pick(family)}`,
    kind: ["DOM", "BUS", "STU"][chance.weighted([74, 18, 8])],
    status: unit !== undefined ? "RSV" : isOpen ? (isQuoted ? "QTD" : "NEW") : "LST",
    quote: isQuoted || unit !== undefined ? Math.round(pounds * site.level) * 100 : "",
    reserved: unit === undefined ? undefined : Math.min(lastDay, day + chance.below(3)),
    planned: unit === undefined ? undefined : lastDay + chance.between(1, 24),
    reason: isOpen ? "" : lostReasons[chance.weighted(lostReasons.map((each) => each[1]))][0],
  };
};

export const enquiriesOf = (chance, { sites, units, agreements }) => {
  const won = agreements
    .filter(({ start }) => start >= 0)
    .filter(() => chance.percent(93))
    .map((agreement) => wonOf(chance, agreement));
  const others = won.flatMap(({ site, day }) => {
    const count = chance.weighted([20, 24, 30, 20, 6]);
    return Array.from({ length: count }, () =>
      otherOf(chance, site, units, Math.min(lastDay, day + chance.below(20))),
    );
  });
  const extra = sites.flatMap((site) =>
    Array.from({ length: 9 }, () => otherOf(chance, site, units, lastDay - chance.below(12))),
  );
  return [...won, ...others, ...extra]
    .map((each) => ({ ...each, at: momentOn(chance, each.day) }))
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));
};

const textOr = (day) => (day === undefined ? "" : dayText(day));

export const enquiryRow = (each) => [
  ...[each.id, each.site.id, momentText(each.at), each.channel, each.source, each.name, each.kind],
  ...[each.area, each.status, each.quote, textOr(each.reserved), textOr(each.planned)],
  ...[each.unit?.id ?? "", each.agreement?.id ?? "", each.reason, each.by, each.reply],
];
