import type { MemberType } from "../model/data-model.js";
import type { DataUser } from "../access/data-user.js";
import type { Cell } from "../query/query-runner.js";
import { accessOf } from "./access-of.js";
import { dataUser, members, modelOf, orders, policy } from "./cases.fixture.js";
import { rowFilterFor } from "./row-filter-for.js";
import { rowIsVisible } from "./row-is-visible.js";

type Row = Readonly<Record<string, Cell>>;
const rows: readonly Row[] = [
  { city: "Berlin", amount: 10, paid: true, ordered_at: "2030-01-01T10:00:00Z", secret: "x" },
  { city: "Paris", amount: 20, paid: false, ordered_at: "2030-01-02T23:59:59Z", secret: "y" },
  { city: "Rome", amount: 30, paid: true, ordered_at: "2030-02-01T00:00:00Z", secret: "y" },
  { city: null, amount: null, paid: null, ordered_at: null, secret: null },
];
/** The city of every row. */
export const everywhere = ["Berlin", "Paris", "Rome", null];
const typeOf = (name: string): MemberType =>
  members.find((each) => each.name === name)?.type ?? "string";

/** The cities of the rows that a query over these members sees; undefined: refused. */
export const seen = (
  user: DataUser,
  entries: readonly object[],
  used: readonly string[] = ["city"],
): readonly Cell[] | undefined => {
  const access = accessOf(modelOf(orders(entries.map(policy))), user, false);
  const filter = rowFilterFor(access["orders"] ?? [], used);
  return (
    filter &&
    rows.filter((row) => rowIsVisible(filter, row, typeOf)).map(({ city }) => city ?? null)
  );
};

/** A policy for everybody with these filters. */
export const filtered = (...filters: readonly object[]): object => ({
  group: "*",
  row_level: { filters },
});

/** A policy for everybody on rows by their city. */
export const byCity = (values: unknown, operator = "equals"): object =>
  filtered({ member: "city", operator, values });

/** A user with such a securityContext. */
export const context = (securityContext: DataUser["securityContext"]): DataUser =>
  dataUser({ securityContext });
