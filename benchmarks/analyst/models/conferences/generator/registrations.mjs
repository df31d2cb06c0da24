import { momentText } from "../../tables.mjs";
import { companies, countries, family, given, roles, series, sources } from "./lists.mjs";
import { lastDay } from "./events.mjs";

const textOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));
const topics = series.map(([, topic]) => topic);

/** People with an account, each with a topic that they care about most. */
export const attendeesOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => {
    const role = roles[chance.weighted([30, 14, 11, 8, 10, 4, 12, 11])];
    const isAlone = role === "Student" || (role === "Consultant" && chance.percent(60));
    const first = chance.pick(given);
    const last = chance.pick(family);
    return {
      ...{ id: 50_001 + at, name: `${first} ${last}`, role },
      email: `${first[0]}${at}@example.com`.toLowerCase(),
      topic: topics[at % topics.length],
      company: isAlone ? "" : companies[Math.floor(chance.next() ** 1.7 * companies.length)],
      country: countries[chance.weighted(countries.map(([, weight]) => weight))][0],
    };
  });

/** Many come early, before prices rise, and many late. */
const leadOf = (chance) => {
  const part = chance.below(100);
  if (part < 38) return chance.between(61, chance.percent(30) ? 145 : 110);
  if (part < 75) return chance.between(15, 60);
  return chance.between(1, 14);
};

/** January 2024 began on a Monday; most of those who think of it at a weekend have done so before. */
const workday = (chance, day) =>
  (day + 7000) % 7 > 4 && chance.percent(60) ? day - chance.between(2, 4) : day;

const typeOf = (chance, types, { lead, role }) => {
  const named = (name) => types.find((each) => each.name === name);
  const part = chance.below(100);
  let sum = 0;
  for (const each of types) {
    sum += each.weight;
    const isOpen = each.name !== "Student" || role === "Student" || chance.percent(30);
    if (each.weight > 0 && part < sum && isOpen) return each;
  }
  return named(lead > 60 ? "Early Bird" : lead > 14 ? "Regular" : "Last Minute");
};

const discountOf = ({ kind, value }, price) =>
  kind === "PCT" ? Math.round((price * value) / 100) : Math.min(value * 100, price);

const codeAt = (chance, codes, day) => {
  const valid = codes.filter(({ from, until }) => from <= day && day <= until);
  return valid[chance.weighted(valid.map(({ weight }) => weight))];
};

/** A sum is given back in full until a month before, then half of it, and in the last week nothing. */
const refundOf = (event, day, total) => {
  if (event.status === "cancelled") return total;
  const left = event.start - day;
  return left > 30 ? total : left > 7 ? Math.round(total / 2) : 0;
};

const cancelledAt = (chance, event, day) => {
  if (event.status === "cancelled") return chance.between(event.start - 25, event.start - 22);
  if (!chance.percent(7)) return undefined;
  const at = chance.between(day, event.start - 1);
  return at <= lastDay ? at : undefined;
};

const shows = { onsite: 89, hybrid: 82, online: 57 };

const checkInOf = (chance, event, isFree) => {
  const wave = event.year * 2 - 4050 + Math.round(event.quality * 3);
  if (
    event.status !== "completed" ||
    !chance.percent(shows[event.format] + wave - (isFree ? 14 : 0))
  )
    return undefined;
  const later = event.length > 1 && chance.percent(14) ? chance.between(1, event.length - 1) : 0;
  const hour = 8 + chance.weighted([46, 31, 9, 6, 4, 3]);
  return (event.start + later) * 1440 + hour * 60 + chance.below(60);
};

const npsOf = (chance, event) => {
  if (!chance.percent(34)) return "";
  const score = 8 + event.quality * 1.2 + chance.between(-40, 30) / 10;
  return Math.max(0, Math.min(10, Math.round(score)));
};

/** What is paid, with which code, and how: bills of the last weeks are often still open. */
const paymentOf = (chance, { event, type, codes, day }) => {
  const usesCode = type.price > 0 && chance.percent(19 + (event.year - 2024) * 3);
  const code = usesCode ? codeAt(chance, codes, day) : undefined;
  const discount = code === undefined ? 0 : discountOf(code, type.price);
  const total = type.price - discount;
  const method = total === 0 ? "" : ["card", "invoice", "paypal"][chance.weighted([58, 30, 12])];
  const isLate = day > lastDay - 40;
  const isPending = method === "invoice" && chance.percent(isLate ? 38 : 2);
  return { code: code?.code ?? "", list: type.price, discount, total, method, isPending };
};

const registrationOf = (chance, { event, types, codes, attendee }) => {
  const day = workday(chance, event.start - leadOf(chance));
  const lead = event.start - day;
  const at = day * 1440 + chance.between(7, 22) * 60 + chance.below(60);
  const type = typeOf(chance, types, { lead, role: attendee.role });
  const { isPending, ...payment } = paymentOf(chance, { event, type, codes, day });
  const { total } = payment;
  const gone =
    isPending && event.status !== "cancelled" ? undefined : cancelledAt(chance, event, day);
  const isGone = gone !== undefined && gone >= day;
  const status = isGone ? "CXL" : isPending ? "PND" : "CNF";
  const checkIn = status === "CNF" ? checkInOf(chance, event, total === 0) : undefined;
  return {
    ...{ event, type, at, day, status, attendee, checkIn },
    ...payment,
    refund: isGone ? refundOf(event, gone, total) : 0,
    cancelled: isGone ? Math.max(gone * 1440 + 60 * chance.between(8, 20), at + 30) : undefined,
    source: chance.percent(12) ? "" : sources[chance.weighted([34, 18, 20, 12, 16])],
    nps: checkIn === undefined ? "" : npsOf(chance, event),
  };
};

/** Somebody who has not registered for the event: most often one of those whose topic it is. */
const somebody = (chance, attendees, { topic }, taken) => {
  for (;;) {
    const any = chance.pick(attendees);
    const at = any.id - 50_001;
    const own = attendees[at - (at % topics.length) + topics.indexOf(topic)];
    const one = own !== undefined && chance.percent(62) ? own : any;
    if (taken.has(one.id)) continue;
    taken.add(one.id);
    return one;
  }
};

export const registrationsOf = (chance, { events, types, codes, attendees }) =>
  events
    .filter(({ status }) => status !== "draft")
    .flatMap((event) => {
      const taken = new Set();
      const own = types.filter((type) => type.event === event);
      return Array.from({ length: event.demand }, () =>
        registrationOf(chance, {
          ...{ event, types: own, codes },
          attendee: somebody(chance, attendees, event, taken),
        }),
      );
    })
    .filter(({ day, event }) => {
      const isSold = event.status !== "cancelled" || day < event.start - 25;
      return isSold && day >= 0 && day <= lastDay;
    })
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));

export const registrationRow = (each) => [
  ...[each.id, `R${momentText(each.at).slice(2, 4)}-${String(each.id).padStart(6, "0")}`],
  ...[each.event.id, each.type.id, each.attendee.id, each.attendee.name, each.attendee.email],
  ...[each.attendee.company, each.attendee.role, each.attendee.country, each.status],
  ...[momentText(each.at), textOr(each.cancelled), textOr(each.checkIn), each.code],
  ...[each.list, each.discount, each.total, each.refund, each.method, each.source, each.nps],
];
