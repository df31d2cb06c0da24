/** What spans of time are counted in. */
export type SpanUnit = "minute" | "hour" | "day" | "week" | "month" | "year";

const said =
  /\s*,?\s*\b(?:in|as)\s+(minute|min|hour|hr|day|week|wk|month|mth|mo|year|yr)s\b(?!\s+(?:of|to|from))/i;

/** Units as they are cut short. */
const short: Readonly<Record<string, SpanUnit>> = {
  min: "minute",
  hr: "hour",
  wk: "week",
  mth: "month",
  mo: "month",
  yr: "year",
};

/** `average delivery time in days`: the unit of the answer, and the question without it. */
export const unitSaid = (
  text: string,
): { readonly unit: SpanUnit | undefined; readonly text: string } => {
  const [found, unit = ""] = said.exec(text) ?? [];
  const word = unit.toLowerCase();
  return found === undefined
    ? { unit: undefined, text }
    : { unit: short[word] ?? (word as SpanUnit), text: text.replace(found, "") };
};

/** The unit that a word is: `days`. */
export const unitOfSpan = (word: string | undefined): SpanUnit | undefined => {
  const [, unit] = /^(minute|hour|day|week|month|year)s?$/i.exec(word ?? "") ?? [];
  return unit?.toLowerCase() as SpanUnit | undefined;
};
