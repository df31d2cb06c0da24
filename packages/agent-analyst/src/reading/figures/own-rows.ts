import type { Cube } from "@embedded-analytics/domain";
import type { LogicalForm } from "../logical-form.js";
import { translateForm } from "../translate-form.js";

interface OfRows {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly notes: readonly string[];
}

/**
 * A sum or an average of a column that a view has of a parent: the age of a member, in a view of visits. It is taken
 * over the parent's own rows where its cube has all that the question names, since in the view a member counts once
 * for each visit. Where it has not, that is said.
 */
export const overOwnRows = (form: LogicalForm, cube: Cube, cubes: readonly Cube[]): OfRows => {
  const as = { form, cube, notes: [] };
  const parents = form.measures.map((measure) => parentOf(measure, cube));
  const [parent] = parents;
  if (parent === undefined || parents.some((each) => each?.name !== parent.name)) return as;
  const own = cubes.find(({ name, kind }) => kind === "cube" && name === parent.name);
  const moved = own?.public === true ? translateForm(form, cube, own) : undefined;
  if (own !== undefined && moved !== undefined) return { form: moved, cube: own, notes: [] };
  const title = own?.title || parent.name.replaceAll("_", " ");
  return {
    ...as,
    notes: [
      `${parent.column} is of ${title}, each of which counts here once for each of its rows in ${cube.title || cube.name}.`,
    ],
  };
};

/** The cube that a column comes from, in a view that counts the rows of other cubes and none of that one. */
const parentOf = (
  measure: LogicalForm["measures"][number],
  { kind, members }: Cube,
): { readonly name: string; readonly column: string } | undefined => {
  const isOfColumn =
    measure.kind === "avg" ||
    measure.kind === "sum" ||
    measure.kind === "percentile" ||
    isMedianOfRows(measure);
  if (kind !== "view" || !isOfColumn) return undefined;
  const column = members.find(({ name }) => name === measure.member);
  const name = column?.kind === "dimension" ? column.source?.cube : undefined;
  if (column === undefined || name === undefined) return undefined;
  const figures = members.filter((each) => each.kind === "measure");
  const areOthersCounted = figures.some(
    ({ aggregate, source }) => aggregate === "count" && source?.cube !== name,
  );
  return areOthersCounted && figures.every(({ source }) => source?.cube !== name)
    ? { name, column: column.title || column.name }
    : undefined;
};

type Median = Extract<LogicalForm["measures"][number], { readonly kind: "median" }>;

const isMedianOfRows = (measure: LogicalForm["measures"][number]): measure is Median =>
  measure.kind === "median" && (measure.of ?? measure.each) === undefined;
