import { dayText } from "../../tables.mjs";
import { estimators, handlers, lostReasons, products, reprintReasons } from "./lists.mjs";
import { countOn, lastDay, workingDay } from "./calendar.mjs";
import { customerOn } from "./customers.mjs";

export const oneOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))][0];
const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));
const days = Array.from({ length: lastDay + 1 }, (_, day) => day);

/** What is printed, how many, and at what price: more are cheaper by the piece. */
const orderOf = (chance) => {
  const product = products[chance.weighted(products.map(([, weight]) => weight))];
  const [, , quantities, pence] = product;
  const place = chance.below(quantities.length);
  const piece = pence * (1.15 - place * 0.13) * (0.85 + chance.next() * 0.5);
  const quantity = quantities[place];
  return { product, quantity, price: Math.round((2500 + piece * quantity) / 50) * 50 };
};

const outcomeOf = (chance, { price, day, valid }, { skill }) => {
  const decided = workingDay(day, 1 + Math.floor(chance.next() ** 2 * 14));
  const isWon = chance.percent(50 + skill - Math.min(price / 9000, 18));
  if (isWon) return decided > lastDay ? { status: "OPN" } : { status: "WON", decided };
  if (chance.percent(52))
    return decided > lastDay
      ? { status: "OPN" }
      : { status: "LST", decided, reason: oneOf(chance, lostReasons) };
  return { status: valid > lastDay ? "OPN" : "EXP" };
};

const skills = { "Joanne Pike": 7, "Dev Patel": -4, "Tom Ackroyd": 0 };

export const quotesOf = (chance, customers) =>
  days
    .flatMap((day) =>
      Array.from({ length: countOn(chance, day, 8.5) }, () => {
        const estimator = estimators[chance.weighted([5, 2, 3])];
        const order = orderOf(chance);
        const valid = day + chance.pick([30, 30, 30, 14, 60]);
        return {
          ...{ day, estimator, valid, ...order, customer: customerOn(chance, customers, day) },
          ...outcomeOf(chance, { ...order, day, valid }, { skill: skills[estimator] }),
          revision: chance.weighted([70, 20, 7, 3]) + 1,
        };
      }),
    )
    .map((each, at) => ({ id: at + 1, ref: `Q${String(10_401 + at)}`, ...each }));

export const quoteRow = (each) => [
  ...[each.id, each.ref, each.customer.id, each.product[0], each.quantity, each.estimator],
  ...[dayText(each.day), dayText(each.valid), textOr(each.decided), each.status],
  ...[each.reason ?? "", each.price, each.revision],
];

/** When it is proofed, printed, finished and sent, whether or not that day has come yet. */
const planOf = (chance, day, isRush) => {
  const due = workingDay(day, isRush ? chance.between(1, 2) : chance.between(4, 12));
  const sent = isRush ? day : workingDay(day, chance.between(0, 2));
  const wait = isRush ? chance.below(2) : Math.floor(chance.next() ** 2.5 * 8);
  const approved = chance.percent(88) ? workingDay(sent, wait) : undefined;
  const slip = chance.percent(84) ? -chance.below(3) : 1 + Math.floor(chance.next() ** 3 * 9);
  const ready = workingDay(approved ?? sent, isRush ? 1 : 2);
  return { due, sent, approved, delivered: Math.max(workingDay(due, slip), ready) };
};

const stageOf = (chance, { day, sent, approved, press, delivered, isProofed }) => {
  if (chance.percent(2.2)) return "CXL";
  if (delivered <= lastDay) return chance.percent(0.08) ? "HLD" : "DEL";
  if (chance.percent(3)) return "HLD";
  if (day >= lastDay - 1) return "NEW";
  if (sent > lastDay) return "PRE";
  if (isProofed && approved > lastDay) return "PRF";
  if (press > lastDay + 1) return chance.percent(30) ? "PRF" : "PRS";
  return ["PRS", "FIN", "DSP"][chance.weighted([3, 5, 2])];
};

const jobOf = (chance, { day, customer, product, quantity, price, quote, reprint }) => {
  const isRush = reprint !== undefined ? chance.percent(60) : chance.percent(9);
  const plan = planOf(chance, day, isRush);
  const press = workingDay(plan.delivered, isRush ? 0 : -chance.between(1, 2));
  const isProofed = plan.approved !== undefined;
  const stage = stageOf(chance, { day, ...plan, press, isProofed });
  const [, , , , share] = product;
  const isOut = chance.percent(13);
  const isGone = stage === "DEL";
  const isBefore = ["NEW", "PRE", "PRF"].includes(stage);
  return {
    ...{ day, customer, product, quantity, quote, reprint, isRush, press, stage, isBefore },
    ...{ due: plan.due, sent: stage === "NEW" || stage === "PRE" ? undefined : plan.sent },
    approved: isBefore ? undefined : plan.approved,
    delivered: isGone ? plan.delivered : undefined,
    price: reprint === undefined ? Math.round(price * (isRush ? 1.25 : 1)) : 0,
    material: Math.round(price * share * (0.8 + chance.next() * 0.4)),
    outwork: isOut ? Math.round((price * chance.between(8, 30)) / 100) : 0,
    handler: chance.pick(handlers),
    how: ["VAN", "CUR", "COL"][chance.weighted([4, 4, 3])],
    cause: reprint === undefined ? "" : oneOf(chance, reprintReasons),
  };
};

/** Jobs of quotes that were won, those that come without one, and what had to be printed again. */
export const jobsOf = (chance, { customers, quotes }) => {
  const won = quotes
    .filter(({ status }) => status === "WON")
    .map((quote) => jobOf(chance, { ...quote, day: quote.decided, quote }));
  const direct = days.flatMap((day) =>
    Array.from({ length: countOn(chance, day, 4.2) }, () =>
      jobOf(chance, { day, customer: customerOn(chance, customers, day), ...orderOf(chance) }),
    ),
  );
  const again = [...won, ...direct]
    .filter(({ delivered }) => delivered !== undefined && chance.percent(2.4))
    .map((job) => ({ ...job, reprint: job, day: workingDay(job.delivered, chance.between(1, 5)) }))
    .filter(({ day }) => day <= lastDay)
    .map((job) => jobOf(chance, { ...job, quote: undefined }));
  const counts = {};
  const jobs = [...won, ...direct, ...again].sort((one, other) => one.day - other.day);
  for (const [at, job] of jobs.entries()) {
    const year = dayText(job.day).slice(2, 4);
    counts[year] = (counts[year] ?? 0) + 1;
    Object.assign(job, { id: at + 1, number: `J${year}-${String(counts[year]).padStart(4, "0")}` });
  }
  return jobs;
};

export const jobRow = (job) => [
  ...[job.id, job.number, job.customer.id, job.quote?.id ?? "", job.product[0], job.quantity],
  ...[job.handler, job.stage, dayText(job.day), textOr(job.sent), textOr(job.approved)],
  ...[dayText(job.due), textOr(job.delivered), job.how, job.isRush, numberOf(job.reprint)],
  ...[job.cause, job.price, job.material, job.outwork, textOr(job.invoiced)],
];

const numberOf = (job) => job?.number ?? "";
