import { csv, dayText, monthEnds } from "../../tables.mjs";
import { inspectionTypes, inspectors, roles } from "./lists.mjs";

const sunday = 0;
const saturday = 6;
/** 2024-01-01 was a Monday. */
const weekdayOf = (day) => (((day + 1) % 7) + 7) % 7;

/** Whether it was passed, the defects, the serious ones, and when they are to be and were remedied. */
const findingsOf = (chance, { day, type, grade, lastDay }) => {
  const isClean = chance.percent(grade === "C" ? 35 : 55);
  const defects = isClean ? 0 : chance.between(1, type === 3 ? 14 : 6);
  const serious = isClean ? 0 : Math.min(chance.weighted([6, 3, 1]), defects);
  const remedied = day + chance.between(2, 48);
  const isRemedied = !isClean && remedied <= lastDay && !chance.percent(3);
  return [
    ...[defects < 3 && serious === 0, defects, serious],
    ...[isClean ? "" : dayText(day + 21), isRemedied ? dayText(remedied) : ""],
  ];
};

/** Visits to a site in search of defects; what was found is to be remedied within three weeks. */
const inspectionsOf = (chance, { projects, jobs, lastDay }) => {
  const rows = [];
  for (const project of projects) {
    const own = jobs.filter((job) => job.project === project);
    if (own.length === 0) continue;
    const end = Math.min(project.end, lastDay);
    for (let day = project.start + 10; day <= end; day += chance.between(5, 19)) {
      if (weekdayOf(day) === sunday || weekdayOf(day) === saturday) continue;
      const begun = own.filter((job) => job.start <= day);
      const { subcontractor } = chance.pick(begun.length === 0 ? own : begun);
      const isLate = project.end - day < 60;
      const type = isLate && chance.percent(60) ? 3 : chance.weighted([5, 5, 2, 0]);
      const found = findingsOf(chance, { day, type, grade: subcontractor.grade, lastDay });
      rows.push([
        ...[rows.length + 1, project.id, subcontractor.id, inspectionTypes[type]],
        ...[chance.pick(inspectors), dayText(day), ...found],
      ]);
    }
  }
  return rows;
};

const activeOn = (projects, day) =>
  projects.filter((each) => !each.isIdle && each.start <= day && day <= each.end);

/** Shifts of our own people, about every eleventh day of each, and no Sundays. */
const timesheetsOf = (chance, { projects, lastDay }) => {
  const rows = [];
  for (const [role, wage, names] of roles)
    for (const name of names)
      for (let day = chance.between(0, 60); day <= lastDay; day += chance.between(3, 17)) {
        const weekday = weekdayOf(day);
        if (weekday === sunday || (weekday === saturday && chance.percent(60))) continue;
        const running = activeOn(projects, day);
        if (running.length === 0) continue;
        const project = chance.pick(running);
        const overtime = chance.percent(weekday === saturday ? 70 : 28)
          ? chance.between(1, 6) / 2
          : 0;
        const hours = 8 - chance.below(3) / 2 + overtime;
        const isNight = chance.percent(role === "Crane operator" ? 14 : 5);
        const cost = wage * (hours + overtime * 0.25) * (isNight ? 1.2 : 1);
        rows.push([
          ...[rows.length + 1, project.id, name, role, dayText(day), isNight],
          ...[hours, overtime, wage, cost.toFixed(2)],
        ]);
      }
  return rows;
};

/** What each running site reports on the last day of a month. */
const reportsOf = (chance, { projects, retained }) =>
  monthEnds(34).flatMap(({ day, text }) =>
    projects
      .filter((each) => each.start <= day && day <= each.end + 200)
      .map((project) => {
        const isRunning = day <= project.end;
        return [
          ...[text, project.name, project.city],
          ...[isRunning ? chance.between(2, 14) : 0, isRunning ? chance.between(0, 45) : 0],
          ...[isRunning ? chance.between(0, 3) : 0, retained(project, day)],
        ];
      }),
  );

export const siteTables = (chance, made) => ({
  "inspections.csv": csv(
    "id,project_id,subcontractor_id,type,inspector,inspected_on,passed,defects,serious_defects,remedy_due_on,remedied_on",
    inspectionsOf(chance, made),
  ),
  "timesheets.csv": csv(
    "id,project_id,worker,role,worked_on,is_night,hours,overtime_hours,hourly_wage,cost",
    timesheetsOf(chance, made),
  ),
  "site_reports.csv": csv(
    "id,reported_on,site,city,own_workers,subcontract_workers,cranes,retention_held",
    reportsOf(chance, made).map((row, at) => [at + 1, ...row]),
  ),
});
