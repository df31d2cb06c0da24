import { dayText } from "../../tables.mjs";
import { dayOf, lastDay, terms } from "./calendar.mjs";
import * as lists from "./lists.mjs";

const { departmentOf, family, given, instruments, parents, schools, towns } = lists;

export const teachersOf = () =>
  lists.teachers.map(([name, contract, site, started, left, hours, taught, cancels], at) => ({
    ...{ id: at + 11, name, contract, site, started: dayOf(started), hours, taught, cancels },
    left: left === "" ? Infinity : dayOf(left),
    startedText: started,
    leftText: left,
  }));

const teacherOf = (chance, teachers, instrument, day) => {
  const able = teachers.filter(
    ({ taught, started, left }) => taught.includes(instrument) && started <= day && left > day,
  );
  return able[chance.weighted(able.map((each) => (each.hours === "" ? 2 : 3)))];
};

/** Most begin in September and most of those who go do so in July. */
const startOf = (chance, isOld) => {
  if (isOld) return -chance.between(30, 1500);
  const term = chance.pick([...terms, ...terms.filter(({ name }) => name.startsWith("Autumn"))]);
  return term.first + (chance.percent(65) ? chance.below(6) : chance.below(term.weeks * 6));
};

const reasons = ["moved away", "too many other activities", "lost interest", "cost", "", "exams"];

const endOf = (chance, start, isTrial) => {
  if (isTrial) return start + chance.between(7, 16);
  for (const term of terms.filter(({ last }) => last > Math.max(start, 0) + 20)) {
    const isSummer = term.name.startsWith("Summer");
    if (chance.percent(isSummer ? 17 : 5)) return term.last + chance.below(6);
    if (chance.percent(2)) return term.last - chance.between(10, 50);
  }
  return undefined;
};

const lengthOf = (chance, age) =>
  [20, 30, 45, 60][
    chance.weighted(age < 8 ? [60, 40, 0, 0] : age < 14 ? [8, 72, 18, 2] : [2, 40, 38, 20])
  ];

const courseOf = (chance, { teachers, instrument, age, start }) => {
  const teacher = teacherOf(chance, teachers, instrument, Math.max(start, 0));
  const isOnline = chance.percent(6);
  return {
    ...{ instrument, department: departmentOf[instrument], teacher, isOnline },
    weekday: chance.weighted([20, 22, 21, 19, 12, 6]),
    minute: 60 * chance.between(14, 19) + 30 * chance.below(2),
    length: lengthOf(chance, age),
    room: isOnline ? "" : chance.pick(lists.rooms[teacher.site]),
  };
};

const anyInstrument = (chance) =>
  instruments[chance.weighted(instruments.map((each) => each[2]))][0];

/** How old somebody is who begins; who began long ago is still no adult. */
const bornOf = (chance, start, isAdult) => {
  const age = isAdult ? chance.between(19, 74) : chance.between(5, start < 0 ? 11 : 15);
  return { age, born: start - Math.round(age * 365.25) - chance.below(360) };
};

const pupilOf = (chance, { teachers, isOld }) => {
  const start = startOf(chance, isOld);
  const isAdult = chance.percent(17);
  const { age, born } = bornOf(chance, start, isAdult);
  const last = chance.pick(family);
  const first = chance.pick(given);
  const isTrial = !isOld && chance.percent(11);
  const end = endOf(chance, start, isTrial);
  const left = end !== undefined && end <= lastDay ? end : undefined;
  const instrument = anyInstrument(chance);
  const second = chance.percent(6) ? [anyInstrument(chance)] : [];
  const concession = isAdult ? "N" : "NSBF"[chance.weighted([78, 13, 7, 2])];
  return {
    ...{ name: `${first} ${last}`, start, left, born, concession, isTrial, isAdult },
    bornText: chance.percent(isAdult ? 45 : 2) ? "" : dayText(born),
    payer: isAdult ? `${first} ${last}` : `${chance.pick(parents)} ${last}`,
    town: towns[chance.weighted(towns.map(([, weight]) => weight))][0],
    school: isAdult || chance.percent(5) ? "" : chance.pick(schools),
    reason:
      left === undefined
        ? ""
        : isTrial
          ? "after the trial"
          : reasons[chance.weighted([14, 27, 24, 15, 14, 6])],
    pays: ["DD", "BT", "CARD", "CASH"][chance.weighted([48, 27, 19, 6])],
    diligence: chance.between(-12, 6),
    courses: [instrument, ...second.filter((each) => each !== instrument)].map((each) =>
      courseOf(chance, { teachers, instrument: each, age, start }),
    ),
  };
};

export const pupilsOf = (chance, teachers) =>
  Array.from({ length: 752 }, (_, at) => pupilOf(chance, { teachers, isOld: at < 316 }))
    .filter(({ start }) => start <= lastDay)
    .sort((one, other) => one.start - other.start)
    .map((each, at) => ({ id: 1201 + at, ...each }));

/** Whom a pupil has now, after a teacher has gone: somebody else who teaches it. */
export const nowWith = (chance, teachers, course, day) =>
  course.teacher.left > day ? course.teacher : teacherOf(chance, teachers, course.instrument, day);

export const pupilRow = (pupil) => [
  ...[pupil.id, pupil.name, pupil.isAdult ? "A" : "C", pupil.bornText, pupil.town, pupil.school],
  ...[pupil.courses[0].instrument, pupil.courses[0].teacher.id, pupil.concession],
  ...[dayText(pupil.start), pupil.left === undefined ? "" : dayText(pupil.left), pupil.reason],
];

export const teacherRow = (teacher) => [
  ...[teacher.id, teacher.name, departmentOf[teacher.taught[0]], teacher.contract, teacher.site],
  ...[teacher.hours, teacher.startedText, teacher.leftText],
];
