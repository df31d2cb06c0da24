import { monthEnds } from "../../tables.mjs";
import { faces, oneOf, plantItems, reasons, sites, soldAt } from "./lists.mjs";
import { lastDay } from "./tickets.mjs";

const perHour = { QRY: 260, ASP: 140, DEP: 80 };

/** What still stood still when the data ended: site, plant item, reason, day, minute. */
const stillDown = [
  [3, "Secondary crusher", "MEC", 1031, 412],
  [9, "Bitumen pump", "ELE", 1033, 655],
  [1, "Main conveyor", "MEC", 1033, 820],
  [5, "Loading shovel", "MEC", 1028, 515],
];

const stoppageOf = (chance, { site, day }) => {
  const [reason, , most] = oneOf(chance, reasons);
  const minutes = Math.max(10, Math.round(most * 60 * chance.next() * chance.next()));
  const start = day * 1440 + chance.between(6 * 60, 15 * 60);
  const hours = Math.round((minutes / 60) * 100) / 100;
  return {
    ...{ site, reason, start, hours, end: start + minutes },
    item: reason === "WEA" || reason === "LAB" ? "" : oneOf(chance, plantItems[site.type])[0],
    lost: Math.round((hours * perHour[site.type] * chance.between(70, 110)) / 100),
  };
};

/** Stoppages: more in winter, and at old plants. */
export const stoppagesOf = (chance) => {
  const past = sites.flatMap((site) => {
    const isOld = site.opened < "1980" || site.name === "Penrith Asphalt";
    const first = site.name === "Newport Asphalt" ? 427 : 0;
    return Array.from({ length: lastDay + 1 - first }, (_, at) => at + first)
      .filter((day) => day % 7 < 6 && chance.percent((isOld ? 33 : 23) + (day % 365 < 75 ? 9 : 0)))
      .map((day) => stoppageOf(chance, { site, day }));
  });
  const open = stillDown.map(([id, item, reason, day, minute]) => ({
    ...{ site: sites[id - 1], item, reason, start: day * 1440 + minute },
  }));
  return [...past.filter(({ end }) => end < (lastDay + 1) * 1440), ...open].sort(
    (one, other) => one.start - other.start,
  );
};

/** Surveyed stock of what each site but the asphalt plants sells, at each month's end. */
export const stockOf = (chance) => {
  const piles = sites
    .filter(({ type }) => type !== "ASP")
    .flatMap((site) =>
      soldAt(site).map((product) => ({
        ...{ site, product },
        tonnes: Math.round(product.weight * site.weight * chance.between(45, 110)),
      })),
    );
  return monthEnds(34).flatMap(({ text }, month) =>
    piles.map((pile) => {
      const isWinter = month % 12 < 3 || month % 12 === 11;
      const usual = pile.product.weight * pile.site.weight * (isWinter ? 92 : 58);
      const moved = Math.round(
        (usual - pile.tonnes) * 0.3 + usual * (chance.between(-18, 18) / 100),
      );
      pile.tonnes = Math.max(0, pile.tonnes + moved);
      const cost = pile.product.price * (0.56 + month / 500);
      return { text, ...pile, value: Math.round(pile.tonnes * cost) };
    }),
  );
};

const blastOf = (chance, { face, day }) => {
  const [site, , benches, shotfirer, monitored] = face;
  const rock = chance.between(7800, 21_500);
  const isClose = benches.length === 3;
  const hasMonitor = chance.percent(monitored);
  const ppv =
    Math.round(chance.between(90, isClose ? 620 : 440) * (0.55 + 0.6 * chance.next())) / 100;
  return {
    ...{ site, rock, shotfirer, day, bench: chance.pick(benches) },
    at: day * 1440 + chance.pick([690, 720, 735, 750, 780, 810, 840]),
    explosives: Math.round(rock * (0.17 + site / 200 + chance.between(-25, 25) / 1000)),
    ppv: hasMonitor ? ppv : "",
    complaints:
      ppv > 5 ? chance.weighted([3, 4, 2, 1]) : ppv > 3.5 ? chance.weighted([9, 2, 1]) : 0,
    isMisfire: chance.below(1000) < 19,
  };
};

export const blastsOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) => day)
    .filter((day) => day % 7 < 5 && day % 365 > 5 && day % 365 < 355)
    .flatMap((day) =>
      faces
        .filter(([, weight]) => chance.percent(weight * 2.3))
        .map((face) => blastOf(chance, { face, day })),
    )
    .sort((one, other) => one.at - other.at);
