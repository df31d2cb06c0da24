import type { Utterance } from "../../words/cues/utterance.js";

/** `how many contracts do we have`, `have we got`, `are there`: what there is, and not what there ever was. */
export const asksOwned = ({ tokens }: Pick<Utterance, "tokens">): boolean => {
  const said = ` ${tokens.map(({ word }) => word).join(" ")} `;
  return (
    / (have|has) (we|they|you|i) got | (we|they|you|i) (ve|have) got /.test(said) ||
    / (do|does) (we|they|you|i) ((still|currently|now) )?have $/.test(said) ||
    / (do|does) (we|they|you|i) (still|currently|now) have | how many ((?!by|in|on|at|per)\p{L}+ ){1,3}are there $/u.test(said) // prettier-ignore
  );
};
