// When people are away: sick, on holiday, as parents, or unpaid.
import { isWorkday, lastDay } from "./lists.mjs";

/** Absences of all people since 2024, by their first day. */
export const absencesOf = (chance, people) =>
  people
    .flatMap((person) => [
      ...sickLeaves(chance, person),
      ...annualLeaves(chance, person),
      ...rareLeaves(chance, person),
    ])
    .sort((one, other) => one.first - other.first || one.person.id - other.person.id);

const endOf = ({ left }) => Math.min(left ?? lastDay, lastDay);

const sickLeaves = (chance, person) => {
  if (person.id % 17 === 0) return [];
  const leaves = [];
  const end = endOf(person);
  let day = Math.max(person.hired, 0) + chance.between(1, 120);
  while (day <= end) {
    const first = nextWorkday(day);
    const workdays = [
      chance.between(1, 3),
      chance.between(4, 10),
      chance.between(15, 70),
    ][chance.weighted([70, 26, 4])]; // prettier-ignore
    const last = dayAfterWorkdays(first, workdays);
    if (first <= end && (last <= end || person.left === undefined)) {
      leaves.push({
        ...{ person, first, kind: "Sick leave", requested: first + chance.below(2) },
        last: last <= end ? last : undefined,
        days: workdaysFrom(first, Math.min(last, end)),
        isCertified: workdays > 3 ? chance.percent(93) : chance.percent(25),
      });
    }
    day = last + gapIn(chance, last);
  }
  return leaves;
};

/** In winter people fall ill sooner again than in summer. */
const gapIn = (chance, day) => {
  const ofYear = ((day % 365) + 365) % 365;
  return ofYear < 90 || ofYear > 300 ? chance.between(25, 170) : chance.between(60, 260);
};

const annualLeaves = (chance, person) => {
  const leaves = [];
  const planned = person.left ?? person.contractEnd ?? lastDay + 60;
  const end = Math.min(planned, lastDay + 60);
  let day = Math.max(person.hired, 0) + chance.between(20, 150);
  while (day <= end) {
    const first = nextWorkday(day);
    const last = dayAfterWorkdays(first, chance.pick([3, 5, 5, 8, 10, 10, 15]));
    const requested = first - chance.between(6, 90);
    if (last <= end && requested <= lastDay && requested >= person.hired)
      leaves.push({
        ...{ person, first, last, requested, kind: "Annual leave", isCertified: false },
        days: workdaysFrom(first, last),
      });
    day = last + chance.between(50, 190);
  }
  return leaves;
};

const rareLeaves = (chance, person) => {
  const end = endOf(person);
  const begin = Math.max(person.hired, 0);
  const leaveOf = (kind, workdays) => {
    const first = nextWorkday(chance.between(begin, Math.max(begin, end - workdays * 2)));
    const last = dayAfterWorkdays(first, workdays);
    return last > end
      ? []
      : [
          {
            ...{ person, first, last, kind, isCertified: false, requested: first - 60 },
            days: workdaysFrom(first, last),
          },
        ];
  };
  return [
    ...(chance.percent(9) ? leaveOf("Parental leave", chance.between(20, 180)) : []),
    ...(chance.percent(8) ? leaveOf("Unpaid leave", chance.between(1, 25)) : []),
  ];
};

const nextWorkday = (day) => (isWorkday(day) ? day : nextWorkday(day + 1));

/** The last day of so many working days from a first one. */
const dayAfterWorkdays = (first, workdays) => {
  let day = first;
  for (let rest = workdays - 1; rest > 0; rest -= isWorkday(day) ? 1 : 0) day++;
  return day;
};

const workdaysFrom = (first, last) => {
  let days = 0;
  for (let day = first; day <= last; day++) if (isWorkday(day)) days++;
  return days;
};
