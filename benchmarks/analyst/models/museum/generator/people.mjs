import { dayText, momentText } from "../../tables.mjs";
import { companies, guides, lastDay, museums, schools, tiers } from "./lists.mjs";
import { demandOf, oneOf, shownOn } from "./tickets.mjs";

const museumOf = (chance) => museums[chance.weighted(museums.map(({ weight }) => weight))];

/** Renewed year by year until nobody does, or cancelled within a year. */
const courseOf = (chance, { day, renews }) => {
  let ends = day + 364;
  let renewed;
  while (ends <= lastDay + 14 && chance.percent(renews)) {
    const paid = ends - chance.between(-6, 24);
    if (paid > lastDay) break;
    renewed = paid;
    ends += 365;
  }
  const cancelled = chance.percent(7)
    ? Math.max(day, ends - 364) + chance.between(20, 330)
    : undefined;
  if (cancelled !== undefined && cancelled <= lastDay)
    return { ends, renewed, cancelled, status: "CAN" };
  return { ends, renewed, status: ends > lastDay ? "ACT" : "LAP" };
};

/** Years begun for a membership: more each year, and many as presents at Christmas. */
export const membershipsOf = (chance, count) =>
  Array.from({ length: count }, () => {
    const isChristmas = chance.percent(9);
    const day = isChristmas
      ? chance.pick([-14, 352, 717]) + chance.below(12)
      : -820 +
        Math.floor(
          (lastDay + 821) * Math.max(chance.next(), chance.percent(22) ? chance.next() : 0),
        );
    return { day, isGift: chance.percent(isChristmas ? 64 : 6) };
  })
    .sort((one, other) => one.day - other.day)
    .map(({ day, isGift }) => {
      const [tier, , fee, renews] = oneOf(chance, tiers);
      const course = courseOf(chance, { day, renews: isGift ? renews - 22 : renews });
      const paid = course.renewed ?? day;
      return {
        ...{ day, isGift, tier, museum: museumOf(chance), ...course },
        fee:
          fee + (paid >= 456 ? Math.round(fee / 16) : 0) + (paid >= 821 ? Math.round(fee / 24) : 0),
        via: chance.percent(4) ? "" : ["DSK", "ONL", "EVT", "LET"][chance.weighted([44, 41, 9, 6])],
      };
    });

const textOf = (day) => (day === undefined ? "" : dayText(day));

export const membershipRow = (each, at) => [
  ...[at + 1, `M-${20_418 + at * 3}`, each.tier, each.museum.name, each.via, each.status],
  ...[each.isGift, dayText(each.day), textOf(each.renewed), dayText(each.ends)],
  ...[textOf(each.cancelled), each.fee],
];

/** Kinds of tours: code, weight, least and most days booked ahead, least and most participants. */
const kinds = [
  ["SCH", 44, 14, 120, 16, 31],
  ["PRI", 24, 4, 70, 4, 22],
  ["WSH", 14, 6, 45, 6, 15],
  ["PUB", 18, 0, 16, 2, 14],
];
const languages = [
  ["English", 82],
  ["French", 5],
  ["German", 7],
  ["Spanish", 4],
  ["Mandarin", 2],
];

const stateOf = (chance, { day, booked, kind }) => {
  if (chance.percent(kind === "SCH" ? 11 : 7)) {
    const cancelled = Math.min(day - 1, booked + chance.between(1, 60));
    if (cancelled <= lastDay) return "CAN";
  }
  if (day > lastDay) return chance.percent(booked > lastDay - 21 ? 42 : 6) ? "REQ" : "CNF";
  return chance.percent(2.4) ? "NOS" : "DON";
};

const guideOf = (chance, { day, status, language }) => {
  if (status === "REQ" || (status === "CAN" && chance.percent(40))) return "";
  if (day > lastDay && chance.percent(34)) return "";
  if (language === "French") return "Claire Dubois";
  if (language === "German") return "Oliver Brandt";
  return guides[Math.floor(guides.length * chance.next() * (0.5 + 0.5 * chance.next()))];
};

const feeOf = (kind, people) =>
  ({ SCH: 30 + people * 2, PRI: 95 + people * 6, WSH: people * 18, PUB: people * 5 })[kind];

/** Schools come in term, on weekdays; the first of a list more often. */
const isTerm = (day) => {
  const text = dayText(day).slice(5);
  return day % 7 < 5 && !(text > "07-20" && text < "09-05") && !(text > "12-19" || text < "01-06");
};

const bookingOf = (chance, { museum, day, exhibitions }) => {
  const [kind, , least, most, few, many] = oneOf(chance, kinds);
  if (kind === "SCH" && !isTerm(day)) return undefined;
  const booked =
    day - least - Math.floor((most - least) * Math.min(chance.next(), chance.next() + 0.2));
  if (booked > lastDay) return undefined;
  const people = few + Math.floor((many - few + 1) * chance.next() * (0.3 + 0.7 * chance.next()));
  const [language] = kind === "SCH" ? ["English"] : oneOf(chance, languages);
  const status = stateOf(chance, { day, booked, kind });
  const exhibition = chance.percent(38) ? shownOn(exhibitions, museum, day) : undefined;
  const names = kind === "SCH" ? schools : companies;
  const isNamed = kind !== "PUB" && (kind === "SCH" || chance.percent(55));
  return {
    ...{ museum, day, kind, booked, people, language, status, exhibition },
    booker: isNamed
      ? names[Math.floor(names.length * chance.next() * (0.35 + 0.65 * chance.next()))]
      : "",
    guide: guideOf(chance, { day, status, language }),
    at: day * 1440 + chance.pick([10, 10, 11, 11, 13, 14, 15]) * 60 + chance.pick([0, 0, 30]),
    fee: feeOf(kind, people),
    feedback:
      status === "DON" && chance.percent(42)
        ? [2, 3, 4, 5][chance.weighted([3, 9, 38, museum.weight === 15 ? 80 : 45])]
        : "",
  };
};

/** Tours of every day of opening until February 2027, as far as they are booked. */
export const bookingsOf = (chance, exhibitions) =>
  Array.from({ length: lastDay + 115 }, (_, day) =>
    museums.flatMap((museum) => {
      const mean = (museum.weight / 15) * demandOf(museum, day);
      const count = Math.floor(mean * 0.9 + chance.next());
      return Array.from({ length: mean > 0 ? count : 0 }, () =>
        bookingOf(chance, { museum, day, exhibitions }),
      );
    }),
  )
    .flat()
    .filter((each) => each !== undefined)
    .sort((one, other) => one.booked - other.booked);

export const bookingRow = (each, at) => [
  ...[at + 1, `T${70_001 + at}`, each.museum.name, each.exhibition?.id ?? "", each.kind],
  ...[each.booker, each.language, each.guide, each.status, dayText(each.booked)],
  ...[momentText(each.at), each.people, each.fee, each.feedback],
];
