import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { clients, consultants, names, roles, sources, towns } from "./lists.mjs";

const days = 1035;
const dayOf = (text) => Math.round((Date.parse(`${text}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);
const weekday = (day) => (day % 7 > 4 ? day + 7 - (day % 7) : day);

const consultantFor = (chance, desk, day) => {
  const able = consultants.flatMap(([, of, , joined, left], at) =>
    of === desk && dayOf(joined) <= day && (left === "" || day <= dayOf(left)) ? [at] : [],
  );
  return able[chance.weighted(able.map((at) => consultants[at][6]))];
};

const roleOf = (chance, desk, client) => {
  const able = roles.filter(
    ([of, role]) => of === desk && (role === "Dental Nurse") === (client === "Aire Dental Group"),
  );
  return able[chance.weighted(able.map((role) => role[4]))];
};

const reqOf = (chance, day) => {
  const able = clients.flatMap((client, at) => (dayOf(client[4]) <= day ? [at] : []));
  const client = able[chance.weighted(able.map((at) => clients[at][6]))];
  const desk = clients[client][5];
  const [, role, low, high] = roleOf(chance, desk, clients[client][0]);
  const kind = ["P", "C", "T"][chance.weighted(desk === "LOG" ? [35, 30, 35] : [70, 20, 10])];
  const isExclusive = chance.percent(clients[client][3] ? 38 : 15);
  const fate = ["FIL", "LST", "HLD"][chance.weighted(isExclusive ? [72, 18, 10] : [48, 42, 10])];
  const closed = day + chance.between(9, desk === "IT" ? 90 : 60);
  const isOpen = closed >= days;
  return {
    ...{ day, client, desk, role, kind, isExclusive, closed, isOpen },
    status: isOpen && fate !== "HLD" ? "OPN" : fate,
    rec: consultantFor(chance, desk, day),
    salary: Math.round(chance.between(low, high) / 500) * 500,
    openings: chance.weighted(desk === "LOG" || desk === "HC" ? [0, 50, 25, 15, 10] : [0, 88, 12]),
  };
};

const reqsOf = (chance) => {
  const reqs = [];
  for (let day = 0; day < days - 3; day++)
    if (day % 7 < 5)
      for (let each = chance.below(3); each > 0; each--) reqs.push(reqOf(chance, day));
  return reqs;
};

const candOf = (chance, name) => {
  const registered = chance.between(-420, days - 1);
  return {
    ...{ name, registered, town: towns[chance.weighted([9, 8, 6, 5, 4, 3, 2])] },
    source: sources[chance.weighted([34, 27, 16, 12, 7, 4])],
    yrs: chance.weighted([6, 8, 9, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]),
    notice: [0, 1, 2, 4, 8, 12][chance.weighted([25, 16, 10, 30, 8, 11])],
    hasLicence: chance.percent(64),
    phone: chance.percent(9) ? "" : `07700 9${chance.between(10000, 99999)}`,
    isBarred: chance.percent(4),
  };
};

/** The CVs sent for one vacancy; of a filled one as many are accepted as were wanted, at most. */
const subsOf = (chance, req, at, cands) => {
  const able = cands.flatMap(({ registered, isBarred }, cand) =>
    registered <= req.day && !isBarred && cand % 11 !== 6 ? [cand] : [],
  );
  const rows = new Map();
  for (let each = chance.between(1, 6); each > 0; each--) {
    const sent = req.day + chance.between(0, Math.min(12, req.closed - req.day - 2));
    if (sent >= days) continue;
    const isSeen = chance.percent(req.isExclusive ? 58 : 37);
    const interview = weekday(sent + chance.between(2, 9));
    const stage = isSeen
      ? ["S2", "S3", "R1", "R2"][chance.weighted(req.isOpen ? [55, 10, 25, 10] : [0, 6, 70, 24])]
      : ["S1", "R1", "R2"][chance.weighted(req.isOpen ? [70, 20, 10] : [10, 78, 12])];
    const moment = sent * 1440 + chance.between(500, 1080);
    const seen = isSeen ? interview * 1440 + chance.between(36, 66) * 15 : undefined;
    rows.set(chance.pick(able), { ...{ req: at, stage, seen }, sent: moment, rec: req.rec });
  }
  const subs = [...rows].map(([cand, row]) => ({ ...row, cand }));
  if (req.status === "FIL")
    for (const sub of subs.slice(0, req.openings)) {
      sub.stage = "S4";
      sub.seen ??= sub.sent + 4320 - ((sub.sent + 4320) % 1440) + 600;
    }
  return subs;
};

const feeShare = { P: 18, C: 9, T: 12 };
const placementOf = (chance, { req, cand, rec }, reqs) => {
  const { closed, salary, kind, client } = reqs[req];
  const start = weekday(closed + chance.between(5, 40));
  const hasQuit = chance.percent(17);
  const quit = start + chance.between(6, 300);
  const isGone = hasQuit && quit < days;
  const fee = (salary * (feeShare[kind] + (clients[client][3] ? -2 : 1))) / 100;
  const paid = start + chance.between(14, client % 4 === 2 ? 95 : 60);
  return {
    start,
    columns: [
      ...[req + 1, cand + 1, rec + 1, dayText(start), isGone ? dayText(quit) : ""],
      ...[fee.toFixed(2), paid < days && !chance.percent(2) ? dayText(paid) : ""],
      isGone && quit - start < 84,
    ],
  };
};

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

const reqRow = (req, at) => [
  ...[at + 1, `R-${1000 + at}`, req.client + 1, req.rec + 1, req.role, req.kind, req.status],
  ...[dayText(req.day), ["FIL", "LST"].includes(req.status) ? dayText(req.closed) : ""],
  ...[req.isExclusive, req.salary, req.openings],
];

const candRow = (each, at, working) => [
  ...[at + 1, each.name, each.town, each.source, dayText(each.registered), each.yrs, each.notice],
  ...[each.isBarred ? "X" : working.has(at + 1) ? "W" : "A", each.hasLicence, each.phone],
];

/** A recruiting agency with its vacancies, candidates, CVs sent and placements, until October 2026. */
export const tables = () => {
  const reqs = reqsOf(new Chance(921));
  const candChance = new Chance(922);
  const cands = names.map((name) => candOf(candChance, name));
  const subChance = new Chance(923);
  const subs = reqs
    .flatMap((req, at) => subsOf(subChance, req, at, cands))
    .sort((left, right) => left.sent - right.sent);
  const plcChance = new Chance(924);
  const plcs = subs
    .filter(({ stage }) => stage === "S4")
    .map((sub) => placementOf(plcChance, sub, reqs))
    .filter(({ start }) => start < days + 40);
  const working = new Set(
    plcs.filter(({ columns }) => columns[4] === "").map(({ columns }) => columns[1]),
  );
  return {
    "clients.csv": csv(
      "id,name,industry,city,is_psl,since",
      numbered(clients.map((each) => each.slice(0, 5))),
    ),
    "recs.csv": csv(
      "id,name,desk,office,started_on,left_on,monthly_target",
      numbered(consultants.map((each) => each.slice(0, 6))),
    ),
    "reqs.csv": csv(
      "id,ref,client_id,rec_id,role,kind,status,opened_on,closed_on,is_exclusive,salary,openings",
      reqs.map(reqRow),
    ),
    "cands.csv": csv(
      "id,name,city,source,registered_on,yrs,notice_wks,status,has_licence,phone",
      cands.map((each, at) => candRow(each, at, working)),
    ),
    "subs.csv": csv(
      "id,req_id,cand_id,rec_id,sent_at,interview_at,stage",
      numbered(
        subs.map(({ req, cand, rec, sent, seen, stage }) => [
          ...[req + 1, cand + 1, rec + 1, momentText(sent)],
          ...[seen === undefined ? "" : momentText(seen), stage],
        ]),
      ),
    ),
    "plcs.csv": csv(
      "id,req_id,cand_id,rec_id,start_date,quit_date,fee,paid_on,rebated",
      numbered(plcs.map(({ columns }) => columns)),
    ),
  };
};
