import type { Member } from "@embedded-analytics/domain";
import { isUndoing } from "../../words/opposed.js";
import { wordsOfName, type Token } from "../../words/token.js";
import { saysWho } from "../../words/verbs/who-words.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";

const ofTime = /^(at|on|date|time|day|when)$/;

/** Words for what has not come to its end, whatever the model calls that. */
const open = /^(open|outstanding|pending|unfinished|incomplete|unresolved)$/;
/** How a description says that a time is one at which something ends. */
const emptyUntil = /\bempty (?:until|till|before|while|as long as)\b/i;

/** A time that is called `Closed`, and of nothing else: what is open has none. */
const isClosing = (text: string): boolean =>
  wordsOfName(text)
    .filter((word) => !ofTime.test(word))
    .join(" ") === "closed";

/** Whether a word says that what a time stands for has not happened: `unpaid` of a time called `Paid`, and
 * `open` of one whose description says that it is empty until then. */
export const isOppositeOf = (
  token: Pick<Token, "word" | "isQuoted"> | undefined,
  { type, name, title, synonyms, description = "" }: Member,
): boolean => {
  if (token === undefined || token.isQuoted || type !== "time") return false;
  if (open.test(token.word))
    return (
      emptyUntil.test(description) ||
      (token.word === "open" && [name, title].some((text) => isClosing(text)))
    );
  const [, done] = /^(?:un|non)(\p{L}{3,})$/u.exec(token.word) ?? [];
  return (
    done !== undefined &&
    !isUndoing(token.word) &&
    [name, title, ...synonyms].some((text) => {
      const words = wordsOfName(text).filter((word) => !ofTime.test(word));
      // `Seller replied`: somebody does it by themselves.
      const [who, ...more] = words.slice(0, -1);
      const isAlone = who === undefined || (more.length === 0 && saysWho(who));
      return isAlone && isAlike(words.at(-1) ?? "", done);
    })
  );
};

/** Ways to say that somebody wrote back. */
const replying = /^(replied|answered|responded)$/;

const isAlike = (own: string, done: string): boolean =>
  own === done || (replying.test(own) && replying.test(done));

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
