import type { Chart } from "./chart.js";
import { objectOf } from "./chart-transform.js";
import { planChart } from "./plan-chart.js";
import type { Result } from "./result.js";

/** More charts below each other are no picture. */
const partsMax = 8;

/** What a specification draws of a result: one chart, or each that it is put together from; none if one cannot be. */
export const planCharts = (result: Result): readonly Chart[] => {
  const parts = partsOf(result.specification);
  const planned = parts.slice(0, partsMax).map((part) => planChart(result, part));
  const charts = planned.filter((chart) => chart !== undefined);
  return charts.length < parts.length ? [] : charts;
};

const partsOf = (specification: unknown): readonly unknown[] => {
  const { concat, hconcat, vconcat, transform } = objectOf(specification);
  const parts = [concat, hconcat, vconcat].find((each) => Array.isArray(each));
  // What is done with the rows of all of them is not done here.
  return Array.isArray(parts) && transform === undefined ? (parts as unknown[]) : [specification];
};
