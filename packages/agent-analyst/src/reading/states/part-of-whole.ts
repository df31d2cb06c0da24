import type { Cube } from "@embedded-analytics/domain";
import { candidatesOf } from "../../mentions/roles.js";
import type { Mention } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm, PartOfWhole } from "../logical-form.js";
import { hasShares, isRateByName } from "./shares.js";

/** What a share is of, where it is said of the whole: `share of orders that are gifts`, `percent of bills paid`. */
const predicating =
  /^(are|is|were|was|been|be|that|which|who|whose|with|without|have|has|had|having|no|not|never|ever|get|gets|got|went|goes|worth|lack|lacking|missing|unknown)$/;
const passing = /^(a|an|any|the|yet|all|been)$/;

/** What else tells the part: a condition whose rate is asked for, names in the plural, and what two times say. */
interface Telling {
  readonly rated: { readonly member: string } | undefined;
  readonly held: ReadonlySet<string>;
  readonly state: { readonly at: number } | undefined;
  /** Columns that say which rows are open, where what is overdue was asked for. */
  readonly opened: readonly string[];
}

/**
 * The members whose conditions say which part of the whole is asked for. Those before the figure, and those that a
 * preposition leads to, say what the whole is: `share of online orders in Berlin that were returned`.
 */
export const partMembers = (
  { tokens, share, limits }: Utterance,
  mentions: readonly Mention[],
  values: readonly ValueMention[],
  { rated, held, state, opened }: Telling,
): ReadonlySet<string> => {
  if (rated !== undefined) return new Set([rated.member]);
  if (share === undefined) return new Set();
  const figures = mentions.filter((each) => candidatesOf(each).measure !== undefined);
  const isOfPart = (at: number): boolean =>
    isOwner(tokens, share.at, at, figures, values) ||
    isRightAfterPercent(tokens, share.at, at) ||
    (at > share.at &&
      (isPredicated(tokens, at) ||
        figures.some((each) => isRightBehind(each, at - wordsOfVerb(tokens, at)))));
  const named = mentions.filter(({ at }) => isOfPart(at)).flatMap(conditionNames);
  const valued = values.filter(({ at }) => isOfPart(at)).map(({ dimension }) => dimension);
  const limited = limits.some(({ at }) => at > share.at) ? [limitedMark] : [];
  const stated = state !== undefined && state.at > share.at ? [stateMark, ...opened] : [];
  const part = [...named, ...valued, ...limited, ...stated, ...held];
  return new Set(part.length > 0 ? part : attributed(tokens, share.at, mentions, figures));
};

/**
 * `share of damaged parcels by carrier` asks how many of each carrier's parcels are damaged: a condition right before
 * the figure, with nothing else that would say the part, is the part.
 */
const attributed = (
  tokens: readonly Token[],
  share: number,
  mentions: readonly Mention[],
  figures: readonly Mention[],
): readonly string[] => {
  const from = /^(all|our|the)$/.test(tokens[share + 2]?.word ?? "") ? share + 3 : share + 2;
  const condition = mentions.find(({ at }) => at === from);
  const isAttribute =
    tokens[share + 1]?.word === "of" &&
    condition !== undefined &&
    candidatesOf(condition).condition !== undefined &&
    candidatesOf(condition).measure === undefined &&
    // A name such as `Gift order` says itself what it is true of.
    (figures.length === 0 || figures.some(({ at }) => at === from + condition.length));
  return isAttribute ? conditionNames(condition) : [];
};

/** `Social's share of the spend`, `email share of leads`, `share of email in leads`: whose part of the figure it is. */
const isOwner = (
  tokens: readonly Token[],
  share: number,
  at: number,
  figures: readonly Mention[],
  values: readonly ValueMention[],
): boolean => {
  const value = values.find((each) => each.at === at);
  if (value === undefined) return false;
  const behind = value.at + value.length;
  const isFigureAt = (place: number): boolean => {
    const from = /^(the|our|all|total)$/.test(tokens[place]?.word ?? "") ? place + 1 : place;
    return figures.some((each) => each.at === from);
  };
  const isPossessive = tokens[behind]?.word === "s" && behind + 1 === share;
  if (behind === share || isPossessive)
    return /^(of|in|by|per|each|this|last|)$/.test(tokens[share + 1]?.word ?? "");
  return (
    at === share + 2 &&
    tokens[share + 1]?.word === "of" &&
    /^(in|of|within|among)$/.test(tokens[behind]?.word ?? "") &&
    isFigureAt(behind + 1)
  );
};

/** `% urgent by team`, `percent express per depot`: of each group's own, since a percentage that is called so is how many are. */
const isRightAfterPercent = (tokens: readonly Token[], share: number, at: number): boolean =>
  at === share + 1 && /^(%|percent|percentage)$/.test(tokens[share]?.word ?? "");

