import type { Token } from "../token.js";
import { any, type Phrase } from "./phrase.js";

/** How somebody is said to have to do with what is theirs. */
const careful = [
  "is|are|was|were responsible for",
  "is|are|was|were in charge of",
  "look|looks|looked after",
  "take|takes|took care of",
  "deal|deals|dealt with",
  "run|runs|ran|manage|manages|managed|oversee|oversees|oversaw|supervise|supervises|supervised|handle|handles|handled",
];

/** A rank or a limit of how many: `the most seats`, `more than 20 policies`. */
const isOfMany =
  (words: number) =>
  (tokens: readonly Token[], at: number): boolean => {
    const [next = "", then = ""] = [1, 2].map((place) => tokens[at + words + place - 1]?.word);
    return (
      at > 0 &&
      /^(which|what)$/.test(tokens[0]?.word ?? "") &&
      ((next === "the" && /^(most|fewest|least)$/.test(then)) ||
        (/^(more|fewer|less)$/.test(next) && then === "than"))
    );
  };

/**
 * `which manager is responsible for the most seats`, `which agent looks after the most clients`: the one who has the most of
 * them. `who` may be anybody who has to do with them.
 */
export const carePhrases: readonly Phrase[] = careful.map((said) => ({
  said: any(said),
  plain: ["has"],
  fits: isOfMany(said.split(" ").length),
}));
