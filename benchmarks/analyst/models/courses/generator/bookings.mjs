import { dayText } from "../../tables.mjs";
import { channels, employers, firstNames, lastNames, methods, reasons, towns } from "./lists.mjs";
import { lastDay } from "./programme.mjs";

const people = 1300;
/** One person in so many has an account and has never booked. */
const idleEvery = 26;

/** The days on which people made their account: not after their first enrolment. */
export const participantRows = (chance, booked) => {
  const first = new Map();
  for (const { person, enrolled } of booked)
    first.set(person, Math.min(first.get(person) ?? lastDay, enrolled));
  return Array.from({ length: people }, (_, at) => {
    const name = `${chance.pick(firstNames)} ${chance.pick(lastNames)} ${at + 1}`;
    const employer = chance.percent(30) ? chance.pick(employers) : "";
    const until = first.get(at + 1) ?? chance.between(0, lastDay);
    return [
      ...[at + 1, name, `p${at + 1}@example.org`, chance.pick(towns), chance.between(18, 79)],
      ...[employer === "" ? "PRV" : "EMP", employer, chance.percent(58)],
      dayText(Math.max(0, until - chance.below(60))),
    ];
  });
};

/** Enrolments of all classes, in the order of the classes. */
export const bookings = (chance, held) =>
  held
    .flatMap((each) => {
      const wanted = Math.round((each.seats * chance.between(35, 115)) / 100);
      return Array.from({ length: wanted }, (_, place) => booking(chance, each, place));
    })
    .filter(({ enrolled }) => enrolled <= lastDay)
    .map((each, at) => ({ id: at + 1, ...each }));

const booking = (chance, held, place) => {
  const enrolled = Math.max(held.announced, held.day - chance.between(1, 70), 0);
  const cancelled = cancelledOn(chance, held, enrolled);
  const waits = cancelled === undefined && place >= held.seats;
  const discount = (held.price * [0, 0.1, 0.2][chance.weighted([7, 2, 1])]).toFixed(2);
  let person = chance.between(1, people);
  if (person % idleEvery === 0) person--;
  return {
    ...{ held, person, enrolled, cancelled, discount, fee: (held.price - discount).toFixed(2) },
    status: cancelled !== undefined ? "cancelled" : waits ? "waiting list" : "confirmed",
    channel: channels[chance.weighted([10, 3, 4, 2])],
    reason: cancelled === undefined ? "" : reasonOf(chance, held),
    ...(waits || cancelled !== undefined ? {} : outcome(chance, held)),
  };
};

const cancelledOn = (chance, { status, day }, enrolled) => {
  if (status === "cancelled") {
    const called = Math.max(enrolled, day - chance.between(2, 9));
    return called <= lastDay ? called : undefined;
  }
  if (!chance.percent(11)) return undefined;
  const on = chance.between(enrolled, Math.max(enrolled, day + 3));
  return on <= lastDay ? on : undefined;
};

const reasonOf = (chance, { status }) =>
  status === "cancelled" ? "class cancelled" : chance.pick(reasons);

/** Attendance, certificate and rating of a class that is over. */
const outcome = (chance, { status, certified, end, teacher }) => {
  if (status !== "completed") return {};
  const attendance = chance.between(9, 20) / 20;
  const issued = end + chance.between(2, 25);
  const rated = end + chance.below(12);
  const isRated = chance.percent(55) && rated <= lastDay;
  const stars = [1, 2, 3, 4, 5][chance.weighted([1, 2 + (teacher % 4), 4, 9, 5 + (teacher % 3)])];
  return {
    attendance,
    issued: certified && attendance >= 0.7 && issued <= lastDay ? issued : undefined,
    ...(isRated ? { stars, rated } : {}),
  };
};

const dayOrNone = (day) => (day === undefined ? "" : dayText(day));

export const enrolmentRows = (booked) =>
  booked.map((each) => [
    ...[each.id, each.held.id, each.person, dayText(each.enrolled), dayOrNone(each.cancelled)],
    ...[each.reason, each.status, each.channel, each.fee, each.discount],
    ...[each.attendance ?? "", dayOrNone(each.issued), each.stars ?? "", dayOrNone(each.rated)],
  ]);

/** Fees from 600 on are paid in three instalments; a place on the waiting list costs nothing yet. */
export const paymentRows = (chance, booked) => {
  const rows = [];
  for (const each of booked) {
    if (each.status === "waiting list") continue;
    const parts = each.fee >= 600 ? 3 : 1;
    for (let part = 0; part < parts; part++) {
      const due = each.enrolled + 20 + part * 30;
      if (each.cancelled !== undefined && each.cancelled < due) break;
      rows.push([rows.length + 1, each.id, ...instalment(chance, each, due, each.fee / parts)]);
    }
  }
  return rows;
};

const instalment = (chance, { cancelled, reason }, due, share) => {
  const amount = share.toFixed(2);
  const paid = due + chance.between(-15, 30);
  const isPaid = paid <= lastDay && chance.percent(96);
  const refunded = (cancelled ?? lastDay) + chance.between(3, 14);
  const isRefunded = isPaid && cancelled !== undefined && refunded <= lastDay && paid <= refunded;
  const part = reason === "class cancelled" ? 1 : 0.8;
  return [
    ...[dayText(due), isPaid ? dayText(paid) : "", amount],
    isPaid ? methods[chance.weighted([5, 6, 4, 1])] : "",
    isPaid ? (paid > due + 10 ? 1 : 0) : Math.max(0, Math.min(3, Math.floor((lastDay - due) / 20))),
    ...(isRefunded ? [dayText(refunded), (amount * part).toFixed(2)] : ["", ""]),
  ];
};
