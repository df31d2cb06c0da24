import { any, type Phrase } from "./phrase.js";

/** How models call where somebody heard of a business. */
const sources = "source channel referrer referral origin".split(" ");

/** So many words may say who or what has come. */
const subjectWordsMax = 6;

const ofSubject = (before: string, behind: string, words: number, isPronoun: boolean): Phrase => {
  const subject = isPronoun
    ? ["they|those|these"]
    : Array.from({ length: words }, () => "(?!(?:they|those|these|we|us)$)\\p{L}+");
  const first = before.split(" ").length;
  return {
    said: any([before, ...subject, behind].join(" ")),
    plain: [...(isPronoun ? [] : subject.map((_, place) => first + place)), "by"],
    names: sources,
    hasNames: true,
  };
};

/**
 * `where do our tours come from`, `how did they hear about us`: by the source that the model has of them, and no place. The
 * last word may have been taken for the country before it comes here.
 */
export const comeFromPhrases: readonly Phrase[] = [
  ["where do|does|did|have", "come|comes|came from"],
  ["how do|does|did|have", "hear|heard about|of us|usa"],
  ["how do|does|did|have", "find|found us"],
].flatMap(([before = "", behind = ""]) => [
  ofSubject(before, behind, 1, true),
  ...Array.from({ length: subjectWordsMax }, (_, at) =>
    ofSubject(before, behind, subjectWordsMax - at, false),
  ),
]);
