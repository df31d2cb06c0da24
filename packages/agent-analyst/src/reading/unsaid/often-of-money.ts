import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";

const ofNumber = /^(no|number|id|code|ref|reference)$/;

/**
 * `how often is the rent late` read as how much rent is due: no money, no length and no number of different ones says how often
 * anything happened, and neither does a list of order numbers, each of which is there once.
 */
export const oftenUnsaid = (
  { tokens }: Pick<Utterance, "tokens">,
  { measures, groupBy, ranking }: LogicalForm,
  { members }: Cube,
): readonly number[] => {
  const at = tokens.findIndex(({ word }, place) => word === "often" && tokens[place - 1]?.word === "how"); // prettier-ignore
  if (at < 0 || ranking !== undefined) return [];
  const memberOf = (name: string): Member | undefined => members.find((each) => each.name === name);
  const isNumber = measures.every((measure) =>
    measure.kind === "measure"
      ? /^(count|number)$/.test(memberOf(measure.member)?.aggregate ?? "")
      : measure.kind !== "distinct" && measure.kind !== "sum",
  );
  const isOfEachRow = groupBy.some((name) =>
    wordsOfName(memberOf(name)?.title ?? name).some((word) => ofNumber.test(word)),
  );
  const isListed = tokens.some(({ word }) => /^(by|per|each|every|which|who)$/.test(word));
  return isNumber && (!isOfEachRow || isListed) ? [] : [at];
};
