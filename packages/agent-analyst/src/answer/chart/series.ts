import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { PlanColumn } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";
import { axisOf, colorBy, isAmount, isRate, quantity, titleOf } from "./channels.js";

/** A figure over time: a line, or what was wished for. */
export const series = (
  form: LogicalForm,
  cube: Cube,
  bucket: string,
  { figure, color }: { readonly figure: PlanColumn; readonly color: PlanColumn | undefined },
): JsonObject => {
  const isWhole = color === undefined || figure.role === "running" || isAmount(cube, figure);
  const type = typeOf(form, isWhole);
  return {
    mark: markOf(type),
    encoding: {
      x: timeAxis(bucket),
      y: {
        ...quantity(figure.name, titleOf(cube, figure), {
          ...axisOf(cube, figure),
          ...fromZero(type, isRate(cube, figure)),
        }),
        ...(isWhole || type !== "area" ? {} : { stack: null }),
      },
      ...(color === undefined ? {} : { color: colorBy(cube, color) }),
    },
  };
};

type SeriesMark = "bar" | "area" | "line";

/** Bars of a rate cannot stand on each other, and have no place beside each other on an axis of time. */
const typeOf = ({ display }: LogicalForm, isWhole: boolean): SeriesMark => {
  if (display === "area" || (display === "bar" && isWhole)) return display;
  return "line";
};

export const markOf = (type: SeriesMark): JsonObject =>
  type === "line" ? { type, point: true, tooltip: true } : { type, tooltip: true };

export const timeAxis = (bucket: string): JsonObject => ({
  field: bucket,
  type: "temporal",
  title: null,
});

/** A line of a rate need not begin at zero, where lines of rates can hardly be distinguished. */
export const fromZero = (type: SeriesMark, isOfRates: boolean): JsonObject =>
  type === "line" && isOfRates ? { scale: { zero: false } } : {};
