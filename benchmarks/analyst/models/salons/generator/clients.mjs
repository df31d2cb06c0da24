import { dayText } from "../../tables.mjs";
import { family, given, sources } from "./lists.mjs";
import { lastDay } from "./team.mjs";

/** So many of the last clients of a stylist still come; older ones have drifted off. */
const loyalMax = 75;

/** The clients of all salons as they come: each has a stylist whom they come back to, most of them. */
export class Clients {
  all = [];
  #chance;

  constructor(chance) {
    this.#chance = chance;
  }

  #add(stylist, day) {
    const chance = this.#chance;
    const birth = -365 * chance.between(16, 74) - chance.below(365);
    const client = {
      ...{ id: 7001 + this.all.length, salon: stylist.salon, joined: Math.min(day, lastDay) },
      name: `${chance.pick(given)} ${chance.pick(family)}`,
      phone: `07700 9${String(chance.below(100_000)).padStart(5, "0")}`,
      born: chance.percent(58) ? birth : undefined,
      source: chance.percent(16) ? "" : sources[chance.weighted([27, 24, 29, 12, 8])],
      mail: chance.percent(63),
      ...{ isUnsteady: chance.percent(0.6), visits: 0, last: undefined },
    };
    this.all.push(client);
    if (chance.percent(62)) stylist.loyal.push(client);
    if (stylist.loyal.length > loyalMax) stylist.loyal.splice(chance.below(25), 1);
    return client;
  }

  /** Who takes the next place of a stylist. */
  next(stylist, day, isLate) {
    const chance = this.#chance;
    const isNew = stylist.loyal.length < 20 || chance.percent(isLate ? 7 : 9);
    if (isNew) return this.#add(stylist, day);
    return chance.pick(stylist.loyal);
  }
}

export const clientRow = (each) => [
  ...[each.id, each.name, each.phone, each.born === undefined ? "" : dayText(each.born)],
  ...[each.salon, dayText(each.joined), each.source, each.mail, each.visits],
  each.last === undefined ? "" : dayText(each.last),
];
