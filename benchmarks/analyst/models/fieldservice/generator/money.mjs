import { dayText } from "../../tables.mjs";
import { parts } from "./lists.mjs";
import { lastDay } from "./places.mjs";

const lineCounts = {
  BRK: [22, 40, 24, 14],
  SVC: [82, 14, 4],
  REP: [8, 34, 34, 24],
  CRT: [96, 4],
  CBK: [55, 35, 10],
};

const partOf = (chance, job) => {
  const able = parts.filter((part) => part[5].includes(job.trade));
  const [code, name, category, supplier, cost, , weight] =
    able[chance.weighted(able.map((each) => each[6]))];
  const isSmall = cost < 1500 && weight > 4;
  const day = Math.floor(job.done / 1440);
  const paid = Math.round(cost * (1 + day / 9000));
  return {
    ...{ job, code, name, category, supplier, day, cost: paid },
    quantity: isSmall ? chance.between(1, job.type === "INS" ? 9 : 4) : 1,
    price: Math.round((paid * chance.between(125, 148)) / 500) * 5,
    from: ["VAN", "DEP", "MER"][chance.weighted(cost > 4000 ? [14, 30, 56] : [64, 22, 14])],
    isWarranty: job.type === "CBK" || (job.isCovered && job.type === "BRK") || chance.percent(2),
  };
};

export const partsOf = (chance, jobs) =>
  jobs
    .filter(({ status }) => status === "CMP")
    .flatMap((job) => {
      const count =
        job.type === "INS" ? chance.between(2, 6) : chance.weighted(lineCounts[job.type]);
      return Array.from({ length: count }, () => partOf(chance, job));
    })
    .map((each, at) => ({ id: at + 1, ...each }));

export const partRow = (each) => [
  ...[each.id, each.job.id, each.code, each.name, each.category, each.supplier, each.from],
  ...[dayText(each.day), each.quantity, each.cost, each.price, each.isWarranty],
];

const fixed = { SVC: 9500, CRT: 8500 };
const rates = { GAS: 7800, PLB: 6800, ELE: 7000 };

const labourOf = (job, materials) => {
  if (job.type === "INS") return Math.max(job.pence - materials, Math.round(job.pence / 3));
  if (fixed[job.type] !== undefined) return fixed[job.type];
  const hours = Math.max(1, Math.ceil(job.minutes / 30) / 2);
  return Math.round(rates[job.trade] * hours * (job.priority === "E" ? 1.5 : 1));
};

const methodOf = (chance, atDoor) => {
  if (!atDoor) return chance.percent(90) ? "Bank transfer" : "Direct debit";
  return ["Card", "Bank transfer", "Cash", "Direct debit"][chance.weighted([64, 24, 10, 2])];
};

const paidOn = (chance, { customer, issued, due, atDoor }) => {
  const late = chance.percent(20) ? chance.between(8, 50) : 0;
  if (!atDoor) return due + chance.between(-9, 6) + customer.slow + late;
  return issued + (chance.percent(72) ? 0 : chance.between(1, 16)) + Math.round(late / 2);
};

/** How an invoice is paid: people at the door by card, firms by bank transfer and late. */
const paymentOf = (chance, { customer, issued, total }) => {
  const atDoor = customer.terms === 0;
  const due = issued + (atDoor ? 7 : customer.terms);
  const paid = paidOn(chance, { customer, issued, due, atDoor });
  const isPaid = paid <= lastDay && !chance.percent(lastDay - due < 130 ? 5 : 0.5);
  const isPart = !isPaid && lastDay - issued > 10 && chance.percent(14);
  const method = methodOf(chance, atDoor);
  const overdue = Math.max(0, (isPaid ? paid : lastDay) - due);
  return {
    due,
    paid: isPaid ? paid : undefined,
    method: isPaid || isPart ? method : "",
    received: isPaid ? total : isPart ? Math.round(total / 2) : 0,
    reminders: Math.min(4, Math.floor(overdue / 14)),
  };
};

const isCharged = ({ status, type, isCovered }) => status === "CMP" && type !== "CBK" && !isCovered;

/** The invoices of what was done; says of each job whether it has one. */
export const invoicesOf = (chance, jobs, used) => {
  const materials = new Map();
  for (const { job, quantity, price, isWarranty } of used)
    if (!isWarranty) materials.set(job, (materials.get(job) ?? 0) + quantity * price);
  const invoices = jobs.filter(isCharged).flatMap((job) => {
    const { customer } = job.site;
    const wait = customer.terms === 0 ? chance.between(0, 3) : chance.between(1, 12);
    const issued = Math.floor(job.done / 1440) + wait;
    job.isInvoiced = issued <= lastDay && !chance.percent(0.7);
    if (!job.isInvoiced) return [];
    const extra = materials.get(job) ?? 0;
    const labour = labourOf(job, extra);
    const net = job.type === "INS" ? Math.max(job.pence, labour) : labour + extra;
    const vat = job.work === "Heat pump" ? 0 : Math.round(net / 5);
    const payment = paymentOf(chance, { customer, issued, total: net + vat });
    const own = { job, kind: "INV", issued, labour, net, vat, ...payment };
    const back = issued + chance.between(3, 30);
    if (!chance.percent(1.6) || back > lastDay) return [own];
    const share = chance.pick([1, 0.5, 0.25, 0.2]);
    const [less, lessVat] = [-Math.round(net * share), -Math.round(vat * share)];
    return [
      own,
      {
        ...{ job, kind: "CRN", issued: back, labour: less, net: less, vat: lessVat, due: back },
        ...{ paid: back, method: own.method, received: less + lessVat, reminders: 0 },
      },
    ];
  });
  return invoices
    .sort((one, other) => one.issued - other.issued)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const invoiceRow = (each) => [
  ...[each.id, `${each.kind}-${20_000 + each.id}`, each.job.id, each.job.site.id],
  ...[each.job.site.depot, each.kind, dayText(each.issued), dayText(each.due)],
  each.paid === undefined ? "" : dayText(each.paid),
  ...[each.labour, each.net, each.vat, each.received, each.method, each.reminders],
];
