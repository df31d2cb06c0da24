import { shortQuestion } from "./short-question.js";
import { spanForms } from "./span-forms.js";
import { unitOfSpan, unitSaid, type SpanUnit } from "./span-unit.js";

/**
 * What kind of span is asked for. `process`: from its beginning to the end that a word tells, or to its last one.
 * `ends`: between two times that words tell. `ahead`: from what a word tells to the event. `late`: from when it was due.
 * `age`: up to today. `life`: from joining to leaving.
 */
export type SpanKind = "process" | "ends" | "ahead" | "late" | "age" | "life";

/** What a form of English says of a span. */
export interface SaidSpan {
  readonly kind: SpanKind;
  /** Words that tell its end; of `ends`, one for each. */
  readonly words?: readonly string[];
  /** Those whose span it is, as far as they stand before what else is asked: `german customers`. */
  readonly who?: string | undefined;
  /** Whether one of the words of `who` tells the end: `how fast do we deliver`. */
  readonly seeksVerb?: boolean;
  /** Who is ranked by it, and whether the shortest come first: `which carrier delivers fastest`. */
  readonly ranked?: { readonly by: string; readonly isShortest: boolean };
}

/** A span of time that a question asks for, by its language alone. */
export interface AskedSpan extends SaidSpan {
  readonly unit: SpanUnit | undefined;
  readonly isMedian: boolean;
  /** What stands before it. */
  readonly before: string;
  /** What else is asked: `by carrier this year`. */
  readonly rest: string;
}

const usual =
  /\s*,?\s*\b(?:on (?:the |an )?average|typically|usually|normally|generally|in general)\b/giu;
const middle = /\bmedian\s*/iu;

/** How long what takes is asked for; undefined where nothing of it is. */
export const askedSpan = (question: string): AskedSpan | undefined => {
  const { unit, text: plain } = unitSaid(shortQuestion(question));
  const isMedian = middle.test(plain);
  const text = plain
    .replaceAll(usual, " ")
    .replace(middle, "average ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  for (const { form, said } of spanForms) {
    const found = form.exec(text);
    const { rest = "", unit: asked, counted = asked, ...groups } = found?.groups ?? {};
    const span = found === null ? undefined : said(groups);
    if (found === null || span === undefined) continue;
    return {
      ...span,
      unit: unit ?? unitOfSpan(counted),
      isMedian,
      before: text.slice(0, found.index),
      rest,
    };
  }
  return undefined;
};
