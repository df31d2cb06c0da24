import { dayText } from "../../tables.mjs";
import { hospitals, oneOf, procedures, reasons, surgeons } from "./lists.mjs";

/** The days since 2024-01-01 of 2026-10-31, and of the last day for which sessions are planned. */
export const lastDay = 1034;
const lastPlanned = 1081;

/** Those who are on leave, with its first day. */
const leaves = { "Daniel Pryce": 978, "Katarina Novak": 996, "Ingrid Solberg": 1001 };

const isThere = ({ name, joined, left = 9999 }, day) =>
  joined <= day && day <= left && day < (leaves[name] ?? 9999);

/** Less in August and over Christmas, more by and by. */
const demandOf = (day) => {
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  const [month, dayOfMonth] = [date.getUTCMonth(), date.getUTCDate()];
  if ((month === 11 && dayOfMonth > 23) || (month === 0 && dayOfMonth === 1)) return 0;
  const season = [0.93, 0.98, 1.04, 0.97, 1, 1.02, 0.95, 0.8, 1.03, 1.07, 1.06, 0.86][month];
  return season * (0.66 + day / 5400);
};

/** For each theatre, weekday and part of the day the specialty that has it, if any. */
const rosterOf = (chance) =>
  hospitals.flatMap((hospital) =>
    hospital.theatres.flatMap((weight, number) =>
      [0, 1, 2, 3, 4, 5].flatMap((weekday) =>
        ["AM", "PM", "EVE"]
          .filter((period) => (weekday === 5 ? period === "AM" && number === 0 : true))
          .map((period) => ({
            ...{ hospital, theatre: `${hospital.code}-${number + 1}`, weekday, period },
            specialty:
              hospital.specialties[
                chance.weighted(hospital.specialties.map((_, at) => [5, 4, 3, 3, 2][at]))
              ],
            weight: period === "EVE" ? weight / 5 : weekday === 5 ? weight / 3 : weight,
          })),
      ),
    ),
  );

const surgeonOf = (chance, specialty, day) => {
  const team = surgeons.filter((each) => each.specialty === specialty && isThere(each, day));
  return team[chance.weighted(team.map(({ weight }) => weight))];
};

const sessionOf = (chance, slot, day) => {
  const isCancelled = chance.percent(day > lastDay ? 1.5 : 3.6);
  const isLate = chance.percent(slot.period === "AM" ? 17 : 31);
  return {
    ...{ ...slot, day, isCancelled, surgeon: surgeonOf(chance, slot.specialty, day) },
    status: isCancelled ? "CAN" : day > lastDay ? "PLN" : "HLD",
    planned: slot.period === "EVE" ? 180 : 240,
    delay: isLate ? chance.between(8, 55) : chance.between(-5, 12),
  };
};

/** The sessions from January 2024 until those planned for December 2026. */
export const sessionsOf = (chance) => {
  const roster = rosterOf(chance);
  return Array.from({ length: lastPlanned + 1 }, (_, day) =>
    roster
      .filter(
        ({ weekday, weight }) => weekday === day % 7 && chance.percent(weight * demandOf(day)),
      )
      .map((slot) => sessionOf(chance, slot, day)),
  )
    .flat()
    .map((session, at) => ({ id: 70_001 + at, ...session }));
};

const cancellationOf = (chance, { day, booked, session }) => {
  const isWinter = day % 365 < 60 || day % 365 > 334;
  const isCancelled = session.isCancelled || chance.percent(isWinter ? 8.5 : 5.8);
  if (!isCancelled) return {};
  const before = chance.percent(43) ? 0 : Math.min(chance.between(1, 12), day - booked);
  // What lies ahead can only have been cancelled until today.
  if (day - before > lastDay)
    return chance.percent(55) || session.isCancelled
      ? {
          cancelled: Math.max(booked, lastDay - chance.below(9)),
          reason: oneOf(chance, reasons)[0],
        }
      : {};
  return {
    cancelled: day - before,
    reason: session.isCancelled
      ? chance.pick(["Staff shortage", "Surgeon not available", "Surgeon not available"])
      : oneOf(chance, reasons)[0],
  };
};

