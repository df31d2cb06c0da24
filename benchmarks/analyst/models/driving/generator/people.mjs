import { dayText, momentText } from "../../tables.mjs";
import * as lists from "./lists.mjs";

export const lastDay = 1034;
/** Lessons are written in for so many days ahead. */
const bookedUntil = lastDay + 16;
const dayOr = (day) => (day === undefined ? "" : dayText(day));
const weekday = (day) => (day + 7000) % 7;
const isHoliday = (day) => /-12-2[56]$|-01-01$/.test(dayText(day));
/** Tests are on days from Monday to Friday that are no holidays. */
const toWorkday = (day) => {
  let on = day;
  while (weekday(on) > 4 || isHoliday(on)) on++;
  return on;
};
const weighted = (chance, list, at = 1) => list[chance.weighted(list.map((each) => each[at]))];

/** The next free slot of the instructor from a day on; nobody works on Sundays. */
const slotOf = (chance, instructor, from) => {
  const hours = instructor.isFull ? [8, 10, 12, 14, 16, 18] : [10, 12, 14];
  for (let day = from; day < from + 9; day++) {
    if (weekday(day) === 6 || isHoliday(day) || (weekday(day) === 5 && chance.percent(45)))
      continue;
    const free = hours.filter((hour) => !instructor.busy.has(day * 24 + hour));
    if (free.length === 0) continue;
    const hour = free[free.length - 1 - Math.floor(chance.next() * chance.next() * free.length)];
    instructor.busy.add(day * 24 + hour);
    return { day, hour };
  }
  return undefined;
};

const statusOf = (chance, day) => {
  if (day > lastDay) return chance.percent(4) ? "CXL" : "BKD";
  const part = chance.below(1000);
  if (part < 74) return "CXL";
  if (part < 98) return "CXS";
  return part < 121 ? "NSH" : "DON";
};

const takeLesson = (chance, learner, slot) => {
  const minutes = learner.isIntensive ? 120 : [60, 90, 120][chance.weighted([34, 18, 48])];
  const status = statusOf(chance, slot.day);
  const isOff = status === "CXL" || status === "CXS";
  const isDone = status === "DON";
  const isLate = (status === "CXL" && chance.percent(28)) || status === "NSH";
  learner.lessons.push({
    ...{ learner, ...slot, minutes, status, isCharged: isLate },
    kind: learner.hours > 14 ? ["STD", "MCK", "DUA"][chance.weighted([80, 13, 7])] : "STD",
    cancelled: isOff ? Math.min(slot.day, lastDay) - chance.pick([0, 0, 1, 1, 2, 4]) : undefined,
    miles: isDone ? Math.round((minutes / 60) * chance.between(11, 19)) : undefined,
    rating:
      isDone && chance.percent(17) ? [5, 4, 3, 2][chance.weighted([66, 24, 7, 3])] : undefined,
  });
  if (isDone) learner.hours += minutes / 60;
  if (isDone || isLate) learner.used += minutes / 60;
};

const resultOf = (chance, day, odds) => {
  if (day > lastDay) return "";
  if (chance.percent(3)) return "C";
  return chance.percent(odds) ? "P" : "F";
};

/** What the examiner wrote down: minor faults and the worst one, or how many questions were right. */
const marksOf = (chance, kind, result) => {
  if (result !== "P" && result !== "F") return {};
  const isPass = result === "P";
  if (kind === "THY") return { score: chance.between(isPass ? 43 : 28, isPass ? 50 : 42) };
  const minors = chance.between(isPass ? 0 : 2, isPass ? 9 : 15);
  return { minors, fault: isPass ? "" : weighted(chance, lists.faults)[0] };
};

const testOf = (chance, learner, kind, day) => {
  const centre = weighted(chance, lists.centres);
  const odds = kind === "THY" ? 56 : learner.instructor.pass + centre[2] + learner.tries * 3;
  const result = resultOf(chance, day, odds);
  const count = kind === "THY" ? "theories" : "tries";
  learner.tests.push({
    ...{ learner, kind, result, attempt: learner[count] + 1, centre: centre[0] },
    at: day * 1440 + chance.between(16, 30) * 30,
    booked: day - chance.between(18, 60),
    ...marksOf(chance, kind, result),
  });
  if (result !== "C") learner[count]++;
  return result;
};

