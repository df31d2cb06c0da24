// Slips of the hand in words of six letters and more.

const wordsOf = (text) =>
  [...text.matchAll(/(?<![\p{L}\d'-])\p{Ll}{6,}(?![\p{L}\d'-])/gu)].map(({ 0: word, index }) => ({
    word,
    at: index,
  }));

/** A slip in the word at a place among the long ones, counted from the end where it is negative. */
const inWord = (place, slip) => (text) => {
  const found = wordsOf(text).at(place);
  return found === undefined
    ? undefined
    : text.slice(0, found.at) + slip(found.word) + text.slice(found.at + found.word.length);
};

const swapped = (word) => {
  const at = Math.floor(word.length / 2) - 1;
  const [left, right] = [word[at], word[at + 1]];
  return left === right ? word : word.slice(0, at) + right + left + word.slice(at + 2);
};
const dropped = (word) => word.slice(0, 2) + word.slice(3);
const doubled = (word) => word.slice(0, 4) + word[3] + word.slice(4);

const twoSlips = (text) =>
  wordsOf(text).length < 2 ? undefined : inWord(-1, dropped)(inWord(0, swapped)(text));

export const typosIn = {
  "letters swapped": inWord(0, swapped),
  "letter left out": inWord(-1, dropped),
  "letter doubled": inWord(0, doubled),
  "two slips": twoSlips,
};
