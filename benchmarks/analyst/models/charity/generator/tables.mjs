import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";

const firstNames = "Amelia,Ben,Carys,Dylan,Esther,Farah,George,Hannah,Imran,Joan,Kofi,Lena".split(
  ",",
);
const lastNames = "Archer,Bell,Chowdhury,Davies,Ellis,Fraser,Grant,Hughes,Okafor,Price".split(",");
const companies = "Marlow Foods,Brightwater plc,Penrose Legal,Orchard Bank,Tidewell Energy".split(
  ",",
);
const trusts = ["The Penrose Trust", "Hartley Foundation", "St Anne's Fund"];
const regions = ["London", "South West", "Midlands", "North East", "Scotland", "Wales"];
const appeals = [
  ["Winter Shelter 2024", "direct mail", "2024-11-04", 42000, 180000],
  ["Spring Run", "event", "2025-03-10", 26500, 90000],
  ["Clean Water Now", "television", "2025-06-02", 88000, 250000],
  ["Back to School", "email", "2025-08-25", 6200, 60000],
  ["Winter Shelter 2025", "direct mail", "2025-11-03", 45000, 200000],
  ["Light a Candle", "email", "2025-12-01", 4800, 75000],
  ["Big Garden Party", "event", "2026-06-15", 31000, 110000],
  ["Harvest", "street", "2026-09-07", 19500, 80000],
];
const tasks = ["shop till", "soup kitchen", "driving", "phone line"];
const sites = ["Camden", "Bristol", "Leeds", "Cardiff"];
const themes = ["clean water", "housing", "education", "health"];
const countries = ["United Kingdom", "Kenya", "Nepal", "Malawi", "Ukraine"];
const funds = [
  ["General Fund", false, 820000, 5200],
  ["Emergency Fund", true, 300000, -1800],
  ["Water Fund", true, 410000, 3900],
  ["Building Fund", true, 150000, 2600],
];
const days = 1035;
const dayOf = (text) => Math.round((Date.parse(`${text}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);

const supportersOf = (chance) =>
  Array.from({ length: 1500 }, (_, at) => {
    const isCompany = at < companies.length;
    const isTrust = !isCompany && at < companies.length + trusts.length;
    const name = isCompany
      ? companies[at]
      : isTrust
        ? trusts[at - companies.length]
        : `${chance.pick(firstNames)} ${chance.pick("ABCDEFGHJKLMPRST")}. ${chance.pick(lastNames)}`;
    const kind = isCompany ? "company" : isTrust ? "trust" : "individual";
    const since = dayText(-600 + chance.below(1600));
    const region = regions[chance.weighted([8, 4, 4, 2, 3, 2])];
    return [at + 1, name, `s${at + 1}@example.org`, kind, region, since, chance.percent(63)];
  });

/** Appeals bring gifts for 70 days; December brings most. */
const appealOn = (chance, day) => {
  const open = appeals.flatMap(([, , launched], at) =>
    day >= dayOf(launched) && day < dayOf(launched) + 70 ? [at + 1] : [],
  );
  return open.length > 0 && chance.percent(55) ? chance.pick(open) : "";
};

const giftOf = (chance, id, day) => {
  const donor = chance.percent(2) ? 1 + chance.below(8) : 9 + chance.below(1300);
  const isInstitution = donor <= 8;
  const kind = isInstitution
    ? "one-off"
    : ["one-off", "regular", "in memory", "legacy"][chance.weighted([58, 34, 7, 1])];
  const pounds = isInstitution
    ? chance.between(10, 160) * 100
    : kind === "legacy"
      ? chance.between(20, 450) * 100
      : kind === "regular"
        ? chance.pick([5, 10, 15, 25])
        : chance.pick([10, 20, 20, 25, 50, 75, 100, 250]);
  const thanked = day + chance.between(1, 24);
  const method =
    kind === "regular"
      ? "direct debit"
      : isInstitution || kind === "legacy"
        ? "bank transfer"
        : ["card", "bank transfer", "cheque", "cash"][chance.weighted([6, 2, 1, 1])];
  return [
    ...[id, donor, appealOn(chance, day), dayText(day)],
    ...[thanked < days && chance.percent(94) ? dayText(thanked) : "", kind, method],
    ...[!isInstitution && method !== "cash" && chance.percent(58), pounds.toFixed(2)],
  ];
};

const giftsOf = (chance) => {
  const rows = [];
  for (let day = 0; day < days; day++) {
    const isDecember = dayText(day).slice(5, 7) === "12";
    const open = chance.between(5, 11) + (isDecember ? 9 : 0) + Math.floor(day / 400);
    for (let at = 0; at < open; at++) rows.push(giftOf(chance, rows.length + 1, day));
  }
  return rows;
};

const grantsOf = (chance) =>
  Array.from({ length: 260 }, (_, at) => {
    const applied = chance.below(days - 100);
    const awarded = applied + chance.between(20, 95);
    const due = awarded + 180;
    const reported = due + chance.between(-30, 45);
    const isWithdrawn = chance.percent(6);
    const isReported = !isWithdrawn && reported < days && chance.percent(88);
    const state = isWithdrawn
      ? "withdrawn"
      : isReported
        ? "completed"
        : awarded > days - 120
          ? "awarded"
          : "running";
    const theme = chance.pick(themes);
    const country = countries[chance.weighted([5, 3, 2, 2, 3])];
    return [
      ...[at + 1, `${country} ${theme} ${at + 1}`, theme, country, state],
      ...[dayText(applied), dayText(awarded), dayText(due), isReported ? dayText(reported) : ""],
      ...[chance.between(8, 120) * 500, isReported ? chance.between(40, 3000) : ""],
    ];
  });

const shiftsOf = (chance) => {
  const people = Array.from(
    { length: 70 },
    (_, at) => `${firstNames[at % 12]} ${lastNames[Math.floor(at / 7)]}`,
  );
  const rows = [];
  for (let day = 0; day < days; day++)
    for (let open = chance.between(3, 9); open > 0; open--) {
      const isAbsent = chance.percent(5);
      rows.push([
        ...[rows.length + 1, people[chance.below(people.length)], chance.pick(tasks)],
        ...[chance.pick(sites), dayText(day), isAbsent, isAbsent ? 0 : chance.between(4, 16) / 2],
      ]);
    }
  return rows;
};

const regularOf = (chance) => {
  const rows = [];
  for (const [month, { text }] of monthEnds(34).entries())
    for (const [at, source] of ["street", "online", "telephone"].entries())
      for (const [place, band] of ["under £10", "£10 to £20", "over £20"].entries()) {
        const pledges = 260 - at * 60 - place * 50 + month * (3 - at) + chance.below(12);
        const value = pledges * [6, 14, 27][place];
        const [started, ended] = [chance.between(8, 22), chance.between(4, 18)];
        rows.push([rows.length + 1, text, source, band, pledges, value, started, ended]);
      }
  return rows;
};

const fundsOf = (chance) =>
  monthEnds(34).flatMap(({ text }, month) =>
    funds.map(([fund, isRestricted, start, growth], at) => [
      ...[month * funds.length + at + 1, text, fund, isRestricted],
      (start + growth * month + chance.between(-9000, 9000)).toFixed(2),
    ]),
  );

/** A charity's gifts, supporters, appeals, pledges, grants, volunteers and funds until October 2026. */
export const tables = () => ({
  "supporters.csv": csv(
    "id,name,email,kind,region,joined_on,may_be_mailed",
    supportersOf(new Chance(701)),
  ),
  "appeals.csv": csv(
    "id,name,channel,launched_on,cost,target",
    appeals.map((row, at) => [at + 1, ...row]),
  ),
  "gifts.csv": csv(
    "id,supporter_id,appeal_id,received_on,thanked_on,kind,method,has_gift_aid,amount",
    giftsOf(new Chance(702)),
  ),
  "grants.csv": csv(
    "id,project,theme,country,state,applied_on,awarded_on,report_due_on,reported_on,amount,people_reached",
    grantsOf(new Chance(703)),
  ),
  "shifts.csv": csv(
    "id,volunteer,task,site,worked_on,did_not_come,hours",
    shiftsOf(new Chance(704)),
  ),
  "regular.csv": csv(
    "id,month_end,recruited_by,band,pledges,monthly_value,started,ended",
    regularOf(new Chance(705)),
  ),
  "funds.csv": csv("id,month_end,fund,is_restricted,balance", fundsOf(new Chance(706))),
});
