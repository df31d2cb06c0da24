import { dayText } from "../../tables.mjs";
import { hospitals, oneOf, procedures, surgeons, wards } from "./lists.mjs";
import { lastDay } from "./theatres.mjs";

/** Priorities: weight, days until the target, days that patients wait. */
const priorities = [
  ["P1", 11, 28, [6, 38]],
  ["P2", 34, 70, [20, 92]],
  ["P3", 55, 126, [35, 190]],
];

/** Those who were operated after a time on the list: somewhat less than half of the elective cases. */
const operatedOf = (chance, operations) =>
  operations
    .filter(({ status, urgency }) => status === "DON" && urgency === "EL" && chance.percent(42))
    .map((each) => {
      const [priority, , target, [least, most]] = oneOf(chance, priorities);
      const wait = Math.max(each.day - each.booked, chance.between(least, most));
      return {
        ...{ priority, target, listed: each.day - wait, operated: each.day, status: "OPD" },
        ...{ patient: each.patient, hospital: each.session.hospital.name, surgeon: each.surgeon },
        ...{ specialty: each.specialty, procedure: each.name },
      };
    });

/** Those who still wait, or were taken off the list. */
const othersOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => {
    const [priority, , target, [least, most]] = oneOf(chance, priorities);
    const hospital = hospitals[chance.weighted([9, 6, 3, 5, 3])];
    const specialty = chance.pick(hospital.specialties);
    const isWaiting = at % 5 < 3;
    const last = Math.round(most * 1.15);
    const listed = isWaiting ? lastDay - chance.below(last) : chance.between(-150, lastDay - last);
    const team = surgeons.filter((each) => each.specialty === specialty && !each.left);
    return {
      ...{ priority, target, listed, specialty, hospital: hospital.name },
      ...{ patient: 100_000 + chance.below(13_600), surgeon: chance.pick(team) },
      procedure: oneOf(
        chance,
        procedures[specialty].filter(({ length }) => length === 6),
      )[0],
      ...(isWaiting
        ? { status: "WAI" }
        : { status: "REM", removed: listed + chance.between(least, most) }),
    };
  });

export const waitingOf = (chance, operations) =>
  [...operatedOf(chance, operations), ...othersOf(chance, 2100)]
    .filter(({ listed }) => listed >= 0)
    .sort((one, other) => one.listed - other.listed || one.patient - other.patient);

const textOr = (day) => (day === undefined ? "" : dayText(day));

export const waitingRow = (each, at) => [
  ...[at + 1, each.patient, each.surgeon.id, each.hospital, each.specialty, each.procedure],
  ...[each.priority, each.status, dayText(each.listed), dayText(each.listed + each.target)],
  ...[textOr(each.operated), textOr(each.removed)],
];

/** Fuller in the middle of the week and in winter; some beds are without staff, in August more of them. */
const bedsOf = (chance, [hospital, ward, type, beds, usual], day) => {
  const month = new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth();
  const closed = chance.percent(month === 7 ? 60 : 22) ? chance.between(1, Math.ceil(beds / 8)) : 0;
  const staffed = beds - closed;
  const week = [0.98, 1.06, 1.1, 1.08, 1, 0.88, 0.82][day % 7];
  const season = [1.08, 1.06, 1.02, 0.98, 0.97, 0.98, 0.95, 0.88, 0.99, 1.03, 1.05, 0.94][month];
  const share =
    (usual / 100) * week * season * (chance.between(86, 113) / 100) * (1 + day / 16_000);
  return [hospital, ward, type, beds, staffed, Math.min(staffed, Math.round(beds * share))];
};

export const bedNightsOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) =>
    wards.map((ward) => [dayText(day), ...bedsOf(chance, ward, day)]),
  )
    .flat()
    .map((row, at) => [at + 1, ...row]);
