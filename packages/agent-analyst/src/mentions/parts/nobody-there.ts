import type { Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import { countingMeasure } from "../default-measure.js";
import type { Vocabulary } from "../vocabulary-types.js";

/** Where a question says that nobody is there, the column that is empty then, and the words that say no more of it. */
export interface NobodyThere {
  readonly at: number;
  readonly member: Member;
  readonly telling: readonly number[];
}

/** What nobody was to do with a thing: `with nobody assigned to it`. */
const assigned = /^(assigned|allocated|booked|rostered|on|to|for|them|it|had|has|have|with)$/;

const emptyWithout = /\bempty (?:where|while|until|if|when)\b[^.;]*\b(?:nobody|no one|one is|is found|assigned)\b/i; // prettier-ignore

/**
 * `shifts that had nobody assigned to them`, where a column of people is empty where nobody was found: those in which it is.
 * Undefined where several columns of what is counted may be meant.
 */
export const nobodyThere = (
  tokens: readonly Token[],
  { cube }: Pick<Vocabulary, "cube">,
): NobodyThere | undefined => {
  const at = tokens.findIndex(({ word, isQuoted }) => word === "nobody" && !isQuoted);
  if (at < 1 || !/^(had|has|have|with|having)$/.test(tokens[at - 1]?.word ?? "")) return undefined;
  const home = countingMeasure(cube)?.source?.cube;
  const [member, ...others] = cube.members.filter(
    ({ kind, type, public: isPublic, source, description = "" }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      source?.cube === home &&
      emptyWithout.test(description),
  );
  if (member === undefined || others.length > 0) return undefined;
  const telling: number[] = [at - 1];
  for (let next = at + 1; assigned.test(tokens[next]?.word ?? ""); next++) telling.push(next);
  return { at, member, telling };
};
