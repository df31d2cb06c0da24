// Shapes over a series of months or days: growth, running totals, days of the week.
import { named, partsBy, statementOf, tablesOf, within } from "./forms.mjs";
import { spanBy, yearBy } from "./spans.mjs";
import { sharesOf, wholly } from "./wants.mjs";

const monthsOf = (world, places, range, step = "month") =>
  tablesOf(
    world,
    places,
    (place) =>
      `${statementOf(place, [`date_trunc('${step}', ${place.time.name})`], [within(place, range)])} ORDER BY 1`,
  );

const until = (rows, end) => named(rows).filter(([moment]) => String(moment).slice(0, 10) < end);

/** A series whole, without what lies ahead, and without the running month or year. */
const cuts = (rows) => [
  named(rows),
  until(rows, "2026-11-02"),
  until(rows, "2026-11-01"),
  until(rows, "2026-01-01"),
];

const dayOf = (moment) => String(moment).slice(0, 10);

const backBy = (moment, months) => {
  const [year, month] = dayOf(moment).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
};

/** The growth of each row over the row before, whatever lies between them. */
const growthOfRows = (rows) =>
  rows.flatMap(([moment, figure], at) => {
    const base = rows[at - 1]?.[1];
    return base ? [[moment, figure / base - 1]] : [];
  });

/** The growth of each row over the one so many months before, where that one is there. */
const growthOf = (rows, months) => {
  const figures = new Map(rows.map(([moment, figure]) => [dayOf(moment), figure]));
  return rows.flatMap(([moment, figure]) => {
    const base = figures.get(backBy(moment, months));
    return base ? [[moment, figure / base - 1]] : [];
  });
};

const kinds = [
  { step: "month", back: 1, mom: "" },
  { step: "month", back: 1, mom: "" },
  { step: "quarter", back: 3, qoq: "" },
  { step: "year", back: 12, yoy: "" },
  { step: "month", back: 12, monthsYoy: "" },
];

/** How a figure grows from step to step. */
export const growth = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 0, span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const { step, back, ...kind } = chance.pick(kinds);
    const range = step === "year" || chance.percent(55) ? undefined : yearBy(chance);
    const all = await monthsOf(world, parts.places, undefined, step);
    const inside = await monthsOf(world, parts.places, range, step);
    const cutGrowth = (rows) =>
      cuts(rows).flatMap((each) => [
        growthOf(each, back),
        ...(step === "month" && back === 12 ? [] : [growthOfRows(each)]),
      ]);
    const isInside = ([moment]) =>
      range === undefined || (dayOf(moment) >= range.from && dayOf(moment) < range.to);
    const tables = [
      ...all.flatMap(cutGrowth).map((rows) => rows.filter(isInside)),
      ...inside.flatMap(cutGrowth),
    ].filter((rows) => rows.length > 0);
    const withFirst = inside.flatMap(cuts).map((rows) => {
      const grown = growthOf(rows, back);
      const has = new Set(grown.map(([moment]) => moment));
      return rows.map((row) =>
        has.has(row[0]) ? grown.find(([at]) => at === row[0]) : [row[0], null],
      );
    });
    if (tables.length === 0) return undefined;
    return {
      words: { ...parts.words, ...kind, t: range?.words ?? "" },
      want: wholly(sharesOf([...tables, ...withFirst])),
    };
  },
  templates: [
    "{mom}{m} growth (month over month|month on month|from month to month|mom|m/m) {t}",
    "{mom}(month over month|month-over-month|mom|monthly) growth (of|in) {m} {t}",
    "{mom}(monthly|month over month|mom) {m} growth {t}",
    "{mom}growth (rate |)of {m} (by|per) month {t}",
    "{mom}how (much|fast) did {m} grow (each month|month over month|from month to month) {t}",
    "{mom}growth of {m} (vs|compared with|over|against) the previous month, by month {t}",
    "{mom}percent change in {m} month over month {t}",
    "{mom}% change of {m} from month to month {t}",
    "{mom}{m} by month with growth (rate|in percent) {t}",
    "{mom}what's the {m} growth per month {t}",
    "{qoq}{m} growth (quarter over quarter|quarter on quarter|qoq|from quarter to quarter) {t}",
    "{qoq}(quarterly|quarter over quarter|qoq) growth (of|in) {m} {t}",
    "{qoq}growth of {m} (by|per) quarter {t}",
    "{qoq}how much did {m} grow each quarter {t}",
    "{yoy}{m} growth (year over year|year on year|yoy|y/y|from year to year)",
    "{yoy}(year over year|yoy|annual|yearly) growth (of|in) {m}",
    "{yoy}growth of {m} (by|per) year",
    "{yoy}how much did {m} grow (each|every|per) year",
    "{yoy}how has {m} grown year over year",
    "{monthsYoy}{m} by month (year over year|yoy) growth {t}",
    "{monthsYoy}(year over year|yoy) growth of {m} (by|per|for each) month {t}",
    "{monthsYoy}monthly {m} growth (compared with|vs|over) the same month (last year|of the previous year|a year earlier) {t}",
    "{monthsYoy}growth of {m} by month versus the same month of the year before {t}",
  ],
};

