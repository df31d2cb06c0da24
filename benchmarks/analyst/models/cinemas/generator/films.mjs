import { dayText } from "../../tables.mjs";
import {
  classics,
  distributors,
  events,
  features,
  genres,
  idOf,
  lastDay,
  textOr,
} from "./lists.mjs";

/** Paid about when it is due, but for a few that are argued about. */
const settlementOf = (chance, ended) => {
  if (ended === undefined || ended > lastDay) return {};
  const due = ended + 30;
  return { due, settled: chance.percent(7) ? undefined : due + chance.between(-12, 16) };
};

const filmOf = (chance, { name, genre, kind, released, length, pull, distributor, minutes }) => {
  const ended = released + length;
  return {
    ...{ name, genre, kind, released, ended, pull, distributor: distributor[0], minutes },
    certificate: genre === "" ? "12A" : chance.pick(genres[genre][1]),
    rental: chance.pick(distributor[2]),
    ...settlementOf(chance, ended),
  };
};

const shuffled = (chance, list) =>
  list
    .map((each) => ({ each, at: chance.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);

/** Sequels come after what they follow. */
const sequels = [
  ["Starfall", "Starfall Reckoning"],
  ["Otto the Otter", "Otto the Otter 2"],
  ["The Hollow House", "The Hollow House Reopened"],
  ["Ironclad", "Ironclad Ascension"],
  ["Overdrive", "Overdrive Nitro"],
  ["Fireline", "Fireline Delta"],
  ["Dragon Pass", "Dragon Pass II"],
];

const inOrder = (list) => {
  const paired = sequels.flat();
  const order = list.filter(({ name }) => !paired.includes(name));
  const known = (wanted) => list.find(({ name }) => name === wanted);
  sequels.forEach(([first], at) => order.splice(6 + at * 7, 0, known(first)));
  sequels.forEach(([, second], at) => order.splice(52 + at * 7, 0, known(second)));
  return order;
};

const featuresOf = (chance) => {
  const all = inOrder(shuffled(chance, features));
  const distance = (lastDay + 110) / all.length;
  return all.map(({ name, genre }, at) => {
    const hit = chance.percent(18) ? 1.9 : chance.between(50, 120) / 100;
    const pull = genres[genre][0] * hit;
    // New films start on Fridays; the first day of 2024 was a Monday.
    const released = Math.floor((at * distance - 42) / 7) * 7 + 4;
    return filmOf(chance, {
      ...{ name, genre, kind: "FTR", released, pull },
      length: Math.round(27 + Math.min(pull, 2.4) * chance.between(16, 30)),
      distributor: idOf(chance, distributors),
      minutes: genre === "Family" ? chance.between(82, 104) : chance.between(91, 158),
    });
  });
};

const stage = ["StageCast Live", 1, [50]];
const archive = ["Corvus Classics", 1, [30, 35]];

/** Features, event cinema on a few evenings, and old films for a week or so. */
export const filmsOf = (chance) =>
  [
    ...featuresOf(chance),
    ...events.map((name, at) =>
      filmOf(chance, {
        ...{ name, genre: "", kind: "EVT", released: 17 + at * 66 + chance.below(20), pull: 2.2 },
        ...{ length: chance.between(1, 4), distributor: stage, minutes: chance.between(118, 205) },
      }),
    ),
    ...classics.map((name, at) =>
      filmOf(chance, {
        ...{ name, genre: chance.pick(["Drama", "Comedy", "Thriller", "Romance"]), kind: "REP" },
        ...{
          released: 40 + at * 101 + chance.below(30),
          pull: 0.55,
          length: chance.between(6, 13),
        },
        ...{ distributor: archive, minutes: chance.between(78, 124) },
      }),
    ),
  ]
    .sort((one, other) => one.released - other.released)
    .map((film, at) => ({ id: at + 1, ...film }));

export const filmRow = (film) => [
  ...[film.id, film.name, film.distributor, film.genre, film.certificate, film.kind, film.minutes],
  ...[dayText(film.released), textOr(film.ended), film.rental / 100],
  film.due === undefined ? "" : dayText(film.due),
  textOr(film.settled),
];
