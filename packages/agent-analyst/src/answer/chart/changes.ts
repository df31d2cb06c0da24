import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { PlanColumn } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";
import { labelOf, measureLabel } from "../labels.js";
import { quantity, text } from "./channels.js";
import { barsOf, firstRows } from "./first-rows.js";

/** Two bars for each group, one for each of two times. */
export const changes = (
  form: LogicalForm,
  cube: Cube,
  group: Extract<PlanColumn, { readonly role: "group" }>,
  periods: readonly string[],
): JsonObject => {
  const [measure] = form.measures;
  return {
    transform: [...firstRows(form, barsOf(1)), { fold: periods, as: ["period", "amount"] }],
    mark: { type: "bar", tooltip: true },
    encoding: {
      y: {
        field: group.name,
        type: "nominal",
        sort: null,
        ...text("title", labelOf(cube, group.member)),
      },
      x: quantity("amount", measure && measureLabel(cube, measure)),
      yOffset: { field: "period", sort: [...periods].reverse() },
      color: { field: "period", type: "nominal", title: null },
    },
  };
};