const urgencies = [
  ["EL", 89, 4, 64],
  ["UR", 9, 1, 9],
  ["EM", 2, 0, 1],
];

const operationOf = (chance, session, { procedure, patient }) => {
  const { day, surgeon, specialty } = session;
  const [name, , minutes, price, stay, kinds] = procedure;
  const [urgency, , soonest, latest] = oneOf(chance, urgencies);
  const booked = day - chance.between(soonest, latest);
  const { cancelled, reason = "" } = cancellationOf(chance, { day, booked, session });
  const isDone = cancelled === undefined && day <= lastDay;
  const own = chance.percent(95) ? surgeon : surgeonOf(chance, specialty, day);
  const risk = (stay === "IP" ? 3.6 : 1.1) * (urgency === "EL" ? 1 : 2);
  return {
    ...{ session, day, specialty, name, price, urgency, booked, cancelled, reason, patient },
    ...{ surgeon: own, stay, anaesthesia: chance.pick(kinds) },
    status: cancelled === undefined ? (isDone ? "DON" : "PLN") : "CAN",
    duration: isDone
      ? Math.round((minutes * own.pace * chance.between(78, 128)) / 10_000) +
        (chance.percent(4) ? chance.between(15, 70) : 0)
      : "",
    hasComplication: isDone ? chance.percent(risk) : "",
  };
};

/** Some procedures were given up. */
const proceduresAt = ({ specialty, day }) =>
  procedures[specialty].filter(([, , , , , , until = 9999]) => day <= until);

/** Sessions are filled with procedures of their specialty until their time is planned. */
export const operationsOf = (chance, sessions) => {
  const all = sessions.flatMap((session) => {
    const own = [];
    for (let free = session.planned - 5; free > 35 && own.length < 6;) {
      const procedure = oneOf(chance, proceduresAt(session));
      if (own.length > 0 && procedure[2] + 18 > free + 20) break;
      free -= procedure[2] + 22;
      const patient = 100_000 + chance.below(Math.round(9500 + session.day * 4));
      own.push(operationOf(chance, session, { procedure, patient }));
    }
    return own;
  });
  return all
    .filter(({ booked }) => booked <= lastDay)
    .map((operation, at) => ({ id: at + 1, ...operation }));
};

/** What of its time each session has used: its operations, and the changes between them. */
const usedMinutes = (chance, operations) => {
  const used = new Map();
  for (const { session, duration } of operations)
    if (duration !== "")
      used.set(session.id, (used.get(session.id) ?? 0) + duration + chance.between(12, 24));
  return used;
};

export const sessionRows = (chance, sessions, operations) => {
  const used = usedMinutes(chance, operations);
  return sessions.map((session) => {
    const isHeld = session.status === "HLD";
    return [
      ...[session.id, dayText(session.day), session.hospital.name, session.theatre],
      ...[session.period, session.surgeon.id, session.status, session.planned],
      ...[isHeld ? (used.get(session.id) ?? 0) : "", isHeld ? session.delay : ""],
    ];
  });
};

export const operationRow = (each) => [
  ...[each.id, `OP-${400_000 + each.id}`, each.session.id, each.surgeon.id, each.patient],
  ...[each.name, each.specialty, each.urgency, each.stay, each.anaesthesia, each.status],
  ...[dayText(each.booked), dayText(each.day)],
  ...[each.cancelled === undefined ? "" : dayText(each.cancelled), each.reason],
  ...[each.duration, each.hasComplication],
];

export const surgeonRow = (each) => [
  ...[each.id, each.name, each.grade, each.specialty, each.isEmployed, dayText(each.joined)],
  each.left === undefined ? "" : dayText(each.left),
];
