import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { days, flatsOf, tenanciesOf } from "./flats.mjs";
import { agents, portals, troubles } from "./lists.mjs";
import { rentRows } from "./rents.mjs";

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);
const feePercents = { FM: 12, RC: 8, LO: 0 };

const stateOf = (flat, tenancies) => {
  if (flat.isOff) return "OFF";
  const isLived = tenancies.some(
    (each) => each.flat === flat && (each.status === "ACT" || each.status === "NTC"),
  );
  if (isLived) return "LET";
  return tenancies.some((each) => each.flat === flat && each.status === "UPC") ? "RES" : "VAC";
};

const flatRow = (flat, tenancies) => [
  ...[flat.id, `P${1000 + flat.id * 7}`, flat.address, flat.area, flat.bedrooms, flat.metres],
  ...[flat.furnished, flat.energy, flat.hasParking, flat.allowsPets, flat.rent.toFixed(2)],
  ...[stateOf(flat, tenancies), flat.service, feePercents[flat.service]],
  ...[flat.landlord, flat.kind, flat.email, dayText(flat.since), dayText(flat.gasDue)],
];

const tenancyRow = (each) => {
  const isOver = each.status === "END";
  const isLeaving = isOver || each.status === "NTC";
  const isHeldBack = each.payer > 1 || each.id % 11 === 3;
  const deposit = Math.round((each.rent * 15) / 13);
  const given = isHeldBack ? Math.round(deposit * 0.6) : deposit;
  return [
    ...[each.id, `T${3000 + each.id}`, each.flat.id, each.name, each.people, each.agent],
    ...[each.status, dayText(each.signed), dayText(each.start), dayText(each.term)],
    ...[isLeaving ? dayText(each.notice) : "", isLeaving ? dayText(each.out) : ""],
    ...[
      each.rent.toFixed(2),
      deposit.toFixed(2),
      isOver ? given.toFixed(2) : "",
      each.hasGuarantor,
    ],
  ];
};

const viewingAt = (chance, flat, day) => {
  const moment = day * 1440 + chance.between(18, 37) * 30;
  const keen = agents.map(([, first, last, weight]) => (first <= day && day <= last ? weight : 0));
  const outcome =
    day >= days ? "" : ["APP", "THK", "NO", "NSH", "CAN"][chance.weighted([17, 20, 42, 12, 9])];
  return [
    ...[
      flat.id,
      agents[chance.weighted(keen)][0],
      dayText(Math.min(day, days - 1) - chance.below(6)),
    ],
    ...[momentText(moment), portals[chance.weighted([11, 5, 2, 3])], outcome],
  ];
};

/** People look at a flat in the weeks before somebody signs for it, and at those that stand empty now. */
const viewingRows = (chance, flats, tenancies) => {
  const wanted = tenancies.map(({ flat, signed }) => ({ flat, last: signed, most: 7 }));
  const empty = flats
    .filter((flat) => stateOf(flat, tenancies) === "VAC")
    .map((flat) => ({ flat, last: days + 6, most: 12 }));
  return [...wanted, ...empty]
    .flatMap(({ flat, last, most }) =>
      Array.from({ length: chance.between(most - 5, most) }, () => ({
        flat,
        day: last - chance.below(30),
      })),
    )
    .filter(({ day }) => day >= 0)
    .map(({ flat, day }) => ({ flat, day: day % 7 === 6 ? day - 1 : day }))
    .sort((left, right) => left.day - right.day)
    .map(({ flat, day }) => viewingAt(chance, flat, day));
};

const repairOf = (chance, flat, day) => {
  const [category, , crews, least, most] =
    troubles[chance.weighted(troubles.map((each) => each[1]))];
  const urgency = ["E", "U", "R"][chance.weighted(category === "heating" ? [3, 5, 3] : [1, 4, 8])];
  const longest = { E: 3, U: 12, R: 40 }[urgency];
  const fixed = day + chance.between(urgency === "E" ? 0 : 1, longest);
  const isFixed = fixed < days;
  const cost = chance.between(least, most);
  const isStuck = !isFixed && cost > 350;
  const status = isFixed ? "FIX" : isStuck ? "APR" : day > days - 4 ? "NEW" : "BKD";
  return [
    ...[flat.id, category, urgency, status, dayText(day), isFixed ? dayText(fixed) : ""],
    ...[status === "NEW" ? "" : chance.pick(crews), isFixed ? cost.toFixed(2) : ""],
    isFixed ? ["landlord", "tenant", "agency"][chance.weighted([82, 14, 4])] : "",
  ];
};

const repairRows = (chance, flats) => {
  const rows = [];
  for (let day = 0; day < days; day++) {
    const managed = flats.filter(
      ({ service, since, id }) => service === "FM" && since <= day && id % 8 !== 5,
    );
    const isCold = day % 365 > 290 || day % 365 < 75;
    for (let each = chance.below(isCold ? 4 : 3); each > 0; each--)
      rows.push(repairOf(chance, managed[chance.below(managed.length)], day));
  }
  return rows;
};

/** A letting agency, until October 2026, with the rents and viewings of November that are known. */
export const tables = () => {
  const flats = flatsOf(new Chance(7201));
  const tenancies = tenanciesOf(new Chance(7202), flats);
  return {
    "flats.csv": csv(
      "id,ref,address,area,bedrooms,square_metres,furnished,energy,parking,pets,asking_rent,state,service,fee_percent,landlord,landlord_kind,landlord_email,on_books_since,gas_due",
      flats.map((flat) => flatRow(flat, tenancies)),
    ),
    "tenancies.csv": csv(
      "id,tenancy_no,flat_id,tenant,people,agent,status,signed_on,moved_in,term_ends,notice_on,moved_out,rent,deposit,deposit_returned,guarantor",
      tenancies.map(tenancyRow),
    ),
    "rents.csv": csv(
      "id,tenancy_id,due_on,status,due,paid,paid_on",
      numbered(rentRows(new Chance(7203), tenancies)),
    ),
    "viewings.csv": csv(
      "id,flat_id,agent,booked_on,viewed_at,source,outcome",
      numbered(viewingRows(new Chance(7204), flats, tenancies)),
    ),
    "repairs.csv": csv(
      "id,flat_id,category,urgency,status,reported_on,fixed_on,contractor,cost,paid_by",
      numbered(repairRows(new Chance(7205), flats)),
    ),
  };
};
