import { dayText } from "../../tables.mjs";
import { courses, newCourses, rooms, teachers } from "./lists.mjs";

/** The last day on which anything happened: 2026-10-31. */
export const lastDay = 1034;

export const courseRows = (chance) => [
  ...courses.map((course, at) => courseRow(at + 1, course, dayText(-30 * chance.below(30)))),
  ...newCourses.map((course, at) => courseRow(courses.length + at + 1, course, dayText(995 + at))),
];

const courseRow = (id, [title, subject, level, price, , certified], launched) => [
  ...[id, title, subject, level, price, certified, launched],
];

/** The last two teachers are new, and have taught nothing. */
export const teacherRows = (chance) =>
  teachers.map((name, at) => {
    const isNew = at >= teachers.length - 2;
    const engaged = isNew ? lastDay - 20 - at : -20 * chance.below(60);
    const left = at === 5 || at === 9 ? dayText(700 + at * 15) : "";
    return [
      ...[at + 1, name, chance.percent(60) ? "F" : "S", chance.percent(65)],
      ...[dayText(engaged), left, chance.between(58, 120)],
    ];
  });

/** Two teachers left, and teach nothing afterwards; the new ones have not begun. */
const canTeach = (at, day) => (at === 5 || at === 9 ? day < 600 : at < teachers.length - 2);

/** Classes with what enrolments need to know of them, in the order of their start; those to come were announced already. */
export const heldClasses = (chance) => {
  const held = [];
  for (let day = 9; day <= lastDay + 110; day += chance.between(1, day < 400 ? 5 : 3)) {
    const course = chance.below(courses.length);
    const [title, subject, , price, hours, certified] = courses[course];
    let teacher = chance.below(teachers.length);
    while (!canTeach(teacher, day)) teacher = chance.below(teachers.length);
    const delivery = deliveryOf(chance, subject);
    const room = delivery === "ONL" ? undefined : roomOf(chance, subject);
    const announced = day - chance.between(50, 110);
    if (announced > lastDay) continue;
    const end = day + Math.max(0, Math.ceil(hours / 4) - 1) * 7;
    held.push({
      ...{ id: held.length + 1, title, subject, price, hours, certified, day, end, teacher, room },
      ...{ course: course + 1, delivery, announced, status: statusOf(chance, day, end) },
      seats: room === undefined ? chance.between(12, 24) : rooms[room][2] - chance.below(4),
      isEvening: chance.percent(45),
    });
  }
  return held;
};

const deliveryOf = (chance, subject) =>
  ["Languages", "IT", "Business"].includes(subject)
    ? ["ONS", "ONL", "HYB"][chance.weighted([5, 3, 1])]
    : "ONS";

const roomOf = (chance, subject) => (subject === "Cooking" ? 9 : chance.below(rooms.length - 1));

const statusOf = (chance, day, end) => {
  if (chance.percent(day > lastDay ? 3 : 9)) return "cancelled";
  if (day > lastDay) return "planned";
  return end > lastDay ? "running" : "completed";
};

export const classRows = (held) =>
  held.map((each) => [
    ...[each.id, `C${String(each.id).padStart(4, "0")}`, each.course, each.teacher + 1],
    ...[each.room === undefined ? "" : each.room + 1, dayText(each.announced)],
    ...[dayText(each.day), dayText(each.end), each.status, each.delivery],
    ...[each.seats, each.hours, each.isEvening],
  ]);

export const roomRows = () => rooms.map((room, at) => [at + 1, ...room]);
