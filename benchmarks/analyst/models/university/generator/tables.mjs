import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";

const courses = [
  ["MATH101", "Linear Algebra", "Mathematics", 9, "UG", false],
  ["MATH102", "Analysis I", "Mathematics", 9, "UG", false],
  ["MATH210", "Statistics", "Mathematics", 6, "UG", true],
  ["INF100", "Programming 1", "Informatics", 6, "UG", false],
  ["INF110", "Programming 2", "Informatics", 6, "UG", false],
  ["INF230", "Databases", "Informatics", 6, "UG", true],
  ["INF300", "Machine Learning", "Informatics", 6, "PG", true],
  ["INF310", "Distributed Systems", "Informatics", 6, "PG", false],
  ["ECO100", "Microeconomics", "Economics", 6, "UG", false],
  ["ECO120", "Accounting", "Economics", 3, "UG", true],
  ["ECO320", "Credit Risk", "Economics", 6, "PG", false],
  ["PHY100", "Mechanics", "Physics", 9, "UG", false],
  ["PHY220", "Optics", "Physics", 6, "UG", false],
  ["PHY330", "Quantum Theory", "Physics", 9, "PG", false],
  ["LAN010", "English B2", "Language Centre", 3, "UG", true],
  ["LAN020", "Spanish A1", "Language Centre", 3, "UG", true],
];
const programmes = [
  "BSc Informatics",
  "MSc Informatics",
  "BSc Economics",
  "BSc Physics",
  "MSc Data Science",
];
const first = "Aylin Bo Chidi Dana Emil Farah Gita Hugo Ines Jun".split(" ");
const last = "Abel Brandt Costa Diaz Ekberg Fischer Grade Huang Ito Jansen".split(" ");
const countries = ["Germany", "Germany", "Germany", "India", "Spain", "China", "Turkey", ""];
const grades = [1, 1.3, 1.7, 2, 2.3, 2.7, 3, 3.3, 3.7, 4, 5];
/** The days on which terms begin, from 2024-01-01: April and October. */
const terms = [
  ["SS24", 91],
  ["WS24/25", 274],
  ["SS25", 456],
  ["WS25/26", 639],
  ["SS26", 821],
  ["WS26/27", 1004],
];
const lastDay = 1034;

const enrolment = (chance, id, student, course, [term, begin]) => {
  const enrolled = begin + chance.below(20);
  const isDropped = chance.percent(9 + (course % 4) * 3);
  const dropped = Math.min(lastDay, enrolled + chance.between(5, 80));
  const isOver = begin < 1000;
  const isAbsent = chance.percent(5);
  const grade = grades[chance.weighted([4, 5, 7, 9, 9, 8, 7, 5, 4, 3, 6 + (course % 3) * 3])];
  const isGraded = isOver && !isDropped && !isAbsent;
  return [
    ...[id, student, course + 1, term, dayText(enrolled), isDropped ? dayText(dropped) : ""],
    ...[
      isGraded ? grade.toFixed(1) : "",
      isGraded ? dayText(begin + chance.between(110, 140)) : "",
    ],
    ...[
      chance.percent(88) ? 1 : 2,
      isDropped
        ? "dropped"
        : isGraded
          ? grade < 5
            ? "passed"
            : "failed"
          : isOver
            ? "absent"
            : "running",
    ],
  ];
};

const feeRows = (chance, students) => {
  const rows = [];
  for (const { id, admitted, isPartTime } of students)
    for (const [term, begin] of terms) {
      if (begin < admitted) continue;
      const isWaived = chance.percent(7);
      const paid = begin + chance.between(-25, 60);
      const isPaid = !isWaived && paid <= lastDay && chance.percent(93);
      rows.push([
        ...[rows.length + 1, id, term, dayText(begin), isPaid ? dayText(paid) : ""],
        ...[isWaived ? "0.00" : isPartTime ? "175.00" : "311.50", isWaived],
      ]);
    }
  return rows;
};

/** Courses, students, who took what with which grade, fees, and the staff at the beginning of terms. */
export const tables = () => {
  const chance = new Chance(403);
  const students = Array.from({ length: 420 }, (_, at) => ({
    id: at + 1,
    admitted: terms[chance.weighted([5, 9, 3, 9, 3, 6])][1],
    isPartTime: chance.percent(18),
    row: [
      ...[700100 + at * 7, `${chance.pick(first)} ${chance.pick(last)}`, chance.pick(programmes)],
      ...[chance.pick(countries), chance.between(1984, 2007)],
    ],
  }));
  const enrolments = [];
  for (const { id, admitted } of students.filter(({ id }) => id % 37 !== 0))
    for (const term of terms) {
      if (term[1] < admitted) continue;
      const start = chance.below(courses.length);
      for (let index = 0; index < chance.between(2, 6); index++)
        enrolments.push(
          enrolment(chance, enrolments.length + 1, id, (start + index * 5) % courses.length, term),
        );
    }
  const staff = terms.flatMap(([, begin]) =>
    ["Mathematics", "Informatics", "Economics", "Physics", "Language Centre"].flatMap(
      (department) =>
        ["Professor", "Lecturer", "Assistant"].map((rank) => [
          ...[dayText(begin), department, rank, (chance.between(4, 24) / 2).toFixed(1)],
        ]),
    ),
  );
  return {
    "crs.csv": csv(
      "id,code,ttl,dept,ects,lvl,is_online",
      courses.map((row, at) => [at + 1, ...row]),
    ),
    "stud.csv": csv(
      "id,matr_no,full_nm,prog,country,birth_year,admitted_on,is_pt",
      students.map(({ id, row, admitted, isPartTime }) => [
        id,
        ...row,
        dayText(admitted),
        isPartTime,
      ]),
    ),
    "enr.csv": csv(
      "id,stud_id,crs_id,term,enrolled_on,dropped_on,grade,graded_on,attempt,status",
      enrolments,
    ),
    "fees.csv": csv("id,stud_id,term,due_on,paid_on,amt,waived", feeRows(chance, students)),
    "staff.csv": csv(
      "id,as_of,dept,rnk,fte",
      staff.map((row, at) => [at + 1, ...row]),
    ),
  };
};
