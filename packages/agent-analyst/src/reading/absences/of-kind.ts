import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Mentions } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { asksList } from "../../words/cues/yes-no.js";
import type { PlacedTime } from "../../words/times/find-times.js";
import type { Token } from "../../words/token.js";
import type { Absence, LogicalForm } from "../logical-form.js";
import { absenceOf, duringOf, textCalled, type FoundAbsence } from "./asked/absence-form.js";
import { lackingAt, partsOf, shownIn } from "../absence.js";
import { filtersOf } from "../value-filters.js";
import { countedIn, homeOf, isCounting, linkOf } from "./others.js";
import { listedIn } from "./subjects.js";

/** Words that may deny here: `not in Leeds` and the like restrict what is listed itself. */
const denying = /^(no|never|without|nobody|none)$/;
/** What may stand between the word that denies and the value. */
const between =
  /^(an?|any|new|single|one|had|have|has|bought|sold|ordered|taken|took|made|got|who|that|which|is|are|was|were)$/;

/**
 * `depots that had no damaged parcel in May`, `agents who sold no express ticket`: those of which the rows of another view
 * hold no such value. The values stand right behind the word that denies, with the noun of what is counted or alone.
 */
export const absenceOfKind = (
  asked: Utterance,
  cubes: readonly Cube[],
  named: readonly NamedOf[],
): FoundAbsence | undefined => {
  const { utterance, group } = withoutGroup(asked);
  const found = ofKind(utterance, cubes, named);
  if (found === undefined || group.length === 0) return found;
  const by = textCalled(found.cube, group);
  const isList = found.form.groupBy.length > 0 && asksList(utterance);
  if (by === undefined || isList) return undefined;
  return { ...found, form: { ...found.form, groupBy: [by.name] } };
};

/** What was found of a cube: its values, and what else the question names of it. */
export interface NamedOf {
  readonly cube: Cube;
  readonly values: readonly ValueMention[];
  readonly mentions: Pick<Mentions, "found">;
}

