// Who works or worked for the company.
import {
  departmentWeights,
  departments,
  firstNames,
  gradePay,
  grades,
  lastDay,
  lastNames,
  leavingReasons,
  siteWeights,
  sites,
} from "./lists.mjs";

/** Everybody who was employed at some time since 2024, with days counted from 2024-01-01. */
export const peopleOf = (chance, count) => {
  const names = new Set();
  const people = [];
  for (let id = 1; id <= count; id++) people.push(personOf(chance, id, names));
  for (const person of people) person.manager = managerOf(chance, person, people);
  return people;
};

const personOf = (chance, id, names) => {
  const isFirstManager = id <= departments.length * 2;
  const drawn = chance.weighted(departmentWeights);
  const department = isFirstManager ? (id - 1) % departments.length : drawn;
  const site = chance.weighted(siteWeights);
  const gender = "fmd"[chance.weighted([48, 50, 2])];
  const grade = isFirstManager ? 3 : chance.weighted([34, 38, 20, 6]);
  const contract = contractOf(chance, grade);
  const hired = hiredOn(chance, contract);
  const age = contract === "A" ? chance.between(16, 21) : ageAtHire(chance);
  const { left, reason } = leavingOf(chance, { hired, contract, age });
  const isFullTime = contract === "A" || chance.percent(gender === "f" ? 66 : 90);
  return {
    ...{ id, department, site, gender, grade, contract },
    ...{ hired, left, reason, isFullTime },
    name: nameOf(chance, gender, names),
    born: hired - age * 365 - chance.between(6, 360),
    hours: isFullTime ? 40 : [20, 24, 30][chance.below(3)],
    contractEnd: contractEndOf(chance, { contract, left }),
    isRemote: [0, 1, 2, 5, 6].includes(department) && chance.percent(35),
    salary: salaryOf(chance, { department, site, grade, gender, contract }),
    raise: raiseOf(chance, hired, Math.min(left ?? lastDay, lastDay)),
  };
};

/** Apprentices begin in grade A; managers stay for good. */
const contractOf = (chance, grade) => {
  if (grade === 0 && chance.percent(18)) return "A";
  return grade < 3 && chance.percent(18) ? "F" : "P";
};

const hiredOn = (chance, contract) => {
  if (contract === "A") return chance.between(-400, 990);
  if (contract === "F") return chance.between(-300, 1020);
  return chance.percent(58) ? chance.between(-5200, -1) : chance.between(0, 1028);
};

/** Most people are hired young, some of them late. */
const ageAtHire = (chance) =>
  chance.percent(70) ? chance.between(20, 37) : chance.between(38, 52);

const leavingOf = (chance, { hired, contract, age }) => {
  const ageNow = age + (lastDay - hired) / 365.25;
  if (ageNow > 66) {
    const retired = Math.round(hired + (65.5 - age) * 365.25);
    return { left: Math.max(retired, chance.between(6, 300)), reason: leavingReasons[3] };
  }
  if (!chance.percent(contract === "P" ? 36 : 42)) return {};
  const first = Math.max(hired + 40, 6);
  if (first >= lastDay) return {};
  const left = chance.between(first, lastDay);
  if (contract !== "P") return { left, reason: leavingReasons[chance.weighted([3, 7, 1])] };
  return { left, reason: leavingReasons[chance.weighted([8, 0, 1])] };
};

const contractEndOf = (chance, { contract, left }) => {
  if (contract === "P") return undefined;
  return left ?? lastDay + chance.between(5, 330);
};

const salaryOf = (chance, { department, site, grade, gender, contract }) => {
  const base = contract === "A" ? 14_500 : gradePay[grade] * departments[department].pay;
  const own = chance.between(90, 116) - (gender === "f" ? 3 : 0);
  return Math.round((base * sites[site].pay * own) / 1000) * 10;
};

/** The day and the percent of the last pay rise; nobody has one in the first year. */
const raiseOf = (chance, hired, end) => {
  const first = hired + 365;
  if (first > end || chance.percent(7)) return undefined;
  return {
    day: chance.between(Math.max(first, end - 1100), end),
    percent: chance.between(10, 65) / 10,
  };
};

const nameOf = (chance, gender, names) => {
  for (;;) {
    const name = `${chance.pick(firstNames[gender])} ${chance.pick(lastNames)}`;
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
};

/** Somebody of grade D of the same department; those of grade D have nobody above them. */
const managerOf = (chance, person, people) => {
  if (person.grade === 3) return undefined;
  const above = people.filter(
    ({ department, grade, left }) =>
      department === person.department && grade === 3 && left === undefined,
  );
  return above.length === 0 ? undefined : chance.pick(above).name;
};

export const jobOf = ({ department, grade, contract }) =>
  contract === "A" ? "Apprentice" : departments[department].jobs[grade];

export const gradeOf = ({ grade }) => grades[grade];
