import { dayText } from "../../tables.mjs";
import { apps, countries, oneOf, shows, titleWords } from "./lists.mjs";

/** The last day of the data, 2026-10-31. */
export const lastDay = 1034;
/** Episodes are scheduled up to this day. */
const scheduledUntil = 1060;

export const showRow = (show) => [
  ...[show.id, show.name, show.genre, show.host, show.producer, show.status, dayText(show.from)],
  show.until === undefined ? "" : dayText(show.until),
];

const titleOf = (chance) =>
  ["first", "middle", "last"].map((part) => chance.pick(titleWords[part])).join(" ");

const episodeOf = (chance, { show, day, no }) => {
  const kind = no === 0 ? "TRL" : chance.percent(7) ? "BON" : "FUL";
  const minutes =
    kind === "TRL"
      ? chance.between(2, 4)
      : Math.round((show.minutes * chance.between(78, 126) * (kind === "BON" ? 0.5 : 1)) / 100);
  const isComedy = ["Comedy", "True Crime"].includes(show.genre);
  return {
    ...{ show, day, no, kind, minutes, title: titleOf(chance) },
    recorded: chance.percent(6) ? undefined : day - chance.between(1, show.every === 1 ? 2 : 16),
    isExplicit: show.genre !== "Kids" && chance.percent(isComedy ? 34 : 5),
    isForMembers:
      show.memberWeight > 0 && kind !== "TRL" && chance.percent(kind === "BON" ? 55 : 4),
    pull: chance.between(70, 140) / 100,
  };
};

/** Daily shows rest at weekends; all of them at Christmas, most of them for a part of August. */
const isFree = (chance, { show, day }) => {
  const yearDay = day % 365;
  if (show.every === 1 && day % 7 > 4) return true;
  if (yearDay > 357) return true;
  return yearDay > 212 && yearDay < 236 && chance.percent(45);
};

const episodesOfShow = (chance, show) => {
  const episodes = [];
  const first = show.from > 0 ? show.from : (show.id * 3) % 7;
  let no = show.from > 0 ? 0 : Math.floor(-show.from / show.every);
  for (let day = first; day <= Math.min(show.until ?? scheduledUntil, scheduledUntil);) {
    if (!isFree(chance, { show, day })) episodes.push(episodeOf(chance, { show, day, no: no++ }));
    const isDelayed = show.every > 1 && chance.percent(9);
    day += show.every + (isDelayed ? chance.between(1, 3) : 0);
  }
  return episodes;
};

export const episodesOf = (chance) =>
  shows
    .flatMap((show) => episodesOfShow(chance, show))
    .sort((one, other) => one.day - other.day || one.show.id - other.show.id)
    .map((episode, at) => ({ id: 3001 + at, ...episode }));

export const episodeRow = (each) => [
  ...[each.id, each.show.id, each.title, each.no, each.kind, each.minutes],
  each.recorded === undefined || each.recorded > lastDay ? "" : dayText(each.recorded),
  ...[dayText(each.day), each.isExplicit, each.isForMembers],
];

/** More on weekdays, in autumn and winter, and by and by. */
const demandOf = (day) => {
  const weekday = day % 7;
  const season = 1 + 0.16 * Math.cos((2 * Math.PI * ((day % 365) + 30)) / 365);
  return (1 + day / 1500) * season * (weekday > 4 ? 0.74 : weekday === 1 ? 1.14 : 1);
};

const downloadsOf = (chance, { day, episode }) => {
  const app = oneOf(
    chance,
    apps.map((each) => [each, each[1] + ((each[2] - each[1]) * day) / lastDay]),
  )[0];
  const [country, weight] = oneOf(chance, countries);
  const age = day - episode.day;
  const count = Math.ceil(
    episode.show.weight *
      episode.pull *
      demandOf(day) *
      (2 + weight / 9) *
      (episode.isForMembers ? 0.3 : 1) *
      (6 / (2 + age) + 0.25) *
      (chance.between(55, 150) / 100),
  );
  const heard = Math.min(0.97, app[3] * (chance.between(85, 118) / 100));
  return {
    ...{ day, episode, app: app[0], country, count },
    minutes: Math.round(count * episode.minutes * heard),
    completed: Math.round(count * heard * 0.82),
  };
};

/** A row for each episode, day, app and country; most of them of the newest episodes of a show. */
export const allDownloadsOf = (chance, episodes) => {
  const rows = [];
  const there = new Map();
  let next = 0;
  for (let day = 0; day <= lastDay; day++) {
    for (; next < episodes.length && episodes[next].day <= day; next++) {
      const { show } = episodes[next];
      there.set(show, [episodes[next], ...(there.get(show) ?? [])]);
    }
    const known = [...there.keys()].map((show) => [
      show,
      show.weight * (show.until !== undefined && show.until < day ? 0.15 : 1) + 2,
    ]);
    const seen = new Set();
    for (let at = 0; at < 24 + day / 70; at++) {
      const list = there.get(oneOf(chance, known)[0]);
      const back = Math.floor(list.length * chance.next() ** 5);
      const row = downloadsOf(chance, { day, episode: list[back] });
      const key = `${row.episode.id}-${row.app}-${row.country}`;
      if (!seen.has(key)) rows.push(row);
      seen.add(key);
    }
  }
  return rows;
};

export const downloadRow = (row, at) => [
  ...[at + 1, row.episode.id, dayText(row.day), row.app, row.country, row.count, row.minutes],
  row.completed,
];
