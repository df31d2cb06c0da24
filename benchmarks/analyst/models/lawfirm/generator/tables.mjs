import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";
import { activities, clients, departments, lawyers, unpaid } from "./lists.mjs";

const days = 1035;
const dayOf = (text) => Math.round((Date.parse(`${text}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);
const weekday = (day) => (day % 7 > 4 ? day + 7 - (day % 7) : day);
const text = (day) => (day === undefined || day >= days ? "" : dayText(day));
const money = (cents) => (cents / 100).toFixed(2);
const worksOn = ([, , , , joined, left], day) =>
  dayOf(joined) <= day && (left === "" || day <= dayOf(left));

const leadFor = (chance, department, day) => {
  const able = lawyers.flatMap((lawyer, at) =>
    lawyer[2] === department && !["TR", "PL"].includes(lawyer[1]) && worksOn(lawyer, day)
      ? [at]
      : [],
  );
  return chance.pick(able);
};

const matterOf = (chance, opened) => {
  const able = clients.flatMap((client, at) =>
    client[8] > 0 && dayOf(client[3]) <= opened ? [at] : [],
  );
  const client = able[chance.weighted(able.map((at) => clients[at][8]))];
  const letters = clients[client][7];
  const [department, kinds] = departments[letters[chance.below(letters.length)]];
  const isPrivate = department === "private client";
  const work = chance.pick(kinds);
  const closed = opened + chance.between(isPrivate ? 60 : 25, 420);
  const feeType = ["H", "F", "C"][
    chance.weighted(isPrivate ? [35, 65, 0] : department === "disputes" ? [76, 6, 18] : [82, 18, 0])
  ];
  return {
    ...{ client, department, work, opened, feeType },
    closed: weekday(closed),
    isDormant: closed >= days && chance.percent(14),
    lead: leadFor(chance, department, opened),
    estimate: chance.percent(22)
      ? ""
      : chance.between(isPrivate ? 2 : 6, isPrivate ? 18 : 80) * 500,
    hasRisk: chance.percent(department === "disputes" ? 30 : 8),
  };
};

const mattersOf = (chance) => {
  const matters = [];
  for (let day = -252; day < days - 2; day++)
    if ((day + 252) % 7 < 5 && chance.percent(27)) matters.push(matterOf(chance, day));
  return matters;
};

const timeOf = (chance, lawyer, day, matters) => {
  const able = matters.flatMap(({ department, opened, closed }, at) =>
    department === lawyers[lawyer][2] && opened <= day && day < closed ? [at] : [],
  );
  const isOffice = able.length === 0 || chance.percent(14);
  const matter = isOffice ? undefined : able[chance.below(able.length)];
  const tenths = chance.weighted([10, 18, 20, 18, 14, 10, 7, 3]) * 10 + chance.between(3, 12);
  const isKey = matter !== undefined && clients[matters[matter].client][4];
  const rate = lawyers[lawyer][6] - (isKey ? Math.round(lawyers[lawyer][6] / 100) * 10 : 0);
  const isBillable = matter !== undefined && !chance.percent(9);
  return {
    ...{ lawyer, matter, day, tenths, isBillable, rate },
    activity: isOffice ? chance.pick(unpaid) : activities[chance.weighted([34, 16, 14, 18, 8, 10])],
    entered: Math.min(days - 1, day + (chance.percent(70) ? 0 : chance.between(1, 12))),
    cents: isBillable ? tenths * rate * 10 : 0,
    status: isBillable ? "W" : "N",
  };
};

const entriesOf = (chance, matters) => {
  const entries = [];
  for (let day = 1; day < days; day++) {
    if (day % 7 > 4) continue;
    const isAugust = dayText(day).slice(5, 7) === "08";
    for (const [at, lawyer] of lawyers.entries())
      if (worksOn(lawyer, day) && chance.percent(lawyer[8] * (isAugust ? 7 : 10)))
        entries.push(timeOf(chance, at, day, matters));
  }
  return entries;
};

const fx = { GBP: 1, EUR: 1.17, USD: 1.28 };

/** An invoice for entries of one matter, which it marks as billed, or now and then as written off. */
const invoiceOf = (chance, issued, matter, entries, { client, feeType, isDormant }) => {
  const [, , , , , , currency, , , slow] = clients[client];
  let net = 0;
  for (const entry of entries) {
    const isLost = chance.percent(feeType === "F" ? 16 : 6);
    Object.assign(entry, { status: isLost ? "X" : "B", billed: issued });
    if (!isLost) net += entry.cents;
  }
  const expenses = chance.percent(30) ? chance.between(3, 90) * 1000 : 0;
  const vat = currency === "GBP" ? Math.round((net + expenses) / 5) : 0;
  const gross = net + expenses + vat;
  const isBad = isDormant ? chance.percent(40) : chance.percent(2);
  const paid = issued + Math.max(4, slow + chance.between(-14, 26));
  const parts = chance.percent(12)
    ? [Math.round(gross / 2), gross - Math.round(gross / 2)]
    : [gross];
  const received = isBad ? parts.slice(1) : parts;
  const payments = received
    .map((cents, at) => ({ cents, day: weekday(paid + at * 30) }))
    .filter(({ day }) => day < days);
  const total = payments.reduce((sum, { cents }) => sum + cents, 0);
  const lost = isBad && issued + 240 < days ? gross - total : 0;
  return {
    ...{ issued, matter, net, expenses, vat, gross, currency, payments, total, lost },
    lostOn: lost > 0 ? issued + 240 : undefined,
    paidOn: total > 0 && total === gross ? payments.at(-1).day : undefined,
    foreign: Math.round(gross * fx[currency]),
  };
};

/** On the fifth of each month, or the working day after it, what was worked until the month before. */
const invoicesOf = (chance, matters, entries) => {
  const open = matters.map(() => []);
  const invoices = [];
  let next = 0;
  for (const { day: end } of monthEnds(33)) {
    for (; next < entries.length && entries[next].day <= end; next++)
      if (entries[next].isBillable) open[entries[next].matter].push(entries[next]);
    for (const [at, matter] of matters.entries()) {
      const isDue = matter.closed <= end || chance.percent(matter.feeType === "C" ? 8 : 52);
      if (open[at].length === 0 || !isDue) continue;
      const invoice = invoiceOf(chance, weekday(end + 5), at, open[at], matter);
      open[at] = [];
      if (invoice.net > 0) invoices.push(invoice);
    }
  }
  return invoices;
};

/** What the work of one department was worth at a day, and had been billed but not paid. */
const balanceOf = (end, entries, invoices) => {
  let wip = 0;
  let debtors = 0;
  for (const { day, cents, billed = days } of entries) if (day <= end && billed > end) wip += cents;
  for (const { issued, gross, payments, lost, lostOn } of invoices) {
    if (issued > end) continue;
    debtors += gross - (lostOn !== undefined && lostOn <= end ? lost : 0);
    for (const { cents, day } of payments) if (day <= end) debtors -= cents;
  }
  return [money(wip), money(debtors)];
};

const monthEndRows = (matters, entries, invoices) =>
  Object.values(departments).flatMap(([department]) => {
    const isOurs = ({ matter }) => matters[matter]?.department === department;
    const worked = entries.filter(isOurs);
    const billed = invoices.filter(isOurs);
    return monthEnds(34).map(({ day, text: endText }) => [
      ...[endText, department, ...balanceOf(day, worked, billed)],
      lawyers.filter((each) => each[2] === department && worksOn(each, day)).length,
    ]);
  });

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

const matterRow = (matter, at) => [
  ...[at + 1, `M${4100 + at}`, matter.client + 1, matter.lead + 1, matter.department, matter.work],
  ...[matter.feeType, matter.closed < days ? "C" : matter.isDormant ? "D" : "O"],
  ...[dayText(matter.opened), text(matter.closed), matter.estimate, matter.hasRisk],
];

const entryRow = ({ lawyer, matter, day, entered, activity, tenths, ...entry }) => [
  ...[matter === undefined ? "" : matter + 1, lawyer + 1, dayText(day), dayText(entered), activity],
  ...[(tenths / 10).toFixed(1), entry.isBillable, entry.rate, money(entry.cents), entry.status],
  text(entry.billed),
];

const invoiceRow = (invoice, at) => [
  ...[at + 1, `INV-${20001 + at}`, invoice.matter + 1, dayText(invoice.issued)],
  ...[dayText(invoice.issued + 30), text(invoice.paidOn), invoice.currency],
  ...[invoice.net, invoice.expenses, invoice.vat, invoice.gross, invoice.foreign].map(money),
  ...[money(invoice.total), money(invoice.lost), text(invoice.lostOn)],
];

/** A law firm with its matters, hours, invoices and payments, until October 2026. */
export const tables = () => {
  const matters = mattersOf(new Chance(941));
  const entries = entriesOf(new Chance(942), matters);
  const invoices = invoicesOf(new Chance(943), matters, entries);
  const chance = new Chance(944);
  const payments = invoices
    .flatMap((invoice, at) => invoice.payments.map((payment) => ({ ...payment, at })))
    .sort((left, right) => left.day - right.day || left.at - right.at);
  return {
    "clients.csv": csv(
      "id,name,sector,town,since,is_key,partner_id,currency",
      numbered(clients.map((each) => each.slice(0, 7))),
    ),
    "lawyers.csv": csv(
      "id,name,grade,department,office,joined_on,left_on,rate,month_target",
      numbered(lawyers.map((each) => each.slice(0, 8))),
    ),
    "matters.csv": csv(
      "id,ref,client_id,lead_id,department,work,fee_type,status,opened_on,closed_on,estimate,high_risk",
      matters.map(matterRow),
    ),
    "entries.csv": csv(
      "id,matter_id,lawyer_id,worked_on,entered_on,activity,hours,is_billable,rate,value,status,billed_on",
      numbered(entries.map(entryRow)),
    ),
    "invoices.csv": csv(
      "id,number,matter_id,issued_on,due_on,paid_on,currency,net,disbursements,vat,gross,gross_ccy,paid,lost,lost_on",
      invoices.map(invoiceRow),
    ),
    "payments.csv": csv(
      "id,invoice_id,received_on,method,amount",
      payments.map(({ at, day, cents }, row) => [
        ...[row + 1, at + 1, dayText(day)],
        ...[["BACS", "card", "cheque"][chance.weighted([78, 13, 9])], money(cents)],
      ]),
    ),
    "month_ends.csv": csv(
      "id,month_end,department,wip,debtors,fee_earners",
      numbered(monthEndRows(matters, entries, invoices)),
    ),
  };
};
