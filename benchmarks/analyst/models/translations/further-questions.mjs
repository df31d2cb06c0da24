// A translation agency: its money and clients, as those ask who keep the books, look after clients, or run a region.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series } from "../charts.mjs";
import { by, compared, month, of, top } from "../statements.mjs";

const quarter = (time) => `date_trunc('quarter', ${time})`;

/** Revenue is that of delivered jobs, of the time when they were delivered or when they were ordered. */
const revenueTimes = ["delivered_at", "created_at"];
const thisYear = (time) => `in_year(${time}, 0)`;
const revenue = (where) =>
  revenueTimes.map((time) => of("sum(price)", "done", `${where} AND ${thisYear(time)}`));
const margin = "(sum(price) - sum(cost)) / sum(price)";

/** What a word of English into Polish cost: translations proper, any service, or the translator alone. */
const costPerWord = revenueTimes.flatMap((time) => [
  ...["service = 'TRA'", "service <> 'DTP'", "true"].map((which) =>
    of(
      "sum(cost) / sum(words)",
      "done",
      `src = 'en' AND tgt = 'pl' AND ${which} AND ${thisYear(time)}`,
    ),
  ),
  of(
    "sum(fee) / sum(words)",
    "taken",
    `src = 'en' AND tgt = 'pl' AND task = 'TRN' AND ${thisYear(time.replace("created", "offered"))}`,
  ),
]);

/** Clients without an order since the beginning of June, or since its end; all, or those still active. */
const silent = (figures) =>
  ["2026-06-01", "2026-07-01"].flatMap((first) =>
    ["true", "is_active"].map((who) =>
      of(
        figures,
        "clients",
        `${who} AND id NOT IN (SELECT client_id FROM jobs WHERE created_at >= DATE '${first}')`,
      ),
    ),
  );

/** How much less each client brought than last year, as a whole or to the same day; so many of them. */
const fallen = revenueTimes.flatMap((time) =>
  ["2025-11-01", "2026-01-01"].flatMap((until) =>
    [10, 5, 3, 1].map(
      (limit) =>
        `${by(
          "client",
          `coalesce(sum(price) FILTER (${thisYear(time)}), 0)
             - coalesce(sum(price) FILTER (in_year(${time}, 1) AND ${time} < DATE '${until}'), 0)`,
          "done",
        )} ${top(limit, "ASC")}`,
    ),
  ),
);

const books = [
  ...inClass(
    "time",
    // Less credit notes, without them, or with the tax.
    ask("What did we invoice in September?", [
      of("sum(net)", "bills", "in_month(issued_on, 2)"),
      of("sum(net)", "bills", "in_month(issued_on, 2) AND kind = 'INV'"),
      of("sum(gross)", "bills", "in_month(issued_on, 2)"),
    ]),
    ask(
      "Revenue by month this year",
      revenueTimes.map(
        (time) => `${by(month(time), "sum(price)", "done", thisYear(time))} ORDER BY 1`,
      ),
      series,
    ),
    ask(
      "How does our Q3 revenue compare with Q3 last year?",
      revenueTimes.flatMap((time) =>
        compared(quarter(time), "sum(price)", "done", [
          `in_quarter(${time}, 1)`,
          `in_quarter(${time}, 5)`,
        ]),
      ),
    ),
    ask(
      "How much have we paid to freelancers this year?",
      ["offered_at", "delivered_at"].map((time) =>
        of("sum(fee)", "taken", `kind = 'FRL' AND ${thisYear(time)}`),
      ),
    ),
  ),
  ...inClass(
    "operations",
    ask(
      "margin % per quarter since 2025",
      revenueTimes.map(
        (time) => `${by(quarter(time), margin, "done", `${time} >= DATE '2025-01-01'`)} ORDER BY 1`,
      ),
      series,
    ),
    ask(
      "How many days does it take clients to pay us on average?",
      of("avg(date_diff('day', issued_on, paid_on))", "bills", "kind = 'INV'"),
    ),
    ask("What did en-pl translations cost us per word this year?", costPerWord),
  ),
  ...inClass(
    "grouping",
    ask(
      "gross margin by service in 2026",
      revenueTimes.flatMap((time) =>
        ["sum(price) - sum(cost)", margin].map((figure) =>
          by("service", figure, "done", thisYear(time)),
        ),
      ),
      groups,
    ),
    ask(
      "overdue amount by account manager",
      by("acct_mgr", "sum(outstanding)", "bills", "paid_on IS NULL AND due_on < asked_on()"),
      groups,
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "delivered jobs which havent been invoiced yet - how many and what are they worth?",
      of("count(*), sum(price)", "done", "invoice_id IS NULL"),
    ),
  ),
];

