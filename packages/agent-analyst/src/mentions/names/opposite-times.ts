import type { Member } from "@embedded-analytics/domain";
import { isUndoing } from "../../words/opposed.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";

const ofTime = /^(at|on|date|time|day|when)$/;

/** Whether a word says that what a time stands for has not happened: `unpaid` of a time called `Paid`. */
export const isOppositeOf = (
  token: Pick<Token, "word" | "isQuoted"> | undefined,
  { type, name, title, synonyms }: Member,
): boolean => {
  const [, done] = /^(?:un|non)(\p{L}{3,})$/u.exec(token?.word ?? "") ?? [];
  return (
    done !== undefined &&
    token?.isQuoted !== true &&
    !isUndoing(token?.word ?? "") &&
    type === "time" &&
    [name, title, ...synonyms].some((text) => {
      const words = wordsOfName(text).filter((word) => !ofTime.test(word));
      return words.length === 1 && words[0] === done;
    })
  );
};

/** Whether a word is all that a time of any cube is called: `mended` of one called `Mended`. */
export const isDoneIn = (language: readonly Vocabulary[], word: string): boolean =>
  language.some(
    ({ cube }) => oppositeTime({ word: `un${word}`, isQuoted: false }, { cube }) !== undefined,
  );

/** What a word that says so may name: the only public time of a cube that it is the opposite of. */
export const oppositeTime = (
  token: Pick<Token, "word" | "isQuoted"> | undefined,
  { cube }: Pick<Vocabulary, "cube">,
): readonly Naming[] | undefined => {
  const [time, ...others] = cube.members.filter(
    (member) => member.public && isOppositeOf(token, member),
  );
  return time === undefined || others.length > 0 ? undefined : [{ member: time, quality: 0.8 }];
};
