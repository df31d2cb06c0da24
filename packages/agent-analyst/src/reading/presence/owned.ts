import type { Utterance } from "../../words/cues/utterance.js";

interface Asked extends Pick<Utterance, "tokens"> {
  readonly taken?: Utterance["taken"] | undefined;
}

/** `how many contracts do we have`, `have we got`, `are there`: what there is, and not what there ever was. */
export const asksOwned = ({ tokens, taken }: Asked): boolean => {
  const said = ` ${tokens.map(({ word }) => word).join(" ")} `;
  return (
    isPossessed({ tokens, taken }) ||
    / (have|has) (we|they|you|i) got | (we|they|you|i) (ve|have) got /.test(said) ||
    / (do|does) (we|they|you|i) ((still|currently|now) )?have $/.test(said) ||
    / (do|does) (we|they|you|i) (still|currently|now) have | how many ((?!by|in|on|at|per)\p{L}+ ){1,3}are there $/u.test(said) // prettier-ignore
  );
};

/** `Priya Shah's children`: those that somebody has; `this year's contracts` are those of a time. */
export const isPossessed = ({ tokens, taken = new Set() }: Asked): boolean =>
  tokens.some(
    ({ word, isQuoted }, at) =>
      word === "s" && at > 0 && !isQuoted && !taken.has(at) && !taken.has(at - 1) && at < tokens.length - 1 &&
      !/^(what|who|where|how|it|that|there|when|let|here)$/.test(tokens[at - 1]?.word ?? ""),
  ); // prettier-ignore
