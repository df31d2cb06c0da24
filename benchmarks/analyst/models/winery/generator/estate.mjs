import { dayText, momentText } from "../../tables.mjs";
import { hosts, idOf, sources, vineyards, visitKinds } from "./lists.mjs";
import { lastDay } from "./wines.mjs";

/** Harvests: first day, length in days, how ripe and how much against a usual year. */
const harvests = [
  { first: 247, length: 46, ripe: -2, yields: 0.82 },
  { first: 610, length: 44, ripe: 3, yields: 1.08 },
  { first: 970, length: 55, ripe: 1, yields: 1 },
];
const prices = {
  Riesling: 148,
  "Pinot Noir": 172,
  "Pinot Gris": 131,
  "Pinot Blanc": 135,
  "Sauvignon Blanc": 155,
  Dornfelder: 88,
};

const loadOf = (chance, { first, length, ripe, yields }) => {
  const vineyard = vineyards[chance.weighted(vineyards.map(({ weight }) => weight))];
  const late = vineyard.grape === "Riesling" ? 0.35 : 0;
  const at = Math.min(1, late + (1 - late) * ((chance.next() + chance.next()) / 2));
  const kilos = Math.round((vineyard.load * yields * chance.between(55, 140)) / 100);
  const weight = Math.round(vineyard.least + ripe + at * 9 + chance.between(-5, 6));
  const grade = weight >= 90 ? "PRE" : weight >= 78 ? "STD" : "BAS";
  const isRefused = chance.percent(grade === "BAS" ? 18 : 5);
  const refused = isRefused ? Math.round((kilos * chance.between(4, 35)) / 100) : 0;
  const price =
    ((prices[vineyard.grape] ?? 120) *
      { PRE: 118, STD: 100, BAS: 81 }[grade] *
      (1 + first / 9000)) /
    100;
  return {
    ...{ vineyard, kilos, weight, grade, refused },
    at: (first + Math.floor(at * length)) * 1440 + chance.between(7 * 60, 19 * 60 + 30),
    isByHand: chance.percent(vineyard.byHand),
    cost: vineyard.grower === "" ? "" : Math.round((kilos - refused) * price),
  };
};

/** Loads of grapes at the press house, in the order in which they came. */
export const loadsOf = (chance) =>
  harvests
    .flatMap((harvest) => Array.from({ length: 720 }, () => loadOf(chance, harvest)))
    .sort((one, other) => one.at - other.at);

export const loadRow = (load, at) => [
  ...[at + 1, `D${String(at + 1).padStart(5, "0")}`, load.vineyard.name, load.vineyard.grower],
  ...[load.vineyard.grape, momentText(load.at), load.isByHand, load.grade, load.weight],
  ...[load.kilos, load.refused, load.cost],
];

const visitDemand = (day) => {
  const season = [0.15, 0.35, 0.6, 1, 1.45, 1.4, 1.3, 1.5, 1.75, 1.5, 0.7, 0.8];
  const weekday = [0.25, 0.5, 0.7, 0.9, 1.4, 2.1, 1.35][day % 7];
  return (3.1 + day / 600) * season[Number(dayText(day).slice(5, 7)) - 1] * weekday;
};

const visitOf = (chance, day) => {
  const type = visitKinds[chance.weighted(visitKinds.map(({ weight }) => weight))];
  const source = idOf(chance, sources);
  const ahead = source === "Walk-in" ? 0 : 1 + Math.floor(chance.next() * chance.next() * 120);
  const isCancelled = source !== "Walk-in" && chance.percent(source === "Tour operator" ? 15 : 9);
  const isMissed = !isCancelled && source !== "Walk-in" && chance.percent(4);
  const guests = Math.min(
    chance.between(type.least, type.most),
    chance.between(type.least, type.most),
  );
  const status = isCancelled ? "CAN" : day > lastDay ? "BKD" : isMissed ? "NOS" : "DON";
  const spend = Math.round((type.spend * guests * chance.between(20, 190)) / 100);
  const isFree = chance.percent(7);
  return {
    ...{ day, booked: day - ahead, status, guests, source, kind: type.kind },
    host: chance.percent(day > lastDay ? 34 : 6) ? "" : idOf(chance, hosts),
    isClub: chance.percent(24),
    fee: isFree ? 0 : type.fee * guests,
    spend: status === "DON" ? (chance.percent(14) ? 0 : spend) : "",
  };
};

/** Bookings made so far, those of the coming weeks included. */
export const visitsOf = (chance) =>
  Array.from({ length: lastDay + 76 }, (_, day) =>
    Array.from({ length: Math.round((visitDemand(day) * chance.between(60, 140)) / 100) }, () =>
      visitOf(chance, day),
    ),
  )
    .flat()
    .filter(({ booked }) => booked <= lastDay)
    .sort((one, other) => one.booked - other.booked);

export const visitRow = (visit, at) => [
  ...[at + 1, `V${30_001 + at}`, dayText(visit.booked), dayText(visit.day), visit.kind],
  ...[visit.status, visit.source, visit.host, visit.isClub, visit.guests, visit.fee, visit.spend],
];
