import { dayText } from "../../tables.mjs";
import { lastDay } from "./clients.mjs";
import { services } from "./lists.mjs";

const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));
const workday = (day) => ((day + 7000) % 7 > 4 ? day + 7 - ((day + 7000) % 7) : day);
const reasons = ["PRC", "TIM", "CMP", "NDC"];

/** What became of a quote: dear ones are refused more often, and without an answer it lapses after a month. */
const answerOf = (chance, { segment }, { amount, sent, decided }) => {
  if (sent === undefined || sent > lastDay) return "DRF";
  const part = chance.below(100) + (amount > 5000 ? 12 : 0) - (segment === "KEY" ? 8 : 0);
  const known = part < 56 ? "ACC" : part < 84 ? "REJ" : "EXP";
  return (known === "EXP" ? sent + 31 : decided) <= lastDay ? known : "SNT";
};

const quoteOf = (chance, client, day) => {
  const [service] = services[chance.weighted([46, 22, 8, 7, 8, 9])];
  const size = client.segment === "KEY" ? 1.4 : 1;
  const amount = Math.round((160 + chance.next() ** 3 * 9500) * size);
  const sent = chance.percent(3) ? undefined : workday(day + chance.below(4));
  const decided = (sent ?? 0) + chance.between(0, 24);
  const status = answerOf(chance, client, { amount, sent, decided });
  return {
    ...{ client, day, service, amount, sent: status === "DRF" ? undefined : sent, status },
    decided: ["ACC", "REJ"].includes(status) ? decided : undefined,
    reason:
      status === "REJ" && chance.percent(88) ? reasons[chance.weighted([43, 24, 21, 12])] : "",
  };
};

export const quotesOf = (chance, clients) =>
  clients
    .flatMap((client) =>
      Array.from({ length: 3 + Math.round(client.demand / 5) }, () =>
        workday(chance.below(lastDay + 1)),
      )
        .filter((day) => client.since - 60 <= day && day < client.end && day <= lastDay)
        .map((day) => quoteOf(chance, client, day)),
    )
    .sort((one, other) => one.day - other.day)
    .map((each, at) => ({ id: at + 1, ...each }));

export const quoteRow = (each) => [
  ...[each.id, `Q-${String(20_000 + each.id)}`, each.client.id, each.service, each.amount * 100],
  ...[each.status, dayText(each.day), textOr(each.sent), textOr(each.decided)],
  ...[each.sent === undefined ? "" : dayText(each.sent + 30), each.reason],
];

/** Half a month of a client's deliveries is one bill. */
const batchOf = ({ client, delivered }) => {
  const date = dayText(Math.floor(delivered / 1440));
  return `${client.id} ${date.slice(0, 7)} ${Number(date.slice(8)) > 15}`;
};

const paymentOf = (chance, { client, issued, gross }) => {
  const due = issued + client.days;
  const paid = workday(due + client.slow + chance.between(-9, 9));
  const isStuck = chance.percent(due > lastDay - 120 ? 9 : 0.8);
  const isPaid = paid <= lastDay && !isStuck;
  const isPart = !isPaid && due < lastDay && chance.percent(20);
  return {
    ...{ due, paid: isPaid ? Math.max(paid, issued + 1) : undefined },
    received: isPaid ? gross : isPart ? Math.round(gross / 2) : 0,
    reminders:
      isPaid || due >= lastDay
        ? isPaid && client.slow > 8
          ? 1
          : 0
        : Math.min(3, 1 + Math.floor((lastDay - due) / 20)),
  };
};

const billOf = (chance, { client, issued, net, kind }) => {
  const vat = client.country === "Germany" ? Math.round(net * 0.19) : 0;
  const gross = net + vat;
  const isCredit = kind === "CRN";
  return {
    ...{ client, kind, issued, net, vat },
    ...(isCredit
      ? { due: issued, paid: issued, received: gross, reminders: 0 }
      : paymentOf(chance, { client, issued, gross })),
  };
};

/** Bills of what was delivered, and a few credit notes; each job is told its bill. */
export const invoicesOf = (chance, jobs) => {
  const batches = new Map();
  for (const job of jobs) {
    if (job.status !== "DLV" || chance.percent(1.5)) continue;
    const batch = batchOf(job);
    batches.set(batch, [...(batches.get(batch) ?? []), job]);
  }
  const bills = [];
  for (const own of batches.values()) {
    const last = Math.max(...own.map(({ delivered }) => Math.floor(delivered / 1440)));
    const issued = workday(last + chance.between(1, 6));
    if (issued > lastDay) continue;
    const { client } = own[0];
    const net = own.reduce((sum, { price }) => sum + price, 0);
    const bill = billOf(chance, { client, issued, net, kind: "INV" });
    bills.push(bill);
    for (const job of own) job.invoice = bill;
    const credited = issued + chance.between(5, 40);
    if (!chance.percent(1.6) || credited > lastDay) continue;
    const back = -Math.round((net * chance.between(5, 40)) / 100);
    bills.push(billOf(chance, { client, issued: credited, net: back, kind: "CRN" }));
  }
  bills.sort((one, other) => one.issued - other.issued);
  for (const [at, bill] of bills.entries()) bill.id = at + 1;
  return bills;
};

export const invoiceRow = (each) => [
  ...[each.id, `${each.kind === "CRN" ? "CN" : "RE"}-${String(each.id).padStart(5, "0")}`],
  ...[each.client.id, each.kind, dayText(each.issued), dayText(each.due), textOr(each.paid)],
  ...[each.net, each.vat, each.received, each.reminders],
];
