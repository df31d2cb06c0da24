import type { Cube } from "@embedded-analytics/domain";
import { grammarKindOf, isFillerAt, type GrammarKind } from "../words/filler.js";
import type { Utterance } from "../words/cues/utterance.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import { countsAllOf, isBothOfOne } from "./predicates/all-of.js";
import { isInBothTimes } from "./predicates/times-of-one.js";
import { holdsAtEnd } from "./snapshots.js";
import { hasDifference, type LogicalForm } from "./logical-form.js";
import { isOfMoney, isOwnCurrency } from "./figures/own-currency.js";
import { givesLength } from "./spans/given-figures.js";

/** A word of the language where it stands, and what was made of the question. */
export interface Standing {
  readonly utterance: Utterance;
  readonly at: number;
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly isFollowUp: boolean;
}

/** Whether a word of the language has a part in the reading, or changes nothing where it stands. */
export const hasPart = (standing: Standing): boolean => {
  const word = wordAt(standing);
  if (word === "money") return isOfMoney(standing.form, standing.cube);
  const kind = grammarKindOf(word);
  return kind !== undefined && rules[kind](standing);
};

const wordAt = ({ utterance, at }: Standing, offset = 0): string =>
  utterance.tokens[at + offset]?.word ?? "";

/** When the reading has a part for each kind of word. */
const rules: Readonly<Record<GrammarKind, (standing: Standing) => boolean>> = {
  averaging: (standing) =>
    standing.form.calculation === "mean" ||
    standing.form.calculation === "mean_growth" ||
    standing.form.time?.parts !== undefined ||
    (isAveraged(standing.form, standing.cube) && !isAverageOfGroups(standing)),
  middle: ({ form }) =>
    form.measures.some(({ kind }) => kind === "median" || kind === "percentile"),
  extreme: ({ form }) =>
    form.ranking !== undefined ||
    form.measures.some(({ kind }) => kind === "min" || kind === "max"),
  ranking: (standing) => !isOtherEnd(standing) && ranks(standing),
  comparing: (standing) => !isOfThings(standing) && !isOfGroup(standing) && compares(standing),
  // `how many different patients in May` counts those of May, and not those that were new then.
  distinct: ({ form, cube }) => form.time?.range === undefined || countsDistinct(form, cube),
  negation: (standing) =>
    isDifferenceOfTwo(standing) ||
    (!isNeverOfThings(standing) &&
      (isNegative(standing) || isGroupedByCondition(standing)) &&
      !isDifference(standing)),
  // `revenue per gift order` divides by what a condition names, which no part of the reading does.
  dividing: (standing) =>
    isOfEachTime(standing) || (!isBeforeCondition(standing) && divides(standing)),
  versus: ({ form }) => isSideBySide(form),
  // `both cold stores` are two in one figure; `both Berlin and Hamburg` are two figures.
  pairing: ({ form, utterance, utterance: { tokens }, at }) =>
    isBothOfOne(utterance, at) && form.filters.some(({ values }) => values.length > 1)
      ? countsAllOf(form)
      : // Two times side by side do not say who did it in both of them.
        !(isInBothTimes(utterance, at) && form.time?.before !== undefined) &&
        (form.filters.every(({ values }) => values.length < 2) ||
          isSideBySide(form) ||
          (tokens[at]?.word === "both" && !tokens.slice(at).some(({ word }) => word === "and"))),
  // `Berlin and Hamburg together` is one figure, and not one for each.
  joining: ({ form }) => !form.filters.some(({ member }) => form.groupBy.includes(member)),
  other: ({ form }) => form.filters.some(({ isNot }) => isNot),
  // `who only bought boots` says what they did not buy.
  restricting: ({ utterance, at }) =>
    !utterance.tokens.slice(0, at).some(({ word }) => /^(who|that|which)$/.test(word)),
  repeating: (standing) =>
    standing.isFollowUp || !/^(also|same|instead)$/.test(wordAt(standing)) || standing.at === 0,
  // `how long do orders take` asks for no number of orders.
  judging: (standing) =>
    wordAt(standing, -1) === "as" ||
    (wordAt(standing, -1) === "how" &&
      (!/^(long|quick|quickly)$/.test(wordAt(standing)) ||
        givesLength(standing.form, standing.cube))),
  summing: ({ form, cube }) => !isAveraged(form, cube),
  currency: (standing) => isOwnCurrency(wordAt(standing), standing.form, standing.cube),
  supposing: (standing) =>
    /^(looks?|would|d)$/.test(wordAt(standing, -1)) || wordAt(standing, 1) === "possible",
  relative: ({ form }) =>
    form.thresholds.length > 0 ||
    form.filters.length > 0 ||
    form.changed !== undefined ||
    (form.ranking !== undefined && form.time?.before !== undefined),
  // `how many units did we make` asks of the units that are counted anyway.
  opening: (standing) =>
    isFillerAt(
      standing.utterance.tokens.map(({ word }) => word),
      standing.at,
    ) ||
    (/^(make|made)$/.test(wordAt(standing)) &&
      /^(we|they|i|you)$/.test(wordAt(standing, -1)) &&
      standing.form.measures.some(({ kind }) => kind === "measure" || kind === "per")),
  aside: () => true,
  edge: ({ form, cube }) =>
    holdsAtEnd(cube, form) || (form.snapshot !== undefined && form.time?.bucket !== undefined),
  // The latest level is the one of the last moment.
  latest: ({ form }) => form.snapshot !== undefined && form.time?.bucket === undefined,
  state: (standing) => isPartOfVerb(standing),
  // `what did she take`: the one that was spoken of before.
  person: ({ isFollowUp, form }) =>
    isFollowUp && form.filters.some(({ isNot, values }) => isNot !== true && values.length === 1),
};

