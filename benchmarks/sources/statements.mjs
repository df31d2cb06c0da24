/**
 * Statements of readers beside what somebody who knows PostgreSQL writes for the same, with the reader's
 * filter in it. `local` sees one city of a thousand, `half` half of the rows, `everybody` all.
 */
const filters = { local: "city = 'c7'", half: "city COLLATE \"C\" < 'c5'", everybody: "TRUE" };

const grouped = [
  {
    name: "by kind",
    guarded: "SELECT kind, MEASURE(count), MEASURE(total) FROM events GROUP BY kind",
    byHand: (where) =>
      `SELECT kind, count(*), sum(amount) FROM events WHERE ${where} GROUP BY kind`,
  },
  {
    name: "by month",
    guarded:
      "SELECT date_trunc('month', happened_at) AS month, MEASURE(total) FROM events GROUP BY 1",
    byHand: (where) =>
      `SELECT date_trunc('month', happened_at), sum(amount) FROM events WHERE ${where} GROUP BY 1`,
  },
  {
    name: "one quarter by kind, best mean",
    guarded: `SELECT kind, MEASURE(mean), MEASURE(greatest) FROM events
      WHERE happened_at >= '2022-01-10' AND happened_at < '2022-02-10' GROUP BY kind`,
    byHand: (where) => `SELECT kind, avg(amount), max(amount) FROM events
      WHERE ${where} AND happened_at >= '2022-01-10' AND happened_at < '2022-02-10' GROUP BY kind`,
  },
  {
    name: "three kinds, cities",
    guarded: "SELECT kind, MEASURE(cities) FROM events WHERE kind IN (3, 30, 300) GROUP BY kind",
    byHand: (where) => `SELECT kind, count(DISTINCT city) FROM events
      WHERE ${where} AND kind IN (3, 30, 300) GROUP BY kind`,
  },
  {
    name: "one figure",
    guarded: "SELECT MEASURE(count), MEASURE(total), MEASURE(greatest) FROM events",
    byHand: (where) => `SELECT count(*), sum(amount), max(amount) FROM events WHERE ${where}`,
  },
];

/** Groups, for each of the three readers. */
export const groupedStatements = Object.entries(filters).flatMap(([group, where]) =>
  grouped.map(({ name, guarded, byHand }) => ({
    name: `${group}: ${name}`,
    group,
    guarded,
    byHand: byHand(where),
  })),
);

/** Single rows: all that a reader sees of a range of ids. */
export const rowStatements = [
  { name: "one city", group: "local", where: filters.local, ids: undefined },
  { name: "10,000 ids", group: "half", where: filters.half, ids: 10_000 },
  { name: "200,000 ids", group: "half", where: filters.half, ids: 200_000 },
].map(({ name, group, where, ids }) => {
  const range = ids === undefined ? "" : `id <= ${ids}`;
  const both = range === "" ? where : `${where} AND ${range}`;
  return {
    name: `${group}: ${name}`,
    group,
    guarded: `SELECT id, city, happened_at, amount FROM events${range === "" ? "" : ` WHERE ${range}`}`,
    byHand: `SELECT id, city, happened_at, amount FROM events WHERE ${both}`,
  };
});

const order = "ORDER BY 2 DESC, 1 LIMIT 10";
const firstTen = [
  { name: "kinds", key: "kind" },
  { name: "cities", key: "city" },
  { name: "hours", key: "date_trunc('hour', happened_at)" },
];

/**
 * The first ten groups of an order, which a database finds; and the same with a HAVING that drops none, for
 * which all groups come.
 */
export const firstGroups = firstTen.map(({ name, key }) => {
  const select = `SELECT ${key} AS k, MEASURE(total) FROM events GROUP BY 1`;
  return {
    name: `half: ten ${name}`,
    group: "half",
    guarded: `${select} ${order}`,
    allCome: `${select} HAVING MEASURE(count) > 0 ${order}`,
    byHand: `SELECT ${key}, sum(amount) FROM events WHERE ${filters.half} GROUP BY 1 ${order}`,
  };
});
