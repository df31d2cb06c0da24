import { dayText } from "../../tables.mjs";
import { lastDay, textOr } from "./clients.mjs";
import { oneOf } from "./lists.mjs";

/** Working days: the first of January 2024 was a Monday. */
const workday = (day) => day + (day % 7 === 5 ? 2 : day % 7 === 6 ? 1 : 0);

const invoiceOf = (chance, { client, type, charged, amount }) => {
  const due = charged + (client.level === "PVT" ? 45 : 30);
  const isSlow = chance.percent(client.type === "COM" ? 34 : 13);
  const paid = workday(charged + (isSlow ? chance.between(32, 120) : chance.between(4, 30)));
  const isPaid = paid <= lastDay;
  const isWritten = charged < lastDay - 150 && chance.percent(1.6);
  const isPartly = !isPaid && chance.percent(14);
  const status = isWritten ? "WOF" : isPaid ? "PAI" : isPartly ? "PRT" : "OPN";
  return {
    ...{ client, type, charged, due, amount, status },
    paidOn: status === "PAI" ? paid : undefined,
    paid: status === "PAI" ? amount : isPartly ? Math.round(amount / 200) * 100 : 0,
  };
};

/** Ongoing advice is charged every quarter, a third of the clients in each month; other advice when it is given. */
const invoicesOf = (chance, client, worth) => {
  const last = client.left ?? lastDay;
  const add = (type, charged, amount) =>
    invoiceOf(chance, { client, type, charged: workday(charged), amount });
  const found = [];
  const rate = client.level === "PVT" ? 0.0014 : client.level === "PRE" ? 0.0018 : 0.0023;
  for (let month = client.id % 3; month < 34; month += 3) {
    const day = Math.round(month * 30.44) + 4;
    if (day < client.onboarded + 45 || day > last) continue;
    found.push(add("ONG", day, Math.round((worth * rate * (1 + month / 90)) / 10) * 10 + 2500));
    if (month % 12 > 8 && client.level !== "COR" && chance.percent(22))
      found.push(add("PRF", day + 9, Math.round(worth * 0.0009) + 5000));
  }
  if (client.onboarded >= 0) {
    const day = client.onboarded + chance.between(10, 40);
    if (day <= last - 3) found.push(add("INI", day, Math.round(worth * 0.008) + 50_000));
  }
  for (let at = chance.below(3); at > 0; at--) {
    const day = chance.between(Math.max(client.onboarded, 0), lastDay - 2);
    if (day <= last - 3) found.push(add("PLN", day, chance.pick([45, 75, 90, 120, 180]) * 1000));
  }
  return found.filter(({ charged }) => charged <= lastDay);
};

export const feesOf = (chance, clients, portfolios) => {
  const worths = new Map();
  for (const { client, worth } of portfolios)
    worths.set(client.id, (worths.get(client.id) ?? 0) + worth);
  return clients
    .filter(({ id }) => worths.has(id))
    .flatMap((client) => invoicesOf(chance, client, worths.get(client.id)))
    .sort((one, other) => one.charged - other.charged);
};

export const feeRow = (fee, at) => [
  ...[at + 1, fee.client.id, `INV-${70_001 + at}`, fee.type, fee.status, dayText(fee.charged)],
  ...[dayText(fee.due), textOr(fee.paidOn), fee.amount, fee.paid],
];

const diligence = { PTR: 84, SEN: 74, ASC: 63 };

/** What is known of a meeting once it was held. */
const meetingOf = (chance, client, isOnTime) => {
  const isPrivate = client.level === "PVT";
  const score = chance.between(6, 10) - (isOnTime ? 0 : chance.below(4));
  return {
    format: ["F2F", "VID", "TEL"][chance.weighted(isPrivate ? [70, 24, 6] : [38, 44, 18])],
    minutes: isPrivate ? chance.between(50, 120) : chance.between(25, 80),
    score: chance.percent(46) ? score : "",
    isChanged: chance.percent(24),
  };
};

