import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../../mentions/default-measure.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { LogicalForm, Threshold } from "../../logical-form.js";
import { homeOfMember } from "../../spans/times-of-table.js";
import { isPlain } from "./rows-listed.js";
import { whoIsMeant } from "./who-is-meant.js";
import { dropAssumed } from "../../context/assumed-figure.js";

/**
 * `who has given notice`, `who is late with the rent`: those who are in that state, one by one, each with how many rows or how
 * much of the figure that was named are theirs. Undefined where nothing says who is meant, or a rate is asked for.
 */
export const whoListed = (
  utterance: Pick<Utterance, "tokens">,
  form: LogicalForm,
  cube: Cube,
  notes: string[],
  isMeasureAssumed: boolean,
): LogicalForm | undefined => {
  const [measure, ...others] = form.measures;
  if (utterance.tokens[0]?.word !== "who" || others.length > 0) return undefined;
  const named = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const figure = isMeasureAssumed ? countingMeasure(cube) : named;
  if (figure === undefined || !/^(count|sum)$/.test(figure.aggregate ?? "")) return undefined;
  const home = homeOfMember(cube, figure);
  const person = whoIsMeant(utterance, cube, form.filters, home);
  if (person === undefined || !isOpen(form, person)) return undefined;
  dropAssumed(notes);
  if (form.groupBy.length === 0) notes.push(`I take “who” as ${person.title || person.name}.`);
  return {
    ...form,
    measures: [{ kind: "measure", member: figure.name }],
    groupBy: [person.name],
    thresholds: [...form.thresholds, ...anyOf(figure)],
    ...(figure.aggregate === "count" ? { isListed: true as const } : {}),
  };
};

/** Whether those are asked for, who may be the groups by now, and nothing of them that has a form of its own. */
const isOpen = (form: LogicalForm, person: Member): boolean =>
  form.groupBy.every((name) => name === person.name) &&
  isPlain({ ...form, groupBy: [] }) &&
  form.absentFrom === undefined &&
  form.snapshot === undefined &&
  form.asks === undefined &&
  form.focus === undefined;

/** Those with none of it are not asked for; of a count of all rows each has one. */
const anyOf = ({ rows, name }: Member): readonly Threshold[] =>
  rows?.length === 0 ? [] : [{ on: "measure", operator: ">", number: 0, member: name }];
