import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";
import { reviewsOf, trainingsOf } from "./development.mjs";
import { departments, sites } from "./lists.mjs";
import { gradeOf, jobOf, peopleOf } from "./people.mjs";
import { absencesOf } from "./time-off.mjs";

const dateOf = (day) => (day === undefined ? "" : dayText(day));

/** Employees, their absences, trainings and reviews, and the headcount at each month's end. */
export const tables = () => {
  const people = peopleOf(new Chance(4711), 430);
  const absences = absencesOf(new Chance(4712), people);
  const trainings = trainingsOf(new Chance(4713), people);
  const reviews = reviewsOf(new Chance(4714), people);
  return {
    "departments.csv": csv(
      "id,code,name,division",
      departments.map(({ code, name, division }, at) => [at + 1, code, name, division]),
    ),
    "sites.csv": csv(
      "id,city,country",
      sites.map(({ city, country }, at) => [at + 1, city, country]),
    ),
    "employees.csv": csv(
      "id,full_name,gender,born_on,department_id,site_id,job,grade,contract,is_full_time,weekly_hours,is_remote,line_manager,hired_on,probation_ends_on,contract_ends_on,left_on,leaving_reason,salary,last_raise_on,last_raise_percent,home_postcode",
      people.map(employeeRow),
    ),
    "absences.csv": csv(
      "id,employee_id,kind,requested_on,first_day,last_day,days,is_certified,diagnosis_code",
      absences.map(absenceRow),
    ),
    "trainings.csv": csv(
      "id,employee_id,course,category,provider,is_mandatory,format,booked_on,starts_on,completed_on,status,hours,cost,is_passed",
      trainings.map(trainingRow),
    ),
    "reviews.csv": csv(
      "id,employee_id,kind,due_on,held_on,rating,is_promotion_recommended",
      reviews.map(reviewRow),
    ),
    "headcounts.csv": csv(
      "id,counted_on,department,site,people,fte,planned,joiners,leavers,payroll_cost",
      headcountRows(new Chance(4715), people).map((row, at) => [at + 1, ...row]),
    ),
  };
};

const employeeRow = (person) => [
  ...[person.id, person.name, person.gender, dayText(person.born)],
  ...[person.department + 1, person.site + 1, jobOf(person), gradeOf(person), person.contract],
  ...[person.isFullTime, person.hours, person.isRemote, person.manager ?? ""],
  ...[dayText(person.hired), dayText(person.hired + 182), dateOf(person.contractEnd)],
  ...[dateOf(person.left), person.reason ?? "", person.salary],
  ...[dateOf(person.raise?.day), person.raise?.percent ?? ""],
  10_000 + person.id * 37,
];

const absenceRow = ({ person, kind, requested, first, last, days, isCertified }, at) => [
  ...[at + 1, person.id, kind, dayText(requested), dayText(first), dateOf(last), days],
  ...[isCertified, kind === "Sick leave" && isCertified ? `J${person.id % 40}` : ""],
];

const trainingRow = (training, at) => {
  const { person, course, isOnline, booked, start, completed, status, cost, isPassed } = training;
  return [
    ...[at + 1, person.id, course.name, course.category, course.provider, course.isMandatory],
    ...[isOnline ? "Online" : "Classroom", dayText(booked), dayText(start), dateOf(completed)],
    ...[status, course.hours, cost, isPassed ?? ""],
  ];
};

const reviewRow = ({ person, kind, due, held, rating, isPromotion }, at) => [
  ...[at + 1, person.id, kind, dayText(due), dateOf(held), rating ?? "", isPromotion ?? ""],
];

/** How many people each department has at each site, at the ends of 34 months. */
const headcountRows = (chance, people) =>
  monthEnds(34).flatMap((end) =>
    departments.flatMap(({ name }, department) =>
      sites.flatMap(({ city }, site) => {
        const own = people.filter((each) => each.department === department && each.site === site);
        const figures = headcountOf(chance, own, end);
        return figures === undefined ? [] : [[end.text, name, city, ...figures]];
      }),
    ),
  );

/** People, full-time equivalents, planned positions, joiners and leavers, and pay of a month; none without people. */
const headcountOf = (chance, people, { day, text }) => {
  const there = people.filter(({ hired, left }) => hired <= day && (left ?? day + 1) > day);
  const isInMonth = (at) => dateOf(at).slice(0, 7) === text.slice(0, 7);
  const joiners = people.filter(({ hired }) => isInMonth(hired)).length;
  const leavers = people.filter(({ left }) => isInMonth(left)).length;
  if (there.length + joiners + leavers === 0) return undefined;
  const hours = there.reduce((sum, person) => sum + person.hours, 0);
  const pay = there.reduce((sum, { salary, hours: own }) => sum + (salary * own) / 480, 0);
  const planned = there.length + chance.weighted([70, 22, 8]);
  return [there.length, hours / 40, planned, joiners, leavers, Math.round(pay)];
};