const compares = ({ form }: Standing): boolean =>
  form.ranking !== undefined ||
  form.thresholds.length > 0 ||
  form.asks !== undefined ||
  form.time?.before !== undefined ||
  form.filters.some(({ isNot }) => isNot) ||
  (form.groupBy.length > 0 && form.filters.some(({ values }) => values.length > 1));

/** `fewer enrolments than last year`, where enrolments were taken for a group, and another figure is compared. */
const isOfGroup = (standing: Standing): boolean => {
  const { form, cube } = standing;
  const stem = stemOf(wordAt(standing, 1));
  const says = (name: string): boolean =>
    wordsOfName(cube.members.find((member) => member.name === name)?.title ?? name).some(
      (word) => stemOf(word) === stem,
    );
  const isFigure = form.measures.some((measure) => measure.kind !== "rows" && says(measure.member));
  return form.changed !== undefined && !isFigure && form.groupBy.some(says);
};

/** `shops with fewer visits than last year` are things, each of which has both figures. */
const isOfThings = (standing: Standing): boolean =>
  wordAt(standing, -1) === "with" &&
  standing.form.time?.before !== undefined &&
  standing.form.groupBy.length === 0;

/** `depots that never fixed a fault` are none whose visits have another outcome: of things, that would be far more of them. */
const isNeverOfThings = (standing: Standing): boolean =>
  wordAt(standing) === "never" &&
  standing.form.filters.some(({ isNot, match }) => isNot && match !== "empty") &&
  (standing.form.groupBy.length > 0 ||
    standing.form.measures.some(({ kind }) => kind === "distinct"));

/** Verbs that these words belong to: with another one they may be the state that was asked for. */
const withVerb: Readonly<Record<string, RegExp>> = {
  up: /^(break|broken|breaks|split|splits|add|adds|added|sum|sums|summed|go|goes|going|went|gone|come|comes|came|end|ended|show|shows|rounded?|pull|bring|look|signed|speed|move|moved)$/,
  down: /^(break|breaks|broken|breakdown|split|drill|drilled|go|goes|going|went|gone|come|comes|came|narrow|narrowed|move|moved)$/,
  off: /^(%|percent|percentage|one|best|worst|far|finished)$/,
  out: /^(take|takes|took|taken|go|goes|going|went|find|figure|break|broken|split|leave|leaving|left|work|worked|turn|turned|check|checked|checks|pay|paid|pays|carry|carried|give|gave|given|hand|handed|send|sent|point|list|sold|sell|sells|ship|shipped|single|filter|filtered|drop|dropped)$/,
};

/** `broken down by city`, `how big`, `3 out of 5`; in `which machines are down`, the word is what was asked. */
const isPartOfVerb = (standing: Standing): boolean => {
  const word = wordAt(standing);
  const [before, after] = [wordAt(standing, -1), wordAt(standing, 1)];
  if (word === "big") return before === "how";
  if (word === "present") return before === "at" || before === "to";
  if (word === "up" && (after === "to" || after === "until")) return true;
  if (isOfChange(standing)) return true;
  if (word === "out" && after === "of" && (/\d/.test(before) || /^(how|many)$/.test(before)))
    return true;
  // `break that down`.
  const verb = /^(it|this|that|these|those|them)$/.test(before) ? wordAt(standing, -2) : before;
  return withVerb[word]?.test(verb) === true;
};

/** `are sales up or down on last year`: two times side by side say which. */
const isOfChange = (standing: Standing): boolean =>
  /^(up|down)$/.test(wordAt(standing)) &&
  standing.form.time?.before !== undefined &&
  (wordAt(standing, -1) === "or" ||
    /^(or|on|vs|versus|against|compared)$/.test(wordAt(standing, 1)));

