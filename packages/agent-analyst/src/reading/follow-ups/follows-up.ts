import type { Mentions } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Understanding } from "../context/understanding.js";
import type { FormMeasure } from "../logical-form.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { whichAlone } from "./which-alone.js";

/** Whether a message takes up the last one: it leans back, or it names nothing that could be counted. */
export const followsUp = (utterance: Utterance, all: readonly Mentions[]): boolean => {
  if (utterance.leansBack || whichAlone(utterance, all)) return true;
  const countsAnything = all.some(({ found }) =>
    found.some((mention) => !mention.isWeak && candidatesOf(mention).measure !== undefined),
  );
  return !countsAnything && utterance.tokens.length <= 8;
};

/** `who's been waiting longest?` after a number of people who wait somewhere: of those, since it names what was counted. */
const asksLongestOfThose = (
  { tokens }: Utterance,
  { found }: Mentions,
  [measure]: readonly FormMeasure[],
): boolean => {
  const said = tokens.map(({ word }) => word).join(" ");
  return (
    /^(?:and |so )?(?:who|which ones)\b.* longest$/.test(said) &&
    measure?.kind === "measure" &&
    found.some(({ namings }) => namings.some(({ member }) => member.name === measure.member))
  );
};

/** Whether a message takes up what was spoken of before it. */
export const takesUp = (
  utterance: Utterance,
  all: readonly { readonly vocabulary: Vocabulary; readonly mentions: Mentions }[],
  { form, cube }: Pick<Understanding, "form" | "cube">,
): boolean =>
  followsUp(
    utterance,
    all.map(({ mentions }) => mentions),
  ) ||
  all.some(
    ({ vocabulary, mentions }) =>
      vocabulary.cube.name === cube.name && asksLongestOfThose(utterance, mentions, form.measures),
  );
