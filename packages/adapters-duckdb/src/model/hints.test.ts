import { describe, expect, it } from "@jest/globals";
import { loadModel } from "./load-model.js";
import { formatDiagnostic } from "./read/diagnostic.js";

const load = (hints: {
  readonly cube?: string;
  readonly measure?: string;
  readonly view?: string;
}) => {
  const text = `cubes:
  - name: stock
    sql_table: stock
    meta: { ${hints.cube ?? ""} }
    dimensions:
      - { name: counted_on, sql: counted_on, type: time }
    measures:
      - { name: units, sql: units, type: sum, ${hints.measure ?? ""} }
views:
  - name: shown
    meta: { ${hints.view ?? ""} }
    cubes: [{ join_path: stock, includes: "*" }]
`;
  const loaded = loadModel([{ path: "m.yml", text }]);
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(formatDiagnostic).join("\n"));
  return { model: loaded.model, warnings: loaded.warnings.map(formatDiagnostic) };
};
const unitsOf = (model: ReturnType<typeof load>["model"]) =>
  model.cubes.map(({ members }) => members.find(({ name }) => name === "units"));

describe("E5: what a model says of its figures", () => {
  it("stands at the member, in views as well", () => {
    const measure = "format: currency, meta: { unit: EUR, additive_over: [site] }";
    const { model, warnings } = load({ measure });
    expect(warnings).toEqual([]);
    for (const units of unitsOf(model))
      expect(units).toMatchObject({ format: "currency", unit: "EUR", additiveOver: ["site"] });
  });

  it("additive_over: none is a list of none", () => {
    const { model } = load({ measure: "meta: { additive_over: none }" });
    for (const units of unitsOf(model)) expect(units?.additiveOver).toEqual([]);
  });

  it.each(["higher", "lower"] as const)(
    "better: %s says which end of a figure is the good one",
    (better) => {
      const { model, warnings } = load({ measure: `meta: { better: ${better} }` });
      expect(warnings).toEqual([]);
      for (const units of unitsOf(model)) expect(units?.better).toBe(better);
    },
  );

  it("a cube names its usual time and the month in which its years begin", () => {
    const { model } = load({ cube: "default_time_dimension: counted_on, fiscal_year_start: 4" });
    expect(model.cubes[0]).toMatchObject({ defaultTime: "counted_on", fiscalYearStart: 4 });
  });

  it("a view has the fiscal year of a cube on its ways, which may be hidden, unless it says its own", () => {
    const cube = "default_time_dimension: counted_on, fiscal_year_start: 4";
    const [, view] = load({ cube }).model.cubes;
    expect([view?.fiscalYearStart, view?.defaultTime]).toEqual([4, undefined]);
    const own = load({ cube, view: "fiscal_year_start: 7" }).model.cubes[1];
    expect(own?.fiscalYearStart).toBe(7);
  });

  it.each([
    [{ measure: "format: link" }, "stock: measure units: format has no effect here"],
    [{ measure: "meta: { unit: [kg] }" }, "meta.unit is a text"],
    [{ measure: "meta: { additive_over: 3 }" }, "meta.additive_over is none or a list"],
    [{ measure: "meta: { better: less }" }, "measure units: meta.better is higher or lower"],
    [{ cube: "fiscal_year_start: 13" }, "cube stock: meta.fiscal_year_start is a month, 1 to 12"],
    [{ cube: "default_time_dimension: [a]" }, "meta.default_time_dimension names a dimension"],
  ])("%j only warns, and has no effect", (hints, warning) => {
    const { model, warnings } = load(hints);
    expect(warnings).toEqual([expect.stringContaining(warning)]);
    const [units] = unitsOf(model);
    expect([units?.format, units?.unit, units?.additiveOver]).toEqual([undefined, undefined, undefined]); // prettier-ignore
    expect([model.cubes[0]?.fiscalYearStart, model.cubes[0]?.defaultTime]).toEqual([undefined, undefined]); // prettier-ignore
  });
});
