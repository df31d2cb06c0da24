import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";
import { isBirth } from "../spans/times-of-table.js";

/**
 * The places of `birthdays`, where those are counted who were born in the time that is asked about: `birthdays this month` come
 * every year, and nobody was born in this one.
 */
export const birthdaysUnsaid = (
  { tokens }: Utterance,
  { time }: LogicalForm,
  { members }: Cube,
): readonly number[] => {
  const member = members.find(({ name }) => name === time?.dimension);
  return time?.range !== undefined && member !== undefined && isBirth(member)
    ? tokens.flatMap(({ word }, at) => (/^birthdays?$/.test(word) ? [at] : []))
    : [];
};
