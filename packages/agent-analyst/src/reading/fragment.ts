import type { BucketUnit } from "../words/times/steps/cycles.js";
import type { Cube, Member } from "@embedded-analytics/domain";
import { isPercentOf, withPerBeforeNoun } from "./ratios/per-kind.js";
import { averagedPer, isOneWhoDoes, type Per } from "./averaged.js";
import type { ColumnState } from "../mentions/ends/column-state.js";
import {
  directionNote,
  halfOfSynonymNote,
  namesakeOfCubeNote,
  otherColumnNote,
  otherWordNote,
  slipNote,
} from "./states/notes-of-words.js";
import { limitsOfTime, type LimitsOfTime } from "./times/limits-of-time.js";
import { inMoney } from "./states/in-money.js";
import { withOpenOnes } from "./overdue/open-when-overdue.js";
import { averageDocument } from "./ratios/average-document.js";
import { shareOfThose } from "./ratios/share-of-those.js";
import { ownAverage } from "./states/own-average.js";
import { withMargin } from "./margins/margin-in-percent.js";
import { keptOf } from "./figures/kept-names.js";
import { grownMoney } from "./growth/grown-money.js";
import { takeFigureOfSome } from "./figures/figure-of-some.js";
import { asRest } from "./figures/rest-asked.js";
import { withoutPlaces } from "./direction/best-step.js";
import { takeOtherSide } from "./predicates/other-side.js";
import { piecesDone } from "./deeds/pieces-done.js";
import { whoDoes } from "./predicates/who-does.js";
import { withStates } from "./predicates/state-of-count.js";
import { partMembers } from "./states/part-of-whole.js";
import type { Mention, Mentions } from "../mentions/mentions.js";
import type { FormMeasure, Threshold, ValueFilter } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";
import { rankedFirst, withThresholds } from "./limits.js";
import { countedThings, type CountedThings } from "./thresholds/counted-things.js";
import { owedThings } from "./thresholds/owed-things.js";
import { withoutLimitsOf } from "./thresholds/without-limits.js";
import { thresholdsOf } from "./thresholds/thresholds-of.js";
import { candidatesOf } from "../mentions/roles.js";
import { verbsOfValues } from "../mentions/verbs/verbs-of-columns.js";
import { absorb, type Parts } from "./parts.js";
import { takePresent } from "./presence/take-present.js";
import { listedOnes } from "./rows/listed/listed-ones.js";
import { takeRest } from "./rows/rest.js";
import { takeLasting } from "./rows/lasting.js";
import { takeMention } from "./take-mention.js";
import { ageNotes } from "./times/ages.js";
import { ownTimes, type OwnTimes } from "./times/own-times.js";
import { newNotes, timeIn } from "./times/time-in.js";
import { ranksGroup } from "./leaders/in-each-step.js";
import { withinOf } from "./leaders/within-each.js";
import { rankedThings } from "./rows/ranked-things.js";
import { dividesByHours } from "./ratios/per-hour.js";
import { listNote } from "./ratios/of-everybody.js";
import { isOfRate, rateAskedAt, rateOf } from "./rate-of.js";
import { bothHalves } from "./side-by-side/both-halves.js";
import { nounsOfSides } from "./side-by-side/nouns-of-sides.js";
import { filtersOf, isSideBySide } from "./value-filters.js";
import type { ValueMention } from "../mentions/values.js";
import { orRows } from "./things/rows-averaged.js";
import type { Vocabulary } from "../mentions/vocabulary.js";

/** What one message says in terms of one cube, before anything is taken over or assumed. */
export interface Fragment {
  readonly measures: readonly FormMeasure[];
  readonly groupBy: readonly string[];
  readonly filters: readonly ValueFilter[];
  readonly conditions: readonly { readonly member: string; readonly holds: boolean }[];
  readonly thresholds: readonly Threshold[];
  readonly timeDimension: string | undefined;
  /** Times that have each a verb and a column of their own. */
  readonly own: OwnTimes | undefined;
  readonly step: BucketUnit | "auto" | undefined;
  readonly isShare: boolean;
  /** Members whose conditions make a part of the whole, where a share is asked for. */
  readonly part: ReadonlySet<string>;
  /** What two columns of times say together. */
  readonly states: readonly ColumnState[];
  /** Limits that hold for times. */
  readonly ofTime: LimitsOfTime;
  /** What is asked how many there are of, and what these do: `how many customers`. */
  readonly counted: CountedThings | undefined;
  /** What an average divides by. */
  readonly per: Per | undefined;
  /** Groups in each of which a rank is asked for. */
  readonly within: readonly string[];
  /** Whether it is the first of a group, and no highest figure. */
  readonly ranksGroup: boolean;
  /** Values are named, and neither what the rows are of nor what is true of them: `coffee in May`. */
  readonly isOfValues: boolean;
  /** `Berlin or Hamburg` side by side. */
  readonly isSideBySide: boolean;
  readonly notes: readonly string[];
  /** Tokens of names that another part says. */
  readonly absorbed: ReadonlySet<number>;
}

