/**
 * How many letters were left out, put in, changed or exchanged with their neighbour, up to `max`;
 * beyond it, `max + 1`.
 */
export const editDistance = (left: string, right: string, max: number): number => {
  if (Math.abs(left.length - right.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const next = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? max) + 1);
      }
      next.push(cost);
    }
    if (Math.min(...next) > max) return max + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[right.length] ?? 0, max + 1);
};

/** How many slips a word of this length is forgiven. */
export const slipsIn = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

const hasSameLetters = (left: string, right: string): boolean =>
  [...left].sort().join("") === [...right].sort().join("");

/** The one of these words that was probably meant, the first letter being right. */
export const likelyWord = (word: string, vocabulary: Iterable<string>): string | undefined => {
  const max = slipsIn(word);
  let best: string | undefined;
  let least = max + 1;
  if (max === 0) return undefined;
  for (const each of vocabulary) {
    if (each.length < 4 || each[0] !== word[0]) continue;
    const slips = editDistance(word, each, max);
    // One of four letters is a fourth of the word: `play` is no slip of `plat`, and `mnoth` is one of `month`.
    if (word.length === 4 && each.length === 4 && !hasSameLetters(word, each)) continue;
    if (slips < least) [best, least] = [each, slips];
  }
  return best;
};
