import type { Token } from "../../words/token.js";
import { madeOutByUs } from "../money/made-out-by-us.js";
import { withoutPaidToUs } from "../money/paid-to-us.js";
import { doneNoDoer } from "./done-no-doer.js";
import { countedInstead } from "../quantities/counted-instead.js";
import { withNearerFirst } from "../ends/nearer-namesake.js";
import type { Mention } from "../typed/mention.js";
import type { Vocabulary } from "../vocabulary.js";

/** A mention without what its words cannot mean where they stand, what they mean best first. */
export const asMeant = (
  mention: Mention,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): Mention => {
  const { cube } = vocabulary;
  const done = doneNoDoer(
    withoutPaidToUs(madeOutByUs(mention, tokens, vocabulary), tokens),
    tokens,
    cube,
  );
  return countedInstead(withNearerFirst(done, tokens, cube), tokens, vocabulary);
};
