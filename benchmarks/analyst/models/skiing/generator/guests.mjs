import { dayText } from "../../tables.mjs";
import { firstDay, lastDay } from "./calendar.mjs";
import { countries, firstNames, lastNames } from "./names.mjs";

/** Guests with an account, no two of one name; `since` is the day they registered. */
export const guestsBy = (chance, count) => {
  const names = new Set();
  const guests = [];
  while (guests.length < count) {
    const name = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
    if (names.has(name)) continue;
    names.add(name);
    const since = chance.percent(80)
      ? firstDay - chance.between(1, 700)
      : chance.between(firstDay, lastDay - 20);
    guests.push({
      id: guests.length + 1,
      name,
      since,
      country: countries[chance.weighted(countries.map(([, weight]) => weight))][0],
      born: -chance.between(6 * 365, 82 * 365),
      hasNewsletter: chance.percent(45),
      isClub: chance.percent(22),
      passes: chance.weighted([6, 10, 22, 24, 20, 12, 6]),
      lessons: chance.percent(55) ? chance.between(1, 6) : 0,
      hires: chance.percent(60) ? chance.between(1, 6) : 0,
    });
  }
  return guests;
};

export const guestRow = ({ id, name, country, born, since, hasNewsletter, isClub }) => [
  ...[id, name, country, dayText(born), dayText(since), `guest${id}@mail.example`],
  ...[hasNewsletter, isClub],
];
