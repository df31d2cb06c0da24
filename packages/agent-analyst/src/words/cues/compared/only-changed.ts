import type { Token } from "../../token.js";

/** Those alone are asked for of which a figure rose, or fell. */
export interface OnlyChanged {
  readonly direction: "up" | "down";
  /** Where the words stand that say so. */
  readonly places: readonly number[];
}

const rising =
  /^(grow|grew|grown|growing|increase|increased|increasing|rise|rose|risen|rising|improve|improved|improving|gained|gain)$/;
const falling =
  /^(decrease|decreased|decreasing|decline|declined|declining|fall|fell|fallen|falling|drop|dropped|dropping|shrink|shrank|shrunk|shrinking|worsened|lost)$/;
const more = /^(more|higher|better|greater)$/;
const less = /^(less|fewer|lower|worse|smaller)$/;
const between = /^(have|has|had|did|was|were|are|is|actually|it|they|also)$/;
const ranks =
  /^(most|least|top|best|worst|biggest|largest|fastest|strongest|weakest|smallest|highest|lowest|quickest|slowest|greatest|bottom)$/;

const directionOf = (word: string): OnlyChanged["direction"] | undefined =>
  rising.test(word) ? "up" : falling.test(word) ? "down" : undefined;

/** So many words may stand between `which` or `whose` and its verb: `which of our large regions fell`. */
const wordsBetweenMax = 5;

/**
 * `only those that fell`, `products that declined`, `whose revenue fell`, `which regions grew`, `which products sell less
 * than last year`: those with such a change, and not all of them in its order. Where a rank is asked for (`which region
 * grew the most`), it is that.
 */
export const onlyChanged = (tokens: readonly Token[]): OnlyChanged | undefined => {
  const words = tokens.map(({ word, isQuoted }) => (isQuoted ? "" : word));
  if (words.some((word) => ranks.test(word))) return undefined;
  return byVerb(words) ?? byThan(words);
};

/** A verb of change behind `that`, `whose` or `which`. */
const byVerb = (words: readonly string[]): OnlyChanged | undefined => {
  for (const [at, word] of words.entries()) {
    const direction = directionOf(word);
    if (direction === undefined) continue;
    let before = at - 1;
    while (between.test(words[before] ?? "")) before--;
    const isThat = /^(that|who|which|ones|those)$/.test(words[before] ?? "");
    const opening = words.slice(Math.max(0, at - wordsBetweenMax), at);
    const asked = opening.findLastIndex((each) => /^(which|whose)$/.test(each));
    if (!isThat && asked < 0) continue;
    const whose = opening[asked] === "whose" ? [at - opening.length + asked] : [];
    return { direction, places: [...whose, at] };
  }
  return undefined;
};

/** So many words may stand before `than`: `fewer new members in October than in September`. */
const wordsToThanMax = 6;

/** `less than last year`, `fewer orders than in 2025`; `less than 5` is a limit. */
const byThan = (words: readonly string[]): OnlyChanged | undefined => {
  const than = words.indexOf("than");
  if (than < 1 || !isFormer(words, than + 1)) return undefined;
  const at = words.slice(0, than).findLastIndex((word) => more.test(word) || less.test(word));
  if (at < 0 || than - at > wordsToThanMax) return undefined;
  return { direction: less.test(words[at] ?? "") ? "down" : "up", places: [at, than] };
};

/** Whether a time that is over stands there. */
const isFormer = (words: readonly string[], from: number): boolean => {
  const at = /^(in|the|a|during|at|on)$/.test(words[from] ?? "") ? from + 1 : from;
  const [first = "", second = ""] = [words[at] ?? "", words[at + 1] ?? ""];
  return (
    /^(last|previous|prior|same|20\d\d|ly|yesterday|this|one|year|month|quarter|week)$/.test(
      first,
    ) ||
    /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]$)/.test(first) ||
    /^(ago|before|earlier)$/.test(second)
  );
};
