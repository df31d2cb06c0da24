import { dayText } from "../../tables.mjs";
import {
  boys,
  family,
  girls,
  lastDay,
  lostReasons,
  nurseries,
  oneOf,
  parents,
  sources,
} from "./lists.mjs";

const ages = { BAB: [4, 20], TOD: [21, 33], PRE: [34, 44] };

const dayOr = (day) => (day === undefined ? "" : dayText(day));

/** How far it has come: new, shown round, offered a place, waiting, started or lost. */
const progressOf = (chance, { day, nursery, age, wanted }) => {
  const visit = day + chance.between(3, 19);
  const hasVisited = chance.percent(nursery === "Mill Road" ? 71 : 63) && visit <= lastDay;
  const isRecent = day > lastDay - 45;
  if (!hasVisited && isRecent) return { status: "NEW" };
  if (!hasVisited) return { status: "LOST", reason: oneOf(chance, lostReasons) };
  const waits = chance.percent(age === "BAB" ? 34 : 15) && day > lastDay - 330;
  if (waits) return { visit, status: "WAIT", listed: visit + chance.below(8) };
  if (visit > lastDay - 32) return { visit, status: chance.percent(50) ? "VIS" : "OFF" };
  const won = { "Willow Lane": 52, "Mill Road": 44, "The Old Chapel": 59 }[nursery];
  if (chance.percent(won)) return { visit, status: "WON", start: Math.max(wanted, visit + 10) };
  return { visit, status: "LOST", reason: chance.percent(10) ? "" : oneOf(chance, lostReasons) };
};

const enquiryOf = (chance, day) => {
  const nursery = oneOf(chance, nurseries);
  const age = ["BAB", "TOD", "PRE"][chance.weighted([56, 28, 16])];
  const wanted = day + chance.between(20, 240);
  const [youngest, oldest] = ages[age];
  const last = chance.pick(family);
  const isUnborn = age === "BAB" && chance.percent(15);
  return {
    ...{ day, nursery, age, wanted, parent: `${chance.pick(parents)} ${last}` },
    child: isUnborn ? "" : `${chance.pick(chance.percent(50) ? boys : girls)} ${last}`,
    dob: isUnborn ? undefined : wanted - Math.round(30.4 * chance.between(youngest, oldest)),
    source: chance.percent(8) ? "" : oneOf(chance, sources),
    days: chance.percent(7) ? "" : [1, 2, 3, 4, 5][chance.weighted([5, 31, 37, 12, 15])],
    ...progressOf(chance, { day, nursery, age, wanted }),
  };
};

/** More in January and at the end of summer. */
export const enquiriesOf = (chance) => {
  const all = [];
  for (let day = 1; day <= lastDay; day++) {
    const month = new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth();
    const weight =
      [46, 34, 30, 27, 29, 27, 24, 33, 41, 34, 26, 13][month] * (day % 7 > 4 ? 0.6 : 1.1);
    const count = (chance.percent(weight) ? 1 : 0) + (chance.percent(weight) ? 1 : 0);
    for (let at = 0; at < count; at++) all.push(enquiryOf(chance, day));
  }
  return all.map((each, at) => ({ id: at + 1, ...each }));
};

export const enquiryRow = (each) => [
  ...[each.id, dayText(each.day), each.nursery, each.age, each.parent, each.child, dayOr(each.dob)],
  ...[each.source, each.days, dayText(each.wanted), each.status, dayOr(each.visit)],
  ...[dayOr(each.listed), dayOr(each.start), each.reason ?? ""],
];
