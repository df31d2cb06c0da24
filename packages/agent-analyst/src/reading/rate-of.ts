import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Mention } from "../mentions/mentions.js";
import type { Utterance } from "../words/cues/utterance.js";

const rates = new Set("rate ratio share percentage percent pct quota".split(" "));

/**
 * The model's own rate where a share is asked for by what it is a rate of: `what percentage of jackets
 * is returned` with a `return rate`. In `share of returns by …` something else is shared out.
 */
export const rateOf = (
  { tokens, share }: Utterance,
  { members }: Cube,
  mentions: readonly Mention[],
): Member | undefined => {
  if (
    share === undefined ||
    tokens.slice(share.at).some(({ word }) => word === "by" || word === "per")
  )
    return undefined;
  const asked = tokens.filter(
    (_, token) =>
      token > share.at && mentions.some(({ at, length }) => token >= at && token < at + length),
  );
  return members.find(({ kind, aggregate, name, title, public: isPublic }) => {
    if (kind !== "measure" || aggregate !== "number" || !isPublic) return false;
    const words = wordsOfName(`${name} ${title}`);
    return (
      words.some((word) => rates.has(word)) &&
      words.some((word) => !rates.has(word) && asked.some((token) => isAlike(token.word, word)))
    );
  });
};

/** `escalated` and `escalation`. */
const isAlike = (left: string, right: string): boolean =>
  stemOf(left) === stemOf(right) || (left.length > 6 && left.slice(0, 6) === right.slice(0, 6));

/** Whether a condition says what the rate is of: that holds in it already. */
export const isOfRate = ({ members }: Cube, rate: Member, condition: string): boolean => {
  const { name = "", title = "" } = members.find((each) => each.name === condition) ?? {};
  const words = wordsOfName(`${rate.name} ${rate.title}`).filter((word) => !rates.has(word));
  return wordsOfName(`${name} ${title}`).some((word) => words.some((each) => isAlike(word, each)));
};
