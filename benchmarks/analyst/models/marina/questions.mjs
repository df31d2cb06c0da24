// Four yacht marinas: berths, visitors and the yards, as their head of operations and the marina managers ask.
import { ask, inClass, thread } from "../../questions/ask.mjs";
import { groups, series } from "../charts.mjs";
import { by, compared, month, of } from "../statements.mjs";
import { furtherMarinaQuestions } from "./further-questions.mjs";

const anyOrder = { anyOrder: true };
const between = (column, first, end) =>
  `${column} >= DATE '${first}' AND ${column} < DATE '${end}'`;
const nights = "sum(nights)";
const perNight = "sum(fee) / sum(nights)";
const august = "in_month(starts_on, 3)";
const july = "in_month(starts_on, 4)";
const openedThisYear = "in_year(opened_on, 0)";
const runOut = "ends_on >= asked_on() AND ends_on <= DATE '2026-12-31'";
const hasJob = `id IN (SELECT boat_id FROM jobs WHERE ${openedThisYear})`;
const antifouling = "job_type = 'AFL'";
const done = (from, until) => `status = 'DON' AND ${between("completed_on", from, until)}`;
const doneThisYear = "status = 'DON' AND in_year(completed_on, 0)";

const berthing = [
  ...inClass(
    "figures",
    ask("How many visitor nights did we have in August?", of(nights, "visits", august)),
    ask(
      "Average fee per visitor night at Penmere Haven from June to August this year?",
      of(
        perNight,
        "visits",
        `marina = 'Penmere Haven' AND ${between("starts_on", "2026-06-01", "2026-09-01")}`,
      ),
    ),
    ask(
      "By what percentage did visitor fees grow from July 2025 to July 2026?",
      `SELECT sum(fee) FILTER (${july}) / sum(fee) FILTER (${between("starts_on", "2025-07-01", "2025-08-01")}) - 1 FROM visits`,
    ),
  ),
  ...inClass(
    "values",
    ask(
      "how many visitor nights did owners from France and the Netherlands bring us in july 2026",
      [
        of(nights, "visits", `owner_country IN ('FR', 'NL') AND ${july}`),
        ...compared("owner_country", nights, "visits", [
          `owner_country = 'FR' AND ${july}`,
          `owner_country = 'NL' AND ${july}`,
        ]),
      ],
    ),
    thread(
      ask(
        "What did visitors pay us in berthing fees at Hamble Reach in Q2?",
        of("sum(fee)", "visits", "marina = 'Hamble Reach' AND in_quarter(starts_on, 2)"),
      ),
      ask(
        "and in Q3?",
        of("sum(fee)", "visits", "marina = 'Hamble Reach' AND in_quarter(starts_on, 1)"),
      ),
      ask(
        "only motor yachts",
        of(
          "sum(fee)",
          "visits",
          "marina = 'Hamble Reach' AND in_quarter(starts_on, 1) AND boat_type = 'MY'",
        ),
      ),
    ),
    ask("who owns the boat Kittiwake?", of("DISTINCT owner", "boats", "boat_name = 'Kittiwake'")),
  ),
  ...inClass(
    "times",
    ask(
      "How many berth contracts were signed in the last 90 days?",
      [
        "booked_on >= asked_on() - 90 AND booked_on < asked_on()",
        "booked_on > asked_on() - 90 AND booked_on <= asked_on()",
      ].map((recent) => of("count(*)", "contracts", recent)),
    ),
    ask(
      "How many of our berth contracts run out between now and the end of the year?",
      of("count(*)", "contracts", runOut),
    ),
    ask(
      "running total of visitor fees by month, January to October 2026",
      [
        `SELECT m, sum(figure) OVER (ORDER BY m) FROM
           (${by(`${month("starts_on")} AS m`, "sum(fee) AS figure", "visits", between("starts_on", "2026-01-01", "2026-11-01"))}) ORDER BY 1`,
      ],
      series,
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Visitor nights by marina and month, June to August 2026",
      `SELECT marina, ${month("starts_on")}, ${nights} FROM visits
         WHERE ${between("starts_on", "2026-06-01", "2026-09-01")} GROUP BY 1, 2`,
      anyOrder,
    ),
  ),
  ...inClass(
    "comparisons",
    ask(
      "Contract value per marina, 2024 against 2025",
      [
        ["2", "1"],
        ["1", "2"],
      ]
        .map(
          ([one, other]) =>
            `SELECT marina, sum(fee) FILTER (in_year(starts_on, ${one})), sum(fee) FILTER (in_year(starts_on, ${other}))
               FROM contracts GROUP BY 1`,
        )
        .concat(
          `SELECT marina, year(starts_on), sum(fee) FROM contracts
             WHERE year(starts_on) IN (2024, 2025) GROUP BY 1, 2`,
        ),
      anyOrder,
    ),
    ask("Did Saltmarsh Quay take more visitor fees than Penmere Haven in July?", [
      ...compared("marina", "sum(fee)", "visits", [
        `marina = 'Saltmarsh Quay' AND ${july}`,
        `marina = 'Penmere Haven' AND ${july}`,
      ]),
    ]),
  ),
];

const yard = [
  ...inClass(
    "figures",
    ask(
      "What share of the yard jobs opened this year is warranty work?",
      of("count(*) FILTER (is_warranty) / count(*)", "worked", openedThisYear),
    ),
    ask(
      "median value of a lift-out job this year?",
      of("median(worth)", "worked", `job_type = 'LFT' AND ${openedThisYear}`),
    ),
    ask(
      "How many different boats did we open a yard job for in September?",
      of("count(DISTINCT boat_id)", "worked", "in_month(opened_on, 2)"),
    ),
  ),
  ...inClass(
    "values",
    ask(
      "Completed jobs of Kasia Nowak and Dean Hollis in Q3, by completion date",
      compared(
        "technician",
        "count(*)",
        "worked",
        ["technician = 'Kasia Nowak'", "technician = 'Dean Hollis'"],
        done("2026-07-01", "2026-10-01"),
      ),
    ),
    thread(
      ask(
        "total value of antifouling jobs opened in March 2026",
        of("sum(worth)", "worked", `${antifouling} AND in_month(opened_on, 8)`),
      ),
      ask(
        "what about a year earlier?",
        of(
          "sum(worth)",
          "worked",
          `${antifouling} AND ${between("opened_on", "2025-03-01", "2025-04-01")}`,
        ),
      ),
    ),
  ),
  ...inClass(
    "limits",
    ask(
      "how many jobs opened this year have more than 20 labour hours on them",
      of("count(*)", "worked", `labour_hours > 20 AND ${openedThisYear}`),
    ),
    ask(
      "Which technicians completed more than 150 jobs this year?",
      `${by("technician", "count(*)", "worked", doneThisYear)} HAVING count(*) > 150`,
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "How many boats with a home marina have had no yard job opened this year?",
      of("count(*)", "boats", `home_marina IS NOT NULL AND NOT ${hasJob}`),
    ),
  ),
  ...inClass(
    "grouping",
    ask(
      "Average turnaround in days per technician for jobs completed in 2026",
      by("technician", "avg(date_diff('day', opened_on, completed_on))", "worked", doneThisYear),
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which jobs at Penmere Haven are still waiting for parts?",
      of("job_no", "worked", "marina = 'Penmere Haven' AND status = 'WFP'"),
      anyOrder,
    ),
  ),
];

export const marinaQuestions = [...berthing, ...yard, ...furtherMarinaQuestions];
