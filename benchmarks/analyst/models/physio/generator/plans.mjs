import { dayText } from "../../tables.mjs";
import { hospitals, insurers, practices, referrers, services, towns } from "./lists.mjs";

/** 2026-10-31, a Saturday. */
export const lastDay = 1034;

/** 0 is Monday, as 2024-01-01 was. */
export const weekdayOf = (day) => ((day % 7) + 7) % 7;

export const textOr = (day) => (day === undefined ? "" : dayText(day));

export const heaviest = (chance, list) => list[chance.weighted(list.map(({ weight }) => weight))];

/** More each year, most in January, least in August and at the end of December; none at weekends. */
const demandOf = (day) => {
  const season = [1.32, 1.1, 1.12, 0.98, 1.03, 1, 0.88, 0.72, 1.08, 1.12, 1.04, 0.66];
  const month = Math.min(11, Math.floor((day % 365.25) / 30.5));
  const weekday = [1.35, 1.1, 1, 0.95, 0.75, 0, 0][weekdayOf(day)];
  return 5 * (1 + day / 2900) * season[month] * weekday;
};

const sourceOf = (chance) =>
  ["GP", "SLF", "INS", "CON", "EMP"][chance.weighted([40, 29, 14, 11, 6])];

const payerOf = (chance, source) => {
  if (source === "INS") return "INS";
  if (source === "EMP") return "EMP";
  return chance.percent(source === "SLF" ? 12 : 26) ? "INS" : "PAT";
};

const referrerOf = (chance, source, at) => {
  if (source === "GP")
    return chance.percent(4)
      ? ""
      : referrers[at][chance.weighted(referrers[at].map((_, place) => 6 / (place + 1)))];
  return source === "CON" ? hospitals[chance.weighted([5, 3, 2])] : "";
};

const patientOf = (chance, at, count) => ({
  no: `P${10_001 + count}`,
  born: 1936 + Math.floor((chance.next() + chance.next()) * 36),
  sex: chance.percent(56) ? "F" : "M",
  town: chance.pick(towns[at]),
});

/** The first weekday so many days after the referral. */
const startOf = (chance, { day, service, practice, isUrgent }) => {
  const usual = Math.max(3, service.wait + practice.wait + Math.round(day / 140));
  const wait = Math.max(1, Math.round((usual * chance.between(45, 185)) / 100));
  const at = day + (isUrgent ? chance.between(1, 9) : wait);
  return at + [0, 0, 0, 0, 0, 2 + chance.below(4), 1 + chance.below(4)][weekdayOf(at)];
};

const referralOf = (chance, day, seen) => {
  const practice = heaviest(chance, practices);
  const at = practices.indexOf(practice);
  const service = heaviest(chance, services);
  const before = seen[at];
  const isReturning = before.length > 40 && chance.percent(17);
  const patient = isReturning ? chance.pick(before) : patientOf(chance, at, seen.count++);
  if (!isReturning) before.push(patient);
  const source = sourceOf(chance);
  const payer = payerOf(chance, source);
  const isUrgent = chance.percent(source === "CON" ? 24 : 7);
  const isDeclined = chance.percent(source === "SLF" ? 1.5 : 4.5);
  return {
    ...{ day, practice, service, patient, source, payer, isUrgent, isDeclined },
    referrer: referrerOf(chance, source, at),
    region: chance.pick(service.regions),
    insurer: payer === "INS" ? heaviest(chance, insurers) : undefined,
    planned: chance.between(...service.sessions),
    declined: day + chance.between(2, 12),
    start: startOf(chance, { day, service, practice, isUrgent }),
  };
};

/** Every referral; patients come back with another complaint now and then. */
export const referralsOf = (chance) => {
  const seen = Object.assign(
    practices.map(() => []),
    { count: 0 },
  );
  return Array.from({ length: lastDay + 1 }, (_, day) => {
    const demand = demandOf(day) * (0.7 + 0.6 * chance.next());
    const count = Math.floor(demand) + (chance.next() < demand % 1 ? 1 : 0);
    return Array.from({ length: count }, () => referralOf(chance, day, seen));
  })
    .flat()
    .map((referral, at) => ({ id: at + 1, no: `TP-${30_001 + at}`, ...referral }));
};

/** What became of a plan, from its appointments: `closed` is its discharge, or the day it was given up or declined. */
export const stateOf = (plan) => {
  if (plan.isDeclined)
    return plan.declined <= lastDay ? { status: "DEC", closed: plan.declined } : { status: "WTG" };
  if (plan.start > lastDay) return { status: "WTG" };
  if (plan.last + (plan.isDropOut ? 28 : 0) > lastDay) return { status: "ACT" };
  return plan.isDropOut
    ? { status: "DRO", closed: plan.last + 28 }
    : { status: "DIS", closed: plan.last };
};

export const planRow = (plan) => {
  const { status, closed } = stateOf(plan);
  const hasStarted = !plan.isDeclined && plan.start <= lastDay;
  return [
    ...[plan.id, plan.no, plan.patient.no, plan.patient.born, plan.patient.sex, plan.patient.town],
    ...[plan.practice.name, hasStarted ? plan.therapist.id : "", plan.service.code, plan.region],
    ...[plan.source, plan.referrer, plan.payer, plan.insurer?.name ?? "", plan.isUrgent],
    ...[dayText(plan.day), hasStarted ? dayText(plan.start) : "", textOr(closed)],
    ...[status, plan.isDeclined ? "" : plan.planned],
  ];
};
