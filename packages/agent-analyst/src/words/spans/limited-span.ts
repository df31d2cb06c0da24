import { shortQuestion } from "./short-question.js";
import { numberOf } from "../number-word.js";
import { unitOfSpan, type SpanUnit } from "./span-unit.js";

/** Rows that last longer, or less long, than so much, by the language of a question alone. */
export interface LimitedSpan {
  readonly operator: ">" | ">=" | "<" | "<=";
  readonly number: number;
  readonly unit: SpanUnit;
  /** `process`: how long it took. `age`: up to today. `late`: behind the time for which it was planned. */
  readonly kind: "process" | "age" | "late";
  /** Words that tell which span it is: `to fix`, `in the workshop`. */
  readonly words: readonly string[];
  /** What else is asked. */
  readonly rest: string;
}

const compared =
  "(?<more>more than|longer than|over|above|at least|>=?|less than|shorter than|under|within|up to|at most|<=?)";
const takes =
  "(?:took|take|takes|taking|needed|need|lasted|last|lasts|lasting|ran|stayed|stay|waited|waiting|were out|was out|were away|(?:had|have|has) (?:a )?(?:\\p{L}+ )?(?:duration|length|time) of)";
const form = new RegExp(
  `^(?<before>.+?) (?:(?:that|which|who|have|has|had|it) )*${takes}(?: us| them)?(?: for)?(?<where>(?: (?:in|at|on|to) (?:the |our )?\\p{L}+)?)(?: for)? ${compared} (?<count>[\\d.,]+|an?|\\p{L}+) (?<unit>minute|hour|day|week|month|year)s?(?: to (?:be )?(?<verb>\\p{L}+))?(?<rest>(?:\\W.*)?)$`,
  "iu",
);

const length = "(?<count>[\\d.,]+|an?|\\p{L}+) (?<unit>minute|hour|day|week|month|year)s?";
const further = "(?<rest>(?:\\W.*)?)$";

/** `older than`: for how long it has been there by now. */
const aged = new RegExp(
  `^(?<before>.+?) (?:(?:that|which|who|are|is|were|was) )*(?<more>older than|younger than|newer than) ${length}(?: old)?${further}`,
  "iu",
);

const moved =
  "(?<moved>started|start|left|leave|departed|depart|arrived|arrive|came|ran|opened|began|finished|ended|delivered)";
const subject = "(?:(?:that|which|who|have|has|had|it|was|were|is|are|been|got) )*";

/** `departures that left more than an hour late`, `late by more than 10 minutes`. */
const late = [
  `^(?<before>.+?) ${subject}(?:${moved} )?${compared} ${length} late${further}`,
  `^(?<before>.+?) ${subject}(?:${moved} )?late by ${compared} ${length}${further}`,
].map((each) => new RegExp(each, "iu"));

const operators: readonly (readonly [RegExp, LimitedSpan["operator"]])[] = [
  [/^(?:at least|>=)$/, ">="],
  [/^(?:more than|longer than|older than|over|above|>)$/, ">"],
  [/^(?:up to|at most|within|<=)$/, "<="],
  [/^(?:less than|shorter than|younger than|newer than|under|<)$/, "<"],
];

const groupsOf = (text: string) => {
  const behind = late.map((each) => each.exec(text)?.groups).find((found) => found !== undefined);
  if (behind !== undefined) return { kind: "late", groups: behind } as const;
  const process = form.exec(text)?.groups;
  return process === undefined
    ? ({ kind: "age", groups: aged.exec(text)?.groups ?? {} } as const)
    : ({ kind: "process", groups: process } as const);
};

/** `shipments that took more than 10 days`, `orders older than a month`. */
export const limitedSpan = (question: string): LimitedSpan | undefined => {
  const text = shortQuestion(question);
  const { kind, groups } = groupsOf(text);
  const { before = "", where = "", more = "", count = "", verb, rest = "" } = groups;
  const unit = unitOfSpan(groups["unit"]);
  const [, operator] = operators.find(([words]) => words.test(more.toLowerCase())) ?? [];
  const number = /^an?$/i.test(count) ? 1 : numberOf(count.toLowerCase());
  if (unit === undefined || operator === undefined || number === undefined) return undefined;
  const place = where.toLowerCase().split(" ").filter((word) => !/^(in|at|on|to|the|our|)$/.test(word)); // prettier-ignore
  return {
    operator,
    number,
    unit,
    kind,
    words: [...place, ...[verb, groups["moved"]].flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]))], // prettier-ignore
    rest: `${before}${rest}`,
  };
};
