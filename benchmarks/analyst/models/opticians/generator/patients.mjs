import { dayText } from "../../tables.mjs";
import { branches, family, given } from "./lists.mjs";

export const lastDay = 1034;
/** A day's text, or nothing where there is none or it has not come yet. */
export const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

/** The same day, or Monday: the opticians are closed on Sundays. */
export const openDay = (day) => (((day % 7) + 7) % 7 === 6 ? day + 1 : day);

const ageOf = (chance) => {
  const [least, most] = [
    [4, 15],
    [16, 39],
    [40, 59],
    [60, 92],
  ][chance.weighted([15, 18, 27, 40])];
  return chance.between(least, most);
};

/** Old ones and new ones; how often somebody is to come depends on age and on what they have. */
export const patientsOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => {
    const isNew = chance.percent(36);
    const age = ageOf(chance);
    const isDiabetic = age > 30 && chance.percent(age > 60 ? 15 : 7);
    const wearsLenses = age > 14 && age < 70 && chance.percent(19);
    const registered = isNew
      ? openDay(chance.below(lastDay - 3))
      : openDay(-chance.between(10, 4500));
    const isFree = age < 16 || age >= 60 || isDiabetic || chance.percent(9);
    return {
      ...{ order: registered, registered, isNew, age, isDiabetic, wearsLenses, isFree },
      id: at,
      name: `${chance.pick(given)} ${chance.pick(family)}`,
      born: Math.round(400 - age * 365.25 - chance.below(365)),
      branch: branches[chance.weighted(branches.map(([, weight]) => weight))][0],
      every: age < 16 || age > 69 || isDiabetic ? 365 : 730,
      loyalty: chance.between(35, 95),
      channel: ["SMS", "EML", "LET", ""][
        chance.weighted(age > 65 ? [25, 15, 55, 5] : [55, 30, 8, 7])
      ],
      gone: chance.percent(7) ? chance.between(60, 1500) : undefined,
      ...planOf(chance, { wearsLenses, registered }),
    };
  })
    .sort((one, other) => one.order - other.order)
    .map((patient, at) => ({ ...patient, id: 3001 + at }));

const planOf = (chance, { wearsLenses, registered }) => {
  if (!wearsLenses || chance.percent(34)) return {};
  const start = Math.max(registered + chance.between(0, 500), -1200);
  const end = chance.percent(24) ? start + chance.between(90, 1300) : undefined;
  return start > lastDay ? {} : { planStart: start, planEnd: end };
};

export const patientRow = (each) => [
  ...[each.id, `P${String(each.id).padStart(6, "0")}`, each.name, dayText(each.born), each.branch],
  ...[dayText(each.registered), each.isFree ? "NHS" : "PRV", each.isDiabetic, each.wearsLenses],
  ...[textOr(each.planStart), textOr(each.planEnd), each.channel, textOr(each.lastTest)],
  ...[each.due === undefined ? "" : dayText(each.due), textOr(each.gone)],
];
