import { dayText } from "../../tables.mjs";
import { jobTypes, lastDay, monthOf, oneOf, slowPayers, technicians } from "./lists.mjs";
import { isThere } from "./stays.mjs";

const textOr = (day) => (day === undefined ? "" : dayText(day));
const sum = (list) => list.reduce((total, each) => total + each, 0);

const statusOf = (chance, { opened, done }) => {
  if (chance.percent(3)) return "CAN";
  if (done <= lastDay) return "DON";
  if (chance.percent(26) && opened < lastDay - 4) return "WFP";
  return opened > lastDay - 8 && chance.percent(60) ? "OPN" : "WIP";
};

const jobOf = (chance, { opened, boat, type }) => {
  const marina = boat.marina.name === "Saltmarsh Quay" ? "Hamble Reach" : boat.marina.name;
  const promised = opened + chance.between(...type.days);
  const isSlow = chance.percent(type.code === "RIG" || type.code === "GRP" ? 44 : 24);
  const done = Math.max(opened, promised + (isSlow ? chance.between(1, 21) : -chance.below(4)));
  const status = statusOf(chance, { opened, done });
  const hours = chance.between(...type.hours) / 10;
  const isWarranty = type.code !== "LFT" && type.code !== "RLN" && chance.percent(6);
  return {
    ...{ boat, marina, type: type.code, opened, promised, status, hours, isWarranty },
    done: status === "DON" ? done : undefined,
    technician: status === "OPN" && chance.percent(70) ? "" : oneOf(chance, technicians[marina]),
    value: Math.round((hours * 62 + chance.between(...type.parts)) * (1 + opened / 12_000)) * 100,
  };
};

/** Contracts begin and end with months. */
const isFirst = (day) => day === 0 || monthOf(day) !== monthOf(day - 1);

/** Jobs of boats that are berth holders on that day: the more in the months of the type. */
export const jobsOf = (chance, contracts) => {
  const jobs = [];
  let there = [];
  for (let opened = 0; opened <= lastDay; opened++) {
    const weights = jobTypes.map(({ months }) => months[monthOf(opened)]);
    const count = Math.floor((sum(weights) / 7.2) * (0.5 + chance.next()) + chance.next() * 0.9);
    if (isFirst(opened)) there = contracts.filter((each) => isThere(each, opened));
    for (let each = 0; each < count; each++) {
      const { boat } = chance.pick(there);
      jobs.push(jobOf(chance, { opened, boat, type: jobTypes[chance.weighted(weights)] }));
    }
  }
  return jobs;
};

export const jobRow = (job, at) => [
  ...[at + 1, `J-${String(4001 + at)}`, job.boat.id, job.marina, job.type, job.technician],
  ...[dayText(job.opened), dayText(job.promised), textOr(job.done), job.status, job.isWarranty],
  ...(job.status === "CAN" ? ["", ""] : [job.hours, job.value]),
];

const settled = (chance, { invoice, terms }) => {
  const due = invoice.issued + terms;
  const isSlow = slowPayers.includes(invoice.boat.owner) || chance.percent(13);
  const paid = Math.max(
    invoice.issued,
    due - chance.between(0, terms) + (isSlow ? chance.between(12, 75) : chance.below(9)),
  );
  if (due < lastDay - 200 && chance.percent(0.7)) return { ...invoice, due, status: "WRO" };
  if (chance.percent(due > lastDay - 150 ? 3 : 0.2)) return { ...invoice, due, status: "DSP" };
  if (paid > lastDay) return { ...invoice, due, status: "OPN" };
  return { ...invoice, due, status: "PAI", paid };
};

/** Account purchases of a month, billed on its last day. */
const purchasesOf = (chance, { contracts, ends }) =>
  ends.flatMap(({ day }) => {
    const there = contracts.filter((each) => isThere(each, day));
    const count = 34 + Math.round((34 * (6 - Math.abs(monthOf(day) - 6))) / 6);
    const boats = new Set(Array.from({ length: count }, () => chance.pick(there).boat));
    return [...boats].map((boat) => ({
      ...{ boat, marina: boat.marina.name, kind: "ACC", issued: day },
      amount: chance.between(900, 46_000),
    }));
  });

/** Contracts are billed before they start, jobs when they are done, purchases at the month's end. */
export const invoicesOf = (chance, { contracts, jobs, ends }) => {
  const berthing = contracts
    .filter(({ cancelled }) => cancelled === undefined)
    .map(({ boat, booked, day, fee }) => ({
      ...{ boat, marina: boat.marina.name, kind: "BER", amount: fee },
      issued: Math.max(booked + 2, day - 30),
    }));
  const work = jobs
    .filter(({ done, isWarranty }) => done !== undefined && !isWarranty)
    .map(({ boat, marina, done, value }) => ({
      ...{ boat, marina, kind: "YRD", amount: value, issued: done + chance.below(4) },
    }));
  return [...berthing, ...work, ...purchasesOf(chance, { contracts, ends })]
    .filter(({ issued }) => issued >= 0 && issued <= lastDay)
    .sort((one, other) => one.issued - other.issued || one.boat.id - other.boat.id)
    .map((invoice) => settled(chance, { invoice, terms: invoice.kind === "YRD" ? 14 : 30 }));
};

export const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${String(70_001 + at)}`, each.boat.id, each.marina, each.kind],
  ...[dayText(each.issued), dayText(each.due), textOr(each.paid), each.status, each.amount],
];
