import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

/** Verbs with which `how much` asks for money. */
const ofMoney =
  /^(lose|loses|lost|cost|costs|spend|spent|pay|paid|owe|owed|earn|earned|charge|charged)$/;

/** Whether a figure is an average of money or a share, of which nobody asks how many there are. */
const isNoNumber = (member: Member): boolean =>
  member.format === "percent" || (member.aggregate === "avg" && isMoney(member));

/** Whether all figures that are given are the model's own, and of a kind. */
const areAll = (
  { measures }: LogicalForm,
  { members }: Cube,
  isOfKind: (member: Member) => boolean,
): boolean =>
  measures.length > 0 &&
  measures.every((measure) =>
    members.some(
      (member) => measure.kind === "measure" && member.name === measure.member && isOfKind(member),
    ),
  );

/** Whether a reading names nobody: a figure alone. */
const namesNobody = ({ groupBy, single, absentFrom, asks }: LogicalForm): boolean =>
  groupBy.length === 0 && (single ?? absentFrom ?? asks) === undefined;

/**
 * The words that ask for another kind of figure than the one that is given: `how many events` of what is an average value, and
 * `how much did we lose` of a number of things; and `who` of a single figure, which names nobody.
 */
export const kindUnsaid = (
  { tokens }: Utterance,
  form: LogicalForm,
  cube: Cube,
): readonly number[] => {
  const isNumber = !areAll(form, cube, isNoNumber) || form.calculation !== undefined;
  const isVerb = tokens.some(({ word }) => ofMoney.test(word));
  const isAmount = !(isVerb && areAll(form, cube, ({ aggregate }) => aggregate === "count"));
  return tokens.flatMap(({ word }, at) => {
    const [before, next = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
    if (word === "who") return at === 0 && next !== "many" && namesNobody(form) ? [at] : [];
    if (before !== "how") return [];
    // Percentage points are given by a rate.
    if (word === "many") return isNumber || /^percent/.test(next) ? [] : [at];
    return word === "much" && !isAmount ? [at] : [];
  });
};
