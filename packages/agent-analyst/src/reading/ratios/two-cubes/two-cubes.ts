import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { PlacedTime } from "../../../words/times/find-times.js";
import { isUnitOfThings } from "../../../words/units.js";
import { isDerived } from "../../../words/derived.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName, type Token } from "../../../words/token.js";
import { phraseKey, type Vocabulary } from "../../../mentions/vocabulary.js";
import { isMoney } from "../../../mentions/money/earned.js";
import { isTimeOfMembers } from "../../times/of-members.js";
import type { TimeRange } from "../../../words/times/time-range.js";
import type { FormMeasure, LogicalForm } from "../../logical-form.js";
import { askedRatio, type AskedRatio } from "./asked-ratio.js";
import { figuresCalled, homeOfFigure, type Figure } from "./figures-called.js";

/** A figure of one cube, divided by one of another. */
export interface RatioOfCubes {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly note: string;
  /** Whether all words are whole names of two figures, so that any other reading of them has halves of names. */
  readonly isSure: boolean;
}

/**
 * `cafe sales per visitor in May`, where sales are of one cube and visitors of another: both figures of the same time,
 * each by a time of its own, in all or in groups that both have. All words of the question must be names of the two, of the
 * group, the time, or words that change nothing. Without a time the two may reach back to different days: then they are
 * divided only where the rows of the one belong to those of the other.
 */
export const ofTwoCubes = (
  utterance: Utterance,
  language: readonly Vocabulary[],
): RatioOfCubes | undefined => {
  const asked = askedRatio(utterance);
  const [time, ...more] = utterance.times;
  if (asked === undefined || more.length > 0) return undefined;
  const belows = figuresCalled(asked.below, language);
  // The share of units that was returned is of units, and not of how many returns there were.
  const parts = asked.isPart ? partsCalled(asked, language) : [];
  const aboves = parts.length > 0 ? parts : figuresCalled(asked.above, language);
  // What one cube has of both is read there.
  if (aboves.some(({ cube }) => belows.some((below) => below.cube === cube))) return undefined;
  for (const above of aboves)
    for (const below of belows) {
      const group = groupOf(above, below, asked.group, language);
      // No count is a share of an amount.
      if (asked.isPart && isMoney(above.member) !== isMoney(below.member)) continue;
      if (!isDivisible(above, below, time) || (asked.group.length > 0 && group === undefined))
        continue;
      return ratioOf(above, below, { time, group, isPart: asked.isPart, factor: asked.factor });
    }
  return undefined;
};

/** `units returned` of the units sold that were returned: the verb, and a noun of what it was done to. */
const partsCalled = (
  { above, below }: AskedRatio,
  language: readonly Vocabulary[],
): readonly Figure[] => {
  const found = below.map((noun) => figuresCalled([noun, ...above], language));
  return found.find(({ length }) => length > 0) ?? [];
};

/** Whether two figures may be divided: within a time each by its own, else as rows of one another. */
const isDivisible = (above: Figure, below: Figure, time: PlacedTime | undefined): boolean => {
  if (time === undefined) return isSize(below) || isLinked(above, below) || isMeasured(below);
  // How many of something there were in a time is no count of those that began in it.
  if (above.dimension === undefined || (isOfMembers(above) && !isCalledAfterTime(above)))
    return false;
  return isSize(below) || ((below.member.aggregate === "sum" || isLinked(above, below)) && below.dimension !== undefined && !isOfMembers(below)); // prettier-ignore
};

/** Whether the rows of one figure say which row of the other they belong to: enrolments their class. */
const isLinked = (above: Figure, below: Figure): boolean =>
  above.cube.members.some(({ source }) => source?.cube === homeOfFigure(below));

/** How large things are that are there all the time, whatever happened when: the floor area of stores. */
const isSize = (figure: Figure): boolean =>
  figure.member.aggregate === "sum" &&
  figure.member.unit !== undefined &&
  !isMoney(figure.member) &&
  isOfMembers(figure);

/** What is driven, used or moved: over all there is, money divided by it is near enough to be given, and said. */
const isMeasured = ({ member: { aggregate, unit } }: Figure): boolean =>
  aggregate === "sum" && unit !== undefined && isUnitOfThings(unit);

/** Whether the time of a figure is the one since which somebody belongs to it. */
const isOfMembers = ({ cube, dimension }: Figure): boolean => isTimeOfMembers(cube, dimension);

/** Enrolments, by the time at which they were `Enrolled`, are counted when they happen. */
const isCalledAfterTime = ({ cube, member, dimension }: Figure): boolean => {
  const time = cube.members.find(({ name }) => name === dimension);
  const stems = wordsOfName(member.title).map(stemOf);
  return wordsOfName(time?.title ?? "")
    .filter((word) => word.endsWith("ed"))
    .map(stemOf)
    .some((stem) => stems.some((other) => stem === other || isDerived(stem, other)));
};

