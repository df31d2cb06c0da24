import { dayText, momentText } from "../../tables.mjs";
import {
  channels,
  curators,
  lastDay,
  museums,
  permanents,
  specials,
  sponsors,
  visitorTypes,
} from "./lists.mjs";

/** One of a list whose entries have their weight in the second place. */
export const oneOf = (chance, list) => list[chance.weighted(list.map(([, weight]) => weight))];

const monthOf = (day) => Number(dayText(day).slice(5, 7)) - 1;

/** Visitors of a month as against the year's; school holidays have more. */
const seasons = [0.7, 0.85, 0.9, 1.1, 1, 0.95, 1.25, 1.4, 0.95, 1.1, 0.9, 1.05];
const weekdays = [0, 0.8, 0.85, 0.8, 0.95, 1.7, 1.6];

/** Nobody on Mondays, on Christmas Day, and in the months in which a museum is closed. */
export const demandOf = (museum, day) => {
  const text = dayText(day).slice(5);
  if (text === "12-25" || text === "12-26" || museum.closed.includes(monthOf(day))) return 0;
  return seasons[monthOf(day)] * weekdays[((day % 7) + 7) % 7] * (1 + day / 7000);
};

const specialsOf = (chance, museum) => {
  let day = chance.between(-60, 20);
  return specials[museum.name].map(([title, kind, pull], at) => {
    const opens = day;
    const length = chance.between(95, 150) + (museum.weight < 12 ? 90 : 0);
    day += length + chance.between(8, 40);
    return {
      ...{ museum, title, kind, pull, opens, closes: opens + length },
      curator: curators[museum.name][at % curators[museum.name].length],
      sponsor: chance.percent(48) ? chance.pick(sponsors) : "",
      budget: Math.round((museum.weight * pull * chance.between(40, 70)) / 10) * 1000 + 15_000,
    };
  });
};

/** Special exhibitions one after the other, and the permanent ones. */
export const exhibitionsOf = (chance) =>
  [
    ...museums.flatMap((museum) => specialsOf(chance, museum)),
    ...permanents.map(([name, title, opens]) => ({
      ...{ title, opens, kind: "PER", sponsor: "", pull: 0 },
      museum: museums.find((museum) => museum.name === name),
      curator: curators[name][0],
      budget: chance.between(90, 400) * 1000,
    })),
  ]
    .sort((one, other) => one.opens - other.opens)
    .map((each, at) => ({ id: at + 1, ...each }));

export const exhibitionRow = (each) => [
  ...[each.id, each.title, each.museum.name, each.kind, each.curator, each.sponsor],
  ...[dayText(each.opens), each.closes === undefined ? "" : dayText(each.closes), each.budget],
];

export const shownOn = (exhibitions, museum, day) =>
  exhibitions.find(
    (each) =>
      each.museum === museum && each.kind !== "PER" && each.opens <= day && day <= each.closes,
  );

const countOf = (chance, type) => {
  if (type === "FAM") return 1;
  if (type === "GRP") return chance.between(10, 26);
  return 1 + chance.weighted([38, 44, 10, 8]);
};

const soldAt = (chance, channel, day) => {
  const hour =
    channel === "BOX" || channel === "HTL" ? chance.between(10, 16) : chance.between(7, 22);
  return day * 1440 + hour * 60 + chance.below(60);
};

/** Prices rise each April; exhibitions cost more and resellers keep a part. */
const priceOf = ({ museum, exhibition, channel, day, rate }) => {
  const rises = (day >= 456 ? 1 : 0) + (day >= 821 ? 1 : 0);
  const full = museum.price + rises * 75 + (exhibition ? 450 : 0);
  return Math.round((full * rate * (channel === "RES" ? 0.88 : 1)) / 10) * 10;
};

const lineOf = (chance, { museum, day, exhibition: shown }) => {
  const exhibition =
    shown && chance.percent(Math.min(80, 14 + 24 * shown.pull)) ? shown : undefined;
  // Ever fewer are sold at the box office.
  const shift = day / lastDay;
  const weights = channels.map(([code, weight]) => weight + (code === "BOX" ? -13 : 4) * shift);
  const [channel, , least, most] = channels[chance.weighted(weights)];
  const [type, , rate, people] = oneOf(chance, visitorTypes);
  const tickets = countOf(chance, type);
  const ahead = least + Math.floor((most - least) * chance.next() * chance.next());
  const isOnline = channel === "WEB" || channel === "APP";
  const price = tickets * priceOf({ museum, exhibition, channel, day, rate });
  const gives = channel !== "RES" && channel !== "HTL" && type !== "GRP" && chance.percent(11);
  return {
    ...{ museum, exhibition, channel, tickets, price, day },
    type: channel === "HTL" && chance.percent(30) ? "" : type,
    sold: soldAt(chance, channel, day - ahead),
    people: tickets * people,
    donation: gives ? chance.pick([100, 100, 200, 200, 200, 300, 500, 500, 1000, 2500]) : "",
    isRefunded: ahead > 0 && chance.percent(isOnline ? 5 : 2.5),
  };
};

/** The tickets that were sold until the last day, also for days to come. */
export const ticketsOf = (chance, exhibitions) =>
  Array.from({ length: lastDay + 61 }, (_, day) =>
    museums.flatMap((museum) => {
      const exhibition = shownOn(exhibitions, museum, day);
      const pull = exhibition ? 0.8 + 0.3 * exhibition.pull : 0.8;
      const mean = (museum.weight / 3.05) * demandOf(museum, day) * pull;
      const count = Math.floor((mean * chance.between(75, 125)) / 100 + chance.next());
      return Array.from({ length: mean > 0 ? count : 0 }, () =>
        lineOf(chance, { museum, day, exhibition }),
      );
    }),
  )
    .flat()
    .filter(({ sold }) => sold >= 0 && sold < (lastDay + 1) * 1440)
    .sort((one, other) => one.sold - other.sold);

export const ticketRow = (each, at) => [
  ...[at + 100_001, each.museum.name, each.exhibition?.id ?? "", each.channel, each.type],
  ...[momentText(each.sold), dayText(each.day), each.tickets, each.people, each.price],
  ...[each.donation, each.isRefunded],
];
