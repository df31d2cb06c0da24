// A tour operator: agents, refunds, suppliers, reviews and bikes, as its finance lead and account managers ask.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, share } from "../charts.mjs";
import { by, of, top } from "../statements.mjs";

const anyOrder = { anyOrder: true };
const bookedThisYear = "in_year(booked_on, 0)";
const overdue = "balance_paid_on IS NULL AND balance_due_on < asked_on()";
const refundedThisYear = "refunded_on IS NOT NULL AND in_year(refunded_on, 0)";
const unpaid = "paid_on IS NULL";
const reviewedThisYear = "in_year(submitted_on, 0)";
const invoicedInQ3 = "in_quarter(invoiced_on, 1)";
const fleet = (figure, group, day) => by(group, figure, "bike_fleet", `month_end = DATE '${day}'`);

const agentsAndCustomers = [
  ...inClass(
    "limits",
    ask("how many bookings this year were for 6 or more people", [
      of("count(*)", "booked", `party_size >= 6 AND ${bookedThisYear}`),
      of("count(*)", "sold", `party_size >= 6 AND ${bookedThisYear}`),
    ]),
  ),
  ...inClass(
    "absence",
    ask(
      "Which agents haven't booked anything since the start of July?",
      `SELECT agent FROM booked WHERE agent IS NOT NULL GROUP BY 1 HAVING max(booked_on) < DATE '2026-07-01'`,
      anyOrder,
    ),
    ask(
      "Commission by agent type this year, without the clubs",
      [
        by("agent_type", "sum(commission)", "sold", `${bookedThisYear} AND agent_type <> 'CLB'`),
        by(
          "agent_type",
          "sum(commission)",
          "sold",
          `${bookedThisYear} AND agent_type IS DISTINCT FROM 'CLB'`,
        ),
      ],
      groups,
    ),
  ),
  ...inClass(
    "lists",
    ask(
      "Which of Alpenvia's bookings still have an overdue balance?",
      `SELECT booking_no FROM sold WHERE agent = 'Alpenvia Reisen' AND ${overdue}`,
      anyOrder,
    ),
  ),
  ...inClass(
    "figures",
    ask(
      "How much outstanding balance falls due in November?",
      of(
        "sum(balance)",
        "sold",
        "balance_paid_on IS NULL AND balance_due_on >= DATE '2026-11-01' AND balance_due_on < DATE '2026-12-01'",
      ),
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "Refunds paid out this year by reason for cancelling",
        [
          by("cancel_reason", "sum(refund)", "booked", refundedThisYear),
          by(
            "cancel_reason",
            "sum(refund)",
            "booked",
            `${refundedThisYear} AND cancel_reason IS NOT NULL`,
          ),
        ],
        groups,
      ),
      ask(
        "by sales channel instead",
        by("channel", "sum(refund)", "booked", refundedThisYear),
        groups,
      ),
      ask(
        "as a share",
        by(
          "channel",
          `sum(refund) / (SELECT sum(refund) FROM booked WHERE ${refundedThisYear})`,
          "booked",
          refundedThisYear,
        ),
        share,
      ),
    ),
  ),
];

const suppliersAndReviews = [
  ...inClass(
    "limits",
    ask(
      "Suppliers we owe more than 30,000 euros at the moment",
      `${by("supplier", "sum(amount)", "invoices", unpaid)} HAVING sum(amount) > 30000`,
      groups,
    ),
    ask(
      "Tours rated below 4 this year, only those with at least 20 reviews",
      `${by("tour", "avg(stars)", "reviewed", reviewedThisYear)} HAVING avg(stars) < 4 AND count(*) >= 20`,
      groups,
    ),
  ),
  ...inClass(
    "grouping",
    thread(
      ask(
        "supplier costs by cost type in Q3",
        by("cost_type", "sum(amount)", "invoices", invoicedInQ3),
        groups,
      ),
      ask(
        "only Italy",
        by("cost_type", "sum(amount)", "invoices", `${invoicedInQ3} AND country = 'Italy'`),
        groups,
      ),
    ),
  ),
  ...inClass(
    "ranks",
    ask(
      "Which three guides got the best guide ratings in 2026? at least 30 reviews please",
      [
        `${by("guide", "avg(guide_stars)", "reviewed", `${reviewedThisYear} AND guide IS NOT NULL`)} HAVING count(*) >= 30 ${top(3)}`,
      ],
      ranked,
    ),
  ),
  ...inClass(
    "yes or no",
    ask("Do we have any disputed invoices from Logis du Val that are still unpaid?", [
      of("count(*)", "invoices", `supplier = 'Logis du Val' AND is_disputed AND ${unpaid}`),
    ]),
  ),
  ...inClass(
    "levels",
    ask(
      "How many bikes do we have at each depot right now?",
      fleet("sum(bikes)", "depot", "2026-10-31"),
      groups,
    ),
    ask(
      "what share of the e-bikes was in the workshop at the end of August",
      of(
        "sum(in_workshop) / sum(bikes)",
        "bike_fleet",
        "bike_type = 'EBK' AND month_end = DATE '2026-08-31'",
      ),
    ),
  ),
];

const refusals = inClass(
  "refusals",
  noAnswer("Why were so many departures cancelled in spring?", "cause"),
  noAnswer("How many bookings will we get in January 2027?", "forecast"),
  noAnswer("What was our website conversion rate in October?", "no visits of the website"),
  noAnswer(
    "How many people did we take on the Patagonia W Trek in 2025?",
    "no such tour",
    of("count(*)", "sold", "tour ILIKE '%Patagonia%'"),
  ),
  noAnswer("Please cancel booking FW24300 and refund the customer", "action"),
  noAnswer("Combien de voyageurs sont partis en Italie en septembre ?", "language"),
  noAnswer("Should we drop the Picos de Europa tour?", "opinion"),
  noAnswer("Average day rate of our freelance guides", "no pay of guides"),
);

export const furtherToursQuestions = [...agentsAndCustomers, ...suppliersAndReviews, ...refusals];