/** What both cubes have under the name that the question groups by. */
const groupOf = (
  above: Figure,
  below: Figure,
  words: readonly Token[],
  language: readonly Vocabulary[],
): readonly [Member, Member] | undefined => {
  const calledIn = (cube: Cube): readonly Member[] => {
    const phrases = language.find((each) => each.cube === cube)?.phrases;
    const called = (stems: readonly string[]): readonly Member[] =>
      (phrases?.get(phraseKey(stems)) ?? []).flatMap(({ member, quality }) =>
        member.kind === "dimension" && member.type === "string" && quality >= 0.85 ? [member] : [],
      );
    const [first = "", ...rest] = words.map(({ stem }) => stem);
    // `supplier rating` is the rating that comes from the suppliers.
    const ofHome = called(rest).filter(
      ({ source }) =>
        wordsOfName(source?.cube ?? "")
          .map(stemOf)
          .join(" ") === first,
    );
    const whole = called([first, ...rest]);
    return whole.length > 0 ? whole : ofHome;
  };
  const others = calledIn(below.cube);
  for (const member of calledIn(above.cube)) {
    const same = others.find((other) => isSame(above.cube, member, below.cube, other));
    if (same !== undefined) return [member, same];
  }
  return undefined;
};

/** Whether two columns are one, or are called the same by name and title. */
const isSame = (cube: Cube, left: Member, other: Cube, right: Member): boolean =>
  columnOf(cube, left) === columnOf(other, right) ||
  (left.name === right.name && left.title === right.title);

const columnOf = ({ name: cube }: Cube, { name, source }: Member): string =>
  source === undefined ? `${cube}.${name}` : `${source.cube}.${source.member}`;

/** Over which time both figures are taken. */
const timesSaid = (range: TimeRange | undefined, isAll: boolean, below: Figure): string => {
  if (!isAll) return ", each by its own time";
  if (range !== undefined) return ", of which I take all that there is";
  return isMeasured(below) && !isSize(below) ? ", over all that there is of both" : "";
};

const ratioOf = (
  above: Figure,
  below: Figure,
  {
    time,
    group,
    isPart,
    factor,
  }: {
    readonly time: PlacedTime | undefined;
    readonly group: readonly [Member, Member] | undefined;
    readonly isPart: boolean;
    readonly factor: number | undefined;
  },
): RatioOfCubes => {
  const range = time?.range;
  const title = below.member.title || below.member.name;
  const isAll = range === undefined || isSize(below);
  const measure: FormMeasure = {
    kind: "per",
    member: above.member.name,
    by: {
      kind: "elsewhere",
      member: below.member.name,
      cube: below.cube.name,
      title,
      dimension: isSize(below) ? undefined : below.dimension,
      range: isAll ? undefined : range,
      ...(group === undefined ? {} : { group: group[1].name }),
    },
    ...(isPart ? { isPercent: true } : {}),
    ...(factor === undefined ? {} : { factor }),
  };
  return {
    cube: above.cube,
    // What is counted may be meant as a list of them: `billings per consultant`.
    isSure: isPart || below.member.aggregate === "sum",
    form: {
      ...noForm,
      cube: above.cube.name,
      measures: [measure],
      groupBy: group === undefined ? [] : [group[0].name],
      time:
        range === undefined || above.dimension === undefined
          ? undefined
          : { dimension: above.dimension, range, before: undefined, bucket: undefined },
    },
    note: `I divide ${above.member.title || above.member.name} of ${titleOf(above)} by ${title} of ${titleOf(below)}${timesSaid(range, isAll, below)}.`,
  };
};

const titleOf = ({ cube }: Figure): string => cube.title || cube.name;

/**
 * A form whose figure is divided by one of another cube has that of its own time; undefined where it asks for rows, groups
 * or steps that the other cube may not have.
 */
export const redated = (form: LogicalForm): LogicalForm | undefined => {
  const isOfTwo = form.measures.some(
    (measure) => measure.kind === "per" && measure.by.kind === "elsewhere",
  );
  if (!isOfTwo) return form;
  const { time, filters, conditions, thresholds, groupBy, states, weekdays } = form;
  const range = time?.range;
  const isGrouped = form.measures.every(
    (measure) =>
      measure.kind !== "per" ||
      measure.by.kind !== "elsewhere" ||
      groupBy.length === (measure.by.group === undefined ? 0 : 1),
  );
  const isPlain =
    isGrouped &&
    [filters, conditions, thresholds, states ?? []].every(({ length }) => length === 0) &&
    time?.bucket === undefined &&
    time?.before === undefined &&
    weekdays === undefined;
  return !isPlain
    ? undefined
    : {
        ...form,
        measures: form.measures.map((measure) =>
          measure.kind === "per" && measure.by.kind === "elsewhere"
            ? {
                ...measure,
                by: {
                  ...measure.by,
                  range: measure.by.dimension === undefined ? undefined : range,
                },
              }
            : measure,
        ),
      };
};

const noForm: Omit<LogicalForm, "cube" | "measures" | "time" | "groupBy"> = {
  filters: [],
  conditions: [],
  thresholds: [],
  ranking: undefined,
  within: [],
  isShare: false,
  focus: undefined,
  display: undefined,
};
