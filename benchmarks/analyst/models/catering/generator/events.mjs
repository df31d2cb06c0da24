import { dayText, momentText } from "../../tables.mjs";
import * as lists from "./lists.mjs";

export const lastDay = 1034;
const dayOr = (day) => (day === undefined ? "" : dayText(day));

/** January 2024 began on a Monday, so that 5 is a Saturday. */
const weekday = (day) => (day + 7000) % 7;
const toWeekend = (chance, day) =>
  day - weekday(day) + (chance.percent(72) ? 5 : chance.pick([4, 6]));
const toWorkday = (chance, day) =>
  weekday(day) > 4 ? day - weekday(day) + chance.below(5) + 7 : day;

/** Everybody who ever asked: companies come back, private people rarely. */
export class Customers {
  all = [];
  #chance;
  #known = new Map();

  constructor(chance) {
    this.#chance = chance;
  }

  pick(kind, day) {
    const chance = this.#chance;
    if (kind !== "PRV") {
      const names = kind === "BUS" ? lists.businesses : lists.bodies;
      const name = names[Math.floor(chance.next() * chance.next() * names.length)];
      return this.#known.get(name) ?? this.#add(name, kind, day);
    }
    const own = this.all.filter((each) => each.kind === "PRV");
    if (own.length > 0 && chance.percent(9)) return chance.pick(own);
    return this.#add(`${chance.pick(lists.given)} ${chance.pick(lists.family)}`, kind, day);
  }

  #add(name, kind, day) {
    const chance = this.#chance;
    const customer = {
      ...{ id: 1001 + this.all.length, name, kind, since: day, town: chance.pick(lists.towns) },
      source:
        lists.sources[
          chance.weighted(kind === "PRV" ? [30, 24, 16, 12, 8, 10] : [22, 34, 20, 0, 6, 18])
        ],
      terms: kind === "PRV" ? 14 : 30,
      slow: chance.percent(kind === "PRV" ? 10 : 30),
      phone: chance.percent(12) ? "" : `07700 900${String(chance.below(1000)).padStart(3, "0")}`,
    };
    this.all.push(customer);
    this.#known.set(name, customer);
    return customer;
  }
}

/** How it went with an enquiry: what has not been answered yet is still open. */
const courseOf = (chance, { enquired, date }) => {
  const quoted = enquired + chance.between(0, chance.percent(20) ? 9 : 4);
  if (quoted > lastDay) return { status: "ENQ" };
  const answered = Math.min(quoted + chance.between(1, 24), Math.max(date - 1, quoted));
  const isAsleep = chance.percent(5);
  if (answered > lastDay || (isAsleep && date > lastDay)) return { status: "QTE", quoted };
  const fate = chance.below(100);
  if (fate < 37 || isAsleep) {
    const reason = lists.lostReasons[chance.weighted(lists.lostReasons.map(([, part]) => part))][0];
    return { status: "LST", quoted, reason: isAsleep ? "No answer" : reason };
  }
  const cancelled =
    fate > 95 ? answered + Math.floor((date - answered) * chance.next()) : undefined;
  if (cancelled !== undefined && cancelled <= lastDay)
    return { status: "CXL", quoted, confirmed: answered, cancelled };
  return { status: date <= lastDay ? "DON" : "CNF", quoted, confirmed: answered };
};

/** Summer is for weddings, December for parties; a little more each year. */
const demandOf = (day) =>
  [0.7, 0.8, 0.9, 1, 1.1, 1.1, 1, 0.9, 1.1, 1.1, 1.1, 0.7][
    new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).getUTCMonth()
  ] *
  (3.1 + day / 1500);

/** From Christmas Eve to Boxing Day nobody works. */
const isClosed = (day) => /-12-2[456]$/.test(dayText(day));

const finalOf = (chance, { status }, guests) =>
  status === "DON" ? Math.max(6, guests + chance.between(-6, 5)) : undefined;
const hourOf = (chance, who, occasion) =>
  who === "BUS" && occasion !== "Staff party" ? chance.between(9, 13) : chance.between(12, 19);
const managerOf = (chance, { status }) =>
  status === "ENQ" && chance.percent(60) ? "" : lists.managers[chance.weighted([30, 34, 22, 14])];
const valueOf = (chance, { status }, food) =>
  status === "ENQ" ? undefined : food + chance.pick([0, 9_500, 18_000, 32_000]);
const ratingOf = (chance, { status }, isHappy) => {
  if (status !== "DON" || !chance.percent(56)) return undefined;
  return isHappy ? chance.between(4, 5) : chance.between(1, 3);
};

export const eventsOf = (chance, customers) => {
  const events = [];
  for (let day = -330; day <= lastDay; day++) {
    const count = Math.floor(demandOf(day) * (weekday(day) > 4 ? 0.6 : 1.15) + chance.next());
    for (let n = 0; n < count; n++) {
      const kind = lists.occasions[chance.weighted(lists.occasions.map((each) => each[2]))];
      const [occasion, who, , from, to, least, most, choice, isWeekend] = kind;
      const rough = day + chance.between(from, to);
      const date = isWeekend ? toWeekend(chance, rough) : toWorkday(chance, rough);
      if (date < 0 || date <= day || isClosed(date)) continue;
      const menu = choice[Math.min(chance.below(choice.length + 1), choice.length - 1)];
      const [menuName, price, style] = lists.menus[menu];
      const guests = Math.round((least + (most - least) * chance.next() * chance.next()) / 2) * 2;
      const course = courseOf(chance, { enquired: day, date });
      const head = Math.round(price * (1 + Math.max(date, 0) / 9000) * chance.between(94, 108));
      const isOwn = chance.percent(who === "BUS" ? 62 : 26);
      const venue = lists.venues[chance.weighted(lists.venues.map(([, , part]) => part))];
      const final = finalOf(chance, course, guests);
      const hour = hourOf(chance, who, occasion);
      const customer = customers.pick(who, day);
      const isHappy = chance.percent(84);
      events.push({
        ...{ customer, occasion, menu, menuName, style, guests, final, head, date, ...course },
        ...{
          enquiredAt: day * 1440 + chance.between(480, 1260),
          startsAt: date * 1440 + hour * 60,
        },
        venue: isOwn ? "" : venue[0],
        town: isOwn ? customer.town : venue[1],
        manager: managerOf(chance, course),
        value: valueOf(chance, course, (final ?? guests) * head),
        rating: ratingOf(chance, course, isHappy),
      });
    }
  }
  return events
    .sort((one, other) => one.enquiredAt - other.enquiredAt)
    .map((each, at) => ({ id: at + 1, ref: `EV${String(20_001 + at)}`, ...each }));
};

export const customerRow = (each) => [
  ...[each.id, each.name, each.kind, each.town, each.phone, each.source, dayText(each.since)],
  each.terms,
];

export const eventRow = (each) => [
  ...[each.id, each.ref, each.customer.id, each.occasion, each.status, each.manager],
  ...[
    each.venue,
    each.town,
    momentText(each.enquiredAt),
    dayOr(each.quoted),
    dayOr(each.confirmed),
  ],
  ...[
    dayOr(each.cancelled),
    momentText(each.startsAt),
    each.guests,
    each.final ?? "",
    each.menuName,
  ],
  ...[each.style, each.head, each.value ?? "", each.reason ?? "", each.rating ?? ""],
];
