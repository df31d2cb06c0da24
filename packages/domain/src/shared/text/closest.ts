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

const stepsBetween = (left: string, right: string, enough: number): number => {
  if (Math.abs(left.length - right.length) >= enough) return enough;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1] ? 0 : 1;
      let steps = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + same);
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (i > 1 && j > 1 && swapped) steps = Math.min(steps, at(before, j - 2) + 1);
      next.push(steps);
    }
    before = row;
    row = next;
  }
  return at(row, right.length);
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.MAX_SAFE_INTEGER;
