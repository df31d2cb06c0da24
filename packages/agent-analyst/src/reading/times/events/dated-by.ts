import type { Cube, Member } from "@embedded-analytics/domain";
import { participleOf } from "../../../mentions/names/nouns-of-times.js";
import { isDerived } from "../../../words/derived.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import type { Understanding } from "../../context/understanding.js";
import type { Rephrased, Rephrasing } from "../../spans/reading-of-rest.js";

/** What a question says to be dated by, and all else that it says. */
interface DatedBy {
  readonly deed: string;
  readonly rest: string;
}

const lead = String.raw`[,(]?\s+(?:(?:going|counting|counted|measured|judged|taken) )?(?:by|according to|(?:dated|based) on)`;
const end = String.raw`\)?(?=\s*(?:$|[,;.?!)]|(?:for|in|per|by|and|vs|versus|this|last|only|at|from)\b))`;

/** The ways to say it: `by date of sale`, `going by the date it was paid`, `by payment date`. */
const forms = [
  String.raw`${lead} (?:the |their |its )?(?:date|day) of (?:the )?(?<deed>\p{L}+)${end}`,
  String.raw`${lead} (?:the )?(?:date|day) (?:(?:when|that|on which) )?(?:it|they|that) (?:was|were|got) (?<deed>\p{L}+)${end}`,
  String.raw`${lead} (?:the |their |its )?(?:date|day) (?<deed>\p{L}+ed|paid|sold|sent|made)${end}`,
  String.raw`${lead} (?:the |their |its )?(?<deed>\p{L}{3,}) date${end}`,
].map((form) => new RegExp(form, "iu"));

const datedBy = (question: string): DatedBy | undefined => {
  for (const form of forms) {
    const match = form.exec(question);
    const deed = match?.groups?.["deed"];
    if (match !== null && deed !== undefined)
      return {
        deed: deed.toLowerCase(),
        rest: `${question.slice(0, match.index)} ${question.slice(match.index + match[0].length)}`,
      };
  }
  return undefined;
};

/** `orders placed in September by delivery date`: the time is that of placing, and no range of the other date. */
const hasOwnDeed =
  /\b(?:\p{L}{2,}ed|paid|sold|sent|made|taken) (?:in|on|during|since|between|last|this|yesterday|today)\b/iu;

/** The one time of a cube that is called after a deed, by its noun or its participle. */
const timeOfDeed = ({ members }: Cube, deed: string): Member | undefined => {
  const stem = stemOf(deed);
  const done = participleOf(deed);
  const isOfIt = (word: string): boolean =>
    word === done || stemOf(word) === stem || isDerived(stemOf(word), stem);
  const [time, ...others] = members.filter(
    ({ kind, type, public: isPublic, title, name, synonyms }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      [title || name, ...synonyms].some((text) => wordsOfName(text).some(isOfIt)),
  );
  return others.length === 0 ? time : undefined;
};

/**
 * `ticket revenue this year, by date of sale`: the rest is asked as it is, and its time is the one that was named, instead of the usual
 * one. A question without a time asks for a series by that one: `refunds by date of refund`.
 */
export const rephrasedDates = (
  question: string,
  { language }: Rephrasing,
): readonly Rephrased[] => {
  const asked = datedBy(question);
  if (asked === undefined || hasOwnDeed.test(asked.rest)) return [];
  return language.flatMap((vocabulary): readonly Rephrased[] => {
    const time = timeOfDeed(vocabulary.cube, asked.deed);
    return time === undefined
      ? []
      : [
          {
            text: asked.rest,
            vocabulary,
            // `bills by due date in May` are listed by it already.
            isGivenBy: (form) =>
              form.time?.dimension === time.name && form.time.bucket !== undefined,
            dress: (plain) => datedAt(plain, time.name),
          },
        ];
  });
};

const datedAt = (plain: Understanding, dimension: string): Understanding | undefined => {
  const { time, groupBy, ranking } = plain.form;
  if (time?.range !== undefined || time?.bucket !== undefined)
    return { ...plain, form: { ...plain.form, time: { ...time, dimension } } };
  // `refunds by date of refund`: so many in each month, by that date.
  const series = { dimension, range: undefined, before: undefined, bucket: "month" } as const;
  return groupBy.length > 0 || ranking !== undefined
    ? undefined
    : { ...plain, form: { ...plain.form, time: series } };
};
