import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { Token } from "../../../words/token.js";
import { absenceOf, type FoundAbsence } from "../asked/absence-form.js";
import { lackedBy, lackingAt } from "../../absence.js";
import { noteOfAbsence } from "../note-of-absence.js";
import { isSmallIn } from "../small-words.js";
import { listedIn } from "../subjects.js";

const having = /^(with|have|has|had|having)$/;
const joining = /^(but|and)$/;

/** The words of those that are asked for, of what they have, and of what they lack. */
const sidesOf = (
  utterance: Utterance,
  cubes: readonly Cube[],
): readonly (readonly Token[])[] | undefined => {
  const { tokens, times } = utterance;
  const lack = lackingAt(utterance);
  const joint = tokens.findLastIndex(({ word }, at) => at < lack && joining.test(word));
  const lead = tokens.findIndex(({ word }, at) => at > 0 && at < joint && having.test(word));
  if (lead < 0 || times.length > 0) return undefined;
  const saidIn = (from: number, to: number): readonly Token[] =>
    tokens.slice(from, to).filter((token) => !isSmallIn(cubes, token, false));
  const sides = [saidIn(0, lead), saidIn(lead + 1, joint), saidIn(joint + 1, tokens.length)];
  // `and have no` leads to what is missing with words that deny it alone.
  return sides.every(({ length }) => length > 0) ? sides : undefined;
};

/**
 * `guests with lessons but no rentals`: those of one cube that a second one names and a third does not. All words must be a part
 * of it.
 */
export const absenceOfOneSide = (
  utterance: Utterance,
  cubes: readonly Cube[],
): FoundAbsence | undefined => {
  const [subject = [], had = [], lacked = []] = sidesOf(utterance, cubes) ?? [];
  for (const own of subject.length === 0 ? [] : cubes) {
    const listed = listedIn(own, subject);
    const [one, other] = [had, lacked].map((object) => lackedBy(own, object, undefined, cubes));
    if (listed === undefined || one === undefined || other === undefined) continue;
    const missing = absenceOf(own, { ...other, listed }, undefined, undefined);
    const { absentFrom: present } = absenceOf(own, one, undefined, undefined).form;
    const { absentFrom: absent } = missing.form;
    if (present === undefined || absent === undefined) continue;
    const both = { ...present, isPresent: true };
    return {
      ...missing,
      form: { ...missing.form, absentFrom: { ...both, also: absent } },
      note: `${noteOfAbsence(own, one.other, both)} ${missing.note}`,
    };
  }
  return undefined;
};
