import { expect } from "@jest/globals";
import { viewer, whereItHides, type ProposalWorld } from "./proposal-world.fixture.js";

type Lines = Awaited<ReturnType<ProposalWorld["call"]>>["lines"];

/** `sales` and `many` both have `id`, `product` and `city`; of the first the viewer sees every other row. */
const filters = [
  { name: "product", member: "sales.product", multiple: true },
  { name: "other", member: "many.product", multiple: true },
];
const list = `${whereItHides}/dashboards`;

/** Makes a dashboard whose tiles run the statements, with a filter for each of the two views; the first is called `t`. */
export const writeStatement = (at: ProposalWorld, ...statements: readonly string[]) =>
  at.call(viewer, "POST", list, {
    title: "Statement",
    definition: {
      filters,
      rows: statements.map((sql, number) => ({
        tiles: [{ id: number === 0 ? "t" : `t${number}`, table: true, sql }],
      })),
    },
  });

/** The rows of lines as texts, in their order as such. */
export const rowsIn = (lines: Lines): readonly string[] =>
  lines.flatMap(({ data = [] }) => data.map((row) => row.join())).sort();

/** The rows of a statement's tile for each of these values of filters; its dashboard is deleted again. */
export const filteredRows = async (
  at: ProposalWorld,
  sql: string,
  asked: readonly object[],
): Promise<readonly (readonly string[])[]> => {
  const { status, body } = await writeStatement(at, sql);
  expect([sql, status, body["errors"]]).toEqual([sql, 201, undefined]);
  const path = `${list}/${String(body["publicId"])}`;
  const rows = [];
  for (const values of asked) {
    const { lines } = await at.call(viewer, "POST", `${path}/tiles/t/query`, { filters: values });
    rows.push(rowsIn(lines));
  }
  await at.call(viewer, "DELETE", path);
  return rows;
};
