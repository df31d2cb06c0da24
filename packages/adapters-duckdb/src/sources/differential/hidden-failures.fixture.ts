import type { RowFilter } from "@embedded-analytics/domain";
import fc from "fast-check";
import type { AskedStatement } from "./statements.fixture.js";

const compare = (
  member: string,
  operator: "contains" | "notContains" | "endsWith" | "gt" | "lt",
  value: string | number,
): RowFilter => ({ kind: "compare", member, operator, values: [value] });

/**
 * Policies that hide every row whose `grp` is 2, on which `share` and `shares` fail. Each is one OR of
 * comparisons of texts: PostgreSQL applies the cheaper of two conditions first, and such a one is dear.
 */
export const dearFilters: fc.Arbitrary<RowFilter> = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom("contains" as const, "notContains" as const, "endsWith" as const),
      fc.constantFrom("a", "e", "x", "%", "ss"),
      fc.constantFrom("gt" as const, "lt" as const),
    ),
    { minLength: 2, maxLength: 4, selector: (parts) => parts.join() },
  )
  .map((parts) => ({
    kind: "or",
    of: parts.map(([operator, text, side]) => ({
      kind: "and",
      of: [compare("label", operator, text), compare("grp", side, 2)],
    })),
  }));

/** Statements that fail where `grp` is 2 and nowhere else. */
export const statementsOnVisible: fc.Arbitrary<AskedStatement> = fc
  .record({
    list: fc.constantFrom(
      ...["id, share", "MEASURE(shares)", "label, MEASURE(shares)", "share, MEASURE(count)"],
    ),
    where: fc.uniqueArray(
      fc.constantFrom("share > 3", "share IN (100, -100)", "share <> 7", "grp < 100"),
      { maxLength: 2 },
    ),
  })
  .map(({ list, where }) => {
    const group = list.startsWith("label") || list.startsWith("share") ? " GROUP BY 1" : "";
    const conditions = where.length === 0 ? "" : ` WHERE ${where.join(" AND ")}`;
    return { sql: `SELECT ${list} FROM corner${conditions}${group}`, timezone: "UTC" };
  });

/** Statements over columns that a view, the author's SELECT or a table computes, and not where `grp` is 2. */
export const statementsOnComputed: fc.Arbitrary<AskedStatement> = fc
  .record({
    cube: fc.constantFrom("viewed", "selected", "generated"),
    list: fc.constantFrom("id, quotient", "MEASURE(count)", "label, MEASURE(count)"),
    where: fc.uniqueArray(
      fc.constantFrom(
        ...["quotient > 3", "quotient IN (100, -100)", "quotient <> 7", "quotient IS NOT NULL"],
        ...["grp < 100", "label >= 'a'"],
      ),
      { minLength: 1, maxLength: 2 },
    ),
    order: fc.constantFrom("", " ORDER BY 1 LIMIT 3"),
  })
  .map(({ cube, list, where, order }) => {
    const group = list.startsWith("label") ? " GROUP BY 1" : "";
    const sql = `SELECT ${list} FROM ${cube} WHERE ${where.join(" AND ")}${group}${order}`;
    return { sql, timezone: "UTC" };
  });
