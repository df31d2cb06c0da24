import { any, type Phrase } from "../phrases/phrase.js";
import { earnings } from "../spoken/earnings.js";
import type { Token } from "../token.js";

/** Those who buy, what they buy, and where: the best of them are those that bring in the most. */
const buyers = "customers|clients|accounts|buyers";
const bought =
  "product|products|service|services|treatment|treatments|item|items|dish|dishes|store|stores|shop|shops|salon|salons|branch|branches|depot|depots|outlet|outlets";

/** What may follow where no figure is named: a time, a place, or nothing. `top 5 customers by orders` names one. */
const isOpenBehind = (tokens: readonly Token[], at: number): boolean =>
  !tokens
    .slice(at)
    .some(({ word }) =>
      /^(by|with|for|based|per|whose|who|that|which|measured|ranked|terms|without|not|no|of|and|versus|vs)$/.test(
        word,
      ),
    );

const isCount = (word = ""): boolean => /^(\d+|two|three|five|ten|twenty|few)$/.test(word);

const ranked = (said: string): Phrase => {
  const length = said.split(" ").length;
  return {
    said: any(said),
    plain: [...Array.from({ length }, (_, at) => at), "by"],
    names: earnings,
    hasNames: true,
    fits: (tokens, at) =>
      isOpenBehind(tokens, at + length) && (length === 2 || isCount(tokens[at + 1]?.word)),
  };
};

/** `top 5 customers`, `our biggest client`: by the money that they bring in, where the model has a name for it. */
export const topByMoney: readonly Phrase[] = [
  ranked(`top|best|biggest|largest .+ ${buyers}`),
  ranked(`top|best|biggest|largest ${buyers}`),
  ranked(`top|best .+ ${bought}`),
  ranked(`top|best ${bought}`),
  {
    said: any("top|best|biggest|largest customer|client|account|buyer"),
    plain: [1, "with", "the", "most"],
    names: earnings,
    hasNames: true,
    fits: (tokens, at) => isOpenBehind(tokens, at + 2),
  },
];
