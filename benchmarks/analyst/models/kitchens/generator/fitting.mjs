import { dayText } from "../../tables.mjs";
import { lastDay, pastOr, textOr } from "./leads.mjs";
import { snagTypes, suppliers, teams, thingOf } from "./lists.mjs";
import { workday } from "./orders.mjs";

const snagOf = (chance, { from, until, team }) => {
  const type = thingOf(chance, snagTypes);
  const reported = chance.between(from + 1, until + 35);
  const isUrgent = chance.percent(type.code === "PLM" || type.code === "APL" ? 45 : 9);
  const wait = isUrgent ? chance.between(1, 10) : chance.between(6, 38);
  const isBooked = chance.percent(reported > lastDay - 20 ? 65 : 99.7);
  const visit = isBooked ? workday(reported + wait) : undefined;
  const isOpen = visit === undefined || chance.percent(visit > lastDay - 45 ? 16 : 0.2);
  const resolved = isOpen ? undefined : visit + (chance.percent(14) ? chance.between(5, 40) : 0);
  const isFree = chance.percent(type.code === "ALI" ? 60 : 25);
  return {
    ...{ type, reported, isUrgent, visit, resolved, team },
    cause: chance.pick(type.causes),
    cost: isFree ? 0 : Math.round((type.cost * chance.between(40, 260)) / 100),
  };
};

const reviewOf = (chance, { completed, snags, care }) => {
  if (completed > lastDay || !chance.percent(46)) return {};
  const reviewed = completed + chance.between(2, 45);
  if (reviewed > lastDay) return {};
  const mood = 5.3 - snags * 0.6 - (care - 100) / 140 + chance.between(-14, 8) / 10;
  return { reviewed, stars: Math.max(1, Math.min(5, Math.round(mood))) };
};

const jobOf = (chance, order) => {
  const starts = workday(order.delivery + chance.between(1, 9));
  const near = teams.filter(
    ({ region, from, until }) =>
      region === order.lead.showroom.region && from <= starts && starts <= until,
  );
  const team = near[chance.weighted(near.map((_, at) => 5 - at))];
  const length = Math.max(3, chance.between(4, 9) + team.slow + Math.floor(order.value / 9000));
  const completed = workday(starts + length + (chance.percent(9) ? chance.between(5, 30) : 0));
  const count = Math.round((chance.weighted([42, 27, 17, 9, 5]) * team.care) / 100);
  const snags = Array.from({ length: count }, () =>
    snagOf(chance, { from: starts, until: completed, team }),
  ).filter(({ reported }) => reported <= lastDay);
  const isStarted = starts <= lastDay;
  return {
    ...{ order, team, starts, completed, snags },
    state: !isStarted ? "BKD" : completed <= lastDay ? "CMP" : "INP",
    cost: Math.round((900 + length * 165 + order.value * 0.03) / 10) * 10,
    ...reviewOf(chance, { completed, snags: snags.length, care: team.care }),
  };
};

/** A job for each order that is to be fitted; those of late deliveries are not planned yet. */
export const jobsOf = (chance, orders) =>
  orders
    .filter(
      ({ isFitted, isCancelled, delivery }) => isFitted && !isCancelled && delivery < lastDay + 48,
    )
    .map((order) => jobOf(chance, order))
    .sort((one, other) => one.starts - other.starts)
    .map((job, at) => ({ id: at + 1, ...job }));

export const jobHeader =
  "id,job_no,order_id,fitting_team,starts_on,completed_on,status,fitting_cost,is_snag_free,reviewed_on,stars";

export const jobRow = (job) => [
  ...[job.id, `J-${String(7000 + job.id)}`, job.order.id, job.team.name, dayText(job.starts)],
  ...[pastOr(job.completed), job.state, job.cost],
  ...[job.state === "CMP" ? job.snags.length === 0 : "", textOr(job.reviewed), job.stars ?? ""],
];

export const snagHeader =
  "id,snag_no,installation_id,reported_on,snag_type,caused_by,is_urgent,visit_on,resolved_on,remedial_cost";

export const snagsOf = (jobs) =>
  jobs
    .flatMap((job) => job.snags.map((snag) => ({ ...snag, job })))
    .sort((one, other) => one.reported - other.reported);

export const snagRow = (snag, at) => {
  const isResolved = snag.resolved !== undefined && snag.resolved <= lastDay;
  return [
    ...[at + 1, `S-${String(3001 + at)}`, snag.job.id, dayText(snag.reported), snag.type.code],
    ...[snag.cause, snag.isUrgent, textOr(snag.visit), pastOr(snag.resolved)],
    isResolved ? snag.cost : "",
  ];
};

const purchaseOf = (chance, { order, category, dayOf }) => {
  const supplier = thingOf(
    chance,
    suppliers.filter((each) => each.category === category),
  );
  const lead = supplier.lead + chance.between(-2, 5);
  const day = dayOf(lead);
  const due = workday(day + lead);
  const isLate = chance.percent(supplier.late);
  const received = isLate
    ? due + chance.between(1, 9) + chance.below(9)
    : due - chance.between(0, 4);
  return {
    ...{ order, supplier, day, due, received },
    amount: (order.list * supplier.part * chance.between(70, 130)) / 10_000,
  };
};

/** What is bought for an order, each part in time for its delivery. */
export const purchasesOf = (chance, orders) =>
  orders
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((order) =>
      ["FUR", "WTP", "APP", "SNK", "ACC", "ACC"]
        .filter(
          (category) =>
            (category === "FUR" || chance.percent(74)) &&
            !(category === "WTP" && order.worktop === ""),
        )
        .map((category) =>
          purchaseOf(chance, {
            ...{ order, category },
            dayOf: (lead) => Math.max(order.day + 2, order.delivery - lead - chance.between(4, 16)),
          }),
        ),
    )
    .filter(({ day }) => day <= lastDay)
    .sort((one, other) => one.day - other.day);

export const purchaseHeader =
  "id,po_no,order_id,supplier,category,ordered_on,due_on,received_on,amount";

export const purchaseRow = (each, at) => [
  ...[at + 1, `PO-${String(10_001 + at)}`, each.order.id, each.supplier.name],
  ...[each.supplier.category, dayText(each.day), dayText(each.due), pastOr(each.received)],
  each.amount.toFixed(2),
];