const ofKind = (
  utterance: Utterance,
  cubes: readonly Cube[],
  named: readonly NamedOf[],
): FoundAbsence | undefined => {
  const { tokens, limits, ranking, share } = utterance;
  const at = lackingAt(utterance);
  if (!denying.test(tokens[at]?.word ?? "") || limits.length > 0) return undefined;
  if (ranking !== undefined || share !== undefined) return undefined;
  for (const each of named) {
    const other = each.cube;
    const values = [...each.values, ...conditionsOf(each)];
    const isDenied = values.every(
      (value) => value.among === undefined && isRightBehind(tokens, at, value, { values, other }),
    );
    if (values.length === 0 || !isDenied) continue;
    const found = lackingOf(utterance, cubes, other, values);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The tokens of a group at the end, `by country`, and the question without them. */
const withoutGroup = (
  utterance: Utterance,
): { readonly utterance: Utterance; readonly group: readonly Token[] } => {
  const { tokens } = utterance;
  const at = tokens.findLastIndex(({ word, isQuoted }) => /^(by|per)$/.test(word) && !isQuoted);
  const isLast = at > lackingAt(utterance) && at < tokens.length - 1;
  return isLast
    ? { utterance: { ...utterance, tokens: tokens.slice(0, at) }, group: tokens.slice(at + 1) }
    : { utterance, group: [] };
};

/** `no damaged shipments`, where a column of yes and no is called so: it holds for what is missing. */
const conditionsOf = ({ mentions: { found } }: NamedOf): readonly ValueMention[] =>
  found.flatMap((mention): readonly ValueMention[] => {
    const { condition, measure } = candidatesOf(mention);
    const isOwn = condition?.member.kind === "dimension" && measure === undefined;
    return condition === undefined || !isOwn || condition.quality < 0.9
      ? []
      : [
          {
            at: mention.at,
            length: mention.length,
            dimension: condition.member.name,
            value: condition.member.title || condition.member.name,
            match: "whole",
            quality: condition.quality,
            alsoIn: [],
            isCondition: true,
          },
        ];
  });

const isRightBehind = (
  tokens: readonly Token[],
  from: number,
  { at }: ValueMention,
  { values, other }: { readonly values: readonly ValueMention[]; readonly other: Cube },
): boolean =>
  at > from &&
  tokens.slice(from + 1, at).every(
    (token, offset) =>
      between.test(token.word) ||
      isWithin(from + 1 + offset, values) ||
      // `no contracts under notice`.
      countedIn(other).some((each) => isCounting([token], each)),
  );

const isWithin = (place: number, values: readonly ValueMention[]): boolean =>
  values.some((value) => place >= value.at && place < value.at + value.length);

const lackingOf = (
  utterance: Utterance,
  cubes: readonly Cube[],
  other: Cube,
  values: readonly ValueMention[],
): FoundAbsence | undefined => {
  const parts = partsOf(utterance, cubes, (place) => isWithin(place, values));
  const object = (parts?.object ?? []).filter(
    (token) => !isWithin(utterance.tokens.indexOf(token), values),
  );
  const measure =
    object.length === 0
      ? countingMeasure(other)
      : countedIn(other).find((each) => isCounting(object, each));
  // Without a count, any row of theirs that has the value says that there is one.
  if (parts === undefined || (measure === undefined && object.length > 0)) return undefined;
  const list = listOf(parts.subject, cubes, other, values);
  const times = list && timesOf({ ...list, other, measure }, object, parts.time);
  if (list === undefined || times === undefined) return undefined;
  const shown = shownIn(utterance, list.own, parts.subject, list.link);
  const { form, note, cube } = absenceOf(list.own, { ...list, other, measure }, shown, times.during); // prettier-ignore
  const filters = filtersOf(utterance, values).map((filter) => ({ ...filter, isNot: false }));
  const said = filters.map(({ values: texts }) => texts.join(" or ")).join(", ");
  return {
    cube,
    note: `${note.replace(/\.$/, "")} of ${said}.${list.own === other ? ` They are those that ${other.title || other.name} names.` : ""}`,
    form: {
      ...form,
      time: times.own,
      absentFrom: form.absentFrom && { ...form.absentFrom, filters },
    },
  };
};

/**
 * Whose time is meant: that of the rows that are missing, or, of lines that nothing counts and of a thing that has a time of
 * its own, that of the things: `bookings without extras this year`. Undefined where neither has one.
 */
const timesOf = (
  { own, ...found }: Parameters<typeof duringOf>[0] & { readonly own: Cube },
  object: readonly Token[],
  time: PlacedTime | undefined,
): { readonly own: LogicalForm["time"]; readonly during: Absence["time"] } | undefined => {
  if (time === undefined) return { own: undefined, during: undefined };
  if (found.measure === undefined && own.defaultTime !== undefined)
    return { own: timeOfOwn(own, time), during: undefined };
  const during = duringOf(found, object, time);
  return during && { own: undefined, during };
};

const timeOfOwn = ({ defaultTime = "" }: Cube, { range }: PlacedTime): LogicalForm["time"] => ({
  dimension: defaultTime,
  range,
  before: undefined,
  bucket: undefined,
});

/** What lists those that are asked for: a cube of their own, else the view itself, which names those that it has at any time. */
const listOf = (
  subject: readonly Token[],
  cubes: readonly Cube[],
  other: Cube,
  values: readonly ValueMention[],
): { own: Cube; link: Member; otherLink: Member; listed?: Member } | undefined => {
  for (const own of cubes) {
    const listed = own === other ? undefined : listedIn(own, subject);
    const link = listed && linkOf(own, other);
    // `shops with no licence`, where a column of the shops says which one: that is no row of anything else.
    const isOwn = values.some(({ dimension }) =>
      other.members.some(
        ({ name, source }) =>
          name === dimension && source !== undefined && source.cube === homeOf(own),
      ),
    );
    if (listed !== undefined && link !== undefined && !isOwn) return { own, ...link, listed };
  }
  const link = textCalled(other, subject);
  const isOfLink = values.some(({ dimension }) =>
    other.members.some(
      ({ name, source }) =>
        name === dimension && source !== undefined && source.cube === link?.source?.cube,
    ),
  );
  const isHome = link?.source?.cube === homeOf(other);
  return link === undefined || (isOfLink && !isHome)
    ? undefined
    : { own: other, link, otherLink: link };
};