const running = (rows) => {
  let sum = 0;
  return rows.map(([moment, figure]) => [moment, (sum += figure ?? 0)]);
};

/** The sum of a figure up to each month. */
export const runningTotal = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 0, span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const range = chance.percent(60) ? yearBy(chance) : undefined;
    const all = await monthsOf(world, parts.places, undefined);
    const inside = await monthsOf(world, parts.places, range);
    const isInside = ([moment]) =>
      range === undefined || (dayOf(moment) >= range.from && dayOf(moment) < range.to);
    const tables = [
      ...inside.flatMap(cuts).map(running),
      ...all.flatMap(cuts).map((rows) => running(rows).filter(isInside)),
    ].filter((rows) => rows.length > 1);
    if (tables.length === 0) return undefined;
    return { words: { ...parts.words, t: range?.words ?? "" }, want: wholly(tables) };
  },
  templates: [
    "(cumulative|running|accumulated) {m} (by|per|each) month {t}",
    "(cumulative|running total of|accumulated) {m} by month {t}",
    "running total of {m} (by|per|each|every|month by) month {t}".replace("month by", "for each"),
    "running sum of {m} by month {t}",
    "{m} running total (by|per) month {t}",
    "{m} (cumulative|cumulated|accumulated) by month {t}",
    "{m} by month, (cumulative|cumulatively|as a running total|running total) {t}",
    "{m} cumulatively per month {t}",
    "monthly (cumulative|running) {m} {t}",
    "monthly running total of {m} {t}",
    "cumulated {m} (by|per) month {t}",
    "cumulative number of {c} by month {t}",
    "cumulative sum of {m} per month {t}",
    "cumulative total of {m} by month {t}",
    "how did {m} add up month by month {t}",
    "how many {c} cumulatively by month {t}",
    "how many {c} in total up to each month {t}",
    "show (me |)the running total of {m} by month {t}",
    "show cumulative {m} over the months {t}",
    "what's the cumulative {m} by month {t}",
    "{t}, cumulative {m} by month",
    "total {m} up to each month {t}",
  ],
};

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const daysBy = (chance) => {
  const day = chance.below(7);
  return chance.pick([
    {
      days: [6, 7],
      on: ["on weekends", "on the weekend", "at weekends", "at the weekend"],
      adj: "weekend",
    },
    {
      days: [1, 2, 3, 4, 5],
      on: ["on weekdays", "on working days", "Monday to Friday", "from Monday to Friday"],
      adj: "weekday",
    },
    {
      days: [day + 1],
      on: [`on ${days[day]}s`, `on a ${days[day]}`, `every ${days[day]}`],
      adj: days[day],
    },
    { days: [day + 1], on: [`on ${days[day]}s`, `on all ${days[day]}s`], adj: days[day] },
  ]);
};

/** A figure of some days of the week. */
export const onDays = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 0, span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const range = chance.percent(60) ? spanBy(chance) : undefined;
    const { days: chosen, on, adj } = daysBy(chance);
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(
        place,
        [],
        [within(place, range), `isodow(${place.time.name}) IN (${chosen.join(", ")})`],
      ),
    );
    if (tables.length === 0 || tables.some(([[figure]]) => !figure)) return undefined;
    return {
      words: { ...parts.words, t: range?.words ?? "", on, adj },
      want: wholly(tables),
    };
  },
  templates: [
    "{m} {on} {t}",
    "{m} {t} {on}",
    "{m} {on} only {t}",
    "{m}, only {on} {t}",
    "{m} just {on} {t}",
    "{adj} {m} {t}",
    "total {m} {on} {t}",
    "number of {c} {on} {t}",
    "how many {c} {on} {t}",
    "how many {c} (were there|did we have|do we have) {on} {t}",
    "how many {c} (happen|fall) {on} {t}",
    "how much {a} {on} {t}",
    "how much {a} do we make {on} {t}",
    "how much {m} {on} {t}",
    "what (is|was) the {m} {on} {t}",
    "what's our {m} {on} {t}",
    "show me {m} {on} {t}",
    "{t}, {m} {on}",
    "{on}, how many {c} (did we have|were there) {t}",
    "{on}: {m} {t}",
    "{m} (that are|falling) {on} {t}",
    "{m} that fell {on} {t}",
  ],
};
