import { momentText } from "../../tables.mjs";
import { lastDay, mondays, schoolYearOf, termOf } from "./calendar.mjs";
import { nowWith } from "./people.mjs";

/** Winter brings colds, and some forget more often than others. */
const statusOf = (chance, { pupil, course, day, isTrial }) => {
  if (chance.percent(course.teacher.cancels)) return "CXT";
  const isWinter = /-(?:01|02|11|12)-/.test(momentText(day * 1440));
  const excused = 5 + (isWinter ? 4 : 0) + (course.isOnline ? -2 : 0);
  const missed = Math.max(1, (isTrial ? 9 : 4) - Math.round(pupil.diligence / 2));
  return ["EXC", "ABS", "ATT"][chance.weighted([excused, missed, 100 - excused - missed])];
};

const noteOf = (chance, status) =>
  status === "EXC" && chance.percent(70)
    ? chance.pick(["ill", "school trip", "family", "exam"])
    : "";

const lessonOf = (chance, { pupil, course, day, isTrial }) => {
  const status = statusOf(chance, { pupil, course, day, isTrial });
  const at = day * 1440 + (course.weekday === 5 ? course.minute - 300 : course.minute);
  return {
    ...{ pupil, course, day, at, status, isTrial },
    minutes: isTrial ? 30 : course.length,
    reason: noteOf(chance, status),
  };
};

/** Every week of term in which somebody was a pupil; when a teacher goes, another one takes over. */
const lessonsOfCourse = (chance, { pupil, course, teachers }) => {
  let current = course;
  let isFirst = pupil.start >= 0;
  const found = [];
  for (const monday of mondays) {
    const day = monday + current.weekday;
    if (day < pupil.start || day > lastDay) continue;
    if (pupil.left !== undefined && day > pupil.left) break;
    const teacher = nowWith(chance, teachers, current, day);
    if (teacher !== current.teacher) current = { ...current, teacher };
    const isTrial = isFirst && (pupil.isTrial || pupil.id % 3 > 0);
    found.push(lessonOf(chance, { pupil, course: current, day, isTrial }));
    isFirst = false;
    if (pupil.isTrial) break;
  }
  course.before = course.teacher;
  course.teacher = current.teacher;
  return found;
};

export const lessonsOf = (chance, { pupils, teachers }) =>
  pupils
    .flatMap((pupil) =>
      pupil.courses.flatMap((course) => lessonsOfCourse(chance, { pupil, course, teachers })),
    )
    .sort((one, other) => one.at - other.at || one.pupil.id - other.pupil.id)
    .map((each, at) => ({ id: at + 1, ...each }));

export const lessonRow = ({ id, pupil, course, day, at, minutes, status, reason, isTrial }) => [
  ...[id, pupil.id, course.teacher.id, course.instrument, course.department],
  ...[course.isOnline ? "" : course.teacher.site, course.room, course.isOnline],
  ...[termOf(day), schoolYearOf(day), momentText(at), minutes, status, reason, isTrial],
];
