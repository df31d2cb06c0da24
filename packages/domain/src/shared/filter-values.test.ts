import { expect, test } from "@jest/globals";
import { compiled } from "../dashboards/dashboards.fixture.js";
import { canBeFiltered, type FilteredType } from "./filter-values.js";

const members = {
  string: "sales.region",
  number: "sales.pieces",
  boolean: "sales.is_gift",
  time: "sales.ordered_at",
} as const satisfies Readonly<Record<FilteredType, string>>;

const texts = ["", "North", "today", "last 0 days", "2026-02-30", "2026-01-01..2026-03-31"];
const numbers = ["1", "-1.50", "1e5", "1.", "12345678901234567890.5", 5, -0.5];
const values = [...texts, ...numbers, "true", "TRUE", "yes", true, false];

test.each(Object.keys(members) as readonly FilteredType[])(
  "H1: what a filter over a %s can have is what the service takes",
  (type) => {
    const filters = [{ name: "only", member: members[type] }];
    const tile = { id: "a", table: true, query: { measures: ["sales.revenue"] } };
    const isTaken = (value: string | number | boolean): boolean =>
      compiled(tile, { filters, given: { only: [value] } }).kind === "compiled";
    const differing = values.filter((value) => isTaken(value) !== canBeFiltered(type, value));
    expect(differing).toEqual([]);
    expect(values.filter(isTaken).length).toBeGreaterThan(1);
  },
);
