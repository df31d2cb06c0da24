import { shortQuestion } from "./short-question.js";
import type { SaidSpan } from "./said-span.js";
import { spanForms } from "./span-forms.js";
import { unitOfSpan, unitSaid, type SpanUnit } from "./span-unit.js";

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

/** `median truck turn time`: the noun before it belongs to its name. */
const nounBefore = /\baverage (\p{L}+) $/iu;

const withNoun = (span: SaidSpan, before: string) => {
  const found = span.words === undefined ? null : nounBefore.exec(before);
  return found === null
    ? undefined
    : {
        span: { ...span, words: [found[1] ?? "", ...(span.words ?? [])] },
        before: before.slice(0, found.index),
      };
};

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
    const whole = isMedian ? withNoun(span, text.slice(0, found.index)) : undefined;
    return {
      ...(whole?.span ?? span),
      unit: unit ?? unitOfSpan(counted),
      isMedian,
      before: whole?.before ?? text.slice(0, found.index),
      rest,
    };
  }
  return undefined;
};
