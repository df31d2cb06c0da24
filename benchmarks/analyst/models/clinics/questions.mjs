// Clinics, by the classes of what is hard about them.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";

const groups = { chart: "groups", anyOrder: true };
const series = { chart: "series" };
const of = (figure, where = "true") => `SELECT ${figure} FROM practice WHERE ${where}`;
const by = (column, figure, where = "true") =>
  `SELECT ${column}, ${figure} FROM practice WHERE ${where} GROUP BY ALL`;
const rate = "count(*) FILTER (outcome = 'no-show') / count(*)";

export const clinicQuestions = [
  ...inClass(
    "values",
    ask("appointments at riverside kids", of("count(*)", "clinic = 'Riverside Kids'")),
    ask("fees of Dr. Anna Weber", of("sum(fee)", "doctor = 'Dr. Anna Weber'")),
    ask(
      "how many visits did dr kaya have in 2025",
      of("count(*)", "doctor = 'Dr. Elif Kaya' AND in_year(starts_at, 1)"),
    ),
    ask("average wait in cardiology", of("avg(wait_minutes)", "department = 'Cardiology'")),
    ask(
      "vaccinations last month",
      of("count(*)", "kind = 'vaccination' AND in_month(starts_at, 1)"),
    ),
    ask("revenue from privately insured patients", of("sum(fee)", "insurance = 'Private'")),
    noAnswer("fees of Dr. Weber", "two doctors are called so", "SELECT 0"),
    noAnswer("appointments with Dr. Strange", "no such doctor", "SELECT 0"),
  ),
  ...inClass(
    "operations",
    ask("fees per appointment", of("sum(fee) / count(*)")),
    ask("median waiting time", of("median(wait_minutes)")),
    ask("median wait by clinic", by("clinic", "median(wait_minutes)"), groups),
    ask(
      "share of appointments that were cancelled",
      of("count(*) FILTER (outcome = 'cancelled') / count(*)"),
    ),
    ask("average number of appointments per doctor", of("count(*) / count(DISTINCT doctor)")),
    ask("how many different patients came in 2025", [
      of("count(DISTINCT patient_id)", "in_year(starts_at, 1)"),
      of("count(DISTINCT patient_id)", "in_year(starts_at, 1) AND outcome = 'attended'"),
    ]),
    ask(
      "appointments year over year",
      "SELECT g, v / lag(v) OVER (ORDER BY g) - 1 FROM (SELECT date_trunc('year', starts_at) AS g, count(*) AS v FROM practice GROUP BY 1) QUALIFY g > DATE '2024-01-01' ORDER BY 1",
      series,
    ),
    ask("longest waiting time", of("max(wait_minutes)")),
  ),
  ...inClass(
    "limits",
    ask("visits with a waiting time over 60 minutes", of("count(*)", "wait_minutes > 60")),
    ask("patients born before 1950", "SELECT count(*) FROM patients WHERE birth_year < 1950"),
    ask("appointments with less than 5 minutes wait", of("count(*)", "wait_minutes < 5")),
    ask(
      "doctors with more than 700 appointments",
      [
        "SELECT doctor, count(*) FROM practice GROUP BY 1 HAVING count(*) > 700",
        "SELECT count(*) FROM (SELECT doctor FROM practice GROUP BY 1 HAVING count(*) > 700)",
      ],
      { anyOrder: true },
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "patients without an appointment",
      "SELECT count(*) FROM patients WHERE id NOT IN (SELECT patient_id FROM appointments)",
    ),
    ask("appointments that were not cancelled", of("count(*)", "outcome <> 'cancelled'")),
    ask("fees without pediatrics", of("sum(fee)", "department <> 'Pediatrics'")),
    ask("how many patients never came", [
      "SELECT count(*) FROM patients WHERE id NOT IN (SELECT patient_id FROM appointments WHERE outcome = 'attended')",
      "SELECT count(*) FROM patients WHERE id NOT IN (SELECT patient_id FROM appointments)",
    ]),
  ),
  ...inClass(
    "grouping",
    ask(
      "appointments by hour of day",
      "SELECT hour(starts_at), count(*) FROM practice GROUP BY 1",
      groups,
    ),
    ask(
      "no shows by weekday",
      [
        "SELECT dayname(starts_at), count(*) FILTER (outcome = 'no-show') FROM practice GROUP BY 1",
        "SELECT isodow(starts_at), count(*) FILTER (outcome = 'no-show') FROM practice GROUP BY 1",
      ],
      groups,
    ),
    ask(
      "fees per clinic and quarter in 2025",
      by("clinic, date_trunc('quarter', starts_at)", "sum(fee)", "in_year(starts_at, 1)"),
      { anyOrder: true, chart: "series" },
    ),
    ask("no-show rate by insurance and gender", by("insurance, gender", rate), groups),
    ask("appointments on mondays", of("count(*)", "isodow(starts_at) = 1")),
    ask(
      "which department has the longest average wait",
      "SELECT department, avg(wait_minutes) FROM practice GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
    ),
  ),
  ...inClass(
    "time",
    ask(
      "how many appointments were cancelled in june 2026",
      of("count(*)", "date_trunc('month', cancelled_on) = DATE '2026-06-01'"),
    ),
    ask("appointments booked in october", of("count(*)", "in_month(booked_on, 1)")),
    ask(
      "patients registered this year",
      "SELECT count(*) FROM patients WHERE in_year(registered_on, 0)",
    ),
    ask(
      "doctors hired before 2024",
      "SELECT count(*) FROM doctors WHERE hired_on < DATE '2024-01-01'",
    ),
    ask("average days between booking and appointment", [
      of("avg(date_diff('day', booked_on, CAST(starts_at AS DATE)))"),
      of("avg(date_diff('minute', booked_on::TIMESTAMP, starts_at) / 1440.0)"),
      of("avg(date_diff('hour', booked_on::TIMESTAMP, starts_at) / 24.0)"),
    ]),
  ),
  ...inClass(
    "refusals",
    noAnswer("why do patients not show up", "causes"),
    noAnswer("which nurse works most", "no such thing"),
    noAnswer("how many appointments will we have next week", "no forecast", "SELECT 0"),
    noAnswer("blood pressure by department", "no such thing"),
    noAnswer("quanti pazienti abbiamo", "another language"),
    noAnswer("delete all no shows", "an action"),
    noAnswer("send the fees to my boss", "an action"),
    noAnswer("appointments by blood type", "no such thing"),
    ask("is the no-show rate above 10%?", of(rate)),
  ),
  ...inClass(
    "typos",
    ask("apointments by departmnt", by("department", "count(*)"), groups),
    ask("avrage wating time 2025", of("avg(wait_minutes)", "in_year(starts_at, 1)")),
    ask("fee by clinics", by("clinic", "sum(fee)"), groups),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask("no-show rate in 2025", of(rate, "in_year(starts_at, 1)")),
      ask("and in 2024", of(rate, "in_year(starts_at, 2)")),
      ask("by department", by("department", rate, "in_year(starts_at, 2)"), groups),
    ),
  ),
];

export const clinicViews = [
  `CREATE VIEW practice AS SELECT a.*, d.name AS doctor, d.department, d.clinic, p.city, p.insurance, p.gender
     FROM appointments a JOIN doctors d ON d.id = doctor_id JOIN patients p ON p.id = patient_id`,
];
