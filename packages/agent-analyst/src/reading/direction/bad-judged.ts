import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { isBad } from "../../words/undesired.js";
import type { FormMeasure } from "../logical-form.js";

/** What nobody wants to have been done, where it is said behind `worst … for`; in a title it may be wanted work. */
const badDone = /^(comebacks?|callbacks?|quits?|wastage|mistakes?|sickness|sick|leaks?|punctures?|redeliver\w*)$/; // prettier-ignore

/** Words that end what is said behind `for`: a time, or groups. */
const over = /^(in|on|at|this|last|since|during|from|by|per|of|today|yesterday)$/;

/**
 * `worst crashes`, `worst mechanic for comebacks`, also where sessions are counted in which there was one: the worst has the most
 * of what is bad. A figure of which the model says that more is better, such as a rate of what came on time, is judged by that.
 */
export const isBadJudged = (
  { tokens, ranking }: Pick<Utterance, "tokens" | "ranking">,
  { members }: Cube,
  measure: FormMeasure | undefined,
): boolean => {
  if (ranking === undefined) return false;
  const end = ranking.at + ranking.length;
  if (isBad(tokens[end]?.word ?? "")) return true;
  const at = tokens.findIndex(({ word }, index) => index >= end && word === "for");
  if (at < 0 || !countsRows(members, measure)) return false;
  const behind = tokens.slice(at + 1).map(({ word }) => word);
  const last = behind.findIndex((word) => over.test(word));
  const said = last < 0 ? behind : behind.slice(0, last);
  return isBad(said.join(" ")) || said.some((word) => badDone.test(word));
};

/** Whether it is how many there are, of which the model says nothing more. */
const countsRows = (members: Cube["members"], measure: FormMeasure | undefined): boolean => {
  const member = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  return (
    measure?.kind === "rows" ||
    measure?.kind === "distinct" ||
    (member !== undefined && /^count/.test(member.aggregate ?? "") && member.better === undefined)
  );
};
