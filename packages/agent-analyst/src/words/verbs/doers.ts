import { isFiller } from "../filler.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

const persons = /^(people|persons|folks)$/;

/**
 * `how many people borrowed something` asks for the borrowers, where the model has that word: who does a thing has
 * their name from the verb. Only where no other object follows that could make them fewer.
 */
export const doersOf = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const at = tokens.findIndex(
    ({ word, isQuoted }, index) =>
      persons.test(word) &&
      !isQuoted &&
      !isKnown(word) &&
      tokens[index - 1]?.word === "many" &&
      tokens[index - 2]?.word === "how",
  );
  if (at < 0) return tokens;
  const verb = tokens.findIndex(({ word }, index) => index > at && !isFiller(word));
  const said = tokens[verb];
  const doer = said === undefined || said.isQuoted ? undefined : doerOf(said.word, isKnown);
  if (said === undefined || doer === undefined) return tokens;
  const end = /^(anything|something|things?)$/.test(tokens[verb + 1]?.word ?? "")
    ? verb + 2
    : verb + 1;
  if (!isClosed(tokens[end]?.word)) return tokens;
  const text = tokens
    .slice(at, end)
    .map((token) => token.text)
    .join(" ");
  return tokens.toSpliced(at, end - at, { ...said, text, word: doer, stem: stemOf(doer) });
};

/** What may follow: the end, a time, or a group. */
const isClosed = (word: string | undefined): boolean =>
  word === undefined ||
  /^(in|on|by|per|this|last|since|during|between|before|after|today|yesterday|each|so|over|from|ever|\d.*)$/.test(
    word,
  );

/** `borrowed`: `borrowers`; `visited`: `visitors`. */
const doerOf = (verb: string, isKnown: (word: string) => boolean): string | undefined => {
  const [, root] = /^(\p{L}{3,})ed$/u.exec(verb) ?? [];
  if (root === undefined) return undefined;
  const single = root.replace(/([bdglmnprt])\1$/, "$1");
  return [`${root}ers`, `${root}ors`, `${single}ors`].find((word) => isKnown(word));
};
