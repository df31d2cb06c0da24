import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isValueInstead } from "../context/value-instead.js";
import { isOnOtherSide } from "../predicates/other-side.js";
import type { OwnTimes } from "../times/own-times.js";
import { isOfRest } from "./rest-asked.js";

/** The names of a question that nothing else has taken. */
export const keptOf = (
  { tokens }: Utterance,
  mentions: Mentions,
  values: readonly ValueMention[],
  {
    rateAt,
    verbs,
    own,
  }: {
    readonly rateAt: number | undefined;
    readonly verbs: readonly number[];
    readonly own: OwnTimes | undefined;
  },
): readonly Mention[] =>
  mentions.found.filter(
    (mention) =>
      !isValueInstead(mention, values, tokens) &&
      mention.at !== rateAt &&
      own?.verbs.has(mention.at) !== true &&
      !isOnOtherSide(mention, mentions) &&
      !isOfRest(mention, mentions) &&
      !(mention.length === 1 && verbs.includes(mention.at)),
  );