/** `average of the stores' return rates`: an average of figures that groups have, which is no list of them. */
const isAverageOfGroups = (standing: Standing): boolean => {
  const { utterance, at, form } = standing;
  const isListed = utterance.tokens.some(({ word }) =>
    /^(by|per|each|every|which|what|top|highest|lowest|best|worst)$/.test(word),
  );
  const isOuter = utterance.tokens.slice(at + 1).some(({ word }) => /^(of|across)$/.test(word));
  return form.groupBy.length > 0 && !isListed && isOuter && form.calculation !== "mean";
};

/** `gross minus net`: both figures are there, and what the one has more than the other is said. */
const isDifferenceOfTwo = (standing: Standing): boolean =>
  wordAt(standing) === "minus" && hasDifference(standing.form);

/** `berlin minus hamburg revenue` takes one from the other, and `minus` leaves nothing out. */
const isDifference = (standing: Standing): boolean => {
  const { filters } = standing.form;
  const isBoth = filters.some(
    ({ member, isNot }) =>
      isNot && filters.some((other) => !other.isNot && other.member === member),
  );
  return wordAt(standing) === "minus" && isBoth;
};

/** `up on last year, January to October each`: both times are such spans anyway. */
const isOfEachTime = (standing: Standing): boolean =>
  wordAt(standing) === "each" &&
  standing.at === standing.utterance.tokens.length - 1 &&
  standing.form.time?.before !== undefined;

const divides = ({ form }: Standing): boolean =>
  form.groupBy.length > 0 ||
  form.time?.bucket !== undefined ||
  form.measures.some(
    (each) =>
      each.kind === "per" || (each.kind === "median" && (each.of ?? each.each) !== undefined),
  ) ||
  form.snapshot !== undefined;

const ranks = ({ form }: Standing): boolean =>
  form.ranking !== undefined || form.measures.some(({ kind }) => kind === "min" || kind === "max");

const tops = new Set("most highest best biggest largest".split(" "));

/** `best and worst store`: a list has one order, and cannot be cut at both ends. */
const isOtherEnd = (standing: Standing): boolean => {
  const other = wordAt(standing, -2);
  return (
    wordAt(standing, -1) === "and" &&
    grammarKindOf(other) === "ranking" &&
    tops.has(other) !== tops.has(wordAt(standing)) &&
    standing.form.ranking !== undefined &&
    standing.form.ranking.isBothEnds !== true
  );
};

/** Whether what follows names a condition of the reading. */
const isBeforeCondition = (standing: Standing): boolean => {
  const next = stemOf(wordAt(standing, 1));
  return standing.form.conditions.some(({ member }) => {
    const title = standing.cube.members.find(({ name }) => name === member)?.title ?? "";
    return wordsOfName(`${member} ${title}`).some((word) => stemOf(word) === next);
  });
};

/** Whether any figure is no plain sum or count. */
const isAveraged = ({ measures }: LogicalForm, { members }: Cube): boolean =>
  measures.some((measure) => {
    if (measure.kind !== "measure")
      return ["avg", "median", "per", "percentile", "between"].includes(measure.kind);
    const member = members.find(({ name }) => name === measure.member);
    return (
      member?.aggregate === "avg" ||
      member?.aggregate === "number" ||
      wordsOfName(`${member?.name ?? ""} ${member?.title ?? ""}`).some(
        (word) => grammarKindOf(word) === "averaging",
      )
    );
  });

const countsDistinct = ({ measures, groupBy }: LogicalForm, { members }: Cube): boolean =>
  groupBy.length > 0 ||
  measures.some(
    (measure) =>
      measure.kind === "distinct" ||
      (measure.kind === "measure" &&
        members.find(({ name }) => name === measure.member)?.aggregate === "count_distinct"),
  );

const isNegative = (standing: Standing): boolean => {
  const { filters, conditions, thresholds, display } = standing.form;
  return (
    // `with an agent` is a column that is not empty, which denies nothing.
    filters.some(({ isNot, match }) => isNot !== (match === "empty")) ||
    conditions.some(({ holds }) => !holds) ||
    // More than none is no denial: `how many guests never booked a lesson`.
    (thresholds.some((each) => each.operator + each.number !== ">0") && isOfLimit(standing)) ||
    display === "none"
  );
};

/** `not more than 5`; in `damages over 1,000 that are not repaired` the limit says nothing of what is denied. */
const isOfLimit = ({ utterance: { limits }, at }: Standing): boolean =>
  limits.length === 0 ||
  limits.some((limit) => at < limit.at + limit.length && limit.at - at <= limitGapMax);

/** `not with more than 5`. */
const limitGapMax = 3;

/** `smart vs not smart meters` groups by the condition that one half has not. */
const isGroupedByCondition = ({ form, cube }: Standing): boolean =>
  form.groupBy.some(
    (name) => cube.members.find((member) => member.name === name)?.type === "boolean",
  );

/** Two or more of something in one answer: times, groups or figures. */
const isSideBySide = ({ time, groupBy, measures }: LogicalForm): boolean =>
  time?.before !== undefined || groupBy.length > 0 || measures.length > 1;
