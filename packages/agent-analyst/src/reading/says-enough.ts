import type { Mentions } from "../mentions/mentions.js";
import { qualityOf } from "../mentions/roles.js";
import { unknownAfter } from "../mentions/score.js";
import type { ValueMention } from "../mentions/value-mention.js";
import { amountAskedFor } from "../mentions/default-measure.js";
import type { Vocabulary } from "../mentions/vocabulary.js";
import type { Utterance } from "../words/cues/utterance.js";
import { asksWorth } from "../words/cues/money/worth-asked.js";
import { whichOnesAt } from "./states/listed-things.js";
import type { LogicalForm } from "./logical-form.js";

/** What a message says in terms of one cube. */
interface Said {
  readonly vocabulary: Vocabulary;
  readonly mentions: Mentions;
  readonly values: readonly ValueMention[];
  /** What was spoken of before. */
  readonly former: LogicalForm | undefined;
}

/** Whether a message says enough of the data to be a question about them, for all that it says beside. */
export const saysEnough = (
  utterance: Utterance,
  { vocabulary, mentions, values, former }: Said,
): boolean => {
  if (former !== undefined && isWorthKnown(utterance, vocabulary)) return true;
  const unknown = unknownAfter(mentions, values).length;
  const named = mentions.found.reduce(
    (sum, mention) => sum + mention.words * Math.min(1, qualityOf(mention) + 0.3),
    0,
  );
  const valued = values.reduce((sum, { length, quality }) => sum + length * quality, 0);
  if (mentions.between !== undefined && unknown === 0) return true;
  if (named + valued > 0) return named + valued >= unknown * 0.5;
  if (unknown > 0) return mentions.cubeAt.length > unknown;
  const changes =
    utterance.times.length +
    utterance.limits.length +
    utterance.comparison.length +
    [utterance.granularity, utterance.ranking, utterance.share, utterance.display].filter(Boolean)
      .length;
  return (
    mentions.cubeAt.length > 0 ||
    (utterance.times.length > 1 && utterance.comparison.length > 0) ||
    (utterance.ranking !== undefined && utterance.granularity !== undefined) ||
    (former !== undefined &&
      (changes > 0 || utterance.isAllTime || whichOnesAt(utterance) !== undefined))
  );
};

/** `how much is that`, where something of the rows that were spoken of can be added up. */
const isWorthKnown = (utterance: Utterance, { cube }: Vocabulary): boolean =>
  asksWorth(utterance) && amountAskedFor(utterance.tokens, cube) !== undefined;
