import type { Cube } from "@embedded-analytics/domain";
import type { CivilMs } from "../../words/times/civil-time.js";
import { wordsOfName } from "../../words/token.js";

/** Years that a column names by two numbers: `2025/26`. */
const named = /^(season|school year|academic year|fiscal year|financial year|policy year)s?$/;

/**
 * `last season` and `25/26` as the name that a column of text has for them, such as `season 2025/26`, where the model says with
 * which month its years begin; no calendar tells it otherwise. Whether the data have that name is looked up like any other one.
 */
export const namedYears = (text: string, cubes: readonly Cube[], now: CivilMs): string => {
  const begins = cubes.find(
    ({ fiscalYearStart }) => fiscalYearStart !== undefined,
  )?.fiscalYearStart;
  const noun = begins === undefined ? undefined : nounOf(cubes);
  if (begins === undefined || noun === undefined) return text;
  const day = new Date(now);
  const year = day.getUTCFullYear() - (day.getUTCMonth() + 1 < begins ? 1 : 0);
  const nameOf = (first: number): string => `${noun} ${String(first)}/${String((first + 1) % 100).padStart(2, "0")}`; // prettier-ignore
  return text
    .replace(new RegExp(`\\b(?:the )?(?:last|previous|prior) ${noun}\\b`, "giu"), nameOf(year - 1))
    .replace(new RegExp(`\\b(?:this|the current|current) ${noun}\\b`, "giu"), nameOf(year))
    .replace(
      /(?<![\d/])(?:season )?(\d\d)\/(\d\d)(?![\d/])/giu,
      (said, from: string, to: string) =>
        (Number(from) + 1) % 100 === Number(to) ? nameOf(2000 + Number(from)) : said,
    );
};

/** What such a column is called, if one says it of the rows that anybody sees. */
const nounOf = (cubes: readonly Cube[]): string | undefined => {
  for (const { members } of cubes)
    for (const { kind, type, title, name, public: isPublic } of members) {
      const words = wordsOfName(title === "" ? name : title).join(" ");
      if (kind === "dimension" && type === "string" && isPublic && named.test(words)) return words;
    }
  return undefined;
};
