import { expect } from "@jest/globals";
import { proves, type PortContract } from "./contract.js";

/** What every adapter of `chartCheck` must do. */
export const chartCheckContract: PortContract<"chartCheck"> = {
  problem: {
    cases: [
      proves("a bar chart over named data is drawn", async (store) => {
        const bars = {
          $schema: "https://vega.github.io/schema/vega-lite/v5.json",
          data: { name: "result" },
          mark: "bar",
          encoding: {
            x: { field: "city", type: "nominal" },
            y: { field: "revenue", type: "quantitative" },
          },
        };
        expect(await store.ports.chartCheck.problem(bars)).toBeUndefined();
      }),

      proves("what is no chart has a sentence that says so", async (store) => {
        for (const specification of [{}, { encoding: {} }, { title: "no mark" }]) {
          const sentence = await store.ports.chartCheck.problem(specification);
          expect(sentence).toMatch(/\w+ \w+/);
        }
      }),
    ],
    foreign: { notBoundToAnAccount: "a chart's form is the same for everybody" },
  },
};
