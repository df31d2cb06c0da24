import { dayText } from "../../tables.mjs";
import {
  firstNames,
  firstWords,
  hosts,
  lastNames,
  leaveReasons,
  plans,
  sites,
  sources,
  trades,
} from "./lists.mjs";

export const lastDay = 1034;
export const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));
export const personOf = (chance) => `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;

/** Every company has a name of its own, but for a few that have the same one in another city. */
const companyNames = (chance) => {
  const names = firstWords.flatMap((word) =>
    trades.map(([trade, industry]) => ({ name: `${word} ${trade}`, industry })),
  );
  const left = [...names];
  return () =>
    left.length === 0 ? chance.pick(names) : left.splice(chance.below(left.length), 1)[0];
};

/** The floors hold offices first, and desks on what is left of them. */
export const unitsOf = (chance) =>
  sites
    .flatMap((site) => [
      ...Array.from({ length: site.offices }, (_, at) => {
        const seats = [2, 3, 4, 6, 8, 10, 14, 20][chance.weighted([14, 16, 24, 18, 12, 8, 5, 3])];
        return { site, kind: "OFF", at, seats, sqm: Math.round(seats * 4.6 + chance.below(6)) };
      }),
      ...Array.from({ length: site.desks }, (_, at) => ({ site, kind: "DED", at, seats: 1 })),
    ])
    .map((unit, id) => {
      const floor = unit.at % unit.site.floors;
      const number = Math.floor(unit.at / unit.site.floors) + 1;
      const code = `${unit.site.code}-${unit.kind === "OFF" ? "" : "D"}${floor}${String(number).padStart(2, "0")}`;
      const fee = (plans[unit.kind].fee * unit.site.price * unit.seats) / 100;
      const isBright = unit.kind === "OFF" && chance.percent(70);
      const price = Math.round((fee * (isBright ? 1.06 : 0.97)) / 5) * 5;
      return { ...unit, id: id + 1, code, floor, price, hasWindow: isBright };
    });

const termOf = (chance, plan) =>
  plan === "OFF"
    ? [6, 12, 24][chance.weighted([20, 60, 20])]
    : [1, 6, 12][chance.weighted([66, 14, 20])];

/** The day on which the running term ends, where there is one. */
const termEnd = (joined, months) => {
  if (months === 1) return undefined;
  const length = Math.round(months * 30.44);
  return joined + Math.ceil((lastDay + 1 - joined) / length) * length;
};

/** How somebody's time ends: those who have said so and are still here have given notice. */
const ending = (chance, joined, tenure, plan) => {
  const left = joined + tenure;
  const notice = left - (plan === "OFF" ? chance.between(60, 92) : chance.between(20, 35));
  const hasNotice = notice <= lastDay && notice > joined;
  if (left <= lastDay)
    return {
      ...{ status: "LFT", left, notice: hasNotice ? notice : undefined },
      reason: chance.percent(84) ? chance.pick(leaveReasons) : "",
    };
  if (hasNotice) return { status: "NTC", notice, leaves: left, reason: "" };
  const isPaused = (plan === "HOT" || plan === "FLX") && chance.percent(5);
  return { status: isPaused ? "PAU" : "ACT", reason: "" };
};

const companyShares = { OFF: 97, DED: 42, HOT: 30, FLX: 22, VIR: 64 };

/** A company for some people, or somebody for themselves. */
const whoIs = (chance, { plan, unit, companyName }) => {
  const isCompany = chance.percent(companyShares[plan]);
  const { name, industry } = isCompany ? companyName() : { name: personOf(chance), industry: "" };
  const several = isCompany && plan === "HOT" ? [1, 2, 3, 5][chance.weighted([4, 3, 2, 1])] : 1;
  return { kind: isCompany ? "CO" : "IND", name, industry, seats: unit?.seats ?? several };
};

const depositMonths = { OFF: 2, DED: 1 };

/** What is paid: offices often by bank transfer, and sometimes late. */
const paying = (chance, { site, plan, unit, seats }) => {
  const list = unit?.price ?? Math.round((plans[plan].fee * site.price * seats) / 500) * 5;
  const discount = chance.percent(28) ? chance.pick([5, 10, 15]) : 0;
  const weights = plan === "OFF" ? [46, 8, 46] : [58, 34, 8];
  return {
    discount,
    fee: Math.round(list * (100 - discount)),
    deposit: list * 100 * (depositMonths[plan] ?? 0),
    method: ["direct debit", "card", "bank transfer"][chance.weighted(weights)],
    habit: chance.percent(plan === "OFF" ? 12 : 7) ? chance.between(20, 80) : chance.below(4),
  };
};

const memberOf = (chance, { site, plan, joined, tenure, unit, companyName }) => {
  const who = whoIs(chance, { plan, unit, companyName });
  const weights = plan === "OFF" ? [20, 20, 6, 34, 4, 16] : [34, 24, 14, 3, 13, 12];
  return {
    ...{ site, plan, joined, unit, term: termOf(chance, plan) },
    ...who,
    ...paying(chance, { site, plan, unit, seats: who.seats }),
    manager: chance.percent(4) ? "" : chance.pick(hosts[site.code]),
    source: chance.percent(9) ? "" : sources[chance.weighted(weights)],
    ...ending(chance, joined, tenure, plan),
  };
};

/** Whoever has had a desk or an office, one after the other. */
const tenantsOf = (chance, unit, companyName) => {
  const isOffice = unit.kind === "OFF";
  const tenants = [];
  let day = unit.site.opened + chance.between(0, isOffice ? 200 : 120);
  while (day <= lastDay) {
    const isLong = chance.percent(isOffice ? 22 : 6);
    const tenure = isLong
      ? chance.between(900, 1900)
      : isOffice
        ? chance.between(150, 900)
        : chance.between(60, 560);
    tenants.push(
      memberOf(chance, {
        ...{ site: unit.site, plan: unit.kind, joined: day, tenure, unit, companyName },
      }),
    );
    day += tenure + chance.between(4, isOffice ? 190 : 75);
  }
  return tenants;
};

/** Those without a place of their own: January and September bring more of them. */
const flexibleOf = (chance, site, companyName) => {
  const members = [];
  const kinds = ["HOT", "FLX", "VIR"];
  for (let day = Math.max(site.opened, -500); day <= lastDay; day++) {
    const monthAt = Math.floor((((day % 365) + 365) % 365) / 30.42);
    const season = monthAt === 0 || monthAt === 8 ? 1.5 : monthAt === 7 || monthAt === 11 ? 0.6 : 1;
    const growth = 0.8 + (day + 500) / 4000;
    if (!chance.percent((site.joins * season * growth * 100) / 30)) continue;
    const plan = kinds[chance.weighted(kinds.map((each) => plans[each].weight))];
    const tenure = chance.percent(30) ? chance.between(28, 100) : chance.between(90, 760);
    members.push(memberOf(chance, { site, plan, joined: day, tenure, companyName }));
  }
  return members;
};

/** All members who were here in 2024 or later, by the day on which they came. */
export const membersOf = (chance, units) => {
  const companyName = companyNames(chance);
  return [
    ...units.flatMap((unit) => tenantsOf(chance, unit, companyName)),
    ...sites.flatMap((site) => flexibleOf(chance, site, companyName)),
  ]
    .filter(({ left }) => left === undefined || left >= 0)
    .sort((one, other) => one.joined - other.joined)
    .map((member, at) => ({ ...member, id: at + 1001 }));
};

export const memberRow = (each) => [
  ...[each.id, each.name, each.kind, each.industry, each.site.code, each.plan, each.seats],
  ...[each.fee, each.discount, each.deposit, each.term, each.status, dayText(each.joined)],
  ...[textOr(each.notice), each.status === "NTC" ? dayText(each.leaves) : ""],
  each.status === "LFT" ? dayText(each.left) : "",
  each.status === "ACT" && each.term > 1 ? dayText(termEnd(each.joined, each.term)) : "",
  ...[each.reason, each.manager, each.source, each.method],
];

/** Some of those that stand empty are promised to somebody, or are being painted. */
export const unitRows = (chance, units, members) => {
  const inside = new Map(
    members.filter(({ unit, left }) => unit && left === undefined).map((each) => [each.unit, each]),
  );
  return units.map((unit) => {
    const member = inside.get(unit);
    const status =
      member === undefined ? ["FREE", "RES", "OOS"][chance.weighted([70, 18, 12])] : "OCC";
    return [
      ...[unit.id, unit.code, unit.site.code, unit.kind, unit.floor, unit.seats, unit.sqm ?? ""],
      ...[unit.price * 100, unit.kind === "OFF" ? unit.hasWindow : "", status, member?.id ?? ""],
      member === undefined ? "" : dayText(member.joined),
      member?.leaves === undefined ? "" : dayText(member.leaves + 1),
    ];
  });
};
