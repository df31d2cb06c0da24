import type { Cube } from "@embedded-analytics/domain";
import { operationOf } from "../words/cues/operations.js";
import { asksNoneOfKind } from "./unsaid/none-of-kind.js";
import { saysEmpty } from "./unsaid/says-empty.js";
import { asksParts } from "../words/cues/share.js";
import { isOfAbsence } from "./absences/asked/absent-then.js";
import type { Utterance } from "../words/cues/utterance.js";
import type { Mention, Mentions } from "../mentions/mentions.js";
import { isByOfDoer, isVerbAsFigure } from "../mentions/passive.js";
import { candidatesOf, qualityOf } from "../mentions/roles.js";
import { isSmallWord } from "../mentions/typed/small-words.js";
import type { ValueMention } from "../mentions/values.js";
import { answerableForm } from "./answerable-form.js";
import { isRankedRightly } from "./direction/ranked.js";
import { hasPart } from "./function-words.js";
import { membersOfForm } from "./members-of-form.js";
import { tornPair } from "./side-by-side/torn-pair.js";
import { tornStates } from "./side-by-side/torn-states.js";
import { worthUnsaid } from "./follow-ups/worth-of-those.js";
import { isRate } from "./ratios/is-rate.js";
import { rankedGroups } from "./leaders/with-leaders.js";
import { isThingRanked } from "./rows/ranked-things.js";
import { isOtherKind } from "./states/kind-asked.js";
import { fitsPercent } from "./thresholds/percent-limits.js";
import { isNumberUsed } from "./thresholds/number-used.js";
import { isOfThoseThere } from "./times/of-members.js";
import { isInReading, isSaidBefore } from "./times/said-before.js";
import { placeOfTimes } from "./predicates/times-of-one.js";
import { limitsOfTime } from "./times/limits-of-time.js";
import { stepClaims } from "./times/steps/step-claims.js";
import { isStateSaid } from "./states/state-said.js";
import { unsaidWords } from "./unsaid/unsaid-words.js";
import { hasShares } from "./states/shares.js";
import type { LogicalForm, ValueFilter } from "./logical-form.js";

/** What a word of a question is bound to: a part of the reading, or nothing that could change a figure. */
export type Use =
  | "name"
  | "value"
  | "time"
  | "step"
  | "comparison"
  | "limit"
  | "rank"
  | "share"
  | "operation"
  | "display"
  | "grammar"
  | "plain";

/** One word of a question, and its use; without one the reading is not complete. */
export interface Account {
  readonly at: number;
  readonly text: string;
  readonly use: Use | undefined;
}

/** What a question was read as, to be held against its words. */
export interface Accounted {
  readonly utterance: Utterance;
  readonly mentions: Mentions;
  readonly values: readonly ValueMention[];
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly isFollowUp: boolean;
  /** Tokens that the reading put aside on purpose, such as `product` in `product category`. */
  readonly absorbed: ReadonlySet<number>;
  /** Operations that found nothing to work on. */
  readonly unused: readonly number[];
}

/** Words that say something by themselves, and whether the reading has it. */
interface Claim {
  readonly at: number;
  readonly length: number;
  readonly use: Use;
  readonly isBound: boolean;
}

/** Accounts for each word of a question by what the answer will rest on. */
export const accountsOf = (accounted: Accounted): readonly Account[] => {
  const { utterance, cube, isFollowUp } = accounted;
  const form = answerableForm(accounted.form);
  const claims = claimsOf({ ...accounted, form });
  const torn = tornStates(utterance, accounted.mentions, accounted.values, form, cube);
  const pair = tornPair(utterance, accounted.mentions, accounted.values, form);
  const unsaid = unsaidWords({ ...accounted, form });
  const isStrange = (at: number): boolean =>
    torn.has(at) || pair.has(at) || unsaid.has(at) || isOtherKind(utterance, at, form, cube);
  return utterance.tokens.map(({ text, word, isQuoted, putAside }, at): Account => {
    const said = claims.filter((claim) => at >= claim.at && at < claim.at + claim.length);
    if (isStrange(at)) return { at, text: putAside ?? text, use: undefined };
    const bound = said.find(({ isBound }) => isBound);
    if (bound !== undefined) return { at, text, use: bound.use };
    if (accounted.absorbed.has(at)) return { at, text, use: "name" };
    if (isNumberUsed(word, form)) return { at, text, use: "limit" };
    if (said.length === 0 && isByOfDoer(utterance.tokens, at)) return { at, text, use: undefined };
    if (said.length === 0 && isSmallWord(utterance, at)) return { at, text, use: "plain" };
    const plays = !isQuoted && hasPart({ utterance, at, form, cube, isFollowUp });
    return { at, text, use: plays && said.length === 0 ? "grammar" : undefined };
  });
};

