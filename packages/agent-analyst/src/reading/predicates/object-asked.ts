import type { Cube } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

/** What somebody does with a thing, which is what is asked for: how many there are of those who do it tells nothing of it. */
const transitive =
  /^(need|want|get|take|buy|bring|give|serve|see|tell|have|make|ask|show|write|say|think|decide|wear|eat|drink|read|order|choose|pick|prefer|like|use|find|mention|complain|expect|learn|love|hate)$/;

const pronoun = /^(we|i|you|they|it|that|this|those|these)$/;

/** `what do our guests need`: what they need is asked for, and a number of guests is no answer to it. */
export const isObjectAsked = (
  { tokens }: Pick<Utterance, "tokens">,
  at: number,
  { measures }: Pick<LogicalForm, "measures">,
  { members }: Pick<Cube, "members">,
): boolean =>
  at === 0 &&
  tokens[0]?.word === "what" &&
  /^(do|does|did)$/.test(tokens[1]?.word ?? "") &&
  !pronoun.test(tokens[2]?.word ?? "") &&
  tokens.some(({ word }, place) => place > 2 && transitive.test(word)) &&
  measures.every((measure) => {
    if (measure.kind !== "measure") return measure.kind === "rows" || measure.kind === "distinct";
    const member = members.find(({ name }) => name === measure.member);
    const isNumber = /^(count|count_distinct|count_distinct_approx|sum)$/.test(
      member?.aggregate ?? "",
    );
    return member !== undefined && isNumber && member.unit === undefined && !isMoney(member);
  });
