import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** Verbs that one can do more of than another; `outage` and `outlet` are of none. */
const verbs =
  /^out(bill|sell|earn|spend|score|produce|deliver|book|ship|raise|place|lend|gross|donate|recruit)(?:s|ed)?$/;

/** `did Leeds outbill York` asks whether it billed more, where the model has a word of that verb. */
export const outdone = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] =>
  /^(do|does|did|has|have)$/.test(tokens[0]?.word ?? "")
    ? tokens.flatMap((token) => {
        const [, verb = ""] = verbs.exec(token.word) ?? [];
        const stem = verb.replace(/e$/, "");
        const isVerb =
          verb !== "" && [verb, `${verb}s`, `${stem}ed`, `${stem}ing`, `${stem}ings`].some(isKnown);
        return isVerb && !token.isQuoted && !isKnown(token.word)
          ? [verb, "more", "than"].map((word) => ({ ...token, word, stem: stemOf(word) }))
          : [token];
      })
    : tokens;