/** The words that no part of the answer accounts for, as they were written. */
export const leftOverOf = (accounts: readonly Account[]): readonly string[] => [
  ...new Set(accounts.flatMap(({ text, use }) => (use === undefined ? [text] : []))),
];

const claimsOf = (accounted: Accounted): readonly Claim[] => [
  ...claimsOfModel(accounted),
  ...claimsOfTime(accounted),
  ...claimsOfFigures(accounted),
];

/** Names and values of the model. */
const claimsOfModel = ({ mentions, values, form, utterance }: Accounted): readonly Claim[] => {
  const members = membersOfForm(form);
  const filters: readonly ValueFilter[] = [...form.filters, ...(form.focus ? [form.focus] : [])];
  // A word may have been taken for what it names best of a kind, or nearly as well as its best; for a time only so.
  const isNamed = (mention: Mention): boolean => {
    const { measure, dimension, condition } = candidatesOf(mention);
    const best = [measure, dimension, condition].flatMap((naming) => naming?.member.name ?? []);
    return mention.namings.some(
      ({ member, quality }) =>
        members.has(member.name) &&
        (best.includes(member.name) || quality >= 0.9 * qualityOf(mention)),
    );
  };
  return [
    ...mentions.found.map((mention) => ({
      ...place(mention),
      use: "name" as const,
      isBound: isNamed(mention) && !isVerbAsFigure(mention, utterance, form),
    })),
    ...[...mentions.cubeAt, ...mentions.telling].map((at) => ({
      at,
      length: 1,
      use: "name" as const,
      isBound: true,
    })),
    ...saysEmpty(mentions, utterance, form).map((at) => ({
      at,
      length: 1,
      use: "value" as const,
      isBound: true,
    })),
    ...(mentions.state === undefined
      ? []
      : [{ ...place(mentions.state), use: "limit" as const, isBound: form.states !== undefined }]),
    ...(mentions.between === undefined
      ? []
      : [{ ...place(mentions.between), use: "operation" as const, isBound: true }]),
    ...values.map((value) => ({
      ...place(value),
      use: "value" as const,
      isBound:
        !asksNoneOfKind(value, utterance, mentions, form) &&
        filters.some(
          ({ member, values: said }) => member === value.dimension && said.includes(value.value),
        ),
    })),
  ];
};

/** Times, steps, days of the week, and times that are compared. */
const claimsOfTime = (accounted: Accounted): readonly Claim[] => {
  const { utterance, form, cube, mentions, values } = accounted;
  const { time } = form;
  const { since } = limitsOfTime(utterance, cube, mentions.state, values);
  // Two times are compared, or limit each other; a third has no part.
  const timesMax = time === undefined ? 0 : Math.max(2, 1 + (form.ownTimes ?? []).length);
  return [
    ...utterance.times.map((found, index) => ({
      ...place(found),
      use: "time" as const,
      isBound:
        isOfAbsence(found, form) ||
        (!isOfThoseThere(utterance, cube, form) &&
          ((index < timesMax && isInReading(found, form, utterance)) ||
            isSaidBefore(utterance.times, index)) &&
          (time?.range !== undefined || time?.before !== undefined)),
    })),
    ...placeOfTimes(utterance, form).map((found) => ({
      ...place(found),
      use: "time" as const,
      isBound: true,
    })),
    // A level at the end of a time is the one that it has anyway.
    ...utterance.times.flatMap(({ at }): readonly Claim[] =>
      /^(end|close|ending|closing)$/.test(utterance.tokens[at - 1]?.word ?? "")
        ? [{ at: at - 1, length: 1, use: "time", isBound: form.snapshot !== undefined }]
        : [],
    ),
    ...optional(
      utterance.standing,
      "time",
      time !== undefined && time.dimension === since && isStateSaid(accounted),
    ),
    ...stepClaims(utterance, form, cube),
    ...optional(utterance.moment, "time", isMoment(form)),
    ...utterance.comparison.map((cue) => ({
      ...place(cue),
      use: "comparison" as const,
      isBound:
        cue.meaning === "versus"
          ? time?.before !== undefined || form.groupBy.length > 0 || form.measures.length > 1
          : time?.range !== undefined || form.calculation !== undefined,
    })),
    ...utterance.weekdays.map((found) => ({
      ...place(found),
      use: "time" as const,
      isBound: form.weekdays !== undefined,
    })),
  ];
};

