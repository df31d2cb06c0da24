import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { LimitedDuration } from "../../mentions/names/limited-duration.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Mention } from "../../mentions/mentions.js";
import { columnOfVerb } from "../../mentions/verbs/said-by-verbs.js";
import type { Limit } from "../../words/cues/limits.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { asksForAny, isYesNo } from "../../words/cues/yes-no.js";
import { askedGroups } from "../asked-groups.js";
import { limitedBy, thresholdOn, unitNote } from "../limits.js";
import type { Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { limitedColumn } from "../row-limits.js";
import { agedColumn } from "../times/ages.js";
import { averageBefore, averageLimited } from "./average-limited.js";
import { isOnRowsCounted } from "./of-rows/counted-before.js";
import { differentThings, isOfOtherThings } from "./different-things.js";
import { rateLimited } from "./percent-limits.js";
import { limitedThings, limitsDocuments } from "./money/limited-things.js";
import { figureNamed, hasUnit, isOfOtherRows, limitedOfEach } from "./named-figure.js";
import { moneyLimited } from "./money/money-limits.js";
import { moneyPerStep } from "./money/per-step.js";
import { moneyOfThings } from "./money/money-of-things.js";

/** What the mentions of a question say of its limits. */
interface Limiting {
  readonly kept: readonly Mention[];
  readonly values: readonly ValueMention[];
  readonly duration: LimitedDuration | undefined;
}

/** Each limit with what it holds for: a figure of groups, or a column of single rows. */
export const thresholdsOf = (
  utterance: Utterance,
  cube: Cube,
  parts: Parts,
  { kept, values, duration }: Limiting,
): readonly Threshold[] => {
  // `who has more than 3 loans` asks for groups that nobody names.
  const groups = askedGroups(utterance, parts.groupBy, cube, []);
  const isSingle = groups.length === 0 && parts.step === undefined;
  return utterance.limits.flatMap((said) => {
    const isOfRows = isSingle || isOnRowsCounted(utterance, kept, groups, said);
    return (
      ofStep(cube, parts, said) ??
      ofRows(utterance, cube, parts, { kept, values, duration }, said, isOfRows) ??
      ofAverage(utterance, cube, parts, kept, said, isOfRows) ??
      ofFigures(utterance, cube, parts, kept, said, isOfRows)
    );
  });
};

type Said = Utterance["limits"][number];

/** A limit on an amount for so long; undefined where none is said. */
const ofStep = (cube: Cube, parts: Parts, { meaning }: Said): readonly Threshold[] | undefined => {
  if (meaning.per === undefined) return undefined;
  const limited = moneyPerStep(cube, parts, meaning.per);
  const title = cube.members.find(({ name }) => name === limited?.member)?.title;
  if (title !== undefined) parts.notes.push(`I take the limit as one on ${title} of single rows.`);
  return limited === undefined ? [] : limitOn(cube, meaning, limited, parts);
};

/** A limit on an age, on a length of time, or on things of another kind; undefined where it is none of these. */
const ofRows = (
  utterance: Utterance,
  cube: Cube,
  parts: Parts,
  { kept, values, duration }: Limiting,
  said: Said,
  isSingle: boolean,
): readonly Threshold[] | undefined => {
  const { at, length, meaning } = said;
  const aged = agedColumn(utterance, cube, values, said);
  if (aged !== undefined) return onColumn(cube, meaning, aged, parts);
  if (duration?.limitAt === at) return onColumn(cube, meaning, duration.member, parts);
  const verbal = columnOfVerb(cube, utterance.tokens, at);
  const own: Pick<Threshold, "on" | "member"> | undefined = verbal
    ? { on: "dimension", member: verbal.name }
    : limitedThings(utterance, cube, parts, said, isSingle);
  if (own !== undefined) return limitOn(cube, meaning, own, parts);
  const different = differentThings(utterance, cube, parts, kept, said);
  if (different !== undefined) return [different];
  return isOfOtherThings(utterance, kept, at + length) ? [] : undefined;
};

/** A limit on the average of groups, which stands right before it. */
const ofAverage = (
  utterance: Utterance,
  cube: Cube,
  parts: Parts,
  kept: readonly Mention[],
  said: Said,
  isSingle: boolean,
): readonly Threshold[] | undefined => {
  const average = isSingle ? undefined : averageBefore(utterance, parts, kept, said);
  return average && limitOn(cube, said.meaning, average, parts);
};

/** Whether the unit of a limit says which column it is on. */
const isOfUnit = ({ tokens }: Utterance, said: Said, column: Member | undefined): boolean =>
  column !== undefined && hasUnit(tokens, said, column);

/** Whether a limit may be on a figure that is named elsewhere. */
const mayBeNamed = (
  utterance: Utterance,
  said: Said,
  column: Member | undefined,
  isSingle: boolean,
): boolean => isSingle && !isOfUnit(utterance, said, column) && !isOfWhole(utterance);

/** Whether each thing of a group is limited, of which there is no amount: that of all of the group is another one. */
const isOfEach = (
  { tokens }: Utterance,
  { on }: Pick<Threshold, "on">,
  isSingle: boolean,
  said: Said,
): boolean => on === "measure" && !isSingle && limitsDocuments(tokens, said);

/** A limit on the figure or the column that it stands beside, or on money that a verb tells. */
const ofFigures = (
  utterance: Utterance,
  cube: Cube,
  parts: Parts,
  kept: readonly Mention[],
  said: Said,
  isSingle: boolean,
): readonly Threshold[] => {
  const { at, length, meaning } = said;
  const limited = limitedAt(utterance, cube, parts, kept, said);
  const column = columnLimited(utterance, cube, parts, said);
  const named = mayBeNamed(utterance, said, column, isSingle)
    ? figureNamed(utterance, cube, parts, kept, limited, said)
    : undefined;
  if (named !== undefined) return onFigure(cube, meaning, named, parts);
  const isTimes = utterance.tokens[at + length]?.word === "times";
  const isOfOther = column !== undefined && !isTimes && isOfNext(kept, at + length, limited);
  if (limited !== undefined && isOfEach(utterance, limited, isSingle, said)) return [];
  // A single figure is what it is: only groups can be more or less, or the rows that it counts.
  if (limited !== undefined && !isOfOther && !(limited.on === "measure" && isSingle))
    return limitOn(cube, meaning, limited, parts);
  if (column !== undefined) return onColumn(cube, meaning, column, parts);
  const earned = moneyLimited(utterance, cube, parts, kept, meaning);
  return earned === undefined ? [] : limitOn(cube, meaning, earned, parts);
};

/** `bookings with at least 7 nights by hotel`: what stands right behind the number is limited, and no figure before it. */
const isOfNext = (
  kept: readonly Mention[],
  end: number,
  limited: Pick<Threshold, "on" | "member"> | undefined,
): boolean =>
  limited?.on === "measure" &&
  kept.some(
    ({ at, namings }) =>
      at === end && namings.every(({ member: { name } }) => name !== limited.member),
  );

/** The column that a limit stands beside; `meters with more than 65 alarms` limits alarms, and none that nobody named. */
const columnLimited = (
  utterance: Utterance,
  cube: Cube,
  parts: Parts,
  { at, length }: { readonly at: number; readonly length: number },
): Member | undefined => {
  const isOfFigure = parts.numbers.some((each) => each.on === "measure" && each.at === at + length);
  if (isOfWhole(utterance)) return undefined;
  const end = endOfPair(utterance, { at, length });
  const column =
    limitedColumn(cube, utterance.tokens, at, end, isOfFigure) ??
    moneyOfThings(utterance, cube, parts, { at, length: end - at });
  return column && isOfOtherRows(utterance, cube, parts, column, { at, length })
    ? undefined
    : column;
};

/** Both ends of `between 100 and 200 euros` are of the unit that stands behind them. */
const endOfPair = (
  { tokens, limits }: Utterance,
  { at, length }: { readonly at: number; readonly length: number },
): number => {
  const upper = tokens[at]?.word === "between" ? limits.find((each) => each.at === at + length) : undefined; // prettier-ignore
  return upper === undefined ? at + length : upper.at + upper.length;
};

/** `is the rate above 10 %` compares one figure, and limits no rows. */
const isOfWhole = (utterance: Utterance): boolean => isYesNo(utterance) && !asksForAny(utterance);

/** What a limit stands beside: how often, a figure, or a column, of which groups have the average. */
const limitedAt = (
  utterance: Utterance,
  cube: Cube,
  parts: Parts,
  kept: readonly Mention[],
  said: Said,
): Pick<Threshold, "on" | "member"> | undefined => {
  const { at, length } = said;
  const named =
    oftenLimited(utterance, cube, parts, at, at + length) ?? limitedBy(parts, at, at + length);
  return (
    rateLimited(utterance, cube, parts, kept, said, named) ??
    (named && averageLimited(cube, parts, kept, named)) ??
    named
  );
};

/** A limit on a figure of each thing; none where nothing tells the things apart. */
const onFigure = (
  cube: Cube,
  meaning: Limit,
  figure: Member,
  parts: Parts,
): readonly Threshold[] => {
  const limited = limitedOfEach(cube, parts, figure);
  return limited === undefined ? [] : limitOn(cube, meaning, limited, parts);
};

/** A limit on a column of single rows, which is said. */
const onColumn = (
  cube: Cube,
  meaning: Limit,
  column: Member,
  parts: Parts,
): readonly Threshold[] => {
  const note = `I take the limit as one on ${column.title || column.name} of single rows.`;
  if (!parts.notes.includes(note)) parts.notes.push(note);
  return limitOn(cube, meaning, { on: "dimension", member: column.name }, parts);
};

/** `titles that went out more than 100 times`: how often is how many rows there are, unless a figure stands before it. */
const oftenLimited = (
  { tokens }: Utterance,
  cube: Cube,
  { measures, numbers, absorbed }: Parts,
  from: number,
  to: number,
): Pick<Threshold, "on" | "member"> | undefined => {
  const isSaid = tokens[to]?.word === "times" && !numbers.some(({ at }) => at < from);
  const count = isSaid ? countingMeasure(cube) : undefined;
  if (count === undefined) return undefined;
  measures.push({ kind: "measure", member: count.name });
  absorbed.add(to);
  return { on: "measure", member: count.name };
};

/** A limit on a member, and what its unit was taken for; none where the unit cannot be the member's. */
const limitOn = (
  cube: Cube,
  limit: Limit,
  limited: Pick<Threshold, "on" | "member" | "key">,
  { notes }: Parts,
): readonly Threshold[] => {
  const threshold = thresholdOn(cube, limit, limited);
  if (threshold === undefined) return [];
  notes.push(...unitNote(cube, limit, limited));
  return [threshold];
};
