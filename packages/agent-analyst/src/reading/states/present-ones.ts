import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import { homeOf } from "../absences/others.js";
import type { FormMeasure, LogicalForm, Threshold } from "../logical-form.js";
import { countsOfAllTime, isStillHeld, saysEnd } from "./ended-too.js";

/** Words of a count that leaves out what is over. */
const present = /^(active|live|current|running|valid|ongoing)$/;

/**
 * `how many contracts are there at the moment`, where the model counts `Active contracts`: those. Of customers with
 * contracts, each that has an active one. What has ended is left out by the model's own word, and that is said.
 */
export const presentOnes = (
  utterance: Utterance,
  form: LogicalForm,
  cube: Cube,
  notes: string[],
): LogicalForm => {
  const [measure, ...others] = form.measures;
  if (measure === undefined || others.length > 0 || !countsOfAllTime(utterance, form, cube))
    return form;
  const counted = countedBy(measure, cube);
  const active = counted && activeOf(counted, cube);
  const isDistinct = measure.kind === "distinct";
  if (active === undefined) return liveAlone(utterance, form, cube, notes);
  if (isDistinct && form.groupBy.length > 0) return form;
  notes.push(`You asked for now, so I count ${active.title || active.name}.`);
  const measures = [{ kind: "measure", member: active.name } as const];
  // Who has none by now is not still there.
  const isListed =
    isStillIn(utterance) && form.groupBy.length > 0 && form.time?.bucket === undefined;
  if (!isDistinct)
    return isListed
      ? { ...form, measures, thresholds: [...form.thresholds, aboveNone(active)] }
      : { ...form, measures };
  const limit = aboveNone(active);
  return {
    ...form,
    measures,
    groupBy: [measure.member],
    thresholds: [...form.thresholds, limit],
  };
};

const aboveNone = ({ name: member }: Member): Threshold => ({
  on: "measure",
  member,
  operator: ">",
  number: 0,
});

const isStillIn = ({ tokens }: Utterance): boolean =>
  tokens.some((_, at) => isStillHeld(tokens, at));

/**
 * `drivers still on nights`, where nothing counts those of now: what a column says is active, or has no end yet, where the
 * model says that the end is empty until then.
 */
const liveAlone = (
  utterance: Utterance,
  form: LogicalForm,
  cube: Cube,
  notes: string[],
): LogicalForm => {
  if (!isStillIn(utterance)) return form;
  const home = homeOf(cube);
  const own = cube.members.filter(
    (each) => each.public && (each.source?.cube ?? cube.name) === home,
  );
  const live = own.find(
    (each) =>
      (each.kind === "segment" || (each.kind === "dimension" && each.type === "boolean")) &&
      wordsOfName(each.title || each.name).some((word) => present.test(word)),
  );
  if (live !== undefined) {
    notes.push(`You asked for those of now, so I take ${live.title || live.name}.`);
    return { ...form, conditions: [...form.conditions, { member: live.name, holds: true }] };
  }
  const end = own.find(
    ({ kind, type, description = "", ...each }) =>
      kind === "dimension" &&
      type === "time" &&
      saysEnd({ kind, type, description, ...each }) &&
      /^empty (while|for|until|as long as)\b/i.test(description),
  );
  if (end === undefined) return form;
  notes.push(`You asked for those of now, so I take those that have no ${end.title || end.name}.`);
  const filter = { member: end.name, match: "empty", values: [], isNot: false } as const;
  return { ...form, filters: [...form.filters, filter] };
};

/** Whether it was asked what is still so, and the reading has all that ever was. */
export const isStillMissing = (
  { tokens, taken }: Pick<Utterance, "tokens" | "taken">,
  at: number,
  form: LogicalForm,
  cube: Cube,
): boolean => isStillHeld(tokens, at) && countsOfAllTime({ tokens, taken }, form, cube);

/** Whether a cube counts those of now apart from all of them, as `Active contracts` does. */
export const tellsPresentOnes = (cube: Cube): boolean => {
  const count = cube.members.find(
    ({ aggregate, public: isPublic }) => aggregate === "count" && isPublic,
  );
  return count !== undefined && activeOf(count, cube) !== undefined;
};

/** The count of those of now of what a count counts: `Active contracts` of `Contracts`. */
export const presentCountOf = (cube: Cube, count: Member): Member | undefined =>
  activeOf(count, cube);

/** The count of rows that a figure is made of: its own, or that of the cube whose rows name different values. */
const countedBy = (measure: FormMeasure, { members }: Cube): Member | undefined => {
  const first = members.find(
    ({ aggregate, public: isPublic }) => aggregate === "count" && isPublic,
  );
  if (measure.kind === "distinct") return first;
  return measure.kind === "measure" && measure.member === first?.name ? first : undefined;
};

/** `Active contracts` of `Contracts`, where there is one such count. */
const activeOf = ({ title, source }: Member, { members }: Cube): Member | undefined => {
  const stems = (text: string): string =>
    wordsOfName(text)
      .filter((word) => !present.test(word) && !/^(number|count|total|of)$/.test(word))
      .map(stemOf)
      .join(" ");
  const found = members.filter(
    (each) =>
      each.aggregate === "count" &&
      each.public &&
      each.source?.cube === source?.cube &&
      wordsOfName(each.title).some((word) => present.test(word)) &&
      stems(each.title) === stems(title),
  );
  return found.length === 1 ? found[0] : undefined;
};
