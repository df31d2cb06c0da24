import { dayText, momentText } from "../../tables.mjs";
import { idOf, isOpen, lastDay, lastPlanned, sites } from "./lists.mjs";

/** More in winter and in the school holidays, at weekends, and on cheap Tuesdays; more by and by. */
export const demandOf = (day) => {
  const inYear = day % 365;
  const isHoliday =
    (inYear > 43 && inYear < 54) || (inYear > 206 && inYear < 243) || inYear > 351 || inYear < 6;
  const isHalfTerm = inYear > 295 && inYear < 305;
  const season = 1 + 0.16 * (Math.abs(inYear - 160) / 180 - 0.5);
  const weekday = [0.72, 1.02, 0.8, 0.82, 1.15, 1.42, 1.25][day % 7];
  return season * weekday * (isHoliday ? 1.28 : isHalfTerm ? 1.35 : 1) * (1 + day / 14_000);
};

const reasons = [
  ["Projector fault", 34],
  ["Staff shortage", 27],
  ["No bookings", 22],
  ["Heating failure", 9],
  ["Fire alarm", 8],
];
const hours = [
  [11, 10],
  [14, 20],
  [16, 9],
  [17, 18],
  [19, 12],
  [20, 26],
  [22, 3],
];

const typeOf = (chance, { day, hour, film }) => {
  if (hour === 11 && day % 7 < 5 && film.genre !== "Family" && chance.percent(30)) return "PAB";
  if (hour === 11 && day % 7 === 6 && chance.percent(40)) return "RLX";
  return chance.percent(6) ? "SUB" : "STD";
};

const formatOf = (chance, { film, screen }) => {
  if (screen > 0 || !["Sci-Fi", "Action", "Family"].includes(film.genre)) return "2D";
  return ["2D", "3D", "PLF"][chance.weighted([5, 2, 3])];
};

const stateOf = (chance, { day, site }) => {
  const isCancelled = chance.below(1000) < (site.id === 5 ? 31 : site.id === 4 ? 26 : 14);
  if (day > lastDay) return isCancelled && chance.percent(20) ? "CAN" : "PLN";
  return isCancelled ? "CAN" : "RUN";
};

const delayOf = (chance, site, day) =>
  chance.percent(7)
    ? ""
    : chance.weighted([30, 18, 14, 9, 7, 6, 4, 3, 3, 2, 2]) +
      (chance.percent(site.id === 9 ? 14 : day % 7 > 3 ? 8 : 4) ? chance.between(4, 24) : 0);

const screeningOf = (chance, { film, site, day }) => {
  const screen = Math.min(
    site.screens.length - 1,
    chance.below(site.screens.length + (film.pull > 1.2 ? -1 : 1)),
  );
  const hour = film.kind === "EVT" ? 19 : idOf(chance, hours)[0];
  const isHire = film.kind !== "EVT" && chance.percent(2);
  const state = stateOf(chance, { day, site });
  const at = { day, hour, film, site, screen };
  return {
    ...{ film, site, day, hour, screen, seats: site.screens[screen], state, isHire },
    at: day * 1440 + hour * 60 + chance.pick([0, 0, 15, 30, 30, 45]),
    format: formatOf(chance, at),
    type: isHire ? "STD" : typeOf(chance, at),
    reason: state !== "CAN" ? "" : chance.percent(5) ? "" : idOf(chance, reasons)[0],
    delay: state === "RUN" ? delayOf(chance, site, day) : "",
  };
};

/** A film draws most when it is new. */
export const drawOf = ({ pull, released, kind }, day) =>
  kind === "FTR" ? pull * (0.3 + 1.1 / (1 + (day - released) / 16)) : pull;

/** What is on the programme of each open site. */
export const screeningsOf = (chance, films) =>
  Array.from({ length: lastPlanned + 1 }, (_, day) => {
    const on = films.filter(({ released, ended }) => released <= day && day <= ended);
    const draws = on.map((film) => drawOf(film, day));
    return sites
      .filter((site) => isOpen(site, day))
      .flatMap((site) => {
        const wish = site.screens.length * 0.44 * demandOf(day);
        const count = Math.floor(wish + chance.next());
        return Array.from({ length: count }, () =>
          screeningOf(chance, { film: on[chance.weighted(draws)], site, day }),
        );
      })
      .sort((one, other) => one.at - other.at);
  })
    .flat()
    .map((screening, at) => ({ id: 70_001 + at, ...screening }));

export const screeningRow = (each) => [
  ...[each.id, each.film.id, each.site.id, `Screen ${each.screen + 1}`, each.seats],
  ...[momentText(each.at), each.format, each.type, each.state, each.reason, each.isHire],
  ...[each.delay, each.tickets],
];

export const siteRow = (site) => [
  ...[site.id, site.name, site.city, site.region, site.manager, dayText(site.opened)],
  site.closed === undefined ? "" : dayText(site.closed),
  ...[site.hasBar, site.screens.length, site.screens.reduce((sum, seats) => sum + seats, 0)],
];
