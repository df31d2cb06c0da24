// The parts that shapes are made of by chance, and the statements for their truths.
import { spanBy } from "./spans.mjs";
import { clearValues, hasNamesakes, placesOf, valuesOf } from "./world.mjs";
import { groupWords, measureWords } from "./words.mjs";

/** A statement over a place: its groups or other columns, its measures, and the rows that count. */
export const statementOf = ({ cube, figures }, columns, conditions = []) => {
  const items = [...columns, ...figures.map(({ name }) => `MEASURE(${name})`)].join(", ");
  const where = conditions.filter(Boolean);
  const rows = where.length === 0 ? "" : ` WHERE ${where.join(" AND ")}`;
  const groups =
    columns.length === 0 ? "" : ` GROUP BY ${columns.map((_, at) => at + 1).join(", ")}`;
  return `SELECT ${items} FROM ${cube.name}${rows}${groups}`;
};

/** The condition that a time of a place lies in a span. */
export const within = ({ time }, span) =>
  span === undefined
    ? undefined
    : `${time.name} >= DATE '${span.from}' AND ${time.name} < DATE '${span.to}'`;

const quoted = (value) => `'${value.replaceAll("'", "''")}'`;

/** The condition that a group is one of some values. */
export const isOneOf = ({ name }, values) => `${name} IN (${values.map(quoted).join(", ")})`;

/** The condition that a group is none of some values; what has no value is not one of them. */
export const isNoneOf = ({ name }, values) =>
  `(${name} NOT IN (${values.map(quoted).join(", ")}) OR ${name} IS NULL)`;

/** A dimension with between so many values, apart from those taken. */
const textBy = async (world, base, chance, { min, max, not }) => {
  const fitting = [];
  for (const each of base.texts) {
    if (not.includes(each)) continue;
    const count = (await valuesOf(world, base.cube, each, max))?.length ?? 0;
    if (count >= min && !(await hasNamesakes(world, base.cube, each))) fitting.push(each);
  }
  return fitting.length === 0 ? undefined : chance.pick(fitting);
};

/** A group has at most so many values, and a ranked one so many. */
const narrow = 40;
const wide = 400;

/** So many of a list by chance, or undefined where it has fewer. */
const drawn = (list, count, chance) => {
  const open = [...list];
  if (open.length < count) return undefined;
  return Array.from({ length: count }, () => open.splice(chance.below(open.length), 1)[0]);
};

/** So many dimensions of a base, the first of them with more values where it may. */
const dimensionsBy = async (world, base, chance, { groups, values, isWide }) => {
  const chosen = [];
  for (let at = 0; at < groups; at++) {
    const max = isWide && at === 0 ? wide : narrow;
    const next = await textBy(world, base, chance, { min: values || 3, max, not: chosen });
    if (next === undefined) return undefined;
    chosen.push(next);
  }
  return chosen;
};

const wordsOf = ([first, second], [x, y], values, range, chance) => ({
  ...measureWords(first, chance),
  ...(second && measureWords(second, chance, "2")),
  ...(x && groupWords(x, chance)),
  ...(y && groupWords(y, chance, "y")),
  ...Object.fromEntries(values.map((value, at) => [`v${at + 1}`, value])),
  t: range?.words ?? "",
});

/**
 * The parts of a form: so many measures and groups of one cube, values of the first group, and a span by chance.
 * `places` is where it is answered, `words` what it is called. Undefined where chance met nothing that fits.
 */
export const partsBy = async (world, chance, asked) => {
  const { measures: count, values, span, isTimed, only } = { ...plainly, ...asked };
  const base = chance.pick(world.bases);
  const measures = drawn(base.measures.filter(only), count, chance);
  const dimensions =
    measures && (await dimensionsBy(world, base, chance, { ...plainly, ...asked }));
  if (dimensions === undefined) return undefined;
  const clear = values === 0 ? [] : await clearValues(world, base.cube, dimensions[0]);
  const chosen = drawn(clear, values, chance);
  if (chosen === undefined) return undefined;
  const range = chance.percent(span) ? spanBy(chance) : undefined;
  const places = placesOf(world, base.cube, measures, dimensions, isTimed || range !== undefined);
  if (places.length === 0) return undefined;
  const words = wordsOf(measures, dimensions, chosen, range, chance);
  return { base, places, range, measures, dimensions, values: chosen, words };
};

const plainly = {
  measures: 1,
  groups: 1,
  values: 0,
  span: 50,
  isTimed: false,
  isWide: false,
  only: () => true,
};

/** What each place gives for a statement; nothing at all where one of them has no rows, which is as fair an answer. */
export const tablesOf = async (world, places, statement) => {
  const tables = [];
  for (const place of places) {
    const rows = await world.query(statement(place));
    if (rows.length === 0) return [];
    tables.push(rows);
  }
  return tables;
};

/** What each place gives for a figure of the values that were chosen, one row for each. */
export const tablesOfValues = (world, { places, range, values }) =>
  tablesOf(world, places, (place) =>
    statementOf(
      place,
      [place.groups[0].name],
      [within(place, range), isOneOf(place.groups[0], values)],
    ),
  );

/** Rows whose first cells, so many, all have a name. */
export const named = (rows, count = 1) =>
  rows.filter((row) => row.slice(0, count).every((cell) => cell !== null));

/** Rows by their last figure, the largest first. */
export const ranked = (rows) =>
  rows.filter((row) => row.at(-1) !== null).sort((left, right) => right.at(-1) - left.at(-1));

/** The sum of the last figures of rows. */
export const totalOf = (rows) => rows.reduce((sum, row) => sum + (row.at(-1) ?? 0), 0);

/** The figure of a form by its group at each place; none where one of them adds up to nothing. */
export const groupedOf = async (world, { places, range }) => {
  const tables = await tablesOf(world, places, (place) =>
    statementOf(place, [place.groups[0].name], [within(place, range)]),
  );
  return tables.some((rows) => totalOf(rows) === 0) ? [] : tables;
};