/** A first theory test some weeks after the beginning, and again until it is passed. */
const theoryOf = (chance, learner, start) => {
  if (chance.percent(24)) return start - 5;
  let day = start + chance.between(15, 75);
  while (day <= lastDay + 30) {
    const result = testOf(chance, learner, "THY", toWorkday(day));
    if (result === "P") return day;
    if (result === "") return undefined;
    day += chance.between(14, 45);
  }
  return undefined;
};

/** When a practical test can be, if the learner is ready for one. */
const readyOn = (chance, { hours, theory }, need, day) =>
  hours >= need && theory !== undefined && theory < day
    ? toWorkday(day + chance.between(3, 12))
    : undefined;

const stop = (learner, day) =>
  Object.assign(
    learner,
    day > lastDay ? { status: "ACT" } : { status: "STP", ended: Math.min(day, lastDay) },
  );

const pauseOf = (chance, { isIntensive }) =>
  isIntensive ? 1 : chance.pick([5, 6, 7, 7, 7, 8, 12, 14]);

/** From the first lesson to the pass, or until the learner has had enough. */
const learn = (chance, learner, start) => {
  learner.theory = theoryOf(chance, learner, start);
  const quitAt = chance.percent(19) ? chance.between(3, 25) : 999;
  let [day, need] = [start, chance.between(18, 46)];
  const { until = 9999 } = learner.instructor;
  while (day <= bookedUntil) {
    if (day >= until || learner.hours >= quitAt) return stop(learner, day);
    const on = readyOn(chance, learner, need, day);
    if (on !== undefined) {
      const result = testOf(chance, learner, "PRA", on);
      if (result === "P") return Object.assign(learner, { status: "PAS", ended: on });
      if (result === "") return learner;
      need = learner.hours + chance.between(4, 9);
      day = on + 4;
    }
    const slot = slotOf(chance, learner.instructor, day);
    if (slot !== undefined && slot.day <= bookedUntil) takeLesson(chance, learner, slot);
    day = (slot?.day ?? day + 7) + pauseOf(chance, learner);
  }
  if (learner.hours >= need - 9 && learner.theory !== undefined)
    testOf(chance, learner, "PRA", toWorkday(lastDay + chance.between(17, 70)));
  return learner;
};

const instructorFor = (chance, gearbox, day) => {
  const fit = lists.instructors.filter(
    (each) => each.gearbox === gearbox && each.from <= day && day < (each.until ?? 9999) - 120,
  );
  return fit[chance.weighted(fit.map(({ isFull }) => (isFull ? 2 : 1)))];
};

export const learnersOf = (chance) => {
  const learners = [];
  for (let day = -210; day <= lastDay; day++) {
    const count = Math.floor(0.55 + day / 2600 + chance.next());
    for (let n = 0; n < count; n++) {
      const gearbox = chance.percent(27 + Math.max(day, 0) / 60) ? "AUT" : "MAN";
      const start = day + chance.between(4, 38);
      const instructor = instructorFor(chance, gearbox, day);
      const isYoung = chance.percent(76);
      const learner = {
        ...{ id: 3001 + learners.length, gearbox, joined: day, instructor, lessons: [], tests: [] },
        ...{ name: `${chance.pick(lists.given)} ${chance.pick(lists.family)}`, hours: 0, used: 0 },
        ...{ tries: 0, theories: 0, status: "ACT", isIntensive: chance.percent(4) },
        phone: chance.percent(4) ? "" : `07700 900${String(chance.below(1000)).padStart(3, "0")}`,
        born:
          day - Math.round(365.25 * (isYoung ? 17 : chance.between(19, 48))) - chance.below(500),
        isStudent: isYoung && chance.percent(58),
        town: chance.pick(lists.towns),
        source: lists.sources[chance.weighted([36, 24, 12, 8, 9, 11])],
      };
      if (start > lastDay - 3 && chance.percent(70))
        Object.assign(learner, { status: "WTG", instructor: undefined });
      else learn(chance, learner, start);
      learner.reason = learner.status === "STP" ? chance.pick(lists.reasons) : "";
      learners.push(learner);
    }
  }
  return learners;
};

