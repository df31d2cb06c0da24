import type { Token } from "../token.js";

/** A turn of everyday speech, word by word, and what says the same. */
export interface Phrase {
  readonly said: readonly RegExp[];
  /** Words of the language; a number stands for the word that was said there. */
  readonly plain: readonly (string | number)[];
  /** Names that models have for it: the first one that this model has is meant, and without one the phrase stays as it is. */
  readonly names?: readonly string[];
  /** Whether names of the model may stand in it; elsewhere they name something. */
  readonly hasNames?: true;
  /** Words of which models have one that say it themselves: then the phrase stays as it is. */
  readonly unless?: readonly string[];
  /** Whether it means that where it stands. */
  readonly fits?: (tokens: readonly Token[], at: number) => boolean;
}

/** One word of a phrase for each word of the text; `a|b` are words of which any may stand there. */
export const any = (text: string): readonly RegExp[] =>
  text.split(" ").map((word) => new RegExp(`^(?:${word})$`, "u"));

export const phrase = (
  said: string,
  plain: readonly (string | number)[],
  fits?: Phrase["fits"],
): Phrase => ({ said: any(said), plain, ...(fits === undefined ? {} : { fits }) });

export const named = (said: string, names: string, fits?: Phrase["fits"]): Phrase => ({
  said: any(said),
  plain: [],
  names: names.split(" "),
  ...(fits === undefined ? {} : { fits }),
});

/** What may follow a verb that has no object. */
export const closing =
  /^(in|on|at|by|per|this|last|since|during|between|before|after|today|yesterday|each|so|and|over|from|\d.*)$/;

/** A turn in which names of the model may stand. */
export const turn = (said: string, plain: Phrase["plain"], fits?: Phrase["fits"]): Phrase => ({
  ...phrase(said, plain, fits),
  hasNames: true,
});

/** Whether a clause ends at a place, or goes on with where, when or for whom. */
export const closesAt = (tokens: readonly Token[], at: number): boolean =>
  closing.test(tokens[at]?.word ?? "in");

/** Whether a sum may be asked for: `how much did we keep`, `what did we pay out`. */
export const asksMuch = (tokens: readonly Token[]): boolean =>
  /^(how|what)$/.test(tokens[0]?.word ?? "");
