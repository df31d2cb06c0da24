// Shapes about which ones come first or last.
import { named, partsBy, ranked, statementOf, tablesOf, within } from "./forms.mjs";
import { yearBy } from "./spans.mjs";
import { ledBy, saidOf, wholly } from "./wants.mjs";

/** The first `count` of each group, or undefined where two of the same figure compete for the last place. */
const firstOfEach = (rows, count) => {
  const groups = new Map();
  for (const row of ranked(named(rows, 2)))
    groups.set(row[0], [...(groups.get(row[0]) ?? []), row]);
  const lists = [...groups.values()];
  const isTied = lists.some((list) => list.length > count && list[count - 1][2] === list[count][2]);
  const isAll = lists.every((list) => list.length <= count);
  return isTied || isAll ? undefined : lists.flatMap((list) => list.slice(0, count));
};

/** The top ones of each group: the three largest customers of each region. */
export const topOfEach = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 2, isWide: true, span: 40 });
    if (parts === undefined || parts.dimensions.length < 2) return undefined;
    const count = chance.between(1, 3);
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(
        place,
        [place.groups[1].name, place.groups[0].name],
        [within(place, parts.range)],
      ),
    );
    const tops = tables.map((rows) => firstOfEach(rows, count)).filter(Boolean);
    if (tops.length === 0 || tops.length < tables.length) return undefined;
    const words = { ...parts.words, n: count === 1 ? undefined : `${count}` };
    const word = { 2: "two", 3: "three" }[count];
    return {
      words: count === 1 ? { ...words, single: "" } : { ...words, n: [words.n, words.n, word] },
      want: wholly(tops),
    };
  },
  templates: [
    "top {n} {xs} (of|in|for|per|by|within) each {y} by {m} {t}",
    "top {n} {xs} (per|by) {y} by {m} {t}",
    "(the|our|show the|list the|give me the) top {n} {xs} (in|of|for|within) (each|every) {y} by {m} {t}",
    "{n} (largest|biggest) {xs} (in|of|per|for) each {y} by {m} {t}",
    "what are the top {n} {xs} (for|in|of) (each|every) {y} by {m} {t}",
    "which {n} {xs} had the most {c} in each {y} {t}",
    "which {n} {xs} (had|have) the highest {m} (per|in each|for each) {y} {t}",
    "for each {y}, the top {n} {xs} by {m} {t}",
    "for every {y} show (me |)the {n} {xs} with the (highest|most) {m} {t}",
    "per {y}: top {n} {xs} by {m} {t}",
    "{t}, top {n} {xs} by {m} for each {y}",
    "{n} {xs} with the most {c} (in|for) each {y} {t}",
    "{xs} with the highest {m} per {y}, top {n} each {t}",
    "top {n} {xs} by {m} for each {y} {t}",
    "within each {y}, which {n} {xs} have the highest {m} {t}",
    "rank {xs} by {m} within each {y} and show the top {n} {t}",
    "{single}(top|the top) {x} (of|in|per|for) each {y} by {m} {t}",
    "{single}which {x} had the (most|highest) {m} in each {y} {t}",
    "{single}which {x} has the highest {m} (per|for every|for each) {y} {t}",
    "{single}for each {y}, which {x} had the most {c} {t}",
    "{single}the {x} with the (highest|most) {m} (in|for) (each|every) {y} {t}",
    "{single}what's the top {x} by {m} (for|in) each {y} {t}",
    "{single}highest {x} by {m} in every {y} {t}",
    "{single}(biggest|largest) {x} by {m} (in each|per) {y} {t}",
  ],
};

/** The row or rows at a place of a ranking: of all those with its figure. */
const tiedAt = (rows, at) => {
  const order = ranked(named(rows));
  return order.filter((row) => row.at(-1) === order.at(at)?.at(-1));
};

/** Which one had the most or the least. */
export const whichMost = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { isWide: true, span: 75 });
    if (parts === undefined) return undefined;
    const isMost = chance.percent(65);
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(place, [place.groups[0].name], [within(place, parts.range)]),
    );
    const firsts = tables.map((rows) => tiedAt(rows, isMost ? 0 : -1));
    if (firsts.length < parts.places.length || firsts.some((rows) => rows.length !== 1))
      return undefined;
    return {
      words: { ...parts.words, [isMost ? "most" : "least"]: "" },
      want: ledBy(firsts),
    };
  },
  templates: [
    "{most}which {x} had the (most|highest|largest) {m} {t}",
    "{most}which {x} had the most {c} {t}",
    "{most}what {x} had the (highest|most) {m} {t}",
    "{most}{x} with the (most|highest|largest) {m} {t}",
    "{most}the {x} with the highest {m} {t}",
    "{most}what was the top {x} by {m} {t}",
    "{most}what's our (top|biggest) {x} by {m} {t}",
    "{most}(top|number one) {x} by {m} {t}",
    "{most}which of the {xs} had the most {c} {t}",
    "{most}in which {x} was {m} (the highest|highest) {t}",
    "{most}where was {m} highest by {x} {t}",
    "{most}which {x} (generated|brought in|made) the most {a} {t}",
    "{most}which {x} (leads|is leading|came first) by {m} {t}",
    "{most}{t}, which {x} had the (most|highest) {m}",
    "{most}tell me which {x} had the highest {m} {t}",
    "{most}highest {m} by {x} {t}",
    "{least}which {x} had the (fewest|least) {c} {t}",
    "{least}which {x} had the (lowest|smallest|least) {m} {t}",
    "{least}{x} with the (lowest|least|smallest) {m} {t}",
    "{least}the {x} with the fewest {c} {t}",
    "{least}what {x} had the lowest {m} {t}",
    "{least}which {x} had the least {a} {t}",
    "{least}{t}, which {x} had the lowest {m}",
    "{least}in which {x} was {m} lowest {t}",
    "{least}lowest {m} by {x} {t}",
  ],
};

