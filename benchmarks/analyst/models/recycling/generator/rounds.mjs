import { dayText, momentText } from "../../tables.mjs";
import { lastDay } from "./customers.mjs";
import { materials, offRoad, relief, rounds, vehicles } from "./lists.mjs";

/** Christmas and New Year: nobody goes out. */
const holidays = new Set([
  "2024-01-01",
  "2024-12-25",
  "2024-12-26",
  "2025-01-01",
  "2025-12-25",
  "2025-12-26",
  "2026-01-01",
]);

const isAbout = (at, day) => {
  const [fleet, , , , , from, until] = vehicles[at];
  return day >= from && day <= until && !(day >= (offRoad[fleet] ?? Infinity));
};

const vehicleOf = (chance, [, depot, , , own], day) => {
  const spare = vehicles
    .map((each, at) => ({ each, at }))
    .filter(({ each, at }) => each[4] === depot && isAbout(at, day));
  return isAbout(own - 1, day) && chance.percent(84) ? own - 1 : chance.pick(spare).at;
};

const stateOf = (chance) => ["CMP", "CUT", "CAN"][chance.weighted([970, 22, 8])];

const weightOf = (chance, { material, size }, month) => {
  if (chance.percent(5)) return undefined;
  const factor = 1 + 0.12 * ((month % 12) - 5.5) * 0.1;
  const full =
    (materials[material][0] * size) / (material === "FD" || material === "GLS" ? 500 : 1100);
  return Math.round(full * factor * chance.between(45, 125)) / 100;
};

const missReasons = ["BLK", "BRK", "TIM", "FUL", "STF"];
const reasonOf = (chance, state) => {
  if (state === "CAN") return chance.percent(70) ? "BRK" : "STF";
  if (state === "CUT") return chance.percent(60) ? "TIM" : "FUL";
  return missReasons[chance.weighted([58, 8, 12, 10, 12])];
};

/** What became of a lift: collected, collected but contaminated, missed, or the bin was not out. */
const outcomeOf = (chance, { site, material, isLost }, day) => {
  if (isLost || chance.percent(1.2 + site.blocked * (day % 365 < 60 ? 1.5 : 1))) return "MIS";
  if (chance.percent(2)) return "NPR";
  const dirt = site.dirty * (material === "DMR" ? 1.3 : material === "FD" ? 0.6 : 0.8);
  return material !== "GW" && chance.percent(dirt * (site.depot === "Bradford" ? 1.4 : 1))
    ? "CON"
    : "COL";
};

const isDue = ({ customer, opened, closed }, day) =>
  day >= opened &&
  day <= (closed ?? Infinity) &&
  day < (customer.pausedFrom ?? Infinity) &&
  !(customer.status === "SUS" && day > 900);

const liftOf = (chance, { site, service, day, minute, isLost, state }) => {
  const outcome = outcomeOf(chance, { site, material: service.material, isLost }, day);
  const isDone = outcome === "COL" || outcome === "CON";
  const due = day * 1440 + minute;
  const again = due + chance.between(7, 80) * 60 + chance.between(0, 59);
  const isFetched = outcome === "MIS" && chance.percent(86) && again < (lastDay + 1) * 1440;
  return {
    ...{ site, ...service, due, outcome, isDone },
    lifted: isDone ? due + chance.between(-35, 70) : undefined,
    weight: isDone ? weightOf(chance, service, Math.floor(day / 30.44)) : undefined,
    reason: outcome !== "MIS" ? "" : chance.percent(4) ? "" : reasonOf(chance, isLost ? state : ""),
    again: isFetched ? again : undefined,
  };
};

const runOf = (chance, round, day, stops) => {
  const state = stateOf(chance);
  const kept = { CMP: 1, CUT: 0.55, CAN: 0 }[state];
  const start = 330 + chance.between(0, 50);
  const gap = 28 + chance.below(9);
  const lifts = stops.map(({ site, service }, at) =>
    liftOf(chance, {
      ...{ site, service, day, state, minute: start + 40 + at * gap },
      isLost: at >= stops.length * kept,
    }),
  );
  const done = lifts.filter(({ isDone }) => isDone);
  const run = { round: round[0], depot: round[1], material: round[2], day, state, lifts };
  if (state === "CAN") return { ...run, driver: "", done: 0 };
  const vehicle = vehicleOf(chance, round, day);
  const miles = 14 + stops.length * 3 + chance.between(0, 16);
  const use = vehicles[vehicle][7];
  const minutes = 75 + Math.max(1, Math.round(stops.length * kept)) * gap + chance.between(0, 60);
  return {
    ...{ ...run, vehicle: vehicle + 1, miles, done: done.length, start: day * 1440 + start },
    driver: chance.percent(86) ? round[3] : chance.pick(relief[round[1]]),
    end: day * 1440 + start + minutes,
    fuel:
      use === 0 || chance.percent(2)
        ? undefined
        : Math.round((miles * use * chance.between(88, 112)) / 100) / 100,
  };
};

/** Every day of every round that had somewhere to go. */
export const runsOf = (chance, sites) =>
  Array.from({ length: lastDay + 1 }, (_, day) => day)
    .filter((day) => day % 7 < 5 && !holidays.has(dayText(day)))
    .flatMap((day) =>
      rounds
        .filter(([, , , , , since]) => day >= since)
        .flatMap((round) => {
          const stops = sites
            .filter((site) => site.depot === round[1] && isDue(site, day))
            .flatMap((site) =>
              site.services
                .filter(({ round: code, weekday }) => code === round[0] && weekday === day % 7)
                .map((service) => ({ site, service })),
            );
          return stops.length === 0 ? [] : [runOf(chance, round, day, stops)];
        }),
    )
    .map((run, at) => ({ id: 70001 + at, ...run }));

const momentOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

export const runRow = (each) => [
  ...[each.id, each.round, dayText(each.day), each.depot, each.material, each.vehicle ?? ""],
  ...[each.driver, each.state, momentOr(each.start), momentOr(each.end), each.lifts.length],
  ...[each.done, each.miles ?? "", each.fuel ?? ""],
];

export const liftRow = (each) => [
  ...[each.id, each.run, each.site.id, each.material, each.size, momentText(each.due)],
  ...[momentOr(each.lifted), each.outcome, each.weight ?? "", each.reason, momentOr(each.again)],
];

export const vehicleRow = ([fleet, plate, body, fuel, depot, from, until], at) => [
  ...[at + 1, fleet, plate, body, fuel, depot, dayText(from)],
  until > lastDay ? "" : dayText(until),
  until <= lastDay ? "SLD" : offRoad[fleet] === undefined ? "ACT" : "VOR",
];
