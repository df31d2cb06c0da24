import { dayText, momentText } from "../../tables.mjs";
import { branches, cancelReasons, entryOf, incidentKinds } from "./lists.mjs";
import { isOn, lastDay, rosterEnd, worksOn } from "./people.mjs";

const slots = ["MOR", "LUN", "TEA", "BED"];
const slotStarts = [7 * 60, 11 * 60 + 45, 16 * 60, 19 * 60 + 30];

/** More goes wrong in winter, in August and at weekends; the first of January 2024 was a Monday. */
const strainOf = (day) => {
  const ofYear = day % 365;
  const season = ofYear < 60 || ofYear > 335 ? 1.35 : ofYear > 212 && ofYear < 244 ? 1.5 : 0.9;
  return season * (day % 7 > 4 ? 1.4 : 0.9);
};

const carerFor = (chance, each, { there, day }) => {
  const own = there.get(each.client.branch);
  if (chance.percent(5)) return chance.pick([...there.values()].flat());
  const usual = own[(each.id * 13) % own.length];
  if (chance.percent(46) && day % 7 < 5) return usual;
  return own[chance.weighted(own.map(({ weight }) => weight))];
};

const comingOf = (chance, planned, carer) => ({
  ...planned,
  status: "PLN",
  carer: chance.percent(planned.day > lastDay + 7 ? 71 : 88) ? carer : undefined,
});

const lateOf = (chance, { late }, strain) =>
  chance.below(1000) < late * strain
    ? 16 + Math.floor(70 * chance.next() * chance.next())
    : chance.between(-8, 14);

const visitOf = (chance, each, { there, day, planned }) => {
  const carer = carerFor(chance, each, { there, day });
  if (day > lastDay) return comingOf(chance, planned, carer);
  const { branch } = each.client;
  const strain = strainOf(day);
  if (chance.below(1000) < branch.missed * strain)
    return { ...planned, status: "MIS", carer: chance.percent(45) ? carer : undefined };
  if (chance.percent(4.6))
    return {
      ...{ ...planned, status: "CAN", carer: chance.percent(70) ? carer : undefined },
      reason: chance.percent(5) ? "" : entryOf(chance, cancelReasons)[0],
    };
  const minutes = Math.round((planned.minutes * chance.between(84, 112)) / 100);
  const weekend = day % 7 > 4 ? 1.15 : 1;
  return {
    ...{ ...planned, status: "DON", carer, late: lateOf(chance, branch, strain), actual: minutes },
    pay: Math.round((minutes * (carer.pay + (day - Math.max(carer.hired, 0)) / 9) * weekend) / 60),
    miles: carer.hasCar ? chance.between(4, branch.name === "Romney Marsh" ? 110 : 70) / 10 : "",
  };
};

/** The roster of all days, that of the next two weeks included. */
export const visitsOf = (chance, { packages, carers }) =>
  Array.from({ length: rosterEnd + 1 }, (_, day) => {
    const working = carers.filter((carer) => worksOn(carer, day));
    const there = new Map(
      branches.map((branch) => [branch, working.filter((carer) => carer.branch === branch)]),
    );
    return packages
      .filter((each) => isOn(each, day))
      .flatMap((each) =>
        each.week
          .filter((visit) => visit.day === day % 7)
          .map(({ slot, minutes, minute }) => {
            const planned = {
              each,
              day,
              slot,
              minutes,
              at: day * 1440 + slotStarts[slot] + minute,
            };
            return visitOf(chance, each, { there, day, planned });
          }),
      )
      .sort((one, other) => one.at - other.at);
  })
    .flat()
    .map((visit, at) => ({ id: 300_001 + at, ...visit }));

export const visitRow = (visit) => [
  ...[visit.id, visit.each.id, visit.carer?.id, momentText(visit.at)],
  visit.status === "DON" ? momentText(visit.at + visit.late) : "",
  ...[slots[visit.slot], visit.status, visit.reason, visit.minutes, visit.actual, visit.late],
  ...[visit.pay, visit.miles],
];

/** Some visits end with a report; falls are more often found in winter. */
export const incidentsOf = (chance, visits) =>
  visits
    .filter(({ status, day, each }) => {
      const risk = { L: 5, M: 9, H: 16, X: 23 }[each.needs] * (strainOf(day) > 1.3 ? 1.3 : 1);
      return status === "DON" && chance.below(1000) < risk;
    })
    .map((visit) => {
      const [kind, , worst] = entryOf(chance, incidentKinds);
      const severity = Math.min(worst, 1 + chance.weighted([46, 33, 16, 5]));
      const closed = visit.day + 1 + Math.round((12 + severity * 22) * chance.next());
      return {
        ...{ visit, kind, severity, at: visit.at + visit.late + chance.below(25) },
        isNotified: kind === "SAF" ? chance.percent(85) : severity > 2 && chance.percent(70),
        closed: closed > lastDay || chance.percent(2) ? "" : dayText(closed),
      };
    });

export const incidentRow = (each, at) => [
  ...[at + 1, `INC-${String(2001 + at)}`, each.visit.each.id, momentText(each.at)],
  ...[each.kind, each.severity, each.isNotified, each.closed],
];
