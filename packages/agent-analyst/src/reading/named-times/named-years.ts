import type { Cube, Member } from "@embedded-analytics/domain";
import { monthNumber, type CivilMs } from "../../words/times/civil-time.js";
import { wordsOfName } from "../../words/token.js";

/** Years that a column names by two numbers: `2025/26`. */
const named = /^(season|school year|academic year|fiscal year|financial year|policy year)s?$/;

/**
 * `last season`, `25/26` and `the season before last` as the name that a column of text has for them, such as `season 2025/26`,
 * where the model, or what it says of that column, tells with which month its years begin; no calendar tells it otherwise.
 * Whether the data have that name is looked up like any other one.
 */
export const namedYears = (text: string, cubes: readonly Cube[], now: CivilMs): string => {
  const column = columnOf(cubes);
  if (column === undefined) return text;
  const noun = nounOf(column);
  const written = writtenOut(text, noun);
  return inTurn(written === text ? text : apartFromNouns(written, noun), column, cubes, now);
};

/**
 * `in 2025/26` and `the 2025/26 season` as `season 2025/26`: two numbers that follow each other are the name that the column has, and
 * none of them is a year of the calendar as well.
 */
const writtenOut = (text: string, noun: string): string =>
  text.replace(
    new RegExp(
      String.raw`(?<![\d/])(?:(?:the )?(?:${noun} )?)(20\d\d)/(\d\d)(?![\d/])(?: ${noun}(?=$|[^\p{L}\s]| (?:${joints})(?!\p{L})))?`,
      "giu",
    ),
    (match, from: string, to: string) =>
      (Number(from) + 1) % 100 === Number(to) ? `${noun} ${from}/${to}` : match,
  );

const inTurn = (text: string, column: Member, cubes: readonly Cube[], now: CivilMs): string => {
  const begins =
    beginIn(column.description) ??
    cubes.find(({ fiscalYearStart }) => fiscalYearStart !== undefined)?.fiscalYearStart;
  if (begins === undefined) return text;
  const noun = nounOf(column);
  const day = new Date(now);
  const year = day.getUTCFullYear() - (day.getUTCMonth() + 1 < begins ? 1 : 0);
  const nameOf = (first: number): string => `${noun} ${String(first)}/${String((first + 1) % 100).padStart(2, "0")}`; // prettier-ignore
  const said = text
    .replace(
      new RegExp(`\\b(?:the )?${noun} before (?:last|the last(?: one)?)\\b`, "giu"),
      nameOf(year - 2),
    )
    .replace(new RegExp(`\\b(?:the )?(?:last|previous|prior) ${noun}\\b`, "giu"), nameOf(year - 1))
    .replace(new RegExp(`\\b(?:this|the current|current) ${noun}\\b`, "giu"), nameOf(year))
    .replace(
      /(?<![\d/])(?:season )?(\d\d)\/(\d\d)(?![\d/])/giu,
      (match, from: string, to: string) =>
        (Number(from) + 1) % 100 === Number(to) ? nameOf(2000 + Number(from)) : match,
    );
  return said === text ? text : apartFromNouns(said, noun);
};

/** What may follow the noun of a year without being a thing of its own, as `tickets` of `season tickets` are. */
const joints = "in|for|of|during|by|per|from|to|than|vs|versus|and|or|with|between|against|at|on|so|compared|only|is|was|are|were|please|instead|which|that|who"; // prettier-ignore

const small =
  /^(?:in|for|of|during|since|until|till|by|from|to|than|vs|versus|and|or|with|between|against|the|a|only|was|is|what|about|per|on|at|season)$/i;

/** `rides by lift last season` are of a season, and by no lift season: what stands before the name is no part of it. */
const apartFromNouns = (text: string, noun: string): string =>
  text.replace(new RegExp(`(\\p{L}+) (?=${noun} \\d{4}/\\d\\d)`, "giu"), (match, word: string) =>
    small.test(word) ? match : `${match}in `,
  );

/** The month that a year begins with, in words of its column: `September to August`, `From 1 October to 30 September`. */
const beginIn = (description = ""): number | undefined => {
  const [, from = "", to = ""] =
    /(?:\b1 )?\b(\p{L}{3,9}) (?:to|until|till|-|–) (?:(?:28|29|30|31) )?(\p{L}{3,9})\b/u.exec(
      description,
    ) ?? [];
  const [first, last] = [from, to].map((word) => monthNumber(word.toLowerCase()));
  return first !== undefined && last !== undefined && (last % 12) + 1 === first ? first : undefined;
};

/** What such a column is called. */
const nounOf = ({ title, name }: Member): string =>
  wordsOfName(title === "" ? name : title).join(" ");

/** The column, if one names years of the rows that anybody sees; the one that says when they begin before others. */
const columnOf = (cubes: readonly Cube[]): Member | undefined => {
  const all = cubes
    .flatMap(({ members }) => members)
    .filter(
      (member) =>
        member.kind === "dimension" &&
        member.type === "string" &&
        member.public &&
        named.test(nounOf(member)),
    );
  return all.find(({ description }) => beginIn(description) !== undefined) ?? all[0];
};
