import { expect, test } from "@jest/globals";
import { parseDeclaredDashboard, type ExportedDashboard } from "@embedded-analytics/domain";
import fc from "fast-check";
import { parse } from "yaml";
import { dashboardFile } from "./dashboard-file.js";

/** Texts that YAML might read as something else. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    "yes",
    "null",
    "1e3",
    "- a",
    "a: b",
    "{ filters.x }",
    "# no",
    "a\nb\n",
    " x ",
    "'",
  ),
);
const written = text.filter(
  (each) => /\S/u.test(each) && !/[\p{Cc}\p{Cs}]/u.test(each.replace(/[\n\t]/g, "")),
);

test("H3: what is exported is read again as the very same dashboards", () => {
  fc.assert(
    fc.property(written, written, written, fc.boolean(), (title, words, value, isShort) => {
      const given = {
        name: "a",
        title: { en: title },
        ...(isShort ? {} : { description: words }),
        filters: [{ name: "city", member: "sales.city", default: value }],
        rows: [
          {
            height: 120,
            tiles: [
              { id: "t", text: words },
              { id: "u", table: true, width: 3, sql: `SELECT '${words}' AS a WHERE {filters}` },
            ],
          },
        ],
      };
      const first = parseDeclaredDashboard(given);
      if (!first.ok) return; // such as braces in a statement, which are no dashboard's to have
      const { publicId: name, ...dashboard } = first.dashboard;
      const exported: ExportedDashboard = { publicId: "x", name, ...dashboard };
      const { dashboards } = parse(dashboardFile([exported])) as { dashboards: readonly unknown[] };
      expect(parseDeclaredDashboard(dashboards[0])).toEqual(first);
    }),
    { numRuns: 300 },
  );
});

test("H3: what could not be read is not written", () => {
  const exported = { publicId: "x", name: "a", title: "A", description: undefined };
  expect(parse(dashboardFile([{ ...exported, definition: undefined }]))).toEqual({
    dashboards: [],
  });
});
