import { momentText } from "../../tables.mjs";
import { bySite, memberOn } from "./bookings.mjs";
import { categories, fixers, sites } from "./lists.mjs";
import { lastDay } from "./members.mjs";

/** Heating and cooling fail when they are needed. */
const seasonOf = (code, day) => {
  const at = ((day % 365) + 365) % 365;
  return code !== "HVAC" ? 1 : at < 60 || at > 325 ? 2 : at > 165 && at < 235 ? 1.7 : 0.5;
};

const hasteOf = { P1: 0.35, P2: 1, P3: 1.9 };
const end = (lastDay + 1) * 1440;

/** When it is answered and done: of the last weeks some lie about. */
const handling = (chance, { day, opened, hours, haste }) => {
  const reply = opened + Math.round(chance.next() ** 2 * 260 * haste) + 3;
  const done = reply + Math.round(hours * 60 * haste * (0.2 + chance.next() ** 2 * 3.2));
  const isStuck = chance.percent(day > lastDay - 60 ? 17 : 0.3);
  if (done < end && !isStuck) return { reply, done, status: "solved" };
  if (reply >= end || (isStuck && chance.percent(35))) return { status: "new" };
  return { reply, status: chance.pick(["in progress", "waiting"]) };
};

const scoreOf = (chance, liked) => {
  const score = Math.round(3.9 + liked / 10 + chance.between(-18, 13) / 10);
  return chance.percent(37) ? Math.max(1, Math.min(5, score)) : "";
};

const requestOf = (chance, site, members, day) => {
  const at = chance.weighted(categories.map(([code, often]) => often * seasonOf(code, day)));
  const [category, , hours, liked] = categories[at];
  const weights = category === "WIFI" ? [22, 58, 20] : [8, 62, 30];
  const priority = ["P1", "P2", "P3"][chance.weighted(weights)];
  const opened = day * 1440 + chance.between(480, 1110);
  const handled = handling(chance, { day, opened, hours, haste: hasteOf[priority] });
  return {
    ...{ site, category, priority, opened, ...handled },
    member: chance.percent(13) ? undefined : memberOn(chance, members, day),
    fixer:
      handled.reply === undefined ? "" : fixers[(at + chance.weighted([6, 3, 1])) % fixers.length],
    score: handled.done === undefined ? "" : scoreOf(chance, site.liked + liked),
    reopened: handled.done !== undefined && chance.percent(6),
  };
};

export const requestsOf = (chance, members) => {
  const all = bySite(members);
  return sites
    .flatMap((site) =>
      Array.from({ length: lastDay + 1 }, (_, day) => day)
        .filter((day) => day >= site.opened)
        .flatMap((day) => {
          const isWeekend = ((day % 7) + 7) % 7 > 4;
          const rate = (site.offices + site.desks) / (isWeekend ? 300 : 44);
          const count = Math.round(rate * chance.next() * 1.9);
          return Array.from({ length: count }, () =>
            requestOf(chance, site, all.get(site.code), day),
          );
        }),
    )
    .sort((one, other) => one.opened - other.opened)
    .map((each, at) => ({ ...each, id: at + 1 }));
};

const momentOr = (at) => (at === undefined ? "" : momentText(at));

export const requestRow = (each) => [
  ...[each.id, `T${each.id + 20400}`, each.member?.id ?? "", each.site.code, each.category],
  ...[each.priority, each.status, momentText(each.opened), momentOr(each.reply)],
  ...[momentOr(each.done), each.fixer, each.score, each.reopened],
];
