import { dayText } from "../../tables.mjs";
import { dayOf, lastDay } from "./calendar.mjs";

/** Period, first day, length in days: those of November and December 2026 are entered but not yet held. */
const periods = [2024, 2025, 2026].flatMap((year) => [
  ["A", dayOf(`${year}-03-04`), 18],
  ["B", dayOf(`${year}-06-10`), 24],
  ["C", dayOf(`${year}-11-09`), 28],
]);

const boards = ["ABR", "TCL", "RSL"];
const boardOf = (chance, instrument) =>
  boards[chance.weighted(["Drum kit", "Guitar"].includes(instrument) ? [10, 25, 65] : [72, 26, 2])];

const resultOf = (score) => (score >= 87 ? "D" : score >= 80 ? "M" : score >= 67 ? "P" : "F");

const sitting = (chance, { pupil, grade, board, course, day }) => {
  const isHeld = day <= lastDay - 3;
  const isWithdrawn = chance.percent(isHeld ? 5 : 2);
  const lean = (course.teacher.hours === "" ? 0 : 2) + Math.round(pupil.diligence / -3);
  const score = Math.min(99, 78 + lean - Math.round(grade / 3) + chance.between(-17, 17));
  const resultOn = day + chance.between(12, 26);
  const isKnown = isHeld && !isWithdrawn && resultOn <= lastDay;
  return {
    score: isKnown ? score : "",
    result: isWithdrawn ? "W" : isKnown ? resultOf(score) : "",
    resultOn: isKnown ? dayText(resultOn) : "",
    fee: (board === "RSL" ? 4300 : 4600) + grade * 550,
  };
};

const examOf = (chance, { pupil, course, grade, period: [code, first, length] }) => {
  const day = first + chance.below(length);
  const board = boardOf(chance, course.instrument);
  return {
    ...{ pupil, course, grade, code, board, day },
    teacher: course.before.left > day ? course.before : course.teacher,
    entered: first - chance.between(32, 60),
    ...sitting(chance, { pupil, grade, board, course, day }),
  };
};

/** About a third sit an exam in a year, each time a grade further if the one before was passed. */
export const examsOf = (chance, pupils) =>
  pupils
    .filter(({ isTrial }) => !isTrial)
    .flatMap((pupil) => {
      const course = pupil.courses[0];
      let grade = Math.max(0, Math.min(7, Math.floor(-pupil.start / 370) + chance.between(-1, 1)));
      return periods
        .filter(([, first]) => first > pupil.start + 150 && first < (pupil.left ?? 2000))
        .flatMap((period) => {
          if (grade > 8 || !chance.percent(pupil.isAdult ? 7 : 17)) return [];
          const exam = examOf(chance, { pupil, course, grade, period });
          if (["D", "M", "P"].includes(exam.result)) grade += chance.percent(22) ? 2 : 1;
          return [exam];
        });
    })
    .sort((one, other) => one.day - other.day || one.pupil.id - other.pupil.id)
    .map((each, at) => ({ id: 5001 + at, ...each }));

export const examRow = (exam) => [
  ...[exam.id, exam.pupil.id, exam.teacher.id, exam.course.instrument],
  ...[exam.course.department, exam.board, exam.grade, exam.code, dayText(exam.entered)],
  ...[dayText(exam.day), exam.fee, exam.score, exam.result, exam.resultOn],
];
