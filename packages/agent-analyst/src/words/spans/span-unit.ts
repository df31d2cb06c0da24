/** What spans of time are counted in. */
export type SpanUnit = "minute" | "hour" | "day" | "week" | "month" | "year";

const said = /\s*,?\s*\b(?:in|as)\s+(minute|hour|day|week|month|year)s\b(?!\s+(?:of|to|from))/i;

/** `average delivery time in days`: the unit of the answer, and the question without it. */
export const unitSaid = (
  text: string,
): { readonly unit: SpanUnit | undefined; readonly text: string } => {
  const [found, unit] = said.exec(text) ?? [];
  return found === undefined
    ? { unit: undefined, text }
    : { unit: unit?.toLowerCase() as SpanUnit, text: text.replace(found, "") };
};

/** The unit that a word is: `days`. */
export const unitOfSpan = (word: string | undefined): SpanUnit | undefined => {
  const [, unit] = /^(minute|hour|day|week|month|year)s?$/i.exec(word ?? "") ?? [];
  return unit?.toLowerCase() as SpanUnit | undefined;
};
