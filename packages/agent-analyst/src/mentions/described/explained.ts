import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Mentions } from "../mentions.js";
import { withoutPlaces } from "../typed/places-as-values.js";
import { withRest } from "../quantities/rest-of.js";
import type { ValueMention } from "../value-mention.js";
import { withOtherSide } from "./other-side.js";

/** What is found in a question, with words of no name that only those say beside them: known once its values are. */
export const explained = (
  utterance: Utterance,
  mentions: Mentions,
  values: readonly ValueMention[],
  cube: Cube,
): Mentions => {
  const named = withoutPlaces(utterance.tokens, mentions, values);
  return withRest(utterance, withOtherSide(utterance.tokens, named, values), values, cube);
};
