import type { Utterance } from "./utterance.js";

/** Words of growth, rank and share explain themselves. */
export const cueTokens = ({
  tokens,
  comparison,
  ranking,
  share,
}: Pick<Utterance, "tokens" | "comparison" | "ranking" | "share">): ReadonlySet<number> =>
  new Set([
    ...[...comparison, ranking, share].flatMap((cue) =>
      cue === undefined ? [] : Array.from({ length: cue.length }, (_, offset) => cue.at + offset),
    ),
    ...restsIn(tokens),
  ]);

/** `express vs the rest`: all others, where they stand. */
export const restsIn = (tokens: Utterance["tokens"]): readonly number[] =>
  tokens.flatMap(({ word, isQuoted }, at) => {
    const before = tokens[at - 1]?.word === "the" ? at - 2 : at - 1;
    const [joint = "", verb] = [tokens[before]?.word, tokens[before - 1]?.word];
    const isOpposed = /^(vs|versus|against|than)$/.test(joint) || (/^(with|to)$/.test(joint) && verb === "compared"); // prettier-ignore
    return /^(rest|others)$/.test(word) && !isQuoted && isOpposed ? [at] : [];
  });
