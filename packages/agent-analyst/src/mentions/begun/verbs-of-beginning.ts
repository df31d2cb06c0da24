import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import { countingMeasure } from "../default-measure.js";
import type { Vocabulary } from "../vocabulary.js";

/** Verbs by which things come to be, or persons to belong: `listings put up in August`, `merchants joined this year`. */
const began =
  /^(joined|joining|join|added|posted|started|starting|start|begun|began|created|opened|listed|launched|published|registered|enrolled|onboarded)$/;
/** Verbs of two words for the same. */
const beganByTwo = /^(put up|set up|taken on|took on|brought in|signed up|came on|come on)$/;
/** Verbs of what is on at a time; what was cancelled never was. */
const held = /^(held|hosted|staged|ran|run|organised|organized|conducted|done)$/;

/** Times by which rows count that are none of their beginning. */
const ofEnd =
  /^(paid|closed|ended|end|ends|left|sold|due|cancelled|completed|finished|returned|delivered|disposed|resolved|expires?|expiry|until|last|out|departed|settled|fixed|died|updated)$/;
const ofNothing =
  /cancel|draft|withdraw|withdrawn|void|postpone|abandon|no[- ]show|absent|planned/i;

/** Words that may stand between what is counted and its verb. */
const between = /^(were|was|have|has|had|been|did|we|they|you|got|who|that|which|are|new)$/;

const homeOf = ({ source }: Member, cube: Cube): string => source?.cube ?? cube.name;

/** The time by which a cube counts its own rows, where that is none of their end. */
const beginOf = (cube: Cube): Member | undefined => {
  const count = countingMeasure(cube);
  const time = cube.members.find(({ name }) => name === cube.defaultTime);
  return count !== undefined &&
    time !== undefined &&
    homeOf(count, cube) === homeOf(time, cube) &&
    !wordsOfName(`${time.name} ${time.title}`).some((word) => ofEnd.test(word))
    ? time
    : undefined;
};

/** Whether a cube's rows are what a noun says: by the name of their number, or a kind that a description explains. */
const isOfRows = (stem: string, { cube, phrases, codes }: Vocabulary): boolean => {
  const count = countingMeasure(cube);
  if (count === undefined) return false;
  const isCount = (phrases.get(stem) ?? []).some(
    ({ member, quality }) => member === count && quality > 0.8,
  );
  const isKind = (codes.get(stem) ?? []).some(({ dimension }) =>
    cube.members.some(
      (each) => each.name === dimension && homeOf(each, cube) === homeOf(count, cube),
    ),
  );
  return isCount || isKind;
};

/** Whether all rows of a cube took place, for all that the model says. */
const isAllHeld = ({ description = "", members }: Cube): boolean =>
  !ofNothing.test(description) &&
  members.every(
    ({ name, title, description: said = "" }) => !ofNothing.test(`${name} ${title} ${said}`),
  );

/**
 * Tokens of verbs that say no more than that what is counted came to be in a time, or was on then: `how many listings were put
 * up in August` counts listings by the day on which they were listed, which the answer says. Only of the rows of a cube
 * themselves: products that were added are none that were sold at that time.
 */
export const verbsOfBeginning = (
  { tokens, times, granularity }: Pick<Utterance, "tokens" | "times" | "granularity">,
  vocabulary: Vocabulary,
): readonly number[] => {
  const { cube, words } = vocabulary;
  if (times.length === 0 && granularity === undefined) return [];
  if (beginOf(cube) === undefined) return [];
  const canBeHeld = isAllHeld(cube);
  return tokens.flatMap(({ word, isQuoted }, at) => {
    const length = isQuoted || at < 2 || words.has(word) ? 0 : lengthOfVerb(tokens, at, canBeHeld);
    if (length === 0) return [];
    if (!isOfRows(nounBefore(tokens, at)?.stem ?? "", vocabulary)) return [];
    const isOurs = length === 1 && /^(us|here)$/.test(tokens[at + 1]?.word ?? "");
    return length > 1 || isOurs ? [at, at + 1] : [at];
  });
};

/** What a verb is said of. */
const nounBefore = (
  tokens: Utterance["tokens"],
  at: number,
): Utterance["tokens"][number] | undefined => {
  let noun = at - 1;
  while (between.test(tokens[noun]?.word ?? "")) noun--;
  return tokens[noun];
};

/** How many words say that things came to be, or were on; none where a word says anything else. */
const lengthOfVerb = (tokens: Utterance["tokens"], at: number, canBeHeld: boolean): number => {
  const { word = "" } = tokens[at] ?? {};
  if (beganByTwo.test(`${word} ${tokens[at + 1]?.word ?? ""}`)) return 2;
  return began.test(word) || (canBeHeld && held.test(word)) ? 1 : 0;
};
