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
