import { formatDay } from "../../words/times/civil-time.js";
import type { RowsOfOne, ValueFilter } from "../../reading/logical-form.js";
import { plainText } from "../figures.js";

/** What members are called. */
type Names = (member: string) => string;

/** `City is Berlin`, `Paid is empty`: what the value of a row must be. */
export const filterWords = (filter: ValueFilter, names: Names): string => {
  const { member, match, values, isNot } = filter;
  const after =
    filter.orAfter === undefined ? "empty" : `empty or after ${formatDay(filter.orAfter)}`;
  const none = filter.isOrZero === true ? "empty or 0" : after;
  if (match === "empty") return `${names(member)} is ${isNot ? "not " : ""}${none}`;
  const said = values
    .map((value) => (match === "part" ? `“${plainText(value)}”` : plainText(value)))
    .join(" or ");
  const verb =
    match === "part" ? (isNot ? "does not contain" : "contains") : isNot ? "is not" : "is";
  return `${names(member)} ${verb} ${said}`;
};

/** The rows that one of several figures counts, and by which time: `Outcome is lost, Expected at`. */
export const wordsOfRows = (
  only: RowsOfOne | undefined,
  time: string | undefined,
  names: Names,
): string =>
  [
    ...(only?.filters ?? []).map((filter) => filterWords(filter, names)),
    ...(only?.conditions ?? []).map(
      ({ member, holds }) => `${holds ? "" : "not "}${names(member)}`,
    ),
    ...(time === undefined ? [] : [names(time)]),
  ].join(", ");
