import { dayText, momentText } from "../../tables.mjs";
import { sites } from "./lists.mjs";

export const lastDay = 1034;
export const end = (lastDay + 1) * 1440;
export const weightedOf = (chance, list, at = 1) =>
  list[chance.weighted(list.map((each) => each[at]))];
export const dayOr = (day) => (day === undefined ? "" : dayText(day));
export const momentOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));
export const isOpenOn = ({ opened, closed }, day) =>
  opened <= day && (closed === undefined || day < closed);

const letters = "ABCDEFGHJKLMNOPRSTUVWXY";
const letter = (chance) => letters[chance.below(letters.length)];

/** Number plates as they have been since 2001. */
export const platesOf = (chance, count) => {
  const plates = new Set();
  while (plates.size < count) {
    const year = chance.percent(50) ? chance.between(10, 26) : chance.between(60, 75);
    const area = `${letter(chance)}${letter(chance)}${year}`;
    plates.add(`${area} ${letter(chance)}${letter(chance)}${letter(chance)}`);
  }
  return [...plates];
};

/** Monday to Sunday, where offices are, and where shops are. */
const weekdays = {
  UND: [112, 128, 131, 124, 103, 58, 44],
  MSC: [84, 88, 92, 99, 112, 138, 87],
  SUR: [90, 95, 96, 98, 108, 128, 85],
};
const monthFactors = [84, 88, 95, 98, 100, 101, 104, 96, 101, 106, 112, 118];
const hours = [1, 1, 1, 1, 1, 3, 9, 22, 30, 26, 22, 19, 17, 15, 13, 11, 12, 14, 12, 8, 5, 4, 3, 2];

const kindOf = (chance, day, hour) => {
  const prebooked = 9 + day / 80;
  const event = hour > 16 ? 9 : 1;
  return ["CAS", "PRE", "EVT"][chance.weighted([80, prebooked, event])];
};

const minutesOf = (chance, kind) => {
  if (kind === "SEA") return chance.between(330, 640);
  if (kind === "EVT") return chance.between(140, 300);
  if (kind === "PRE")
    return chance.percent(12) ? chance.between(1500, 5800) : chance.between(110, 620);
  return 12 + Math.floor(chance.next() * chance.next() * 520);
};

/** By the hour, never more than the price of a day; nobody pays for the first ten minutes. */
const feeOf = ({ site, kind, minutes, day, isLost }) => {
  if (kind === "SEA") return 0;
  const price = Math.round((site.price * (1 + day / 6500)) / 10) * 10;
  if (kind === "EVT") return price * 4;
  if (isLost) return price * 8;
  const [days, rest] = [Math.floor(minutes / 1440), minutes % 1440];
  const units = days * 7 + Math.min(7, Math.ceil(rest / 60));
  return Math.round((units * price * (kind === "PRE" ? 0.85 : 1)) / 10) * 10;
};

const seasonPass = (chance, passes, day) => {
  const valid = passes.filter(
    ({ starts, stops, product }) =>
      starts <= day && day <= stops && !(product === "5DY" && day % 7 > 4),
  );
  return valid.length === 0 ? undefined : chance.pick(valid);
};

const stayOf = (chance, { site, day, plates, passes }) => {
  const hour = chance.weighted(hours);
  const pass = chance.percent(site.kind === "UND" ? 38 : 17) && seasonPass(chance, passes, day);
  const kind = pass ? "SEA" : kindOf(chance, day, hour);
  const entered = day * 1440 + hour * 60 + chance.below(60);
  const minutes = minutesOf(chance, kind);
  const isLost = kind === "CAS" && chance.next() < 0.013;
  const isInside = entered + minutes >= end;
  const fee = isInside && kind !== "PRE" ? undefined : feeOf({ site, kind, minutes, day, isLost });
  const plate = pass
    ? pass.plate
    : plates[Math.floor(chance.next() * chance.next() * plates.length)];
  return {
    ...{ site, kind, entered, fee, isLost, minutes },
    left: isInside || chance.next() < 0.004 ? undefined : entered + minutes,
    plate: chance.percent(site.kind === "SUR" ? 11 : 4) ? "" : plate,
    discount: fee > 0 && kind === "CAS" && chance.percent(6) ? Math.round(fee / 40) * 10 : 0,
  };
};

export const staysOf = (chance, { plates, passes }) => {
  const stays = [];
  for (let day = 0; day <= lastDay; day++) {
    const month = Number(dayText(day).slice(5, 7)) - 1;
    for (const site of sites.filter((each) => isOpenOn(each, day))) {
      const factor = (weekdays[site.kind][day % 7] * monthFactors[month]) / 10_000;
      const count = Math.floor(site.weight * 0.95 * factor * (0.8 + day / 4200) + chance.next());
      const here = passes.filter((pass) => pass.site === site);
      for (let n = 0; n < count; n++)
        stays.push(stayOf(chance, { site, day, plates, passes: here }));
    }
  }
  return stays
    .sort((one, other) => one.entered - other.entered || one.site.id - other.site.id)
    .map((each, at) => ({ id: at + 1, ticket: `T${String(400_117 + at * 3)}`, ...each }));
};

export const siteRow = (each) => [
  ...[each.id, each.code, each.name, each.city, each.region, each.kind, each.spaces, each.ev],
  ...[each.landlord, each.manager, each.isAlways, dayText(each.opened), dayOr(each.closed)],
];
export const stayRow = (each) => [
  ...[each.id, each.ticket, each.site.id, each.plate, each.kind, momentText(each.entered)],
  ...[momentOr(each.left), each.fee ?? "", each.discount, each.isLost],
];
