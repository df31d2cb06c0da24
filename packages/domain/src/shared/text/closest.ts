/**
 * The name that somebody most likely meant: at most a third of its letters differ, counting two
 * neighbours that changed places as one; case does not count.
 */
export const closest = (name: string, names: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    const steps = stepsBetween(name.toLowerCase(), candidate.toLowerCase(), least);
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
};

/** `; did you mean x?`, or what there is to choose from when that is little, or nothing. */
export const suggest = (name: string, names: Iterable<string>): string => {
  const all = [...names];
  const meant = closest(name, all);
  if (meant !== undefined) return `; did you mean ${meant}?`;
  if (all.length === 0) return "";
  return all.length <= 12 ? `; there is ${all.join(", ")}` : "";
};

/** How a name that is not there is answered: with a suggestion, or with nothing. */
export type Suggest = (name: string, names: Iterable<string>) => string;

/** The most suggestions for one input; as many problems of it are listed (B1). */
const suggestionsMax = 20;

/**
 * `suggest` for one input of unknown origin: only its first wrong names are compared with others. Each
 * comparison costs the product of two lengths, so that thousands of names would hold up everybody else.
 */
export const boundedSuggest = (): Suggest => {
  let made = 0;
  return (name, names) => {
    made += 1;
    return made > suggestionsMax ? "" : suggest(name, names);
  };
};

/**
 * How many letters have to be changed, added, taken out or swapped with their neighbour; `enough` for
 * that many or more. Cells of the table that are so far from its diagonal are not looked at, so that the
 * cost is the length times what is looked for, and not the product of both lengths.
 */
const stepsBetween = (one: string, other: string, enough: number): number => {
  if (Math.abs(one.length - other.length) >= enough) return enough;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: enough }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next: number[] = i < enough ? [i] : [];
    let least = next[0] ?? enough;
    const end = Math.min(other.length, i + enough - 1);
    for (let j = Math.max(1, i - enough + 1); j <= end; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let steps = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + same);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (i > 1 && j > 1 && swapped) steps = Math.min(steps, at(before, j - 2) + 1);
      next[j] = steps;
      least = Math.min(least, steps);
    }
    if (least >= enough) return enough;
    before = row;
    row = next;
  }
  return Math.min(enough, at(row, other.length));
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.MAX_SAFE_INTEGER;
