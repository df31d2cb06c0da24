import { stemOf } from "../stem.js";

/**
 * Words that values use for one another: what people say, and the short forms that tables hold. The words of a row
 * mean the same to a question wherever they stand as values; each use is said in the answer.
 */
const rows: readonly string[] = [
  "undergraduate undergrad bachelor bachelors ug bsc",
  "postgraduate postgrad graduate master masters pg msc",
  "doctorate doctoral phd",
  "male man men m",
  "female woman women f",
  "child children kid kids",
  "mathematics maths math",
  "informatics computing",
  "television tv",
  "telephone phone",
  "mobile cellphone smartphone",
  "bicycle bike",
  "automobile car",
  "motorcycle motorbike",
  "refrigerator fridge",
  "laboratory lab",
  "application app",
  "advertisement ad",
  "aeroplane airplane plane aircraft",
  "temporary temp",
  "permanent perm",
  "executive exec",
  "administration admin",
  "maintenance maint",
  "intl international",
  "domestic dom",
  "finished completed complete done",
  "cancelled canceled cxl",
  "unpaid outstanding open",
  "refused rejected declined",
  "accepted approved",
  "urgent critical",
  "small s",
  "medium m",
  "large l",
  "economy eco",
  "standard std",
  "premium prem",
  "deluxe dlx",
  "fulltime ft",
  "parttime pt",
  "saturday sat",
  "sunday sun",
];

const byWord = new Map<string, readonly string[]>();
for (const row of rows) {
  const words = row.split(" ");
  for (const word of words)
    byWord.set(stemOf(word), [...(byWord.get(stemOf(word)) ?? []), ...words]);
}

/** What is owed is outstanding, and nothing that is open otherwise: `who owes most` asks for no openings. */
const owing = /^ow(?:e|es|ed|ing)$/;

/** Other words that a value may have for this one. */
export const alikeWords = (word: string): readonly string[] =>
  word.length < 3 || owing.test(word)
    ? []
    : (byWord.get(stemOf(word)) ?? []).filter((each) => stemOf(each) !== stemOf(word));
