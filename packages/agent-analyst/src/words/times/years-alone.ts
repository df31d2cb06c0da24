import { stemOf } from "../stem.js";
import type { Token } from "../token.js";
import { civilParts, type CivilMs } from "./civil-time.js";

/** So many years back two digits are those of a year. */
const yearsBack = 4;

/** What may follow a year, and no noun that the number counts. */
const closing = /^(vs|versus|by|per|and|than|compared|only|with|to)$/;
const beforeYears = /^(in|during|since|throughout)$/;
const versus = /^(vs|versus)$/;
/** Nouns with numbers of their own, so that `by gate 25` may be a gate. */
const groups = /^(by|per)$/;

/** Where two digits are those of a year: `fares in 25`, `in 25 vs 24`, and behind a group `fares by carrier 25`. */
const yearsAt = (tokens: readonly Token[], now: CivilMs): readonly number[] => {
  const { year } = civilParts(now);
  const isYear = (at: number): boolean => {
    const { text = "", isQuoted } = tokens[at] ?? {};
    const next = tokens[at + 1]?.word;
    const number = 2000 + Number(text);
    return (
      isQuoted === false &&
      /^\d\d$/.test(text) &&
      number > year - yearsBack &&
      number <= year &&
      (next === undefined || closing.test(next))
    );
  };
  const found: number[] = [];
  for (const at of tokens.keys()) {
    if (!isYear(at)) continue;
    const [before = "", second = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
    const isOther = versus.test(before) && found.includes(at - 2);
    const isLast = at === tokens.length - 1 && groups.test(second);
    if (beforeYears.test(before) || isOther || isLast) found.push(at);
  }
  return found;
};

/** The same words, such years with their four digits. */
export const withLoneYears = (tokens: readonly Token[], now: CivilMs): readonly Token[] => {
  const years = new Set(yearsAt(tokens, now));
  return tokens.map((token, at) => {
    if (!years.has(at)) return token;
    const word = `20${token.word}`;
    return { ...token, word, stem: stemOf(word) };
  });
};

/** What two digits were taken for, which may have been a number of something else. */
export const loneYearNotes = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(({ text, word }, at) =>
    /^\d\d$/.test(text) && word === `20${text}` && groups.test(tokens[at - 2]?.word ?? "")
      ? [`I take “${text}” as the year ${word}.`]
      : [],
  );
