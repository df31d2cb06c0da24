import type { Utterance } from "./utterance.js";

/** Words of growth, rank and share explain themselves. */
export const cueTokens = ({
  comparison,
  ranking,
  share,
}: Pick<Utterance, "comparison" | "ranking" | "share">): ReadonlySet<number> =>
  new Set(
    [...comparison, ranking, share].flatMap((cue) =>
      cue === undefined ? [] : Array.from({ length: cue.length }, (_, offset) => cue.at + offset),
    ),
  );
