// The plain statements that truths of several models are made of.

/**
 * The figures over the rows of a table, one row; with further triples (figures, table, condition) one row of
 * all of them, such as this month's and last month's.
 */
export const of = (figures, table, where = "true", ...further) => {
  const statement = `SELECT ${figures} FROM ${table} WHERE ${where}`;
  const parts = [statement];
  for (let at = 0; at < further.length; at += 3)
    parts.push(`SELECT ${further[at]} FROM ${further[at + 1]} WHERE ${further[at + 2]}`);
  return parts.length === 1 ? statement : `SELECT ${parts.map((part) => `(${part})`).join(", ")}`;
};

/** The figures for each value of a column or expression; an order or a HAVING may be put behind it. */
export const by = (group, figures, table, where = "true") =>
  `SELECT ${group}, ${figures} FROM ${table} WHERE ${where} GROUP BY 1`;

/** The first day of the month of a time, in SQL. */
export const month = (time) => `date_trunc('month', ${time})`;

/** The first groups of `by`, the greatest first; ties in the order of their names. */
export const top = (limit, direction = "DESC") => `ORDER BY 2 ${direction}, 1 LIMIT ${limit}`;

/** The first groups within each value of another column, the greatest first, in any order. */
export const topOfEach = (limit, each, group, figure, table, where = "true") =>
  `SELECT ${each}, ${group}, ${figure} FROM ${table} WHERE ${where} GROUP BY 1, 2
     QUALIFY row_number() OVER (PARTITION BY ${each} ORDER BY ${figure} DESC, ${group}) <= ${limit}`;

/** A figure under two conditions, as an answer may show it: in one row, or in a row each by a column, either one first. */
export const compared = (column, figure, table, [one, other], where = "true") => [
  of(figure, table, `${where} AND ${one}`, figure, table, `${where} AND ${other}`),
  ...["ASC", "DESC"].map(
    (direction) =>
      `${by(column, figure, table, `${where} AND (${one} OR ${other})`)} ORDER BY 1 ${direction}`,
  ),
];
