/** What is left of a whole, where a question asks for it, and the words that say so. */
export interface RestOf {
  readonly whole: string;
  readonly taken: string;
  readonly places: readonly number[];
}