const isMoment = ({ measures }: LogicalForm): boolean =>
  measures.some(({ kind }) => kind === "max" || kind === "min");

/** Limits, ranks, shares and what is calculated. */
const claimsOfFigures = (accounted: Accounted): readonly Claim[] => {
  const { utterance, form, cube, unused, mentions, values } = accounted;
  const { age, overdue } = limitsOfTime(utterance, cube, mentions.state, values);
  return [
    ...utterance.limits.map((cue) => ({
      ...place(cue),
      use: "limit" as const,
      isBound:
        (cue.at === age?.at && form.time?.dimension === age.dimension) ||
        (cue.at === overdue?.at && form.states !== undefined) ||
        form.asks !== undefined ||
        form.thresholds.some(
          ({ operator, number, said = number, member }) =>
            operator === cue.meaning.operator &&
            said === cue.meaning.number &&
            fitsPercent({ member }, cue, utterance.tokens, cube),
        ),
    })),
    ...optional(utterance.ranking, "rank", isRanked(accounted)),
    ...optional(
      utterance.share,
      "share",
      !(form.isShare && !hasShares(form, cube)) &&
        (isShareSaid(accounted) || (isRate(form, cube) && !asksParts(utterance))),
    ),
    ...optional(utterance.display, "display", true),
    ...utterance.growthOfSeries.map((cue) => ({
      ...place(cue),
      use: "operation" as const,
      isBound: form.calculation === "growth" || form.calculation === "mean_growth",
    })),
    ...utterance.operations.map((cue) => ({
      ...place(cue),
      use: "operation" as const,
      isBound: !unused.includes(cue.at),
    })),
    ...worthUnsaid(utterance, form, cube),
  ];
};

/**
 * Whether shares are given of what was asked. `percent of orders that are gifts, by store` asks for gifts of
 * each store's orders: with gifts as a condition, the shares would be those of the stores among all gifts.
 */
const isShareSaid = ({ form, utterance, mentions }: Accounted): boolean => {
  const isRestricting = ({ at }: Mention): boolean =>
    /^(only|for|in|among|within|with|on|and|of)$/.test(utterance.tokens[at - 1]?.word ?? "") &&
    at - 2 !== utterance.share?.at;
  if (form.part !== undefined) return true;
  const isOfCondition = mentions.found.some(
    (mention) =>
      !isRestricting(mention) &&
      form.conditions.some(({ member }) => candidatesOf(mention).condition?.member.name === member),
  );
  return form.isShare && (form.groupBy.length === 0 || !isOfCondition);
};

/** What is first, or the most or least of a figure. */
const isRanked = ({ form, utterance, cube, values }: Accounted): boolean =>
  isRankedRightly(form, utterance, cube) &&
  isThingRanked(utterance, cube, values, rankedGroups(form)) &&
  ((form.ranking ?? form.leaders) !== undefined ||
    form.measures.some(({ kind }) => kind === "min" || kind === "max" || kind === "between") ||
    operationOf(utterance.operations, "growth") !== undefined ||
    utterance.comparison.some(({ meaning }) => meaning === "growth"));

const place = ({ at, length }: { readonly at: number; readonly length: number }) => ({
  at,
  length,
});

const optional = (
  found: { readonly at: number; readonly length: number } | undefined,
  use: Use,
  isBound: boolean,
): readonly Claim[] => (found === undefined ? [] : [{ ...place(found), use, isBound }]);
