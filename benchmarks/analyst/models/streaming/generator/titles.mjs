import { dayText } from "../../tables.mjs";
import {
  channels,
  deliverers,
  firstWords,
  kinds,
  lastWords,
  partners,
  sportWords,
} from "./lists.mjs";

export const lastDay = 1034;

const minutesOf = { FLM: [82, 148], SER: [22, 56], DOC: [44, 96], EVT: [95, 180] };
const languages = {
  SE: "sv",
  PL: "pl",
  ES: "es",
  JP: "ja",
  NL: "nl",
  FR: "fr",
  DE: "de",
  CH: "de",
};
const dramatists = [
  ...["Lumen Pictures", "Northlight Studios", "Baltic Film", "Casa Roja", "Tidewater Films"],
  ...["Studio Vega", "Meridian TV", "Polder Film", "Sundial Entertainment", "Ostsee Medien"],
  ...["Harbour Lane", "Atelier Neuf"],
];

/** Names of two words, each once, but for those that two partners had the same idea of. */
const namerOf = (chance) => {
  const used = new Set();
  return (kind, at) => {
    if (kind === "EVT")
      return `${sportWords[at % sportWords.length]} ${2024 + (at % 3)} #${at + 1}`;
    for (;;) {
      const name = `${chance.pick(firstWords)} ${chance.pick(lastWords)}`;
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
};

const licenceOf = (chance, added) => {
  const years = chance.pick([1, 2, 2, 3, 3]);
  return {
    licence: ["RS", "FX", "MG"][chance.weighted([55, 25, 20])],
    share: chance.pick([30, 35, 40, 45, 50, 55]),
    until: chance.percent(12) ? undefined : added + years * 365 + chance.between(-20, 20),
  };
};

const titleOf = (chance, channel, nameOf, at) => {
  const kind = kinds[chance.weighted(channel.kinds)];
  const partner = chance.pick(deliverers[channel.name] ?? dramatists);
  const added = chance.percent(45) ? chance.between(-500, 0) : chance.between(1, lastDay - 5);
  const { country } = partners.find(({ name }) => name === partner);
  const [least, most] = minutesOf[kind];
  const isKids = channel.name === "Kids Planet";
  return {
    ...{
      channel,
      kind,
      partner,
      added,
      name: nameOf(kind, at),
      genre: chance.pick(channel.genres),
    },
    age: isKids
      ? chance.pick([0, 0, 6])
      : kind === "EVT"
        ? 0
        : chance.pick([6, 12, 12, 16, 16, 18]),
    language: kind === "EVT" ? "" : (languages[country] ?? "en"),
    minutes: chance.between(least, most),
    produced: chance.percent(4)
      ? ""
      : 2024 + Math.floor(added / 366) - chance.pick([0, 0, 1, 1, 2, 6]),
    isExclusive: chance.percent(28),
    weight: chance.percent(12)
      ? 0.2
      : (channel.weight * (4 + chance.below(30) * (chance.percent(16) ? 5 : 1))) / 10,
    quality: chance.between(-9, 9) / 10,
    ...licenceOf(chance, added),
  };
};

const named = [
  { at: 8, name: "The Crossing", kind: "FLM", partner: "Lumen Pictures", minutes: 118 },
  { at: 31, name: "The Crossing", kind: "SER", partner: "Northlight Studios", minutes: 47 },
  { at: 12, name: "Harbour Nights", kind: "SER", partner: "Harbour Lane", minutes: 51 },
  { at: 70, name: "Harbour Nights: The Film", kind: "FLM", partner: "Harbour Lane", minutes: 109 },
  { at: 45, name: "Pip and the Moon", kind: "SER", partner: "Lumen Kids", minutes: 24 },
];

/** What is or was on the service, those whose licence has ended included. */
export const titlesOf = (chance, count) => {
  const nameOf = namerOf(chance);
  const all = Array.from({ length: count }, (_, at) =>
    titleOf(chance, channels[at % channels.length], nameOf, Math.floor(at / channels.length)),
  );
  for (const { at, ...known } of named) {
    const place = { 8: 8, 31: 33, 12: 17, 70: 65, 45: 42 }[at];
    Object.assign(all[place], known, { until: 1400, added: all[place].added % 300, weight: 22 });
  }
  return all
    .sort((one, other) => one.added - other.added)
    .map((title, at) => ({ id: at + 1, ...title }));
};

export const isOn = ({ added, until }, day) =>
  added <= day && (until === undefined || day <= until);

export const titleRow = (title) => {
  const { type, country, manager } = partners.find(({ name }) => name === title.partner);
  return [
    ...[title.id, title.name, title.kind, title.genre, title.channel.name, title.partner],
    ...[type, country, manager, title.language, title.age, title.minutes, title.produced],
    ...[title.isExclusive, dayText(title.added), title.licence],
    title.until === undefined ? "" : dayText(title.until),
  ];
};
