import { dayText } from "../../tables.mjs";
import { guides, tours } from "./lists.mjs";

/** 2026-10-31, the last day of what happened. */
export const lastDay = 1034;

/** The month, 1 to 12, of a day. */
const monthOf = (day) => Number(dayText(day).slice(5, 7));

/** What part of the places is sold in a month: spring and September walk, summer cycles. */
const demand = [0.4, 0.45, 0.6, 0.75, 0.95, 0.95, 0.8, 0.75, 1, 0.8, 0.5, 0.45];

/** Saturdays on which a tour may start, until September 2027; the first of January 2024 was a Monday. */
const startsOf = (chance, tour) => {
  const isDense = tour.popularity >= 10;
  const shift = chance.below(4) * 7 + (tour.style === "G" ? chance.below(2) : 0);
  const days = [];
  for (let day = 68 + shift; day < 1366; day += isDense ? 14 : 21) {
    const month = monthOf(day);
    if (month >= tour.season[0] && month <= tour.season[1]) days.push(day);
  }
  return days;
};

const departureOf = (chance, tour, day, number) => {
  const places = tour.style === "G" ? chance.pick([12, 14, 14, 16]) : chance.pick([16, 20, 24]);
  const fill =
    demand[monthOf(day) - 1] *
    (0.42 + tour.popularity / 34) *
    (1 + day / 4200) *
    (chance.between(55, 130) / 100);
  const cancels = tour.style === "G" ? (fill < 0.42 ? 34 : 3) : 1.5;
  const isCancelled = day <= lastDay + 60 && chance.percent(cancels);
  const known = guides.filter(({ countries }) => countries.includes(tour.country));
  const isGuided = tour.style === "G" && !isCancelled;
  const isAssigned = day <= lastDay + 10 || chance.percent(day < lastDay + 150 ? 72 : 38);
  return {
    ...{ tour, day, places, isCancelled },
    code: `${tour.activity}${String(tour.at + 1).padStart(2, "0")}-${String(number + 1).padStart(3, "0")}`,
    target: Math.min(places, Math.round(places * fill)),
    minimum: tour.style === "G" ? 6 : 2,
    guide:
      isGuided && isAssigned ? known[chance.weighted(known.map((_, at) => 5 - at))] : undefined,
    cancelledDay: isCancelled ? Math.min(day - chance.between(15, 55), lastDay - 1) : undefined,
    sold: 0,
  };
};

export const departuresOf = (chance) =>
  tours
    .flatMap((tour) =>
      startsOf(chance, tour).map((day, number) => departureOf(chance, tour, day, number)),
    )
    .sort((one, other) => one.day - other.day || one.tour.at - other.tour.at)
    .map((departure, at) => ({ id: at + 1, ...departure }));

/** Nobody leaves on a departure that nobody has booked: it was cancelled three weeks before. */
export const withoutEmptyOnes = (departures) =>
  departures.map((each) =>
    each.day <= lastDay && each.sold === 0 && !each.isCancelled
      ? { ...each, isCancelled: true, cancelledDay: each.day - 21, guide: undefined }
      : each,
  );

const statusOf = ({ isCancelled, day, sold, minimum }) =>
  isCancelled ? "CAN" : day <= lastDay ? "DEP" : sold >= minimum ? "GTD" : "OPN";

export const departureRow = (each) => [
  ...[each.id, each.code, each.tour.name, each.tour.activity, each.tour.style],
  ...[each.tour.country, each.tour.region, each.tour.grade, each.tour.nights],
  ...[dayText(each.day), dayText(each.day + each.tour.nights)],
  ...[each.guide?.name ?? "", each.guide?.employment ?? "", statusOf(each)],
  each.cancelledDay === undefined ? "" : dayText(each.cancelledDay),
  ...[each.places, each.isCancelled ? 0 : each.sold],
];
