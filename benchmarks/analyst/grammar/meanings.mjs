// What a statement means, as data that two statements of one meaning share whatever their layout.

/** Of a form: the figure, its groups, the rows that count, and which of them come first. */
export const meaningOfForm = ({ cube, measure, group, step, filter, range, time, rank }) =>
  meaning({
    cube: cube.name,
    figures: [`MEASURE(${measure.name})`],
    groups: [
      ...(step === undefined ? [] : [`date_trunc('${step}', ${time.name})`]),
      ...(group === undefined ? [] : [group.name]),
    ],
    rows: [
      ...(range?.from === undefined ? [] : [`${time.name} >= DATE '${range.from}'`]),
      ...(range?.to === undefined ? [] : [`${time.name} < DATE '${range.to}'`]),
      ...(filter === undefined ? [] : [conditionOf(filter)]),
    ],
    limit: rank === undefined ? "" : `${rank.direction} ${rank.count}`,
  });

const conditionOf = ({ dimension: { name }, value, isNot }) => {
  const text = `'${value.replaceAll("'", "''")}'`;
  return isNot ? `(${name} <> ${text} OR ${name} IS NULL)` : `${name} = ${text}`;
};

const meaning = ({ cube, figures, groups, rows, limit }) =>
  JSON.stringify({
    cube,
    figures: figures.sort(),
    groups: groups.sort(),
    rows: rows.sort(),
    limit,
  });

const statement =
  /^SELECT (?<items>.+?) FROM (?<cube>[\w"]+)(?: WHERE (?<where>.+?))?(?: GROUP BY (?<by>[\d, ]+))?(?: HAVING (?<having>.+?))?(?: ORDER BY (?<order>.+?))?(?: LIMIT (?<limit>.+))?$/;

/** Of a statement that an agent sent; a form has none of what else stands in it. */
export const meaningOfSql = (sql) => {
  const { items, cube, where, by, having, order = "", limit } = statement.exec(sql)?.groups ?? {};
  if (items === undefined) return sql;
  const said = items.split(/, (?![^(]*\))/).map((item) => item.replace(/ AS .*$/, ""));
  const heads = by === undefined ? 0 : by.split(",").length;
  const direction = / ASC/.test(order) ? "ASC" : "DESC";
  const groups = said.slice(0, heads);
  // What has no name is none of the first, which a form need not say.
  const isSaid = (row) =>
    limit === undefined || !groups.some((name) => row === `${name} IS NOT NULL`);
  // Nor is what has neither a name nor a figure a group of its own.
  const figures = said.slice(heads);
  const isUnsaid = groups.some((name) =>
    figures.some((figure) => having === `(${name} IS NOT NULL OR COALESCE(${figure}, 0) <> 0)`),
  );
  return meaning({
    cube,
    figures,
    groups,
    rows: [
      ...(where?.split(" AND ") ?? []).filter(isSaid),
      ...(having === undefined || isUnsaid ? [] : [`having ${having}`]),
    ],
    limit: limit === undefined ? "" : `${direction} ${limit}`,
  });
};
