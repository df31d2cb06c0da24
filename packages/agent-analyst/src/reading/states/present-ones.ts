import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { countsOfAllTime } from "./ended-too.js";

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
  if (active === undefined || (isDistinct && form.groupBy.length > 0)) return form;
  notes.push(`You asked for now, so I count ${active.title || active.name}.`);
  const measures = [{ kind: "measure", member: active.name } as const];
  if (!isDistinct) return { ...form, measures };
  const limit = { on: "measure", member: active.name, operator: ">", number: 0 } as const;
  return {
    ...form,
    measures,
    groupBy: [measure.member],
    thresholds: [...form.thresholds, limit],
  };
};

/** Whether a cube counts those of now apart from all of them, as `Active contracts` does. */
export const tellsPresentOnes = (cube: Cube): boolean => {
  const count = cube.members.find(
    ({ aggregate, public: isPublic }) => aggregate === "count" && isPublic,
  );
  return count !== undefined && activeOf(count, cube) !== undefined;
};

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
