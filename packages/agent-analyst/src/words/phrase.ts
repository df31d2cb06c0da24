import type { Token } from "./token.js";

/** A turn of everyday speech, word by word, and what says the same. */
export interface Phrase {
  readonly said: readonly RegExp[];
  /** Words of the language; a number stands for the word that was said there. */
  readonly plain: readonly (string | number)[];
  /** Names that models have for it: the first one that this model has is meant, and without one the phrase stays as it is. */
  readonly names?: readonly string[];
  /** Whether names of the model may stand in it; elsewhere they name something. */
  readonly hasNames?: true;
  /** A word that models have which say it themselves: then the phrase stays as it is. */
  readonly unless?: string;
  /** Whether it means that where it stands. */
  readonly fits?: (tokens: readonly Token[], at: number) => boolean;
}
