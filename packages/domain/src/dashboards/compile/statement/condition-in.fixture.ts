import { expect } from "@jest/globals";
import { sqlOf } from "../../dashboards.fixture.js";
import type { FilterInput } from "../active-filters.js";

/** A dashboard's filter over a member of `sales`. */
export const filters = [{ name: "region", member: "sales.region" }];

/** What stands in the place of `{filters}` in each of these statements. */
export const conditionIn = (
  sql: string,
  given: Readonly<Record<string, FilterInput>> = { region: "N" },
): string => {
  const [before = "", after = ""] = sql.split("{filters}");
  const whole = sqlOf({ id: "t", table: true, sql }, { filters, given });
  expect([whole.startsWith(before), whole.endsWith(after)]).toEqual([true, true]);
  return whole.slice(before.length, whole.length - after.length);
};
