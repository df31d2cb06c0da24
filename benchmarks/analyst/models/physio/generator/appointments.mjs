import { dayText, momentText } from "../../tables.mjs";
import { leaves, therapists } from "./lists.mjs";
import { lastDay, textOr, weekdayOf } from "./plans.mjs";

const isThere = ({ name, joined, left }, day) =>
  joined <= day &&
  (left === undefined || day <= left) &&
  !leaves.some((leave) => leave.name === name && leave.first <= day && day <= leave.last);

const therapistOf = (chance, plan, day) => {
  const there = therapists.filter((each) => each.practice === plan.practice && isThere(each, day));
  const weights = there.map(
    ({ specialism, hours, grade }) =>
      hours * (specialism === plan.service.code ? 6 : 1) * (grade === "LEA" ? 0.7 : 1),
  );
  return there[chance.weighted(weights)];
};

const isOpen = (day) => {
  const date = dayText(day).slice(5);
  return weekdayOf(day) !== 6 && !["12-25", "12-26", "01-01"].includes(date);
};

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const momentOf = (chance, day) => {
  const weights =
    weekdayOf(day) === 5 ? [4, 8, 8, 7, 2, 0, 0, 0, 0, 0, 0] : [7, 9, 9, 8, 4, 5, 7, 8, 10, 11, 7];
  return day * 1440 + hours[chance.weighted(weights)] * 60 + 15 * chance.below(4);
};

const kinds = { INI: [45, 6800], FUP: [30, 5200], REV: [30, 4600], GRP: [50, 1900] };

const kindOf = (chance, { planned, service }, at) => {
  if (at === 0) return "INI";
  if (at === planned - 1) return "REV";
  return chance.percent(service.code === "NEU" ? 30 : 9) ? "GRP" : "FUP";
};

const feeOf = ({ payer }, kind, day) => {
  const raised = kinds[kind][1] * (1 + 0.045 * Math.floor(day / 365.3));
  return Math.round((raised * (payer === "INS" ? 0.9 : 1)) / 50) * 50;
};

/** Whether somebody came: Mondays, the young and those who booked online miss more. */
const attendanceOf = (chance, plan, { day, channel, kind }) => {
  if (day > lastDay) return "BKD";
  const missed =
    3 +
    (weekdayOf(day) === 0 ? 2.5 : 0) +
    (plan.patient.born > 1985 ? 2.5 : 0) +
    (channel === "Online" ? 1.5 : 0) +
    (plan.practice.name === "Leeds Headingley" ? 2.2 : 0);
  return ["ATT", "DNA", "LCX", "CXL"][
    chance.weighted([100 - missed - 12, missed, 4.5, kind === "INI" ? 0.01 : 7.5])
  ];
};

const cancelledOf = (chance, attendance, day, booked) => {
  if (attendance === "LCX") return Math.max(booked, day - chance.below(2));
  return attendance === "CXL" ? Math.max(booked, day - chance.between(2, 10)) : undefined;
};

const appointmentOf = (chance, plan, { day, at, booked }) => {
  const kind = kindOf(chance, plan, at);
  const channel = ["Front desk", "Phone", "Online", "App"][
    chance.weighted(at === 0 ? [3, 11, 9, 2] : [12, 5, 5 + day / 250, 1 + day / 200])
  ];
  const attendance = attendanceOf(chance, plan, { day, channel, kind });
  const isOnline = kind !== "GRP" && chance.percent(plan.service.code === "PEL" ? 16 : 6);
  const isOwn = isThere(plan.therapist, day) && chance.percent(93);
  return {
    ...{ plan, day, kind, channel, attendance, booked, isOnline },
    therapist: isOwn ? plan.therapist : therapistOf(chance, plan, day),
    at: momentOf(chance, day),
    room: isOnline
      ? ""
      : kind === "GRP"
        ? plan.practice.rooms.at(-1)
        : chance.pick(plan.practice.rooms),
    minutes: kinds[kind][0],
    cancelled: cancelledOf(chance, attendance, day, booked),
    fee: attendance === "ATT" ? feeOf(plan, kind, day) : "",
  };
};

const nextOpen = (day) => (isOpen(day) ? day : nextOpen(day + 1));

/** A week later or so, seldom on a Saturday; many are away in August and at the end of December. */
const followingOf = (chance, day) => {
  const isHoliday = /-(?:08-..|12-(?:1[5-9]|2.))$/.test(dayText(day));
  const next = day + chance.between(5, 11) + (isHoliday ? chance.pick([0, 0, 7, 14]) : 0);
  const weights = [100, 96, 100, 92, 78, 26, 0];
  return isOpen(next) && chance.percent(weights[weekdayOf(next)]) ? next : followingOf(chance, day);
};

/** The appointments of a plan, one after the other until so many were attended as planned, or until the patient stays away. */
const coursesOf = (chance, plan) => {
  const found = [];
  const isDropOut = chance.percent(plan.payer === "PAT" ? 17 : 8);
  const until = isDropOut ? chance.between(1, Math.max(1, plan.planned - 2)) : plan.planned;
  let day = nextOpen(plan.start);
  let booked = Math.min(day - 1, plan.day + chance.below(4));
  let attended = 0;
  while (attended < until && day <= lastDay + 35 && booked <= lastDay) {
    const next = appointmentOf(chance, plan, { day, at: attended, booked: Math.max(booked, 0) });
    found.push(next);
    if (["ATT", "BKD"].includes(next.attendance)) attended++;
    booked = Math.min(day + chance.below(3), lastDay + 1);
    if (next.attendance === "BKD")
      booked = lastDay - chance.below(20) + (chance.percent(55) ? 21 : 0);
    day = followingOf(chance, day);
  }
  return { found, isDropOut };
};

/** Plans with their therapist and last day, and all of their appointments. */
export const appointmentsOf = (chance, referrals) => {
  const appointments = [];
  const plans = referrals.map((referral) => {
    if (referral.isDeclined) return referral;
    const start = nextOpen(referral.start);
    const therapist = therapistOf(chance, referral, Math.min(start, lastDay));
    const plan = { ...referral, start, therapist };
    const { found, isDropOut } = coursesOf(chance, plan);
    appointments.push(...found);
    const hasMore = found.some(({ attendance }) => attendance === "BKD");
    const last = hasMore ? lastDay + 100 : (found.at(-1)?.day ?? start);
    return Object.assign(plan, { last, isDropOut: isDropOut && !hasMore });
  });
  appointments.sort((one, other) => one.at - other.at || one.plan.id - other.plan.id);
  return { plans, appointments: appointments.map((each, at) => ({ id: 70_001 + at, ...each })) };
};

export const appointmentRow = (each) => [
  ...[each.id, each.plan.id, each.therapist.id, each.plan.practice.name, momentText(each.at)],
  ...[each.minutes, each.kind, each.attendance, each.room, each.isOnline, each.channel],
  ...[dayText(each.booked), textOr(each.cancelled), each.fee],
];
