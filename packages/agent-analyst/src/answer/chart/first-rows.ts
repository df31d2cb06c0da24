import type { JsonObject } from "@embedded-analytics/domain";
import type { LogicalForm } from "../../reading/logical-form.js";

/** More bars than anybody reads: of one chart, and of one of several beside each other. */
const [barsMax, barsOfPartMax] = [30, 15];

const rowField = "row_of_chart";

/** How many of the first bars so many charts show. */
export const barsOf = (charts: number): number => (charts > 1 ? barsOfPartMax : barsMax);

/** The transform that keeps so many of the first rows; none where there are no more by the question itself. */
export const firstRows = (form: LogicalForm, most: number): readonly JsonObject[] =>
  isWithin(form, most)
    ? []
    : [
        { window: [{ op: "row_number", as: rowField }] },
        { filter: { field: rowField, lte: most } },
      ];

/** The same of categories, each of which has a row for each colour: none of them loses a part. */
export const firstCategories = (
  form: LogicalForm,
  {
    most,
    category,
    size,
    op,
  }: {
    readonly most: number;
    readonly category: string;
    /** The column that says how large a category is, and how its rows make one figure. */
    readonly size: string;
    readonly op: "sum" | "max";
  },
): readonly JsonObject[] => {
  if (isWithin(form, most)) return [];
  const order = form.ranking?.direction === "asc" ? "ascending" : "descending";
  return [
    { joinaggregate: [{ op, field: size, as: "size_in_chart" }], groupby: [category] },
    {
      window: [{ op: "dense_rank", as: rowField }],
      sort: [{ field: "size_in_chart", order }],
    },
    { filter: { field: rowField, lte: most } },
  ];
};

const isWithin = ({ ranking }: LogicalForm, most: number): boolean =>
  (ranking?.count ?? Infinity) <= most;

/** How many of the first bars a chart shows, where it does not show all of them. */
export const barsDrawn = ({ transform, concat }: JsonObject): number | undefined => {
  if (Array.isArray(concat)) return barsDrawn((concat[0] ?? {}) as JsonObject);
  const steps = Array.isArray(transform) ? (transform as readonly JsonObject[]) : [];
  const kept = steps.map(({ filter }) => (filter ?? {}) as JsonObject);
  return kept.find(({ field }) => field === rowField)?.["lte"] as number | undefined;
};

/** A chart with these transforms of its rows, if there are any. */
export const withTransform = (transform: readonly JsonObject[], chart: JsonObject): JsonObject =>
  transform.length === 0 ? chart : { transform, ...chart };
