/** Something that was recognised, and the tokens that said it. */
export interface Cue<Meaning> {
  readonly meaning: Meaning;
  readonly at: number;
  readonly length: number;
}