/** Reads a message in terms of one cube. */
export const fragmentOf = (
  utterance: Utterance,
  { cube, codes }: Vocabulary,
  mentions: Mentions,
  values: readonly ValueMention[],
): Fragment => {
  const rateAt = rateAskedAt(utterance);
  const verbs = verbsOfValues(utterance.tokens, cube, values);
  const own = ownTimes(utterance, mentions.found, cube);
  const kept = keptOf(utterance, mentions, values, { rateAt, verbs, own });
  const parts = partsOf(utterance, cube, mentions);
  takeLasting(parts, mentions);
  for (const index of kept.keys()) takeMention(parts, utterance, kept, index, { values, cube });
  takeOtherSide(parts, utterance, mentions);
  takeFigureOfSome(utterance, kept, parts, cube);
  withStates(parts);
  takePresent(parts, utterance, cube, kept, mentions, values);
  takeRest(parts, utterance);
  parts.groupBy.push(...rankedThings(utterance, cube, values));
  const ofTime = limitsOfTime(utterance, cube, mentions.state, values);
  const numeric = withoutLimitsOf(utterance, ofTime);
  const thresholds = [
    ...thresholdsOf(numeric, cube, parts, { kept, values, duration: mentions.duration }),
    ...parts.amounts.map(moreThanNothing),
    ...owedThings(utterance, cube, parts),
  ];
  if (mentions.between !== undefined) parts.measures.push(mentions.between.measure);
  const first = rankedFirst(utterance, parts, unique(withThresholds(parts, thresholds)));
  const all = piecesDone(utterance, { cube, codes }, kept, parts, first);
  const ranked = whoDoes(utterance, cube, kept, parts, all);
  const grown = grownMoney(utterance, cube, kept, parts, ranked);
  const inAll = inMoney(utterance, cube, kept, parts, grown);
  const average = ownAverage(utterance, cube, kept, parts, inAll);
  const said = average === inAll ? averageDocument(utterance, cube, kept, parts, average) : average;
  const given = withoutPlaces(utterance, cube, kept, parts, said);
  const those = shareOfThose(utterance, cube, kept, parts, given);
  const { measures, isMargin } = withMargin(utterance, cube, those, parts.notes);
  const dividing = withPerBeforeNoun(utterance, values);
  const per = averagedPer(dividing, cube, kept, orRows(measures, mentions, cube));
  const asked = filtersIn(utterance, values, parts, per);
  const filters = withOpenOnes(parts, cube, mentions, asked);
  const opened = filters.flatMap((each) => (asked.includes(each) ? [] : [each.member]));
  const halves = bothHalves(parts);
  const divides = dividedByIn(parts, per);
  const beside = nounsOfSides(utterance, values, filters, kept, parts.groupBy);
  const groupBy = without([...parts.groupBy, ...halves], [divides, ...beside.groups]);
  const severals = filters.some((filter) => !filter.isNot && filter.values.length > 1);
  const fragment: Fragment = {
    measures,
    ofTime,
    counted: countedThings(utterance, parts),
    per,
    within: withinOf(utterance, kept, groupBy),
    ranksGroup: ranksGroup(utterance, kept, groupBy),
    groupBy,
    filters,
    conditions: parts.conditions.filter(({ member }) => !halves.includes(member)),
    thresholds: [...thresholds, ...listedOnes(utterance, cube, measures, groupBy)],
    timeDimension: timeIn(utterance, cube, mentions, { parts, values, own }),
    own,
    step: stepOf(utterance, cube, parts, per),
    isShare: !isMargin && !isPercentOf(utterance, per) && isShareAsked(utterance, kept),
    part: partMembers(utterance, kept, values, { ...mentions, held: parts.held, opened }),
    states: mentions.state === undefined ? [] : [mentions.state.state],
    isSideBySide: severals && isSideBySide(utterance),
    isOfValues: values.length > 0 && !namesFigure(kept) && mentions.cubeAt.length === 0,
    absorbed: new Set([...parts.absorbed, ...verbs, ...(own?.absorbed ?? []), ...beside.places]),
    notes: [
      ...newNotes(mentions),
      ...ageNotes(cube, ofTime.age),
      ...(per === undefined ? listNote(utterance, cube, kept, groupBy) : []),
      ...notesOf(utterance, parts, kept, values, cube),
    ],
  };
  const rate = rateOf(utterance, cube, kept);
  if (mentions.rest !== undefined) return asRest(fragment, mentions.rest, utterance);
  return rate === undefined ? fragment : asRate(fragment, cube, rate, kept);
};

