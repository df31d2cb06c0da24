import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Read } from "../context/understanding.js";
import { ofThoseListed } from "../leaders/those-listed.js";
import { asThose } from "../clauses/joined-clauses.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { saidTimeDimension } from "../times/said-time.js";

/** A question as it is meant after the one before it, and what is to be said of that. */
interface MeantAfter {
  readonly form: LogicalForm;
  readonly notes: readonly string[];
}

/**
 * `how many of those left` are some of those before, whenever they left; `and how many left?` after the new members of a year are
 * those who left in that year, whenever they came: what happened at a time of its own is counted by that time.
 */
export const meantAfter = (
  { utterance, isOfThose, isOfThem }: Pick<Read, "utterance" | "isOfThose" | "isOfThem">,
  cube: Cube,
  form: LogicalForm,
  former: LogicalForm | undefined,
): MeantAfter => {
  if (former === undefined) return { form, notes: [] };
  if (isOfThem && former.ranking?.count !== undefined) {
    const those = isOfThose ? asThose(former, form) : form;
    const listed = ofThoseListed(those, former, cube);
    if (listed !== those) return { form: listed, notes: ["I keep to those of the list before."] };
  }
  if (isOfThose) return { form: asThose(former, form), notes: [] };
  const event = asksHowMany(utterance) ? eventOf(utterance, cube, form, former) : undefined;
  if (event === undefined || form.time === undefined) return { form, notes: [] };
  const filters = form.filters.filter((each) => each.member !== event.name);
  const measures = form.measures.map((each) => countOf(each, cube, former));
  return {
    form: { ...form, filters, measures, time: { ...form.time, dimension: event.name } },
    notes: [
      `I count those by ${event.title || event.name}, whether or not they are among those before; ask for “how many of those” where they are to be.`,
    ],
  };
};

const asksHowMany = ({ tokens }: Utterance): boolean =>
  tokens.some(({ word }, at) => word === "many" && tokens[at - 1]?.word === "how") &&
  !tokens.some(({ word }) => /^(of|those|these|them|they)$/.test(word));

/** The time at which that happened which is asked for anew, where it is another one than that of before. */
const eventOf = (
  utterance: Utterance,
  cube: Cube,
  form: LogicalForm,
  former: LogicalForm,
): Member | undefined => {
  const { time } = form;
  if (time?.range === undefined || time.dimension !== former.time?.dimension) return undefined;
  const isNew = (each: unknown): boolean =>
    ![...former.filters, ...former.measures].some(
      (other) => JSON.stringify(other) === JSON.stringify(each),
    );
  const [done, ...others] = form.filters.filter(
    (each) => each.match === "empty" && each.isNot && isNew(each),
  );
  const isCounted = form.measures.every((each) => isNew(each) && isCount(each, cube));
  const name =
    done !== undefined && others.length === 0
      ? done.member
      : isCounted
        ? saidTimeDimension(utterance, cube, form.measures)
        : undefined;
  return name === time.dimension
    ? undefined
    : cube.members.find((member) => member.name === name && member.type === "time");
};

const memberOf = (measure: FormMeasure, { members }: Cube): Member | undefined =>
  members.find(({ name }) => measure.kind === "measure" && name === measure.member);

const isCount = (measure: FormMeasure, cube: Cube): boolean =>
  /^count/.test(memberOf(measure, cube)?.aggregate ?? "");

/** New members are no measure of those who left: the number of all of them is. */
const countOf = (measure: FormMeasure, cube: Cube, former: LogicalForm): FormMeasure => {
  const isOfBefore = former.measures.some(
    (each) => JSON.stringify(each) === JSON.stringify(measure),
  );
  const count = countingMeasure(cube);
  const home = memberOf(measure, cube)?.source?.cube;
  return isOfBefore && isCount(measure, cube) && count !== undefined && count.source?.cube === home
    ? { kind: "measure", member: count.name }
    : measure;
};
