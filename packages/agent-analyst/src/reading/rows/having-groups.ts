import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { Fragment } from "../fragment.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

/** A description that says when a column holds something, and that it is empty elsewhere. */
const emptyElsewhere = /(?:^|[;,.] ?)empty (?:unless|until|while|where|when|if|for)\b/i;

/**
 * `refusal reasons by purpose`, where a column is described as `Empty unless the request was refused`: nobody named what is
 * counted, so those are that have a reason, and no others; as they are where a figure counts refused requests alone.
 */
export const havingGroups = (
  { measures, groupBy, filters, isOfValues }: Fragment,
  { members }: Cube,
  former: LogicalForm | undefined,
  notes: string[],
): readonly ValueFilter[] => {
  const counted = measures.length > 0 ? measures : (former?.measures ?? []);
  if (isOfValues || groupBy.length === 0) return [];
  const [column] = members.filter(
    ({ name, type, description = "" }) =>
      name === groupBy[0] && type === "string" && emptyElsewhere.test(description),
  );
  if (column === undefined || filters.some(({ member }) => member === column.name)) return [];
  if (counted.length > 0 && !isOfThose(members, counted, column)) return [];
  notes.push(`I count those alone that have a ${column.title || column.name}.`);
  return [{ member: column.name, match: "empty", values: [], isNot: true }];
};

/** Whether one figure counts those that have something in a column, by what both say was done: `Refused requests`. */
const isOfThose = (
  members: Cube["members"],
  [measure, ...others]: Fragment["measures"],
  { description = "" }: Member,
): boolean => {
  const figure = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  const described = wordsOfName(description);
  return (
    others.length === 0 &&
    figure?.aggregate === "count" &&
    /\bunless\b/i.test(description) &&
    wordsOfName(figure.title).some((word) => word.endsWith("ed") && described.includes(word))
  );
};
