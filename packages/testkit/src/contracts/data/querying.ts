import type { Cell, DataAccess, Query, QueryOutcome, RowFilter } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import type { TestAccount } from "../world/two-accounts.js";
import { shopOf } from "./deployments.js";
import { loadModel } from "./semantic-catalog.js";

const publicMembers = ["city", "amount", "ordered_at", "paid", "margin"];

/** May see all public members of `orders` on these rows, or those that are named. */
export const ordersWhere = (
  rows: RowFilter,
  members: readonly string[] = publicMembers,
): DataAccess => ({ orders: [{ members, rows }] });

/** May see everything that is public. */
const everything: DataAccess = {
  ...ordersWhere({ kind: "all" }),
  numbers: [{ members: ["label"], rows: { kind: "all" } }],
};

/** Only the rows of a city. */
export const inCity = (...values: readonly string[]): RowFilter => ({
  kind: "compare",
  member: "city",
  operator: "equals",
  values,
});

/** A query of deployment 1 on its present model, with the rights to everything. */
export const query = async (
  store: Store,
  account: TestAccount,
  sql: string,
  over: Partial<Query> = {},
): Promise<Query> => {
  const deployment = over.deployment ?? shopOf(account);
  const { version } = await loadModel(store, account, deployment, over.branchName);
  return {
    deployment,
    branchName: undefined,
    modelVersion: version,
    sql,
    access: everything,
    timezone: "UTC",
    rowsTake: undefined,
    ...over,
  };
};

/** How such a query ends. */
export const run = async (
  store: Store,
  account: TestAccount,
  sql: string,
  over: Partial<Query> = {},
): Promise<QueryOutcome> =>
  store.ports.queryRunner.run(
    account.id,
    await query(store, account, sql, over),
    new AbortController().signal,
  );

/** A whole result. Rows stand in the order of their texts, since a query without one promises none. */
export interface Result {
  readonly columns: readonly (readonly [name: string, type: string])[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
}

/** Reads a result to its end; fails where there is none, or where its end is missing. */
const resultOf = async (outcome: QueryOutcome): Promise<Result> => {
  if (outcome.kind !== "rows") throw new Error(`no rows: ${JSON.stringify(outcome)}`);
  const rows: (readonly Cell[])[] = [];
  let totalRows: number | undefined;
  for await (const part of outcome.parts) {
    if (totalRows !== undefined) throw new Error("something came after the total");
    if ("rows" in part) rows.push(...part.rows);
    else ({ totalRows } = part);
  }
  if (totalRows === undefined) throw new Error("the total is missing");
  const text = (row: readonly Cell[]): string => JSON.stringify(row);
  return {
    columns: outcome.columns.map(({ name, type }) => [name, type]),
    rows: rows.sort((left, right) => (text(left) < text(right) ? -1 : 1)),
    totalRows,
  };
};

/** The result of such a query. */
export const answer = async (
  store: Store,
  account: TestAccount,
  sql: string,
  over: Partial<Query> = {},
): Promise<Result> => resultOf(await run(store, account, sql, over));

/** The sentence with which such a query is refused. */
export const refusal = async (
  store: Store,
  account: TestAccount,
  sql: string,
  over: Partial<Query> = {},
): Promise<string> => {
  const outcome = await run(store, account, sql, over);
  if (outcome.kind !== "refused") throw new Error(`not refused: ${outcome.kind}`);
  return outcome.sentence;
};
