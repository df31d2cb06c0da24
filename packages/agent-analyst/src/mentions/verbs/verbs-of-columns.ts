import type { Cube, Member } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";

/** A value where it may stand. */
interface Placed {
  readonly at: number;
  readonly length: number;
  readonly dimension: string;
}

const joints = /^(via|through|by|in|at|from|to|on|with|using|over)$/;

/** `Reported via`: a verb and the word that leads to the value. */
const isCalledByVerb = ({ name, title }: Member, stem: string): boolean =>
  [name, title].some((text) => {
    const words = wordsOfName(text);
    return words.length === 2 && stemOf(words[0] ?? "") === stem && joints.test(words[1] ?? "");
  });

/**
 * `claims reported online`, where a column is called `Reported via`: the verb is that of the column whose value stands behind
 * it, and no value of another one, such as a state. Nor is `pay` one where customers `pay by card`, and a column is called
 * `Payment method`.
 */
export const isVerbOfColumn = (
  tokens: readonly Token[],
  { members }: Cube,
  { at, length, dimension }: Placed,
  all: readonly Placed[],
): boolean => {
  const stem = tokens[at]?.stem ?? "";
  if (length !== 1 || tokens[at]?.isQuoted !== false) return false;
  let next = at + 1;
  while (joints.test(tokens[next]?.word ?? "") || /^(an?|the|our)$/.test(tokens[next]?.word ?? "")) next++; // prettier-ignore
  return all.some(
    (value) =>
      value.at === next &&
      members.some(
        (member) =>
          member.name === value.dimension &&
          ((member.name !== dimension && isCalledByVerb(member, stem)) ||
            (next > at + 1 && saysHow(member, stem))),
      ),
  );
};

const means = /^(method|type|channel|source|way|mode|means|kind|option|via|by|through)$/;

/** `Payment method`, `Sales channel`: what is done, and how. */
const saysHow = ({ name, title, synonyms }: Member, stem: string): boolean =>
  [name, title, ...synonyms].some((text) => {
    const [noun = "", how = "", ...more] = wordsOfName(text);
    const own = stemOf(noun);
    return (
      means.test(how) &&
      more.length === 0 &&
      (own === stem || own === `${stem}ment` || isDerived(own, stem))
    );
  });

const reaching = /^(reach|reached|reaches|hit|entered|enter)$/;

/** `cases that reached court action`, where a column is called `Stage`: to be there is to have reached it. */
const isStage = ({ name, title }: Member): boolean =>
  wordsOfName(`${name} ${title}`).some((word) =>
    /^(stage|status|state|phase|step|level|grade|tier)$/.test(word),
  );

/** `bills paid by card`, where a column is called `Payment method`: the verb says no more than that value. */
export const verbsOfValues = (
  tokens: readonly Token[],
  { members }: Cube,
  values: readonly Placed[],
): readonly number[] =>
  values.flatMap(({ at, dimension }) => {
    let before = at - 1;
    while (joints.test(tokens[before]?.word ?? "") || /^(an?|the|our)$/.test(tokens[before]?.word ?? "")) before--; // prettier-ignore
    const column = members.find((each) => each.name === dimension);
    const isLed = joints.test(tokens[before + 1]?.word ?? "");
    return column !== undefined && isVerbOf(column, tokens[before], isLed) ? [before] : [];
  });

/** Whether a verb says no more than that what its column says holds. */
const isVerbOf = (column: Member, token: Token | undefined, isLed: boolean): boolean => {
  const { word = "", stem = "", isQuoted = true } = token ?? {};
  // `customers who pay by card`; a noun in the plural is none, nor is one that `by` leads on from to a group.
  const isVerb =
    /^(\p{L}{3,}ed|paid|sold|sent|bought|made)$/u.test(word) ||
    (isLed && /^(pay|pays|paying|book|buy|order)$/.test(word));
  return (
    !isQuoted && ((isVerb && saysHow(column, stem)) || (reaching.test(word) && isStage(column)))
  );
};