const clients = [
  ...inClass(
    "grouping",
    ask(
      "Top 10 clients by revenue this year",
      revenueTimes.map(
        (time) => `${by("client", "sum(price)", "done", thisYear(time))} ${top(10)}`,
      ),
      ranked,
    ),
    ask(
      "average quote value by client segment",
      ["true", "sent_on IS NOT NULL"].map((which) => by("segment", "avg(amount)", "bids", which)),
      groups,
    ),
    ask(
      "main reasons for lost quotes in 2026",
      ["created_on", "sent_on", "decided_on"].flatMap((time) =>
        ["true", "lost_reason IS NOT NULL"].map(
          (which) =>
            `${by("lost_reason", "count(*)", "bids", `status = 'REJ' AND ${which} AND ${thisYear(time)}`)}
               ORDER BY 2 DESC, 1`,
        ),
      ),
      ranked,
    ),
    ask(
      "revenue by reigon and quarter 2026",
      revenueTimes.map(
        (time) =>
          `SELECT region, ${quarter(time)}, sum(price) FROM done WHERE ${thisYear(time)} GROUP BY ALL`,
      ),
      groups,
    ),
  ),
  ...inClass(
    "values",
    ask("Revenue with Nordwind Pharma in 2026", revenue("client = 'Nordwind Pharma GmbH'")),
    ask(
      "Life sciences revenue from UK & Ireland this year",
      revenue("subject = 'Life Sciences' AND region = 'UK & Ireland'"),
    ),
  ),
  ...inClass(
    "operations",
    ask("Which clients' revenue fell the most compared to last year?", fallen, ranked),
    ask(
      "win rate per quarter since 2025",
      ["created_on", "sent_on"].map(
        (time) =>
          `${by(
            quarter(time),
            "count(*) FILTER (status = 'ACC') / count(*) FILTER (status IN ('ACC', 'REJ', 'EXP'))",
            "bids",
            `${time} >= DATE '2025-01-01'`,
          )} ORDER BY 1`,
      ),
      series,
    ),
    ask(
      "How many clients ordered something in September?",
      of("count(DISTINCT client_id)", "orders", "in_month(created_at, 2)"),
    ),
  ),
  ...inClass(
    "absence",
    ask(
      "Clients that haven't ordered anything since June",
      [...silent("name"), ...silent("count(*)")],
      {
        anyOrder: true,
      },
    ),
  ),
];

const sentInOctober = "in_month(sent_on, 1)";

const threads = inClass(
  "follow-ups",
  thread(
    ask("How many quotes did we send in October?", of("count(*)", "bids", sentInOctober)),
    ask(
      "and how many of those were accepted",
      of("count(*)", "bids", `${sentInOctober} AND status = 'ACC'`),
    ),
  ),
  thread(
    ask("Revenue in DACH this year", revenue("region = 'DACH'")),
    ask("and the Nordics?", revenue("region = 'Nordics'")),
  ),
);

const refusals = inClass(
  "refusals",
  noAnswer("Why did our margin drop in August?", "causes are not in the data"),
  noAnswer("What will revenue be in December?", "a forecast"),
  noAnswer(
    "Which clients are most satisfied with us?",
    "nobody asks clients how satisfied they are",
  ),
  noAnswer("How many hours did the PMs log last week?", "hours are not recorded"),
  noAnswer("Wie viele Aufträge hatten wir im Oktober?", "another language"),
  noAnswer("Send Baltica a reminder for their overdue invoices", "an action"),
  noAnswer("revenue with Siemens in 2025", "no client of that name"),
  noAnswer("linguists by hourly availability next week", "availability is not recorded"),
);

export const furtherTranslationQuestions = [...books, ...clients, ...threads, ...refusals];
