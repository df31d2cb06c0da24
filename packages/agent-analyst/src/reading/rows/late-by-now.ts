import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Fragment } from "../fragment.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

const ofNow = /^(now|currently|presently|still)$/;
const ofPast = /^(was|were|been|had|ever)$/;

/**
 * `how many are overdue right now`, where a column says of each row whether it is, or was, late: what is overdue now has not
 * been done yet, so the time at which it was done is empty. Only where the model says that of one time of the same table.
 */
export const lateByNow = (
  { tokens, times }: Utterance,
  { conditions, filters }: Fragment,
  { members }: Cube,
  former: LogicalForm | undefined,
  notes: string[],
): readonly ValueFilter[] => {
  const has = (words: RegExp): boolean => tokens.some(({ word }) => words.test(word));
  const isAsked = has(/^overdue$/) && has(ofNow) && !has(ofPast) && times.length === 0;
  const late = members.find(
    ({ name, type, kind, title, synonyms }) =>
      kind === "dimension" &&
      type === "boolean" &&
      conditions.some((each) => each.member === name && each.holds) &&
      [name, title, ...synonyms].some((text) => /\boverdue\b/i.test(text)),
  );
  if (!isAsked || late === undefined || former !== undefined) return [];
  const [end, ...others] = members.filter(
    ({ kind, type, description = "", source, public: isPublic }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      source?.cube === late.source?.cube &&
      /^empty (while|until|as long as)\b/i.test(description),
  );
  if (end === undefined || others.length > 0) return [];
  if (filters.some(({ member }) => member === end.name)) return [];
  notes.push(
    `You asked for now, so I take those alone that have no time in ${end.title || end.name}.`,
  );
  return [{ member: end.name, match: "empty", values: [], isNot: false }];
};
