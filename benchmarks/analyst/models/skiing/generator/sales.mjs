// What guests buy: passes, lessons and hired equipment.
import { dayText, momentText } from "../../tables.mjs";
import { firstDay, lastDay, openDay, phaseOf, seasonOf, skiingDay } from "./calendar.mjs";
import { instructors } from "./names.mjs";

/** The age group of a guest on a day: C up to 12 years, Y up to 17, A up to 64, S. */
const ageGroupOf = (chance, guest, day) => {
  if (guest === undefined) return ["A", "Y", "C", "S"][chance.weighted([9, 3, 4, 2])];
  const years = (day - guest.born) / 365.25;
  return years < 13 ? "C" : years < 18 ? "Y" : years < 65 ? "A" : "S";
};

const dayPrices = { A: 68, Y: 58, C: 39, S: 61 };
const seasonPrices = { A: 890, Y: 690, C: 420, S: 790 };
const euros = (amount) => (Math.round(amount * 2) / 2).toFixed(2);
const rise = (day) => 1 + Math.max(0, Math.round((day - firstDay) / 365)) * 0.04;

const passKinds = {
  winter: [
    ["Day ticket", "Half-day ticket", "Multi-day pass", "Season pass"],
    [9, 3, 5, 1],
  ],
  glacier: [
    ["Day ticket", "Half-day ticket", "Multi-day pass", "Season pass"],
    [7, 2, 1, 4],
  ],
  summer: [["Hiking ticket"], [1]],
};

const passPrice = {
  "Day ticket": 1,
  "Half-day ticket": 0.7,
  "Multi-day pass": 0.88,
  "Hiking ticket": 0.4,
};

const passDays = (chance, kind) =>
  kind === "Multi-day pass" ? chance.between(2, 7) : kind === "Season pass" ? 150 : 1;

/** A pass of a guest, or of nobody known: sold at the desk on the day, elsewhere up to 40 days before. */
const passRow = (chance, id, guest) => {
  const since = Math.max(firstDay, guest?.since ?? firstDay);
  const valid = openDay(chance, since);
  const [kinds, weights] = passKinds[phaseOf(valid)];
  const kind = kinds[chance.weighted(weights)];
  const age = ageGroupOf(chance, guest, valid);
  const channel =
    guest === undefined ? "DESK" : ["WEB", "APP", "DESK", "PART"][chance.weighted([8, 4, 5, 2])];
  const sold = channel === "DESK" ? valid : Math.max(since, valid - chance.between(0, 40));
  const days = passDays(chance, kind);
  const full = kind === "Season pass" ? seasonPrices[age] : dayPrices[age] * days * passPrice[kind];
  const price = full * rise(valid) * (channel === "WEB" ? 0.92 : 1);
  const isRefunded = chance.percent(5);
  const refunded = Math.min(lastDay, chance.between(sold, valid + 12));
  return [
    ...[
      id,
      guest?.id ?? "",
      seasonOf(valid),
      dayText(sold),
      dayText(valid),
      days,
      kind,
      age,
      channel,
    ],
    ...[euros(price), isRefunded ? dayText(refunded) : ""],
    isRefunded ? euros(price * chance.pick([0.5, 0.8, 1])) : 0,
    `${4000 + id}-${chance.between(1000, 9999)}`,
  ];
};

/** Those of the guests, and among them others sold without a name. */
export const passesBy = (chance, guests) => {
  const rows = [];
  for (const guest of guests)
    for (let count = 0; count < guest.passes; count++) {
      rows.push(passRow(chance, rows.length + 1, guest));
      if (chance.percent(25)) rows.push(passRow(chance, rows.length + 1));
    }
  return rows;
};

const lessonRow = (chance, id, guest) => {
  const day = skiingDay(chance, Math.max(firstDay, guest.since));
  const booked = Math.max(guest.since, day - chance.between(0, 60));
  const format = chance.percent(62) ? "G" : "P";
  const hours = format === "G" ? chance.between(2, 5) : chance.between(1, 3);
  const people = chance.weighted([0, 6, 3, 2, 1]);
  const isCancelled = chance.percent(9);
  const isNoShow = !isCancelled && chance.percent(3);
  const hasRating = !isCancelled && !isNoShow && chance.percent(60);
  const price = (format === "G" ? 22 * hours * people : 80 * hours) * rise(day);
  return [
    ...[id, guest.id, seasonOf(day), dayText(booked)],
    momentText(day * 1440 + chance.pick([540, 570, 630, 810, 840])),
    ...[format, ["Ski", "Snowboard", "Telemark", "Cross-country"][chance.weighted([12, 5, 1, 2])]],
    ...[
      ["Beginner", "Intermediate", "Advanced"][chance.weighted([6, 4, 2])],
      chance.pick(instructors),
    ],
    ...[chance.pick(["French", "English", "English", "German"]), hours, people, euros(price)],
    isCancelled ? dayText(chance.between(booked, day)) : "",
    ...[isNoShow, hasRating ? 1 + chance.weighted([1, 1, 3, 8, 9]) : ""],
  ];
};

export const lessonsBy = (chance, guests) => {
  const rows = [];
  for (const guest of guests)
    for (let count = 0; count < guest.lessons; count++)
      rows.push(lessonRow(chance, rows.length + 1, guest));
  return rows;
};

const items = ["Skis", "Snowboard", "Boots", "Helmet", "Snowshoes"];
const itemPrices = { Skis: 26, Snowboard: 29, Boots: 13, Helmet: 6, Snowshoes: 12 };

const hireRow = (chance, id, guest) => {
  const day = skiingDay(chance, Math.max(firstDay, guest.since));
  const item = items[chance.weighted([9, 4, 6, 4, 1])];
  const quality = ["E", "P", "V"][chance.weighted([6, 4, 1])];
  const days = chance.between(1, 7);
  const back = day + days - 1 + (chance.percent(10) ? chance.between(1, 9) : 0);
  const isKept = back > lastDay || chance.percent(1);
  const price = itemPrices[item] * { E: 1, P: 1.4, V: 2 }[quality] * days * rise(day);
  const isDamaged = !isKept && chance.percent(quality === "E" ? 4 : 8);
  return [
    ...[
      id,
      guest.id,
      seasonOf(day),
      chance.pick(["Base station", "Base station", "Glacier", "Pré Fleuri"]),
    ],
    ...[item, quality, dayText(day), dayText(day + days - 1), isKept ? "" : dayText(back)],
    ...[euros(price), isDamaged, isDamaged ? chance.between(3, 30) * 5 : 0],
  ];
};

export const hiresBy = (chance, guests) => {
  const rows = [];
  for (const guest of guests)
    for (let count = 0; count < guest.hires; count++)
      rows.push(hireRow(chance, rows.length + 1, guest));
  return rows;
};
