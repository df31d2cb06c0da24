// The workshop's jobs, and the notices of infringements.
import { dayText } from "../../tables.mjs";
import { dayOrNothing, lastDay, never } from "./assets.mjs";
import { depots, offences, tollStates, workshops } from "./lists.mjs";

const cost = { UTE: 1, VAN: 1.1, RIG: 2.1, PRM: 3.4, CAR: 0.8 };

/** Type, its usual labour and parts, its longest stay in days. */
const kinds = {
  SVC: [310, 190, 2],
  REP: [420, 510, 9],
  TYR: [90, 680, 2],
  COF: [160, 40, 1],
  ACC: [1350, 2100, 24],
};

const jobOf = (chance, vehicle, type, raised) => {
  const [labour, parts, stay] = kinds[type];
  const place =
    type === "TYR" ? 4 : type === "ACC" ? 5 : chance.weighted([6, 4, cost[vehicle.body] * 2, 2]);
  const size = (0.55 + chance.next()) * cost[vehicle.body] * workshops[place][1];
  const isCancelled = chance.percent(3);
  const enters = raised + chance.weighted([5, 4, 2, 1]) * 3 + (type === "SVC" ? 4 : 0);
  const leaves = enters + chance.between(0, stay);
  const isWarranty = type === "REP" && raised - vehicle.acquired < 1095 && chance.percent(45);
  return {
    ...{ vehicle, type, raised, isWarranty, workshop: workshops[place][0] },
    enters: isCancelled ? never : enters,
    leaves: isCancelled ? never : leaves,
    labour: isWarranty ? 0 : labour * size,
    parts: isWarranty ? 0 : parts * size * (0.8 + chance.next() * 0.5),
    isBreakdown: type === "REP" && chance.percent(34),
    isCancelled,
  };
};

/** A service every four months, a certificate each year, and what breaks in between, more as they age. */
export const jobsOf = (chance, vehicles) => {
  const jobs = [];
  for (const vehicle of vehicles) {
    if (vehicle.isNew) continue;
    const end = Math.min(lastDay, vehicle.disposed - 20);
    let service = Math.max(0, vehicle.acquired) + chance.between(20, 120);
    for (; service <= end; service += chance.between(95, 150))
      jobs.push(jobOf(chance, vehicle, "SVC", service));
    for (let day = Math.max(0, vehicle.acquired + 300); day <= end; day += 365)
      jobs.push(jobOf(chance, vehicle, "COF", Math.min(end, day + chance.below(40))));
    let wear = Math.max(0, vehicle.acquired) + chance.between(10, 90);
    for (; wear <= end; wear += chance.between(20, wear - vehicle.acquired > 1500 ? 95 : 170))
      jobs.push(jobOf(chance, vehicle, ["REP", "TYR", "ACC"][chance.weighted([11, 6, 1])], wear));
  }
  return jobs.sort(
    (left, right) => left.raised - right.raised || left.vehicle.id - right.vehicle.id,
  );
};

const stateOf = ({ isCancelled, enters, leaves }) =>
  isCancelled ? "CXL" : enters > lastDay ? "OPN" : leaves > lastDay ? "WIP" : "CMP";

export const jobRow = (job, at) => {
  const state = stateOf(job);
  const isBilled = state === "CMP";
  return [
    ...[at + 1, `WO-${20_400 + at}`, job.vehicle.id, job.type, state, job.workshop],
    ...[job.isBreakdown, job.isWarranty, dayText(job.raised)],
    ...[dayOrNothing(job.enters), dayOrNothing(job.leaves)],
    ...[isBilled ? job.labour.toFixed(2) : "", isBilled ? job.parts.toFixed(2) : ""],
  ];
};

const offenceOf = (chance, speeding) =>
  offences[
    speeding > 0 && chance.percent(60) ? 0 : chance.weighted(offences.map(([, weight]) => weight))
  ];

const mayCommit = ([offence], vehicle) =>
  offence === "Overloading"
    ? ["RIG", "PRM"].includes(vehicle.body)
    : offence !== "Unpaid toll" || tollStates.has(depots[vehicle.depot][1]);

/** What is disputed, withdrawn or passed on to the driver is not paid. */
const noticeOf = (chance, { vehicle, driver }, [offence, , penalty, points, isSeen], issued) => {
  const fate = chance.weighted([isSeen ? 14 : 18, 2, 1, isSeen ? 4 : 0]);
  const paid = fate === 0 ? issued + chance.between(4, 47) : never;
  return {
    ...{ vehicle, issued, offence, paid, state: depots[vehicle.depot][1] },
    driver: isSeen || chance.percent(35) ? driver : undefined,
    amount: Math.round(penalty * (0.7 + chance.below(60) / 75)),
    points: isSeen ? points : 0,
    status: fate > 0 ? ["", "DSP", "WDN", "NOM"][fate] : paid > lastDay ? "OS" : "PD",
  };
};

/** Those who speed collect more notices. */
export const noticesOf = (chance, trips) => {
  const notices = [];
  for (const trip of trips) {
    if (!chance.percent(1.5 + trip.speeding * 1.9)) continue;
    const offence = offenceOf(chance, trip.speeding);
    if (!mayCommit(offence, trip.vehicle)) continue;
    const issued = Math.floor(trip.start / 1440) + chance.between(2, 24);
    if (issued <= lastDay) notices.push(noticeOf(chance, trip, offence, issued));
  }
  return notices.sort(
    (left, right) => left.issued - right.issued || left.vehicle.id - right.vehicle.id,
  );
};

export const noticeRow = (notice, at) => [
  ...[at + 1, `PN${4_410_000 + at * 13}`, notice.vehicle.id, notice.driver?.id ?? ""],
  ...[notice.offence, notice.state, notice.status, dayText(notice.issued)],
  ...[dayText(notice.issued + 28), dayOrNothing(notice.paid), notice.amount, notice.points],
];
