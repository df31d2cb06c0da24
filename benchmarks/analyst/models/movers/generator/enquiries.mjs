import { dayText } from "../../tables.mjs";
import {
  accounts,
  branches,
  firstNames,
  lastNames,
  lostReasons,
  pickOf,
  sources,
  trades,
} from "./lists.mjs";

export const lastDay = 1034;

const seasons = [0.62, 0.75, 0.95, 1.05, 1.15, 1.3, 1.35, 1.3, 1.15, 0.9, 0.75, 0.5];
/** From Monday on; the first of January 2024 was one. */
const weekdays = [1.35, 1.15, 1.05, 1, 0.85, 0.78, 0.6];

const monthOf = (day) => Number(dayText(day).slice(5, 7)) - 1;
export const textOr = (day) => (day === undefined ? "" : dayText(day));
const known = (day) => (day === undefined || day > lastDay ? undefined : day);

const customerOf = (chance, kind) => {
  const person = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
  if (kind !== "OFF")
    return { customer: person, account: chance.percent(6) ? pickOf(chance, accounts)[0] : "" };
  if (!chance.percent(62))
    return { customer: `${chance.pick(lastNames)} ${chance.pick(trades)}`, account: "" };
  const [account] = pickOf(chance, accounts);
  return { customer: account, account };
};

/** Cubic feet and pence: overseas costs most for its volume, offices have the most of it. */
const sizeOf = (chance, kind, day) => {
  const skew = chance.next() * chance.next();
  const volume = Math.round(
    kind === "OFF" ? 500 + skew * 6200 : kind === "OVS" ? 240 + skew * 1300 : 280 + skew * 2300,
  );
  const rate = kind === "OVS" ? 470 : kind === "OFF" ? 96 : 118;
  const pence = volume * rate * (1 + day / 9000) * (chance.between(84, 118) / 100) + 14_000;
  return { volume, quote: Math.round(pence / 500) * 500 };
};

/** When it was looked at, quoted and decided, as far as that has come by the last day. */
const courseOf = (chance, { day, kind }) => {
  const isSurveyed = chance.percent(kind === "HOM" ? 66 : 93);
  const surveyed = isSurveyed ? day + chance.between(1, 8) : undefined;
  const isQuoted = chance.percent(isSurveyed ? 89 : 58);
  const quoted = isQuoted ? (surveyed ?? day) + chance.between(isSurveyed ? 1 : 0, 4) : undefined;
  const decided = isQuoted ? quoted + chance.between(1, 14) + chance.below(22) : undefined;
  return { surveyed: known(surveyed), quoted: known(quoted), decided: known(decided) };
};

const statusOf = ({ day, surveyed, quoted, decided }, isWon) => {
  if (decided !== undefined) return isWon ? "WON" : "LST";
  if (quoted !== undefined) return "QUO";
  if (day < lastDay - 18) return "DRP";
  return surveyed === undefined ? "NEW" : "SVY";
};

const enquiryOf = (chance, day) => {
  const branch = branches[chance.weighted(branches.map(({ weight }) => weight))];
  const [source, , adds] = pickOf(chance, sources);
  const kind = ["HOM", "OFF", "OVS"][chance.weighted([80, 13, 7])];
  const adviserAt = Math.min(chance.below(3), branch.advisers.length - 1);
  const course = courseOf(chance, { day, kind });
  const { volume, quote } = sizeOf(chance, kind, day);
  const isWon = chance.percent(branch.sells + adds + adviserAt * 3 - (kind === "OVS" ? 9 : 0));
  const status = statusOf({ day, ...course }, isWon);
  return {
    ...{ day, branch, source, kind, volume, status, ...course },
    ...customerOf(chance, kind),
    adviser: chance.percent(2) && status === "NEW" ? "" : branch.advisers[adviserAt],
    surveyType: course.surveyed === undefined ? "" : chance.percent(24 + day / 40) ? "VID" : "VIS",
    quote: course.quoted === undefined ? "" : quote,
    reason: status === "LST" ? pickOf(chance, lostReasons)[0] : "",
  };
};

/** Enquiries of each day, more in summer and at the beginning of a week. */
export const enquiriesOf = (chance) =>
  Array.from({ length: lastDay + 1 }, (_, day) => {
    const demand = (11.5 + day / 150) * seasons[monthOf(day)] * weekdays[day % 7];
    const count = Math.round((demand * chance.between(80, 120)) / 100);
    return Array.from({ length: count }, () => enquiryOf(chance, day));
  })
    .flat()
    .map((enquiry, at) => ({ id: at + 1, ...enquiry }));

export const enquiryRow = (each) => [
  ...[each.id, `E${String(100_000 + each.id)}`, each.branch.name, each.source, each.kind],
  ...[each.customer, each.account, each.adviser, dayText(each.day), textOr(each.surveyed)],
  ...[each.surveyType, textOr(each.quoted), textOr(each.decided), each.status, each.reason],
  each.quote,
];
