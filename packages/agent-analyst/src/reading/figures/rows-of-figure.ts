import type { Cube, Member } from "@embedded-analytics/domain";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

type RowsCounted = NonNullable<Member["rows"]>[number];

/** The rows that a figure counts, as a condition for others. */
export type RowsOfFigure = Pick<LogicalForm, "filters" | "conditions">;

/**
 * The rows that a measure counts, in terms of the columns of its cube or view that the user sees. Undefined where the model
 * does not tell them, or tells them by a column that is not there.
 */
export const rowsOfFigure = (cube: Cube, measure: string): RowsOfFigure | undefined => {
  const figure = cube.members.find(({ name }) => name === measure);
  const found = figure?.rows?.map((row) => {
    const home = figure.source?.cube;
    const column = cube.members.find(
      ({ name, kind, public: isPublic, source }) =>
        kind === "dimension" &&
        isPublic &&
        source?.cube === home &&
        (source?.member ?? name) === row.dimension,
    );
    return column && conditionOf(row, column);
  });
  if (found === undefined || !found.every((each) => each !== undefined)) return undefined;
  return {
    filters: found.flatMap(({ filters }) => filters),
    conditions: found.flatMap(({ conditions }) => conditions),
  };
};

const conditionOf = (
  { holds, values }: RowsCounted,
  { name, type }: Cube["members"][number],
): RowsOfFigure => {
  const empty = (isNot: boolean): ValueFilter => ({
    member: name,
    match: "empty",
    values: [],
    isNot,
  });
  const isOf = (isNot: boolean): ValueFilter => ({
    member: name,
    match: "whole",
    values,
    isNot,
    ...(type === "number" ? { isNumber: true as const } : {}),
  });
  switch (holds) {
    case "one_of":
      return { filters: [isOf(false)], conditions: [] };
    case "none_of":
      return { filters: [isOf(true), empty(true)], conditions: [] };
    case "empty":
    case "filled":
      return { filters: [empty(holds === "filled")], conditions: [] };
    case "true":
    case "false":
      return { filters: [], conditions: [{ member: name, holds: holds === "true" }] };
  }
};
