import type { Cube, Member } from "@embedded-analytics/domain";
import { isFiller, isGlue } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";

/** A state that lasts while a column is empty, and where a question says it. */
export interface StateWhile {
  readonly member: Member;
  readonly at: number;
  readonly length: number;
  /** Whether those are asked for that are in it no more. */
  readonly isNot: boolean;
}

/** `Empty while the contract is in force`: the words behind `is`. */
const lasting = /^empty (?:while|as long as) .*?\b(?:is|are) (?:still )?([\p{L} -]+?)\.?$/iu;

const denying = /^(not|no|never|longer)$/;

/**
 * `contracts in force`, where a description says `Empty while the contract is in force`: those that have nothing there. Words
 * that are a name of the model, or a word of one, are that.
 */
export const stateWhile = (
  tokens: readonly Token[],
  { cube, phrases, parts, codes }: Vocabulary,
): StateWhile | undefined => {
  for (const { member, words } of statesIn(cube)) {
    const telling = words.filter((word) => !isGlue(word)).map(stemOf);
    const isOwn = telling.some(
      (stem) => codes.has(stem) || phrases.has(stem) || (words.length === 1 && parts.has(stem)),
    );
    if (telling.length === 0 || isOwn) continue;
    const at = tokens.findIndex((_, place) =>
      words.every((word, offset) => {
        const token = tokens[place + offset];
        return token !== undefined && !token.isQuoted && token.stem === stemOf(word);
      }),
    );
    if (at < 0) continue;
    const isNot = denying.test(tokens[at - 1]?.word ?? "");
    // The word that denies has no other part.
    return isNot
      ? { member, at: at - 1, length: words.length + 1, isNot }
      : { member, at, length: words.length, isNot };
  }
  return undefined;
};

const statesIn = ({ members }: Cube) =>
  members.flatMap((member) => {
    const { kind, type, public: isPublic, description = "" } = member;
    const [, state = ""] = lasting.exec(description) ?? [];
    const words = wordsOfName(state);
    const isTime = kind === "dimension" && type === "time" && isPublic;
    return isTime && words.length > 0 && !words.every(isFiller) ? [{ member, words }] : [];
  });
