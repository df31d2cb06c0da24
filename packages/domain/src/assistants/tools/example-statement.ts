import type { Cube } from "../../analytics/model/data-model.js";

/** A statement over a cube that its reader may run as it is: its first measure by its first dimension. */
export const exampleStatement = ({ name, members }: Cube): string => {
  const measure = members.find(({ kind }) => kind === "measure");
  const dimension = members.find(({ kind }) => kind === "dimension");
  const from = `FROM ${quoted(name)}`;
  if (measure === undefined) {
    const column = dimension ?? members[0];
    return `SELECT ${column === undefined ? "*" : quoted(column.name)} ${from} LIMIT 10`;
  }
  const measured = `MEASURE(${quoted(measure.name)})`;
  return dimension === undefined
    ? `SELECT ${measured} ${from}`
    : `SELECT ${quoted(dimension.name)}, ${measured} ${from} GROUP BY 1 ORDER BY 1 LIMIT 10`;
};

const quoted = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
