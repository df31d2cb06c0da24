/** More words than any question has; what comes after them is not looked for. */
const wordsMax = 20;

const marks = /\p{M}/gu;
const parts = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;

/** Words that are in every question and say nothing of what is looked for. */
const fillers = new Set(
  (
    "a an and are as at be by did do does each for from has have how in is it its many me much my of " +
    "on or our per show that the their this to was we were what when where which who will with you"
  ).split(" "),
);

/**
 * The words of a text or a name: `grossRevenue`, `gross_revenue` and `Gross revenue` have the same
 * two. Case, accents and repetitions do not count.
 */
export const wordsOf = (text: string): readonly string[] => {
  const words = (text.normalize("NFC").match(parts) ?? []).map((word) =>
    word.toLowerCase().normalize("NFD").replaceAll(marks, ""),
  );
  return [...new Set(words)];
};

/** The words of a question, without those that say nothing, unless there are no others. */
export const askedWordsOf = (query: string): readonly string[] => {
  const words = wordsOf(query);
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length === 0 ? words : telling).slice(0, wordsMax);
};
