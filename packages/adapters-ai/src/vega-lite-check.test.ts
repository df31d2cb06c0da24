import { describe, expect, it, jest } from "@jest/globals";
import type { JsonObject } from "@embedded-analytics/domain";
import { vegaLiteCheck } from "./vega-lite-check.js";

const x = { field: "city", type: "nominal" };
const y = { field: "revenue", type: "quantitative" };
const bars = { mark: "bar", encoding: { x, y } };

describe("E3: Vega-Lite's compiler", () => {
  it.each<[string, JsonObject]>([
    ["bars", bars],
    ["layers", { layer: [bars, { mark: "text", encoding: { x, y, text: y } }] }],
    ["views side by side", { hconcat: [bars, { vconcat: [bars, bars] }] }],
    ["facets", { facet: { row: x }, spec: bars }],
    ["a column with a dot in its name", { mark: "bar", encoding: { x: { field: "a\\.b" } } }],
    [
      "transforms",
      {
        ...bars,
        transform: [{ filter: { field: "revenue", gt: 5 } }, { window: [{ op: "rank", as: "r" }] }],
      },
    ],
  ])("takes %s", async (_what, specification) => {
    expect(await vegaLiteCheck.problem(specification)).toBeUndefined();
  });

  it.each<[string, JsonObject]>([
    ["nothing", {}],
    ["a channel without a mark", { encoding: { x } }],
    ["layers that are none", { layer: [{}] }],
    ["a facet without a view", { facet: { row: x } }],
  ])("refuses %s, and repeats nothing of it", async (_what, specification) => {
    const sentence = await vegaLiteCheck.problem({ ...specification, name: "canary" });
    expect(sentence).toMatch(/^The vegaSpec .*\.$/);
    expect(sentence).not.toContain("canary");
  });

  it("says nothing on the console", async () => {
    const spies = (["log", "warn", "error", "info"] as const).map((name) =>
      jest.spyOn(console, name),
    );
    await vegaLiteCheck.problem({
      mark: "bar",
      encoding: { x: { field: "a", type: "wrong" }, shape: { field: "b" } },
    });
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
