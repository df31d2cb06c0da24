import { isGlue } from "../filler.js";
import { isPastForm } from "../past-forms.js";
import type { Token } from "../token.js";

const negations = new Set(
  "not no without except excluding excl besides non isn aren wasn weren exclude ignoring outside minus apart aside neither nor never".split(
    " ",
  ),
);

/** Whether what stands here was excluded: `not in Berlin`, `except lamps`. */
export const isNegated = (
  { tokens }: { readonly tokens: readonly Token[] },
  at: number,
): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const word = tokens[before]?.word ?? "";
    if (negations.has(word)) return true;
    // `not issued or discarded` is neither.
    if (/^(or|nor)$/.test(word) && isPastForm(tokens[before - 1]?.word ?? ""))
      return isNegated({ tokens }, before - 1);
    if (word === "than" && tokens[before - 1]?.word === "other") return true;
    if (
      !isGlue(word) &&
      !/^(for|from|by|about|yet|been|pay|paid|paying|book|booked|booking)$/.test(word)
    )
      return false;
  }
  return false;
};