const packageOf = (chance, learner) => {
  if (learner.isIntensive) return lists.packages[4];
  return weighted(chance, lists.packages.slice(0, 4), 3);
};

/** Hours are bought before they are driven; what nobody has driven yet is left, or given back. */
export const packagesOf = (chance, learners) =>
  learners
    .flatMap((learner) => {
      const bought = [];
      let sum = 0;
      const spent = learner.lessons.filter(
        ({ status, isCharged }) => status === "DON" || isCharged,
      );
      for (const lesson of spent) {
        sum += lesson.minutes / 60;
        const all = bought.reduce((total, { hours }) => total + hours, 0);
        if (sum <= all) continue;
        const [name, hours, price] = packageOf(chance, learner);
        const sold = lesson.day - chance.between(0, 4);
        const list = Math.round(price * (1 + Math.max(sold, 0) / 7000)) * 100;
        const lag = chance.percent(11) ? chance.between(6, 45) : chance.between(0, 3);
        bought.push({
          ...{ learner, name, hours, list, sold },
          discount: learner.isStudent && hours > 2 ? Math.round(list * 0.05) : 0,
          paidOn: sold + lag <= lastDay ? sold + lag : undefined,
          method: weighted(chance, [
            ["Card", 48],
            ["Bank transfer", 30],
            ["Cash", 22],
          ])[0],
        });
      }
      let rest = sum;
      for (const each of bought) {
        each.used = Math.min(each.hours, Math.round(rest * 2) / 2);
        rest = Math.max(0, rest - each.used);
        const left = each.hours - each.used;
        const isOver = learner.status === "STP" || learner.status === "PAS";
        each.refund =
          isOver && left > 0 && each.paidOn !== undefined && chance.percent(60)
            ? Math.round(((each.list - each.discount) * left) / each.hours)
            : 0;
      }
      return bought;
    })
    .sort((one, other) => one.sold - other.sold || one.learner.id - other.learner.id);

export const instructorRow = (each) => [
  ...[each.id, each.name, each.grade, each.gearbox, each.area, dayText(each.from)],
  ...[dayOr(each.until), each.isFull],
];
export const carRow = (
  [plate, make, model, fuel, gearbox, from, instructor, mot, service, state, miles],
  at,
) => [
  ...[at + 1, plate, make, model, fuel, gearbox, dayText(from), instructor],
  ...[mot === "" ? "" : dayText(mot), service === "" ? "" : dayText(service), state, miles],
];
export const learnerRow = (each) => [
  ...[each.id, each.name, each.phone, dayText(each.born), each.town, each.gearbox, each.status],
  ...[
    each.instructor?.id ?? "",
    dayText(each.joined),
    each.theory > lastDay ? "" : dayOr(each.theory),
    dayOr(each.ended),
  ],
  ...[each.reason, each.source, each.isStudent],
];
export const lessonRow = (each, at) => [
  ...[at + 1, each.learner.id, each.learner.instructor.id, each.learner.instructor.id],
  ...[momentText(each.day * 1440 + each.hour * 60), each.minutes, each.kind, each.status],
  ...[dayOr(each.cancelled), each.isCharged, each.miles ?? "", each.rating ?? ""],
];
export const testRow = (each, at) => [
  ...[at + 1, each.learner.id, each.learner.instructor.id, each.kind, each.centre],
  ...[dayText(each.booked), momentText(each.at), each.attempt, each.result, each.minors ?? ""],
  ...[each.score ?? "", each.fault ?? ""],
];
export const packageRow = (each, at) => [
  ...[at + 1, each.learner.id, each.name, each.hours, each.used, dayText(each.sold)],
  ...[dayText(each.sold + 365), each.list, each.discount, dayOr(each.paidOn)],
  ...[each.paidOn === undefined ? "" : each.method, each.refund],
];
