import { periodAt } from "../../times/time-words.js";
import type { Token } from "../../token.js";
import type { Phrase } from "../phrase.js";

const units = /^(year|quarter|month|week)$/;

/** Verbs of what comes to its end some day. */
const ends =
  /^(end(?:s|ed|ing)?|expir(?:es?|ed|ing)|laps(?:es?|ed|ing)|matur(?:es?|ed|ing)|due|finish(?:es|ed)?|renew(?:s|ed|ing)?)$/;

/** Whether something is said to end before this place. */
const isOfEnding = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(
      ({ word }, place) =>
        ends.test(word) ||
        (/^(run|runs|ran|running|come|comes|coming|is|are)$/.test(word) &&
          /^(out|up)$/.test(tokens[place + 1]?.word ?? "")),
    );

const untilEnd = (said: string): Phrase => {
  const words = said.split(" ");
  return {
    said: words.map((word) => new RegExp(`^(?:${word})$`)),
    plain: ["until", "the", "end", "of"],
    hasNames: true,
    fits: (tokens, at) => {
      const behind = at + words.length;
      const unit = tokens[behind]?.word === "the" ? behind + 1 : behind;
      const isTime =
        units.test(tokens[unit]?.word ?? "") || periodAt(tokens, behind, 0) !== undefined;
      return isTime && isOfEnding(tokens, at);
    },
  };
};

/** `contracts that run out by the end of the year`: until then, and no group or level of that moment. */
export const untilPhrases: readonly Phrase[] = ["by the end|close of", "by end|close of"].map(
  untilEnd,
);