const noMeeting = { format: "", minutes: "", score: "", isChanged: false };

const reviewOf = (chance, client, type, due) => {
  const isOnTime = chance.percent(diligence[client.adviser.grade]);
  const meeting = workday(due + (isOnTime ? -chance.between(0, 28) : chance.between(1, 75)));
  if (chance.percent(5) && due < lastDay + 20)
    return { ...{ client, type, due, status: "DEC" }, ...noMeeting };
  const isHeld = meeting <= lastDay && chance.percent(97);
  const isBooked = isHeld || (meeting > lastDay && meeting < lastDay + 60 && chance.percent(64));
  return {
    ...{ client, type, due },
    status: isHeld ? "HLD" : "OPN",
    booked: isBooked ? meeting : undefined,
    held: isHeld ? meeting : undefined,
    ...(isHeld ? meetingOf(chance, client, isOnTime) : noMeeting),
  };
};

/** A review a year for everybody, two for the private office, and suitability checks now and then. */
export const reviewsOf = (chance, clients) =>
  clients
    .flatMap((client) => {
      const found = [];
      const step = client.level === "PVT" ? 182 : 365;
      const start = ((client.onboarded % 365) + 365) % 365;
      for (let at = 0, day = start; day < lastDay + 150; at++, day = start + at * step) {
        if (day < client.onboarded + 150 || day > (client.left ?? 9999)) continue;
        const isInterim = client.level === "PVT" && at % 2 === 1;
        found.push(reviewOf(chance, client, isInterim ? "INT" : "ANN", workday(day)));
        if (chance.percent(13) && day + 60 < (client.left ?? 9999))
          found.push(reviewOf(chance, client, "SUI", workday(day + chance.between(20, 60))));
      }
      return found;
    })
    .sort((one, other) => one.due - other.due);

export const reviewRow = (review, at) => [
  ...[at + 1, review.client.id, review.type, review.status, review.format, dayText(review.due)],
  ...[textOr(review.booked), textOr(review.held), review.isChanged, review.minutes, review.score],
];

/** Categories: name, weight, days until the final response, chance that it is upheld. */
const categories = [
  ["Service delay", 34, 24, 48],
  ["Fees and charges", 24, 31, 30],
  ["Administration error", 19, 17, 66],
  ["Investment performance", 14, 39, 12],
  ["Suitability of advice", 9, 55, 27],
];

export const complaintsOf = (chance, clients, count) => {
  const weights = clients.map(({ adviser }) => (adviser.grade === "ASC" ? 22 : 10));
  const found = [];
  while (found.length < count) {
    const client = clients[chance.weighted(weights)];
    const day = Math.floor(lastDay * Math.max(chance.next(), chance.next() * 0.97));
    const received = chance.percent(88) ? Math.min(workday(day), lastDay - 1) : day;
    if (received < client.onboarded + 20 || received > (client.left ?? 9999) + 60) continue;
    const [category, , days, upheld] = oneOf(chance, categories);
    const resolved = received + Math.max(2, Math.round((days * chance.between(40, 190)) / 100));
    const isOpen = resolved > lastDay;
    const outcome = ["UPH", "PUP", "REJ"][chance.weighted([upheld, 20, Math.max(80 - upheld, 5)])];
    const redress =
      isOpen || outcome === "REJ" || chance.percent(30) ? 0 : chance.between(4, 90) * 2500;
    found.push({
      ...{ client, category, received, redress },
      resolved: isOpen ? undefined : resolved,
      outcome: isOpen ? "" : outcome,
      isReferred: !isOpen && outcome !== "UPH" && chance.percent(13),
    });
  }
  return found.sort((one, other) => one.received - other.received);
};

export const complaintRow = (each, at) => [
  ...[at + 1, each.client.id, `CMP-${2101 + at}`, each.category, each.outcome, each.isReferred],
  ...[dayText(each.received), textOr(each.resolved), each.redress],
];