/** Stands for limits among members: those are always part of what is asked. */
const limitedMark = "\u0000limits";

/** Stands for what two times say: `percentage of bills paid late`. */
const stateMark = "\u0000states";

const conditionNames = ({ namings }: Mention): readonly string[] =>
  namings.map(({ member }) => member.name);

const isRightBehind = ({ at, length }: Mention, place: number): boolean => at + length === place;

const verb = /^(\p{L}{3,}ed|sold|paid|sent|made|bought)$/u;

/** `claims reported online`, `bills paid by card`: how many words of a verb stand there, which says no more than the value. */
const wordsOfVerb = (tokens: readonly Token[], at: number): number => {
  const [before = "", earlier = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  if (verb.test(before)) return 1;
  return /^(by|via|with|through|using)$/.test(before) && verb.test(earlier) ? 2 : 0;
};

/** `came from email`, `went on social`: what leads to the value belongs to its verb. */
const leading = /^(from|via|through|on|to|by|in|with|for)$/;
const moving = /^(came|come|comes|coming|went|goes|go|spent|stems?|stemmed|due)$/;

const isPredicated = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1;
  const led = /^(the|an?|our)$/.test(tokens[before]?.word ?? "") ? before - 1 : before;
  if (leading.test(tokens[led]?.word ?? "") && moving.test(tokens[led - 1]?.word ?? ""))
    return true;
  while (passing.test(tokens[before]?.word ?? "")) before--;
  return predicating.test(tokens[before]?.word ?? "");
};

/**
 * Takes the conditions of the part out of those of the whole. A single condition of a single share is shown beside
 * those that do not meet it, and not this way.
 */
export const withPart = (form: LogicalForm, said: ReadonlySet<string>, cube: Cube): LogicalForm => {
  const members = partIn(form, said);
  if (members.size === 0 || !mayBePart(form, cube)) return form;
  const isPart = ({ member }: { readonly member: string }): boolean =>
    members.has(member) && (!form.groupBy.includes(member) || member === form.focus?.member);
  const focused = focusOf(form);
  const states = members.has(stateMark) ? (form.states ?? []) : [];
  const part: PartOfWhole = {
    filters: [...form.filters, ...focused.filters].filter(isPart),
    conditions: [...form.conditions, ...focused.conditions].filter(isPart),
    thresholds: form.thresholds.filter(({ on }) => on === "dimension" && members.has(limitedMark)),
    ...(states.length === 0 ? {} : { states }),
  };
  if (!isPartSaid(form, part)) return form;
  const isWhole = (each: { readonly member: string }): boolean => !isPart(each);
  return {
    ...form,
    groupBy: form.groupBy.filter((name) => name !== form.focus?.member),
    filters: [...form.filters, ...focused.filters].filter(isWhole),
    conditions: [...form.conditions, ...focused.conditions].filter(isWhole),
    thresholds: form.thresholds.filter((each) => !part.thresholds.includes(each)),
    states: states.length === 0 ? form.states : undefined,
    isShare: false,
    focus: undefined,
    within: [],
    part,
  };
};

/** Whether anything makes the part, and more than the one value that is shown beside all others anyway. */
const isPartSaid = (
  { focus, time, filters, conditions }: LogicalForm,
  part: PartOfWhole,
): boolean => {
  const more = part.thresholds.length + (part.states?.length ?? 0);
  const isPlain =
    focus?.values.length === 1 &&
    time?.bucket === undefined &&
    filters.length + conditions.length === 0;
  return part.filters.length + part.conditions.length + more > 0 && !(isPlain && more === 0);
};

/** A part of a rate is no share: `% delivered on time`, where a figure is called `On-time rate`. */
const mayBePart = (form: LogicalForm, cube: Cube): boolean =>
  form.measures.length === 1 &&
  hasShares(form, cube) &&
  !isRateByName(form, cube) &&
  form.time?.before === undefined &&
  form.calculation === undefined;

/** `share of social by quarter` has a share in each, whatever else is said of it, and several values have one together. */
const partIn = ({ focus, time }: LogicalForm, said: ReadonlySet<string>): ReadonlySet<string> =>
  focus !== undefined && (time?.bucket !== undefined || focus.values.length > 1)
    ? new Set([...said, focus.member])
    : said;

/** What is shown beside all others, as the condition that it is. */
const focusOf = ({ focus }: LogicalForm): Pick<PartOfWhole, "filters" | "conditions"> => {
  if (focus === undefined) return { filters: [], conditions: [] };
  const [value = ""] = focus.values;
  return value === "true" || value === "false"
    ? { filters: [], conditions: [{ member: focus.member, holds: value === "true" }] }
    : { filters: [focus], conditions: [] };
};
