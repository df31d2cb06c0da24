import type { Cube } from "@embedded-analytics/domain";
import { grammarKindOf } from "../../words/filler.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { snapshotOf } from "../snapshots.js";

/** A level, divided by how many moments its time has. */
type MeanOfLevel = Extract<FormMeasure, { readonly kind: "per" }> & {
  readonly by: { readonly kind: "distinct"; readonly member: string };
};

/** `average headcount in 2025`: the mean of its levels at all moments of that time, and not the last one. */
const meanOfLevel = (
  { tokens }: Pick<Utterance, "tokens">,
  [measure, ...others]: readonly FormMeasure[],
  moments: string,
  time: LogicalForm["time"],
): MeanOfLevel | undefined => {
  const isAsked = tokens.some(
    ({ word, isQuoted }) => grammarKindOf(word) === "averaging" && !isQuoted,
  );
  const isOneTime =
    time?.range !== undefined && time.bucket === undefined && time.before === undefined;
  return isAsked && isOneTime && measure?.kind === "measure" && others.length === 0
    ? { kind: "per", member: measure.member, by: { kind: "distinct", member: moments } }
    : undefined;
};

/** What is taken of figures that do not add up over time: the last moment, or the mean of all of them. */
export const levelOf = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
  time: LogicalForm["time"],
): Pick<LogicalForm, "measures" | "snapshot"> & { readonly notes: readonly string[] } => {
  const snapshot = snapshotOf(cube, measures, time?.dimension, utterance);
  if (snapshot === undefined) return { measures, snapshot, notes: [] };
  const moment = titleIn(cube, snapshot.dimension);
  const mean = meanOfLevel(utterance, measures, snapshot.dimension, time);
  if (mean !== undefined)
    return {
      measures: [mean],
      snapshot: undefined,
      notes: [`I take the mean of ${titleIn(cube, mean.member)} over all values of ${moment}.`],
    };
  const [measure] = measures;
  const figure = measure === undefined || measure.kind === "rows" ? "" : measure.member;
  const whole = time?.bucket === undefined ? "the time asked about" : `each ${time.bucket}`;
  return {
    measures,
    snapshot,
    notes: [
      `${titleIn(cube, figure)} does not add up over time, so I take the last ${moment} of ${whole}.`,
    ],
  };
};

const titleIn = ({ members }: Cube, name: string): string =>
  members.find((member) => member.name === name)?.title ?? name;
