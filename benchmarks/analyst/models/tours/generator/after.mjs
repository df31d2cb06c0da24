import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay } from "./departures.mjs";
import { suppliers } from "./lists.mjs";

/** What a cost type takes per traveller and night, and per departure, in cents. */
const rates = {
  ACC: [5400, 0],
  LUG: [720, 2500],
  TRF: [380, 22_000],
  BIK: [1500, 4000],
  MEA: [1150, 0],
};

const typesOf = ({ activity, style }) => [
  "ACC",
  ...(style === "S" || activity === "W" ? ["LUG"] : []),
  "TRF",
  ...(activity === "C" ? ["BIK"] : []),
  ...(style === "G" ? ["MEA"] : []),
];

const invoiceOf = (chance, departure, type) => {
  const { tour } = departure;
  const able = suppliers.filter(
    ({ type: own, countries }) =>
      own === type && (countries[0] === "" || countries.includes(tour.country)),
  );
  if (able.length === 0) return [];
  const [perNight, fixed] = rates[type];
  const invoiced = departure.day + tour.nights + chance.between(-4, 18);
  const term = chance.pick([14, 30, 30, 30, 45]);
  const isDisputed = chance.percent(invoiced > lastDay - 150 ? 5 : 1);
  const paid = invoiced + term + chance.between(-9, 7);
  const isOpen = paid > lastDay || (isDisputed && invoiced > lastDay - 150) || chance.percent(0.8);
  const level = 1 + departure.day / 5200 + (tour.price - 1200) / 4000;
  return [
    {
      ...{ departure, type, invoiced, due: invoiced + term, isDisputed },
      supplier: chance.pick(able).name,
      amount: Math.round(
        (perNight * departure.sold * tour.nights + fixed) * level * (chance.between(90, 112) / 100),
      ),
      paid: isOpen ? undefined : paid,
    },
  ];
};

/** What suppliers asked for, a departure and cost type each, after it was over or shortly before. */
export const costsOf = (chance, departures) =>
  departures
    .filter(({ isCancelled, sold }) => !isCancelled && sold > 0)
    .flatMap((departure) =>
      typesOf(departure.tour).flatMap((type) => invoiceOf(chance, departure, type)),
    )
    .filter(({ invoiced }) => invoiced <= lastDay)
    .sort((one, other) => one.invoiced - other.invoiced);

export const costRow = (each, at) => [
  ...[at + 1, `SI-${70_001 + at}`, each.departure.id, each.supplier, each.type, each.amount],
  ...[dayText(each.invoiced), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.isDisputed],
];

const clamp = (stars) => Math.max(1, Math.min(5, Math.round(stars)));

/** What some travellers write when they are home. */
export const reviewsOf = (chance, travellers) =>
  travellers
    .filter(({ booking }) => booking.departure.day + booking.departure.tour.nights < lastDay)
    .flatMap(({ booking: { departure } }) => {
      if (!chance.percent(37)) return [];
      const { tour, guide, day } = departure;
      const submitted = day + tour.nights + 1 + chance.below(12) + chance.below(20);
      if (submitted > lastDay) return [];
      const mood = [1.6, 2.8, 3.8, 4.5, 5][chance.weighted([3, 7, 19, 38, 33])];
      const stars = clamp(mood + ((tour.at * 7) % 10) / 13 - 0.4 + (guide?.charm ?? 0));
      return [
        {
          ...{ departure, submitted, stars },
          guideStars: guide === undefined ? "" : clamp(mood + 0.4 + guide.charm * 1.4),
          recommends: stars >= 4 ? chance.percent(96) : stars === 3 && chance.percent(45),
          source: ["Own survey", "Trustpilot", "Google"][chance.weighted([60, 26, 14])],
        },
      ];
    })
    .sort((one, other) => one.submitted - other.submitted);

export const reviewRow = (each, at) => [
  ...[at + 1, each.departure.id, dayText(each.submitted), each.source],
  ...[each.stars, each.guideStars, each.recommends],
];

const depots = [
  ["Passau", 150],
  ["Trier", 96],
  ["Bolzano", 118],
  ["Blois", 84],
  ["Girona", 52],
  ["Zadar", 70],
];
const bikes = [
  ["TRK", 0.52, -0.06],
  ["EBK", 0.33, 0.3],
  ["GRV", 0.1, 0.1],
  ["KID", 0.05, 0],
];

/** The fleet at each month's end: more e-bikes year by year, more in the workshop in season. */
export const fleetOf = (chance) =>
  monthEnds(34).flatMap(({ text }, month) =>
    depots.flatMap(([depot, size]) =>
      bikes.map(([type, part, growth]) => {
        const owned = Math.round(size * part * (1 + (growth * Math.floor(month / 3)) / 4)) + 2;
        const isSeason = month % 12 >= 3 && month % 12 <= 9;
        const broken = (owned * chance.between(2, isSeason ? 16 : 9)) / 100;
        return [text, depot, type, owned, Math.round(broken)];
      }),
    ),
  );

export const fleetRow = (each, at) => [at + 1, ...each];
