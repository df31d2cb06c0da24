import { dayText, momentText } from "../../tables.mjs";
import { staff } from "./lists.mjs";
import { lastDay, openDay, textOr } from "./patients.mjs";

const isThere =
  (day) =>
  ([, , , start, end]) =>
    start <= day && (end === undefined || day <= end);

/** Somebody of a role who is in the branch on that day, or helps out from another one. */
export const staffOn = (chance, role, branch, day) => {
  const there = staff.filter((one) => one[1] === role && isThere(day)(one));
  const own = there.filter((one) => one[2] === branch);
  const one = chance.pick(own.length > 0 && !chance.percent(6) ? own : there);
  return 201 + staff.indexOf(one);
};

const fees = { STT: 3200, CLC: 3500, CLF: 5500, MEC: 0 };

const outcomeOf = (chance, { kind, age }) => {
  if (kind !== "STT") return chance.percent(kind === "MEC" ? 14 : 1) ? "REF" : "SAM";
  return ["NEW", "SAM", "REF"][chance.weighted([52, 43, age > 60 ? 7 : 2])];
};

/** What became of an examination that took place. */
const doneOf = (chance, patient, { kind, day }) => {
  const age = Math.floor((day - patient.born) / 365.25);
  const outcome = outcomeOf(chance, { kind, age });
  const isNhs = kind === "MEC" || (kind === "STT" && patient.isFree);
  const buys = kind === "STT" ? (outcome === "NEW" ? 74 : outcome === "SAM" ? 24 : 12) : 0;
  const claimed =
    isNhs && !chance.percent(day > lastDay - 12 ? 45 : 0.7)
      ? day + chance.between(1, 9)
      : undefined;
  return {
    ...{ outcome, claimed, age },
    referral: outcome === "REF" ? ["ROU", "URG", "EMG"][chance.weighted([70, 23, 7])] : "",
    scan: kind === "STT" && age > 24 && chance.percent(patient.branch === "Malvern" ? 48 : 33),
    dispensed: chance.percent(buys),
  };
};

/** An examination, booked on one day for another; `status` says what became of it. */
const visitOf = (chance, patient, { kind, booked, day, source }) => {
  const minutes = day * 1440 + chance.between(18, 34) * 30;
  const isNhs = kind === "MEC" || (kind === "STT" && patient.isFree);
  const miss = patient.loyalty < 55 ? 9 : 4;
  const status =
    day > lastDay ? "BKD" : ["DON", "DNA", "CXL"][chance.weighted([100 - miss - 6, miss, 6])];
  return {
    ...{ patient, kind, day, source, status, isNhs, at: minutes },
    booked: Math.min(booked * 1440 + chance.between(540, 1040), (lastDay + 1) * 1440 - 400),
    optometrist: staffOn(chance, "OPT", patient.branch, day),
    fee: isNhs ? 0 : fees[kind],
    ...(status === "DON" ? doneOf(chance, patient, { kind, day }) : { dispensed: false }),
  };
};

const reply = { SMS: 36, EML: 24, LET: 31 };

/** The reminders up to the one that is answered: two weeks before, and twice again later. */
const remind = (chance, patient, { due, kind }, recalls) => {
  for (const [at, wait] of [-14, 30, 75].entries()) {
    const sent = openDay(due + wait);
    if (sent > lastDay || sent < -30 || patient.channel === "") return undefined;
    if (patient.gone !== undefined && sent > patient.gone) return undefined;
    const isAnswered = chance.percent(
      (reply[patient.channel] * patient.loyalty) / 62 / (1 + at * 0.35),
    );
    const booked = isAnswered ? openDay(sent + Math.floor(chance.next() ** 2 * 18)) : undefined;
    recalls.push({ patient, kind, due, round: at + 1, sent, booked, channel: patient.channel });
    if (booked !== undefined) return booked <= lastDay ? booked : undefined;
  }
  return chance.percent(patient.loyalty / 3) ? openDay(due + chance.between(90, 320)) : undefined;
};

const sourceOf = (chance) => ["PHN", "WEB", "SHP"][chance.weighted([52, 30, 18])];

/** One row of examinations of a kind, each due some time after the one before. */
const followUps = (chance, patient, { kind, first, every }, { visits, recalls }) => {
  let due = first;
  let isFirst = patient.isNew && kind === "STT";
  for (let turn = 0; turn < 12; turn++) {
    const booked = isFirst ? patient.registered : remind(chance, patient, { due, kind }, recalls);
    isFirst = false;
    if (booked === undefined || booked > lastDay) break;
    const day = openDay(Math.max(booked + 1 + Math.floor(chance.next() ** 1.6 * 20), 1));
    const visit = visitOf(chance, patient, {
      kind,
      booked: Math.max(booked, 0),
      day,
      source: sourceOf(chance),
    });
    visits.push(visit);
    if (visit.status === "BKD") break;
    due = visit.status === "DON" ? day + every : day + 21;
    if (visit.status === "DON" && kind === "STT") patient.lastTest = day;
  }
  return due;
};

/** Everybody's examinations and the reminders that led to them. */
export const visitsOf = (chance, patients) => {
  const all = { visits: [], recalls: [] };
  for (const patient of patients) {
    const { every, isNew, registered } = patient;
    const last = -chance.below(Math.round(every * 1.15));
    if (!isNew) patient.lastTest = openDay(Math.max(last, registered));
    const first = isNew ? registered : patient.lastTest + every;
    patient.due = followUps(chance, patient, { kind: "STT", first, every }, all);
    if (patient.wearsLenses) {
      const start = Math.max(registered, 0) + chance.between(20, 360);
      followUps(chance, patient, { kind: "CLC", first: start, every: 365 }, all);
    }
    if (!chance.percent(9)) continue;
    const day = openDay(chance.between(Math.max(registered, 0), lastDay));
    const kind = patient.wearsLenses || chance.percent(75) ? "MEC" : "CLF";
    all.visits.push(
      visitOf(chance, patient, { kind, booked: day - 1, day, source: sourceOf(chance) }),
    );
  }
  const inOrder = (list, key) =>
    list
      .sort((one, other) => one[key] - other[key])
      .map((each, at) => Object.assign(each, { id: at + 1 }));
  const recalls = all.recalls.filter(({ sent }) => sent >= 0);
  return { visits: inOrder(all.visits, "at"), recalls: inOrder(recalls, "sent") };
};

export const visitRow = (each) => [
  ...[each.id, each.patient.id, each.patient.branch, each.optometrist, each.kind],
  ...[each.isNhs ? "NHS" : "PRV", momentText(Math.max(each.booked, 0)), momentText(each.at)],
  ...[each.source, each.status, each.age ?? "", each.status === "DON" ? each.fee : ""],
  ...[
    each.scan ?? "",
    each.outcome ?? "",
    each.referral ?? "",
    each.dispensed,
    textOr(each.claimed),
  ],
];

export const recallRow = (each) => [
  ...[each.id, each.patient.id, each.patient.branch, each.kind, each.round, each.channel],
  ...[dayText(each.due), dayText(each.sent), textOr(each.booked)],
];
