/** A time as it is written in one piece, or a month or quarter by its name. */
const month = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";
const year = "(?:19|20)\\d\\d";
const date = `${year}(?:-\\d{1,2}){0,2}|\\d{1,2}\\.\\d{1,2}\\.${year}`;
const time = `${date}|(?:${month}|q[1-4])(?:\\s+${year})?`;

const dashed = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${time})\\s*(?:\\.{2,3}|[…–—‒]|-{2,3})\\s*(${time})(?![\\p{L}\\p{N}-])`,
  "giu",
);
/** A hyphen or a slash is a sign of a span only between dates: between years it may take one from the other. */
const hyphened = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${year}-\\d{1,2}-\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.${year})(?:\\s+-\\s+|\\s*/\\s*|-)(${year}-\\d{1,2}-\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.${year})(?![\\p{L}\\p{N}-])`,
  "giu",
);

/** `2025-12-01..2026-11-24`, `2024 – 2025`: a sign between two times says `to`, which no token would have. */
export const withSpansInWords = (text: string): string =>
  text
    .split(/("[^"\n]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part.replaceAll(dashed, "$1 to $2").replaceAll(hyphened, "$1 to $2"),
    )
    .join("");
