// What happens on the mountain: lifts and restaurants day by day, and accidents.
import { dayText, momentText } from "../../tables.mjs";
import { crowdOf, firstDay, lastDay, phaseOf, seasonOf, skiingDay } from "./calendar.mjs";
import { colours, lifts, pistes, restaurants, summerLifts } from "./names.mjs";

const isRunning = (phase, name, sector) =>
  phase === "winter" ||
  (phase === "glacier" && sector === "Glacier") ||
  (phase === "summer" && summerLifts.includes(name));

const snowOf = (chance, phase, sector) => {
  if (phase === "summer") return 0;
  const least = { Glacier: 110, "Les Crêtes": 60, "Val Noir": 50, "Pré Fleuri": 25 }[sector];
  return least + chance.below(phase === "winter" ? 110 : 50);
};

const liftDay = (chance, day, [name, sector, kind, plain]) => {
  const isWindy = sector !== "Pré Fleuri" && chance.percent(kind === "C" ? 5 : 2);
  const hours = isWindy ? 0 : chance.pick([7, 7.5, 8, 8]);
  const rides = isWindy ? 0 : Math.round(plain * crowdOf(day) * (0.7 + chance.next() * 0.6));
  const stops = isWindy || chance.percent(70) ? 0 : chance.between(2, kind === "D" ? 60 : 95);
  return [
    ...[dayText(day), seasonOf(day), name, sector, kind, hours, rides, Math.round(rides / 9)],
    ...[stops, isWindy, snowOf(chance, phaseOf(day), sector)],
  ];
};

const days = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => firstDay + at);

export const liftDaysBy = (chance) =>
  days.flatMap((day) =>
    lifts
      .filter(([name, sector]) => isRunning(phaseOf(day), name, sector))
      .map((lift) => liftDay(chance, day, lift)),
  );

const restaurantDay = (chance, day, [name, sector, plain, food, drinks]) => {
  const covers = Math.max(8, Math.round(plain * crowdOf(day) * (0.7 + chance.next() * 0.6)));
  const price = (one) => (covers * one * (0.9 + chance.next() * 0.2)).toFixed(2);
  return [
    ...[dayText(day), seasonOf(day), name, sector, covers, price(food), price(drinks)],
    ...[2 + Math.ceil(covers / 22), chance.percent(55)],
  ];
};

/** In summer the two of the lifts that run then; in autumn those of the glacier. */
const isServing = (phase, sector) =>
  phase === "winter" ||
  (phase === "glacier" && sector === "Glacier") ||
  (phase === "summer" && ["Pré Fleuri", "Val Noir"].includes(sector));

export const restaurantDaysBy = (chance) =>
  days.flatMap((day) =>
    restaurants
      .filter(([, sector]) => isServing(phaseOf(day), sector))
      .map((restaurant) => restaurantDay(chance, day, restaurant)),
  );

const causes = ["Fall", "Collision", "Jump", "Lift", "Avalanche"];
const injuries = ["KN", "SH", "WR", "HD", "LG", "NO"];

const accidentRow = (chance, id, day, guests) => {
  const sectors = phaseOf(day) === "winter" ? Object.keys(pistes) : ["Glacier"];
  const sector = chance.pick(sectors);
  const isOff = chance.percent(12);
  const piste = isOff ? "" : chance.pick(pistes[sector]);
  const at = day * 1440 + chance.between(9 * 60, 16 * 60 + 40);
  const severity = ["minor", "moderate", "severe"][chance.weighted([11, 6, 2])];
  const flies = chance.percent({ minor: 1, moderate: 12, severe: 70 }[severity]);
  const guest = chance.percent(60) ? chance.pick(guests).id : "";
  return [
    ...[
      id,
      guest,
      seasonOf(day),
      momentText(at),
      momentText(at + chance.between(4, isOff ? 55 : 28)),
    ],
    ...[
      sector,
      piste,
      isOff ? "" : colours[piste],
      isOff,
      causes[chance.weighted([14, 6, 3, 1, isOff ? 3 : 0])],
    ],
    ...[injuries[chance.weighted([7, 3, 4, 3, 3, 2])], severity],
    ...[flies ? "Helicopter" : ["Sledge", "Snowmobile", "None"][chance.weighted([6, 3, 3])]],
    ...[chance.percent(78), chance.weighted([0, 2, 5, 5, 4, 3, 2, 1]) * 10 + chance.between(-4, 9)],
  ];
};

export const accidentsBy = (chance, guests, count) =>
  Array.from({ length: count }, () => skiingDay(chance))
    .sort((left, right) => left - right)
    .map((day, at) => accidentRow(chance, at + 1, day, guests));
