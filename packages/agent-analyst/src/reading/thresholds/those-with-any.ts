import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Fragment } from "../fragment.js";
import type { LogicalForm, Threshold } from "../logical-form.js";

const asksWhich = (tokens: Utterance["tokens"]): boolean =>
  /^(?:(?:and|so|ok) )*(?:which|who|whose)\b/.test(tokens.map(({ word }) => word).join(" "));

/** Words that ask for a figure of each, or for those that did nothing. */
const ofAll = /^(many|much|often|share|percentage|each|per|by|no|not|without)$/;

/** The one figure of a form. */
export const figureOf = (form: Pick<LogicalForm, "measures"> | undefined): string | undefined => {
  const [measure, ...others] = form?.measures ?? [];
  return measure?.kind === "measure" && others.length === 0 ? measure.member : undefined;
};

/** Whether nothing but `which` says of whom a figure is asked. */
const asksForOnes = ({ tokens, ranking, limits }: Utterance): boolean =>
  ranking === undefined && limits.length === 0 && asksWhich(tokens);

/** Whether a question gives each of them a figure. */
const asksForAll = ({ tokens, granularity }: Utterance): boolean =>
  granularity !== undefined ||
  tokens.some(({ word }, at) => ofAll.test(word) || (at > 0 && /^(what|which)$/.test(word)));

/** The figure that groups are asked to have any of: one that was counted before, or that the question itself names, of some rows alone. */
const figureHad = (
  utterance: Utterance,
  { measures, groupBy }: Pick<Fragment, "measures" | "groupBy">,
  { members }: Cube,
  former: LogicalForm | undefined,
): string | undefined => {
  const figureIn = (kinds: RegExp, name: string | undefined): Member | undefined =>
    members.find((each) => each.name === name && kinds.test(each.aggregate ?? ""));
  if (measures.length === 0)
    return former?.groupBy.length === 0 ? figureIn(/^count$/, figureOf(former))?.name : undefined;
  const own = figureIn(/^(count|sum)$/, figureOf({ measures }));
  const isOfOnes = groupBy.length === 1 && !asksForAll(utterance);
  return isOfOnes && own?.rows?.length !== 0 ? own?.name : undefined;
};

/**
 * `which parents` after a number of late pick-ups, `which vehicles failed an inspection`: those that have any, and none with a 0
 * beside them. Of a count of all rows each group has some anyway, and a rank has those with the most first.
 */
export const thoseWithAny = (
  utterance: Utterance,
  fragment: Pick<Fragment, "measures" | "groupBy">,
  cube: Cube,
  former: LogicalForm | undefined,
): Threshold | undefined => {
  if (fragment.groupBy.length === 0 || !asksForOnes(utterance)) return undefined;
  const member = figureHad(utterance, fragment, cube, former);
  return member !== undefined && countingMeasure(cube)?.name !== member
    ? { on: "measure", operator: ">", number: 0, member }
    : undefined;
};
