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

/**
 * The words that ask for another kind of figure than the one that is given: `how many events` of what is an average value, and
 * `how much did we lose` of a number of things; and `who` of a single figure, which names nobody.
 */
export const kindUnsaid = (
  { tokens }: Utterance,
  { measures, groupBy, single, absentFrom, calculation, asks }: LogicalForm,
  { members }: Cube,
): readonly number[] => {
  const figures = measures.map((measure) =>
    members.find(({ name }) => measure.kind === "measure" && name === measure.member),
  );
  const isOfAll = (test: (member: Member) => boolean): boolean =>
    figures.length > 0 && figures.every((figure) => figure !== undefined && test(figure));
  const isVerb = tokens.some(({ word }) => ofMoney.test(word));
  const asksMany = isOfAll(isNoNumber) && calculation === undefined && asks === undefined;
  const asksMuch = isVerb && isOfAll(({ aggregate }) => aggregate === "count");
  const namesNobody =
    groupBy.length === 0 && single === undefined && absentFrom === undefined && asks === undefined;
  return tokens.flatMap(({ word }, at) => {
    const isHow = tokens[at - 1]?.word === "how";
    const isUnsaid =
      (word === "many" && isHow && asksMany && !/^percent/.test(tokens[at + 1]?.word ?? "")) ||
      (word === "much" && isHow && asksMuch) ||
      (word === "who" && at === 0 && namesNobody && tokens[1]?.word !== "many");
    return isUnsaid ? [at] : [];
  });
};
