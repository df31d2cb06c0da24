import type { Cube, Member } from "@embedded-analytics/domain";
import { grammarKindOf, isFiller, isGlue } from "../../words/filler.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Token } from "../../words/token.js";
import { phraseKey, type Vocabulary } from "../../mentions/vocabulary.js";
import { timeDimensionOf } from "../form-time.js";
import { isTimeOfMembers } from "../times/of-members.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";

/** A figure of one cube, divided by one of another. */
export interface RatioOfCubes {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly note: string;
}

/** A figure that adds up, and its own time. */
interface Figure {
  readonly cube: Cube;
  readonly member: Member;
  readonly dimension: string;
}

/**
 * `cafe sales per visitor in May`, where sales are of one cube and visitors of another: both figures of the same time,
 * each by a time of its own. All words of the question must be names of the two, the time, or words that change
 * nothing; without a time the two may reach back to different days, and nothing is divided.
 */
export const ofTwoCubes = (
  utterance: Utterance,
  language: readonly Vocabulary[],
): RatioOfCubes | undefined => {
  const { tokens, times } = utterance;
  const at = tokens.findIndex(({ word, isQuoted }) => word === "per" && !isQuoted);
  const [time, ...more] = times;
  if (at < 1 || time === undefined || more.length > 0 || saysMore(utterance)) return undefined;
  const isOfTime = (place: number): boolean => place >= time.at && place < time.at + time.length;
  const named = tokens
    .map((token, place) => ({ token, place }))
    .filter(({ token, place }) => !isOfTime(place) && !isSmall(token));
  const [above, below] = [
    figureCalled(
      named.flatMap(({ token, place }) => (place < at ? [token] : [])),
      language,
    ),
    figureCalled(
      named.flatMap(({ token, place }) => (place > at ? [token] : [])),
      language,
    ),
  ];
  if (above === undefined || below === undefined || above.cube === below.cube) return undefined;
  // How many of something there were in a time is no count of those that began in it.
  if (below.member.aggregate !== "sum" || [above, below].some(isOfMembers)) return undefined;
  const { range } = time;
  const title = below.member.title || below.member.name;
  const measure: FormMeasure = {
    kind: "per",
    member: above.member.name,
    by: {
      kind: "elsewhere",
      member: below.member.name,
      cube: below.cube.name,
      title,
      dimension: below.dimension,
      range,
    },
  };
  return {
    cube: above.cube,
    form: {
      ...noForm,
      cube: above.cube.name,
      measures: [measure],
      time: { dimension: above.dimension, range, before: undefined, bucket: undefined },
    },
    note: `I divide ${above.member.title || above.member.name} of ${titleOf(above)} by ${title} of ${titleOf(below)}, each by its own time.`,
  };
};

const isOfMembers = ({ cube, dimension }: Figure): boolean => isTimeOfMembers(cube, dimension);

const titleOf = ({ cube }: Figure): string => cube.title || cube.name;

/** Whether anything else is asked than one figure of a time. */
const saysMore = ({
  limits,
  comparison,
  ranking,
  share,
  granularity,
  operations,
  weekdays,
  standing,
  leansBack,
}: Utterance): boolean =>
  [limits, comparison, operations, weekdays].some(({ length }) => length > 0) ||
  [ranking, share, granularity, standing].some((each) => each !== undefined) ||
  leansBack;

const kindsThatChangeNothing = new Set(["averaging", "dividing", "opening"]);

/** Words beside the names; one that could change a figure, such as `not`, is none of them, and then no name fits. */
const isSmall = ({ word, isQuoted }: Token): boolean => {
  const kind = grammarKindOf(word);
  return (
    !isQuoted &&
    (kind === undefined ? isFiller(word) || isGlue(word) : kindsThatChangeNothing.has(kind))
  );
};

/** The one figure that adds up and is called so, with the time of its cube. */
const figureCalled = (
  words: readonly Token[],
  language: readonly Vocabulary[],
): Figure | undefined => {
  const key = phraseKey(words.map(({ stem }) => stem));
  const found = language.flatMap(({ cube, phrases }) =>
    (phrases.get(key) ?? []).flatMap(({ member, quality }): readonly Figure[] => {
      const dimension = timeDimensionOf(cube, [{ kind: "measure", member: member.name }]);
      const adds =
        member.kind === "measure" &&
        (member.aggregate === "sum" || member.aggregate === "count") &&
        member.additiveOver === undefined;
      return adds && quality >= nameQuality && dimension !== undefined
        ? [{ cube, member, dimension }]
        : [];
    }),
  );
  const origins = new Set(found.map(originOf));
  return origins.size === 1 ? found[0] : undefined;
};

/** What is less sure is half of a name. */
const nameQuality = 0.85;

const originOf = ({ cube, member: { name, source } }: Figure): string =>
  source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;

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
  const isPlain =
    [filters, conditions, thresholds, groupBy, states ?? []].every(({ length }) => length === 0) &&
    time?.bucket === undefined &&
    time?.before === undefined &&
    weekdays === undefined;
  return !isPlain || range === undefined
    ? undefined
    : {
        ...form,
        measures: form.measures.map((measure) =>
          measure.kind === "per" && measure.by.kind === "elsewhere"
            ? { ...measure, by: { ...measure.by, range } }
            : measure,
        ),
      };
};

const noForm: Omit<LogicalForm, "cube" | "measures" | "time"> = {
  groupBy: [],
  filters: [],
  conditions: [],
  thresholds: [],
  ranking: undefined,
  within: [],
  isShare: false,
  focus: undefined,
  display: undefined,
};
