import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import { isLoneMonth } from "../../../words/times/spans/lone-times.js";
import { addUnits, civilParts, startOf, type CivilMs } from "../../../words/times/civil-time.js";
import { bucketRange } from "../../../words/times/time-range.js";
import type { FormMeasure } from "../../logical-form.js";
import { countsOnly, saysPast } from "./coming-one.js";
import { isPlannedTime } from "./planned-time.js";

interface Asked {
  readonly utterance: Pick<Utterance, "tokens" | "times" | "comparison">;
  readonly cube: Cube;
  readonly measures: readonly FormMeasure[];
  readonly now: CivilMs;
}

interface InTurn {
  readonly times: Utterance["times"];
  readonly note: string;
}

/** Two months with an `and` between them, the second right behind the first in the calendar, and no year. */
const firstOfTwo = ({ tokens, times, comparison }: Asked["utterance"]): CivilMs | undefined => {
  const [first, second, ...others] = times;
  if (first === undefined || second === undefined || others.length + comparison.length > 0) return undefined; // prettier-ignore
  const { from } = first.range;
  const isPair =
    [first, second].every((time) => isLoneMonth(tokens, time)) &&
    second.at === first.at + first.length + 1 &&
    tokens[second.at - 1]?.word === "and" &&
    second.range.from !== undefined;
  if (!isPair || from === undefined) return undefined;
  const next = civilParts(addUnits("month", from, 1)).month;
  return civilParts(second.range.from).month === next ? from : undefined;
};

/**
 * `departures in November and December`, asked in November: two months in turn are of one turn, and never this November with last
 * December. They lie ahead where what is counted is planned for a time that the model knows, and else they are over. Undefined where
 * they are so already.
 */
export const monthsInTurn = (asked: Asked, dimension: string | undefined): InTurn | undefined => {
  const { utterance, cube, measures, now } = asked;
  const from = firstOfTwo(utterance);
  const [first, second] = utterance.times;
  if (from === undefined || first === undefined || second === undefined) return undefined;
  const planned = cube.members.find(({ name }) => name === dimension);
  const around = utterance.tokens.filter(
    (_, place) => ![first, second].some(({ at, length }) => place >= at && place < at + length),
  );
  const isPlanned =
    planned !== undefined &&
    isPlannedTime(planned) &&
    countsOnly(measures, cube) &&
    !saysPast(around);
  const begin = isPlanned ? aheadFrom(from, now) : lastFrom(from, second.range.from, now);
  if (begin === undefined) return undefined;
  const [one, two] = [begin, addUnits("month", begin, 1)].map((each) => bucketRange("month", each));
  if (one === undefined || two === undefined) return undefined;
  const why = isPlanned ? `, since ${planned.title || planned.name} is a time that is planned` : "";
  return {
    times: [
      { ...first, range: one },
      { ...second, range: two },
    ],
    note: `I take ${one.label} and ${two.label}${why}.`,
  };
};

/** The first of two months that are still to come this year, where it was taken for the one that is over. */
const aheadFrom = (from: CivilMs, now: CivilMs): CivilMs | undefined => {
  const month = startOf("month", now);
  const ahead = from >= month ? from : addUnits("year", from, 1);
  return ahead >= month && civilParts(ahead).year === civilParts(now).year ? ahead : undefined;
};

/** The first of two months that are both over, where the second was taken for the one of a year before it. */
const lastFrom = (from: CivilMs, second: CivilMs | undefined, now: CivilMs): CivilMs | undefined =>
  second !== undefined && second < from && from <= now ? addUnits("year", from, -1) : undefined;