const ordinals = { 2: ["second", "2nd"], 3: ["third", "3rd"] };

/** The second or third of a ranking. */
export const nthBest = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { isWide: true, span: 50 });
    if (parts === undefined) return undefined;
    const at = chance.pick([2, 2, 3]);
    const tables = await tablesOf(world, parts.places, (place) =>
      statementOf(place, [place.groups[0].name], [within(place, parts.range)]),
    );
    const rows = tables.map((table) => tiedAt(table, at - 1));
    if (rows.length < parts.places.length || rows.some((each) => each.length !== 1))
      return undefined;
    return { words: { ...parts.words, nth: ordinals[at] }, want: ledBy(rows) };
  },
  templates: [
    "{nth} (highest|largest|biggest) {x} by {m} {t}",
    "the {nth} (highest|biggest|largest) {x} by {m} {t}",
    "which {x} had the {nth} (highest|largest) {m} {t}",
    "which {x} had the {nth} most {c} {t}",
    "which {x} (came|ranked|was) {nth} by {m} {t}",
    "what is the {nth} (largest|biggest) {x} by {m} {t}",
    "what's the {x} with the {nth} (highest|most) {m} {t}",
    "{x} with the {nth} (highest|most) {m} {t}",
    "{x} with {nth} most {c} {t}",
    "{x} in {nth} place by {m} {t}",
    "who's {nth} by {m} among {xs} {t}",
    "show me the {nth} {x} by {m} {t}",
    "{nth} {x} by {m} {t}",
    "what {x} is {nth} in {m} {t}",
    "{t}, which {x} had the {nth} highest {m}",
    "{nth} best {x} by {best} {t}",
    "our {nth} best {x} by {best} {t}",
    "which {x} was {nth} best by {best} {t}",
    "{nth}-highest {x} by {m} {t}",
    "{nth} highest {m} by {x} {t}",
    "find the {nth} (biggest|largest) {x} in terms of {m} {t}",
  ],
};

const before = (rows) => rows.filter(([month]) => String(month) < "2026-11");

/** The months of the most and of the least. */
export const bestAndWorstMonth = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, { groups: 0, span: 0, isTimed: true });
    if (parts === undefined) return undefined;
    const range = chance.percent(75) ? yearBy(chance) : undefined;
    const months = await tablesOf(world, parts.places, (place) =>
      statementOf(place, [`date_trunc('month', ${place.time.name})`], [within(place, range)]),
    );
    const series = [...months, ...months.map(before)].map((rows) => named(rows));
    const ends = series.map((rows) => [...tiedAt(rows, 0), ...tiedAt(rows, -1)]);
    if (ends.length === 0 || ends.some((rows) => rows.length !== 2)) return undefined;
    const beside = ends.map(([high, low]) => [[high[1], low[1]]]);
    return {
      words: { ...parts.words, t: range?.words ?? "" },
      want: saidOf([...ends, ...beside], series),
    };
  },
  templates: [
    "(highest and lowest|best and worst|strongest and weakest|lowest and highest) month (by|for|of) {m} {t}",
    "(what were|which were|show me) the highest and lowest months (by|for|of) {m} {t}",
    "which months had the highest and (the |)lowest {m} {t}",
    "which month had the most and which the fewest {c} {t}",
    "which month had the highest {m} and which the lowest {t}",
    "month with the (most|highest) and month with the (least|lowest) {m} {t}",
    "in which months was {m} highest and lowest {t}",
    "the best and (the |)worst month for {best} {t}",
    "our best and worst months by {best} {t}",
    "peak and lowest month of {m} {t}",
    "highest month and lowest month of {m} {t}",
    "max and min month of {m} {t}",
    "{m}: highest and lowest month {t}",
    "{t}, which month had the highest {m} and which had the lowest",
    "when was {m} highest and when lowest, by month {t}",
    "monthly high and low of {m} {t}",
    "maximum and minimum monthly {m} {t}",
    "highest and lowest monthly {m} {t}",
    "what's the highest and the lowest month for {m} {t}",
    "what was our highest and lowest month of {m} {t}",
  ],
};
