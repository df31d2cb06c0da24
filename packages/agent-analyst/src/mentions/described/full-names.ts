import type { Cube, Member } from "@embedded-analytics/domain";
import { isFiller, isGlue } from "../../words/filler.js";
import { wordsOfName } from "../../words/token.js";

/** So many words name a figure; more of them explain it. */
const wordsMax = 4;

/**
 * What a description begins with up to its first sign, where that is a name in full and no sentence: `Average order value` of
 * a figure called `AOV`, `Gross merchandise value, what the items cost` of `GMV`.
 */
export const fullNames = ({
  members,
}: Pick<Cube, "members">): readonly {
  readonly member: Member;
  readonly words: readonly string[];
}[] =>
  members.flatMap((member) => {
    const { kind, public: isPublic, description = "", title, name } = member;
    const [said = ""] = description.split(/[.,;:(–—]/);
    const words = wordsOfName(said);
    const isName =
      words.length > 1 &&
      words.length <= wordsMax &&
      words.every((word) => /^\p{L}+$/u.test(word) && !isGlue(word)) &&
      !words.every((word) => isFiller(word));
    const initials = words.map((word) => word.slice(0, 1)).join("");
    const isShort = [title, name].some((each) => each.toLowerCase() === initials);
    return kind === "measure" && isPublic && isName && isShort ? [{ member, words }] : [];
  });