/** The step of a series; none where it is what a figure is divided by. */
const stepOf = (utterance: Utterance, cube: Cube, { step }: Parts, per?: Per): Fragment["step"] => {
  const isDivisor = per?.kind === "step" && utterance.dividingStep === undefined;
  return isDivisor || dividesByHours(utterance, cube, per) ? undefined : step;
};

const moreThanNothing = (member: string): Threshold => ({
  on: "dimension",
  operator: ">",
  number: 0,
  member,
});

const namesFigure = (kept: readonly Mention[]): boolean =>
  kept.some((mention) => candidatesOf(mention).measure !== undefined);

/** What a figure is divided by is no group, and is said by the figure, also where a key stands for its name. */
const dividedByIn = (parts: Parts, per: Per | undefined): string | undefined => {
  if (per?.kind !== "of" || per.mention === undefined) return undefined;
  absorb(parts, per.mention);
  return candidatesOf(per.mention).dimension?.member.name;
};

/** Values, columns that are to hold something or nothing, and what one of a kind does on average, which those have that have one. */
const filtersIn = (
  utterance: Utterance,
  values: readonly ValueMention[],
  { empties, ofKind }: Parts,
  per: Per | undefined,
): readonly ValueFilter[] => {
  const isOfOne = per?.kind === "of" && isOneWhoDoes(utterance.tokens, per.mention?.at ?? -1);
  const owner =
    isOfOne && per.by.kind === "distinct" ? [{ member: per.by.member, isNot: true }] : [];
  return [
    ...filtersOf(utterance, values),
    ...ofKind,
    ...[...empties, ...owner].map((each): ValueFilter => ({ ...each, match: "empty", values: [] })),
  ];
};

const partsOf = ({ granularity }: Utterance, cube: Cube, { isStepName }: Mentions): Parts => {
  const hasTime = cube.members.some(({ kind, type }) => kind === "dimension" && type === "time");
  return {
    measures: [],
    groupBy: [],
    conditions: [],
    conditionEnds: new Set(),
    instead: new Map(),
    numbers: [],
    empties: [],
    held: new Set(),
    ofKind: [],
    amounts: [],
    notes: [],
    absorbed: new Set(),
    counted: undefined,
    worth: undefined,
    timeDimension: undefined,
    step: hasTime && !isStepName ? granularity?.unit : undefined,
  };
};

const isShareAsked = ({ share }: Utterance, kept: readonly Mention[]): boolean =>
  share !== undefined && !kept.some((mention) => covers(mention, share.at));

/** The model's own rate says what names and conditions of the question say of it: those have no other part. */
const asRate = (
  fragment: Fragment,
  cube: Cube,
  rate: Member,
  kept: readonly Mention[],
): Fragment => ({
  ...fragment,
  measures: [{ kind: "measure", member: rate.name }],
  conditions: fragment.conditions.filter(({ member }) => !isOfRate(cube, rate, member)),
  filters: fragment.filters.filter(
    ({ member, match }) => match !== "empty" || !isOfRate(cube, rate, member),
  ),
  isShare: false,
  part: new Set(),
  absorbed: new Set([
    ...fragment.absorbed,
    ...kept.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)),
  ]),
});

/** What was assumed of names, slips and values. */
const notesOf = (
  utterance: Utterance,
  parts: Parts,
  kept: readonly Mention[],
  values: readonly ValueMention[],
  cube: Cube,
): readonly string[] => [
  ...parts.notes,
  // What a word was taken for is not said a second time.
  ...kept
    .flatMap((mention) => slipNote(utterance, mention))
    .filter((note) => !parts.notes.includes(note.replace("I read", "I take"))),
  ...kept.flatMap((mention) => namesakeOfCubeNote(utterance, mention, parts)),
  ...kept.flatMap((mention) => halfOfSynonymNote(utterance, mention, parts)),
  ...values.flatMap((value) => otherWordNote(utterance, value)),
  ...values.flatMap((value) => directionNote(utterance, cube, value)),
  ...values.flatMap((value) => otherColumnNote(cube, value)),
];

const covers = ({ at, length }: Pick<Mention, "at" | "length">, token: number): boolean =>
  token >= at && token < at + length;

const unique = (measures: readonly FormMeasure[]): readonly FormMeasure[] => [
  ...new Map(measures.map((measure) => [JSON.stringify(measure), measure])).values(),
];

const without = (
  names: readonly string[],
  others: readonly (string | undefined)[],
): readonly string[] => [...new Set(names)].filter((name) => !others.includes(name));
