import type { Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";

/** Times that say nothing of how fast somebody works: until money came, or until they left. */
const ofPaying = /\b(?:pay|payment|payout|paid)\b/i;
const ofStaying = /\b(?:stay|tenure|age|booked|ahead|notice|overdue|clos(?:e|ed|ing))\b/i;

/** Those who pay: of them the time until they did is their own. */
const payers =
  /^(customer|client|payer|buyer|debtor|account|tenant|company|companies|owner|guest|sponsor|patient|parent|learner|pupil|student|member|subscriber|insurer|merchant|firm|household)s?$/;

/**
 * The lengths of time that `slowest` or `quickest` can rank by where nobody named one: no hours that are added up, which are how
 * much was done, no times until we were paid (but of those who pay), and no time that somebody stayed.
 */
export const figuresOfPace = (
  durations: readonly Member[],
  tokens: readonly Token[],
): readonly Member[] => {
  const isOfPayers = tokens.some(({ word }) => payers.test(word));
  return durations.filter(
    ({ aggregate = "", title, name }) =>
      !/^(sum|count|count_distinct)$/.test(aggregate) &&
      !ofStaying.test(title || name) &&
      (isOfPayers || !ofPaying.test(title || name)),
  );
};
