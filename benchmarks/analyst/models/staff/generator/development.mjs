// What people learn, and how their managers judge their work.
import { courses, courseWeights, isWorkday, lastDay } from "./lists.mjs";

/** Bookings of courses since 2024, by the day of booking. */
export const trainingsOf = (chance, people) => {
  const trainings = [];
  for (const person of people) {
    if (person.id % 19 === 0) continue;
    const end = Math.min(person.left ?? lastDay, lastDay);
    let booked = Math.max(person.hired, 0) + chance.between(3, 160);
    while (booked <= end) {
      const training = trainingOf(chance, person, booked);
      if (training.start <= end || person.left === undefined) trainings.push(training);
      booked += chance.between(60, 320);
    }
  }
  return trainings.sort(
    (one, other) => one.booked - other.booked || one.person.id - other.person.id,
  );
};

const trainingOf = (chance, person, booked) => {
  const course = courses[chance.weighted(courseWeights)];
  let start = booked + chance.between(5, 75);
  while (!isWorkday(start)) start++;
  const isOnline = course.isMandatory ? chance.percent(80) : chance.percent(30);
  const state = chance.weighted([82, 10, 8]);
  const status = start > lastDay ? "B" : "CXN"[state];
  const completed = start + (course.hours > 8 ? chance.between(2, 30) : 0);
  const isDone = status === "C" && completed <= lastDay;
  return {
    ...{ person, course, booked, start, isOnline },
    status: status === "C" && !isDone ? "B" : status,
    completed: isDone ? completed : undefined,
    isPassed: isDone ? chance.percent(91) : undefined,
    cost: Math.round(course.price * (isOnline ? 0.7 : 1) * (chance.between(92, 108) / 100)),
  };
};

/** Annual reviews, due at the end of March, and the ones at the end of the probation, by due day. */
export const reviewsOf = (chance, people) =>
  people
    .flatMap((person) => {
      const annual = [90, 455, 820]
        .filter((due) => person.hired < due - 180 && (person.left ?? lastDay) > due + 10)
        .map((due) => ({ kind: "Annual", due }));
      const probation = person.hired + 182;
      const isInTime =
        probation >= 0 && probation <= Math.min(person.left ?? lastDay, lastDay + 60);
      return [...annual, ...(isInTime ? [{ kind: "Probation", due: probation }] : [])].flatMap(
        (review) => heldReview(chance, person, review),
      );
    })
    .sort((one, other) => one.due - other.due || one.person.id - other.person.id);

/** Nobody holds the review of somebody who has left. */
const heldReview = (chance, person, { kind, due }) => {
  const held = due + chance.between(-28, 19);
  const isHeld = held <= lastDay && chance.percent(due > 700 ? 88 : 96);
  if (person.left !== undefined && (!isHeld || held > person.left)) return [];
  if (!isHeld) return [{ ...{ person, kind, due } }];
  const rating = 1 + chance.weighted([3, 11, 44, 31, 11]);
  return [
    { ...{ person, kind, due, held, rating }, isPromotion: rating >= 4 && chance.percent(24) },
  ];
};
