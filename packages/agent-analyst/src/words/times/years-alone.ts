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
const edges = /^(end|close|start|beginning|middle)$/;
/** Things in the plural and what is counted in money have no numbers: before more words, `billings 26` are those of a year. */
const ofYears =
  /^(?!.*(?:ss|us|is)$)\p{L}{3,}s$|^(revenue|turnover|income|profit|spend|spending|mrr|arr|churn|growth|staff|demand)$/u;
const closingNoun =
  /^(vs|versus|by|per|only|excl|excluding|except|without|w|for|split|compared|so)$/;

/** `end of 25`, `end 25`. */
const isBehindEdge = (before: string, second: string): boolean =>
  edges.test(before) || (before === "of" && edges.test(second));

/** Where two digits are those of a year: `fares in 25`, `in 25 vs 24`, and behind a group `fares by carrier 25`. */
const yearsAt = (tokens: readonly Token[], now: CivilMs): readonly number[] => {
  const found: number[] = [];
  for (const at of tokens.keys()) {
    if (!isYear(tokens, at, now)) continue;
    const isOther = versus.test(tokens[at - 1]?.word ?? "") && found.includes(at - 2);
    if (isOther || isLed(tokens, at)) found.push(at);
  }
  return found;
};

/** Two digits of one of the last years, with nothing behind them that they could count. */
const isYear = (tokens: readonly Token[], at: number, now: CivilMs): boolean => {
  const { year } = civilParts(now);
  const { text = "", isQuoted } = tokens[at] ?? {};
  const next = tokens[at + 1]?.word;
  const number = 2000 + Number(text);
  const isEnd = next === undefined || closing.test(next) || closingNoun.test(next);
  const isOne = isQuoted === false && /^\d\d$/.test(text);
  return isOne && isEnd && number > year - yearsBack && number <= year;
};

/** Whether what stands before two digits leads to a year. */
const isLed = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", second = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  const next = tokens[at + 1]?.word;
  const isLast = next === undefined && groups.test(second);
  const isOfNoun =
    ofYears.test(before) && tokens[at - 1]?.isQuoted === false && closingNoun.test(next ?? "");
  return beforeYears.test(before) || isLast || isOfNoun || isBehindEdge(before, second);
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
    /^\d\d$/.test(text) &&
    word === `20${text}` &&
    (groups.test(tokens[at - 2]?.word ?? "") || ofYears.test(tokens[at - 1]?.word ?? ""))
      ? [`I take “${text}” as the year ${word}.`]
      : [],
  );
