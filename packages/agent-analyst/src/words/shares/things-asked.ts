/** A share of some things or people, and what tells those that are the part. */
export interface ShareOfThings {
  /** The words of the things, `policies` in `share of policies with a claim`. */
  readonly things: string;
  /** The question for how many of them are so. */
  readonly counted: string;
}

const opening = new RegExp(
  String.raw`^(?:(?:please|and|so|show|tell|give|me|us|what|which|whats|is|was|the|our|'s)\s+)*(?:share|percentage|proportion|fraction|percent|per cent|pct|%)\s+of\s+(?:(?:all|the|our|of)\s+)*`,
  "iu",
);

/**
 * `share of policies with a claim`, `what percentage of members came yesterday`: the things come first, and whatever is said
 * behind them makes the part. Undefined where nothing stands behind, or where shares are asked for by something.
 */
export const shareOfThings = (
  question: string,
  isThings: (words: string) => boolean,
): ShareOfThings | undefined => {
  const text = question.trim().replace(/[?.!\s]+$/u, "");
  const lead = opening.exec(text)?.[0];
  if (lead === undefined) return undefined;
  const words = text.slice(lead.length).split(/\s+/u);
  // The longest run of words that names things is what they are called.
  const size = [4, 3, 2, 1].find(
    (each) => words.length > each && isThings(words.slice(0, each).join(" ")),
  );
  if (size === undefined) return undefined;
  const things = words.slice(0, size).join(" ");
  const said = saidOf(words.slice(size));
  return said === undefined ? undefined : { things, counted: `how many ${things} ${said}` };
};

/** What is said of them, as `how many` has it; undefined where it is no statement about them, or one for each of some groups. */
const saidOf = (words: readonly string[]): string | undefined => {
  if (words.some((word) => /^(by|per|each|every|vs|versus)$/iu.test(word) && !isMeans(words, word)))
    return undefined;
  const [first = "", ...rest] = words;
  const isRelative = /^(who|that|which)$/iu.test(first);
  const [verb = "", ...others] = isRelative ? rest : words;
  if (/^(with|having|have|has)$/iu.test(verb)) return ["have", ...others].join(" ");
  if (/^(without|w\/o|lacking)$/iu.test(verb)) return ["without", ...others].join(" ");
  const isStatement =
    isRelative || /^(had|are|were|is|was|do|did|on|\p{L}+(?:ing|ed)|came|gave|left|bought|went|paid|took|made)$/iu.test(verb); // prettier-ignore
  return isStatement && verb !== "" ? [verb, ...others].join(" ") : undefined;
};

/** `paying by card` groups nothing. */
const isMeans = (words: readonly string[], word: string): boolean => {
  const before = words[words.indexOf(word) - 1] ?? "";
  return /^(by)$/iu.test(word) && /(?:ing|ed|paid|pay|pays|made)$/iu.test(before);
};
