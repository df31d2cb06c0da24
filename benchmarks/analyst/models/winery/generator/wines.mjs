import { dayText, monthEnds } from "../../tables.mjs";
import { labels, organic } from "./lists.mjs";

export const lastDay = 1034;

const dayOf = (year, month, day) =>
  Math.round((Date.UTC(year, month - 1, day) - Date.UTC(2024, 0, 1)) / 86_400_000);

/** The two that are bottled and wait: one has its day, the other none yet. */
const releaseOf = (chance, label, vintage) => {
  if (vintage === 0) return dayOf(2022, 3, 1) + chance.between(0, 200);
  if (vintage === 2024 && label.name === "Höllenberg Spätburgunder") return dayOf(2026, 11, 20);
  if (vintage === 2024 && label.name === "Spätburgunder Réserve") return undefined;
  if (vintage === 2025 && label.name.startsWith("Steinberg")) return dayOf(2027, 2, 15);
  const month = label.colour === "RED" || label.price > 3000 ? 9 : 3;
  return Math.min(dayOf(vintage + label.years, month, chance.between(1, 28)), lastDay - 20);
};

/** A wine of each vintage, the sparkling ones without one. */
export const winesOf = (chance) =>
  labels
    .flatMap((label) =>
      Array.from({ length: label.last - label.first + 1 }, (_, at) => {
        const vintage = label.first === 0 ? 0 : label.first + at;
        const price = label.price + (vintage === 0 ? 0 : at * chance.pick([0, 30, 50, 80]));
        return {
          ...{ label, vintage, price, released: releaseOf(chance, label, vintage) },
          cost: Math.round((price * chance.between(41, 56)) / 100),
        };
      }),
    )
    .map((wine, at) => ({ id: 101 + at, ...wine }));

export const isReleased = ({ released }, day) => released !== undefined && released <= day;

/** How much a wine is bought on a day: most in its first year, and none when two younger ones are out. */
export const weightOf = (wine, day) => {
  if (!isReleased(wine, day)) return 0;
  if (wine.vintage === 0) return wine.label.weight;
  const years = (day - wine.released) / 365;
  return wine.label.weight * (years < 1 ? 1 : years < 2 ? 0.35 : years < 3 ? 0.1 : 0);
};

export const wineRow = ({ id, label, vintage, price, released }) => [
  ...[id, label.name, vintage === 0 ? "" : vintage, label.colour, label.grape, label.origin],
  ...[label.region, price, organic.includes(label.name)],
  released === undefined ? "" : dayText(released),
];

const cellarsOf = ({ label }) =>
  label.origin === "BUY" ? ["Bonded store", "Kellerhof"] : ["Vaulted cellar", "Kellerhof"];

/** What is left of a wine at the end of a month, from its bottling on until it is nearly gone. */
const leftOf = (wine, day, month) => {
  const season = [1.12, 1.06, 1, 1.1, 1.14, 1.08, 1, 0.96, 1.02, 1.05, 0.92, 0.8][month % 12];
  if (wine.vintage === 0) return wine.label.weight * 140 * season;
  const bottled = (wine.released ?? 1100) - 120;
  if (day < bottled) return 0;
  const left = 1 - (day - bottled) / (wine.label.years > 1 ? 1150 : 720);
  return left < 0.04 ? 0 : wine.label.weight * 260 * left * season;
};

export const stockOf = (chance, wines) =>
  monthEnds(34).flatMap(({ day, text }, month) =>
    wines.flatMap((wine) =>
      cellarsOf(wine).flatMap((cellar, at) => {
        const part = at === 0 ? 0.72 : 0.28;
        const bottles = Math.round(
          (leftOf(wine, day, month) * part * chance.between(88, 112)) / 100,
        );
        if (bottles === 0) return [];
        const reserved = Math.round((bottles * chance.pick([0, 0, 2, 5, 9, 14, 26])) / 100);
        return [[text, wine.id, cellar, bottles, reserved, bottles * wine.cost]];
      }),
    ),
  );
