// A provider of courses for adults: as a careful manager asks, by the classes of what is hard about it.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, month, of } from "../statements.mjs";
import { customerTypes, deliveries } from "./coded.mjs";
import { furtherQuestions } from "./further-questions.mjs";

const confirmed = "status = 'confirmed'";
const fees = "sum(fee)";
/** The third quarter of 2025. */
const thatQuarter = "in_quarter(enrolled_on, 5)";
const octoberEnd = "DATE '2026-10-31'";

const carefulQuestions = [
  ...inClass(
    "values",
    ask(
      "How many completed classes at the Neuchâtel site started in 2025?",
      of(
        "count(*)",
        "held",
        "status = 'completed' AND site = 'Neuchâtel' AND in_year(starts_on, 1)",
      ),
    ),
    ask(
      "Course fees from website enrolments in the last quarter",
      of(fees, "enrolled", `${confirmed} AND channel = 'Website' AND in_quarter(enrolled_on, 1)`),
    ),
    noAnswer("Course fees at the Lausanne site in 2025", "no such site"),
  ),
  ...inClass(
    "operations",
    ask("By how much did course fees grow from 2024 to 2025?", [
      `SELECT sum(fee) FILTER (in_year(enrolled_on, 1)) / sum(fee) FILTER (in_year(enrolled_on, 2)) - 1 FROM enrolled WHERE ${confirmed}`,
      `SELECT sum(fee) FILTER (in_year(enrolled_on, 1)) - sum(fee) FILTER (in_year(enrolled_on, 2)) FROM enrolled WHERE ${confirmed}`,
    ]),
    ask(
      "Money received from January to October 2026 compared with the same months of 2025",
      of(
        ...["sum(amount)", "paid", "paid_on BETWEEN DATE '2026-01-01' AND DATE '2026-10-31'"],
        ...["sum(amount)", "paid", "paid_on BETWEEN DATE '2025-01-01' AND DATE '2025-10-31'"],
      ),
    ),
    ask(
      "Cumulative enrolments by month in 2026",
      `SELECT g, sum(v) OVER (ORDER BY g) FROM (${by(`${month("enrolled_on")} AS g`, "count(*) AS v", "enrolments", "in_year(enrolled_on, 0)")}) ORDER BY 1`,
      series,
    ),
    ask(
      "What share of the enrolments in 2026 came by phone?",
      of("count(*) FILTER (channel = 'Phone') / count(*)", "enrolments", "in_year(enrolled_on, 0)"),
    ),
    ask(
      "How many different participants enrolled in cooking courses in 2025?",
      of(
        "count(DISTINCT participant_id)",
        "enrolled",
        "subject = 'Cooking' AND in_year(enrolled_on, 1)",
      ),
    ),
    ask(
      "Average number of enrolments per class by subject",
      [
        by("subject", "count(*) / count(DISTINCT class_id)", "enrolled"),
        "SELECT subject, sum((SELECT count(*) FROM enrolments e WHERE e.class_id = h.id)) / count(*) FROM held h GROUP BY 1",
      ],
      groups,
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "Courses with an average rating below 3.6",
      `${by("course", "avg(rating)", "enrolled")} HAVING avg(rating) < 3.6`,
      { anyOrder: true },
    ),
    ask("How many participants are older than 65?", of("count(*)", "participants", "age > 65")),
  ),
  ...inClass(
    "absence",
    ask(
      "How many participants have no enrolments?",
      of("count(*)", "participants", "id NOT IN (SELECT participant_id FROM enrolments)"),
    ),
    ask(
      "Which teachers have never taught a class?",
      [
        of("name", "teachers", "id NOT IN (SELECT teacher_id FROM classes)"),
        of(
          "name",
          "teachers",
          "id NOT IN (SELECT teacher_id FROM classes WHERE status NOT IN ('cancelled', 'planned'))",
        ),
      ],
      { anyOrder: true },
    ),
    ask(
      "Enrolments that were not cancelled, by channel",
      by("channel", "count(*)", "enrolments", "status <> 'cancelled'"),
      groups,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Course fees by subject and year",
      `SELECT subject, date_trunc('year', enrolled_on), sum(fee) FROM enrolled WHERE ${confirmed} GROUP BY ALL`,
      { anyOrder: true },
    ),
    ask(
      "The two courses with the highest course fees in each subject",
      `SELECT subject, course, sum(fee) FROM enrolled WHERE ${confirmed} GROUP BY 1, 2 QUALIFY row_number() OVER (PARTITION BY subject ORDER BY sum(fee) DESC) <= 2`,
      { anyOrder: true },
    ),
    ask(
      "Number of classes by the weekday on which they start",
      by("dayname(starts_on)", "count(*)", "classes"),
      groups,
    ),
  ),
  ...inClass(
    "time",
    ask(
      "How many enrolments were cancelled in September 2026?",
      of("count(*)", "enrolments", "date_trunc('month', cancelled_on) = DATE '2026-09-01'"),
    ),
    ask(
      "Average number of days after the due date for payments that were paid in 2026",
      of("avg(date_diff('day', due_on, paid_on))", "payments", "in_year(paid_on, 0)"),
    ),
  ),
  ...inClass(
    "snapshots",
    ask(
      "Seats on offer in Zürich at the end of September 2026",
      of("sum(seats)", "seat_offer", "month_end = DATE '2026-09-30' AND site = 'Zürich'"),
    ),
    ask(
      "Free seats by month in 2026",
      [month("month_end"), "month_end"].map(
        (time) =>
          `${by(time, "sum(seats - taken)", "seat_offer", "in_year(month_end, 0)")} ORDER BY 1`,
      ),
      series,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Were more certificates issued in 2026 than in 2025?", [
      of(
        ...["count(*)", "enrolments", "in_year(certificate_on, 0)"],
        ...["count(*)", "enrolments", "in_year(certificate_on, 1)"],
      ),
      of(
        ...["count(*)", "enrolments", "in_year(certificate_on, 0)"],
        ...[
          "count(*)",
          "enrolments",
          `in_year(certificate_on, 1) AND certificate_on <= ${octoberEnd} - INTERVAL 1 YEAR`,
        ],
      ),
    ]),
  ),
  ...inClass(
    "refusals",
    noAnswer("Why did the cancellation rate change this year?", "causes"),
    noAnswer("How many enrolments will there be in December 2026?", "no forecast"),
    noAnswer("What do we spend on catering per class?", "no such thing"),
  ),
  ...inClass(
    "follow-ups",
    thread(
      ask(
        "Course fees in the third quarter of 2026",
        of(fees, "enrolled", `${confirmed} AND in_quarter(enrolled_on, 1)`),
      ),
      ask(
        "And in the same quarter of the previous year?",
        of(fees, "enrolled", `${confirmed} AND ${thatQuarter}`),
      ),
      ask(
        "Show that by format",
        deliveries.map((name) => by(name, fees, "enrolled", `${confirmed} AND ${thatQuarter}`)),
        groups,
      ),
    ),
    thread(
      ask(
        "Outstanding amount by customer type",
        customerTypes.map((name) => by(name, "sum(amount)", "paid", "paid_on IS NULL")),
        groups,
      ),
      ask(
        "Only payments that were due before October 2026",
        customerTypes.map((name) =>
          by(name, "sum(amount)", "paid", "paid_on IS NULL AND due_on < DATE '2026-10-01'"),
        ),
        groups,
      ),
    ),
  ),
];

export const courseQuestions = [...carefulQuestions, ...furtherQuestions];

export const courseViews = [
  `CREATE VIEW held AS SELECT c.*, r.name AS room, r.site, k.title AS course, k.subject, k.level, t.name AS teacher, t.employment
     FROM classes c JOIN courses k ON k.id = course_id JOIN teachers t ON t.id = teacher_id
     LEFT JOIN rooms r ON r.id = room_id`,
  `CREATE VIEW enrolled AS SELECT e.*, h.course, h.subject, h.level, h.teacher, h.site, h.delivery, h.starts_on,
       p.name AS participant, p.customer_type, p.employer
     FROM enrolments e JOIN held h ON h.id = class_id JOIN participants p ON p.id = participant_id`,
  `CREATE VIEW paid AS SELECT y.*, e.site, e.subject, e.customer_type, e.employer, e.participant
     FROM payments y JOIN enrolled e ON e.id = enrolment_id`,
];
