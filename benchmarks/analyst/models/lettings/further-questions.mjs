// A letting agency: ratios, limits, absence, ages, states, typing errors, threads, and what has no answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups } from "../charts.mjs";
import { by, of } from "../statements.mjs";

const rows = "count(*)";
const dueInOctober = "in_month(due_on, 1)";
const viewedInOctober = "in_month(viewed_at, 1)";

/** Two figures; or what the first is more than the second, in units or as a share. */
const compared = (figure, table, first, second) => {
  const both = of(figure, table, first, figure, table, second);
  return [
    both,
    `SELECT a - b FROM (${both}) AS compared(a, b)`,
    `SELECT 1.0 * a / b - 1 FROM (${both}) AS compared(a, b)`,
  ];
};

const operations = inClass(
  "operations",
  ask(
    "what percentage of october's rent has been paid",
    of("sum(paid) / sum(due)", "rents", dueInOctober),
  ),
  ask(
    "what share of last month's viewings didn't turn up",
    of("1.0 * count(*) FILTER (outcome = 'NSH') / count(*)", "viewings", viewedInOctober),
  ),
  ask("rent due vs rent paid last month", [
    of("sum(due), sum(paid)", "rents", dueInOctober),
    of("sum(due)", "rents", dueInOctober, "sum(paid)", "rents", "in_month(paid_on, 1)"),
  ]),
);

const yesNo = inClass(
  "yes or no",
  ask("is the average repair dearer than last year", [
    ...compared("avg(cost)", "repairs", "in_year(reported_on, 0)", "in_year(reported_on, 1)"),
    ...compared("avg(cost)", "repairs", "in_year(fixed_on, 0)", "in_year(fixed_on, 1)"),
  ]),
);

const slow = (time) => of(rows, "repairs", `fixed_on - reported_on > 14 AND in_year(${time}, 0)`);

const limits = inClass(
  "limits",
  ask(
    "how many tenants pay more than 1200 a month",
    of(rows, "book", "is_current AND rent > 1200"),
  ),
  ask(
    "landlords with at least 5 flats",
    `${by("landlord", rows, "flats")} HAVING count(*) >= 5`,
    groups,
  ),
  ask("how many repairs took longer than 2 weeks this year", [
    slow("reported_on"),
    slow("fixed_on"),
  ]),
);

const absences = inClass(
  "absence",
  ask(
    "which landlords haven't given us an email",
    "SELECT DISTINCT landlord FROM flats WHERE landlord_email IS NULL ORDER BY 1",
    { anyOrder: true },
  ),
  ask(
    "how many fully managed flats never had a repair",
    of(rows, "flats", "service = 'FM' AND id NOT IN (SELECT flat_id FROM repairs)"),
  ),
);

const ages = inClass(
  "ages",
  ask(
    "how many repairs have been open for more than two weeks",
    of(rows, "repairs", "fixed_on IS NULL AND reported_on < asked_on() - INTERVAL 14 DAY"),
  ),
  ask("how many gas certificates have run out", of(rows, "flats", "gas_due < asked_on()")),
);

const states = inClass(
  "states",
  ask("how many repairs are waiting on the landlord", of(rows, "repairs", "status = 'APR'")),
  ask("how many tenants have given notice", of(rows, "tenancies", "status = 'NTC'")),
);

const twoAtOnce = inClass(
  "two at once",
  ask("flats and average asking rent by area", by("area", "count(*), avg(asking_rent)", "flats"), {
    anyOrder: true,
  }),
);

const typos = inClass(
  "typos",
  ask("viewngs in ocotber by agnet", by("agent", rows, "viewings", viewedInOctober), groups),
  ask(
    "arears by lanlord",
    [
      `${by("landlord", "sum(owed)", "ledger")} HAVING sum(owed) > 0`,
      by("landlord", "sum(owed)", "ledger"),
    ],
    groups,
  ),
);

const reported = "in_month(reported_on, 1)";
const fixed = "in_month(fixed_on, 1)";
const signedBy = (agent) => of(rows, "tenancies", `agent = '${agent}' AND in_year(signed_on, 0)`);
const owing = by("tenant", "sum(owed)", "ledger");
const emptyWhere = (state) => by("area", rows, "flats", `state IN (${state})`);
const emptyOnes = (state) =>
  of("address", "flats", `area = 'Station Quarter' AND state IN (${state})`);

const followUps = inClass(
  "follow-ups",
  thread(
    ask("how many repairs were reported last month", of(rows, "repairs", reported)),
    ask("and how many got fixed", [
      of(rows, "repairs", fixed),
      of(rows, "repairs", `${reported} AND fixed_on IS NOT NULL`),
    ]),
    ask(
      "by contractor",
      [
        by("contractor", rows, "repairs", fixed),
        by("contractor", rows, "repairs", `${reported} AND fixed_on IS NOT NULL`),
      ],
      groups,
    ),
  ),
  thread(
    ask("arrears by tenant", [`${owing} HAVING sum(owed) > 0`, owing], groups),
    ask("just the ones over 1000", `${owing} HAVING sum(owed) > 1000`, groups),
  ),
  thread(
    ask("how many lets did priya do this year", signedBy("Priya Nair")),
    ask("and chloe?", signedBy("Chloe Barratt")),
  ),
  thread(
    ask("empty flats by area", [emptyWhere("'VAC'"), emptyWhere("'VAC', 'RES'")], groups),
    ask(
      "which ones are they in the station quarter",
      [emptyOnes("'VAC'"), emptyOnes("'VAC', 'RES'")],
      { anyOrder: true },
    ),
  ),
);

const answerless = inClass(
  "no answer",
  noAnswer("why are so many tenants late in the university area", "the data tell no causes"),
  noAnswer("what will the rents be in the marina next year", "there is no forecast"),
  noAnswer("how many keys are missing", "no keys are recorded"),
  noAnswer("how many flats have we got in docklands", "there is no such area"),
  noAnswer("quantos apartamentos estão vazios", "it is asked in Portuguese"),
  noAnswer("email the landlords about their gas checks", "data are only read"),
);

export const further = [
  ...operations,
  ...yesNo,
  ...limits,
  ...absences,
  ...ages,
  ...states,
  ...twoAtOnce,
  ...typos,
  ...followUps,
  ...answerless,
];
