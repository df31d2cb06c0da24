import type { Cube, Member } from "@embedded-analytics/domain";
import type { ValueMention } from "../../../mentions/value-mention.js";
import type { LogicalForm } from "../../logical-form.js";

/** Whether no row of a figure has one of these values, by the rows that it counts. */
const excludes = (
  { rows = [], source }: Member,
  column: Member | undefined,
  values: readonly string[],
): boolean =>
  column !== undefined &&
  column.source?.cube === source?.cube &&
  rows.some(
    ({ dimension, holds, values: own }) =>
      dimension === (column.source?.member ?? column.name) &&
      ((holds === "one_of" && values.every((value) => !own.includes(value))) ||
        (holds === "none_of" && values.every((value) => own.includes(value)))),
  );

/**
 * The places of values that no row of the figure can have: `cancelled contracts`, where the Contracts are those that are not
 * cancelled, would be none of them whatever the data hold.
 */
export const neverBoth = (
  values: readonly ValueMention[],
  { measures, filters, part }: LogicalForm,
  { members }: Cube,
): readonly number[] => {
  const [first, ...others] = measures;
  const figure = members.find(({ name }) => first?.kind === "measure" && name === first.member);
  if (figure?.rows === undefined || others.length > 0) return [];
  const impossible = [...filters, ...(part?.filters ?? [])].filter(
    ({ member, match, isNot, values: wanted }) =>
      match === "whole" &&
      !isNot &&
      wanted.length > 0 &&
      excludes(
        figure,
        members.find(({ name }) => name === member),
        wanted,
      ),
  );
  return values
    .filter(({ dimension }) => impossible.some(({ member }) => member === dimension))
    .flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset));
};
