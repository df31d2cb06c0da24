import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Cue } from "../words/cues/cues.js";
import type { Operation } from "../words/cues/operations.js";
import type { Plan, PlanMeasure } from "./logical-form.js";
import type { Reading } from "../words/cues/utterance.js";

/** A plan with the operations of a question, and the tokens of those that found nothing to work on. */
export interface Operated {
  readonly plan: Plan;
  readonly unused: readonly number[];
}

/** Applies the operations of a question to a plan, each where it has something to work on. */
export const operated = (plan: Plan, reading: Reading, cube: Cube): Operated => {
  let result = withMedian(plan, reading, cube);
  const unused: number[] = [];
  for (const cue of reading.operations) {
    const next = applied(result, cue, cube);
    if (next === undefined) unused.push(cue.at);
    else result = next;
  }
  return { plan: result, unused };
};

type Applied<Kind extends Operation["kind"]> = (
  plan: Plan,
  meaning: Extract<Operation, { readonly kind: Kind }>,
  cube: Cube,
) => Plan | undefined;

/** What each operation makes of a plan; undefined where it finds nothing to work on. */
const operations: { readonly [Kind in Operation["kind"]]: Applied<Kind> } = {
  growth: (plan) =>
    plan.time?.bucket === undefined || plan.measures.length !== 1
      ? undefined
      : { ...plan, calculation: "growth", ranking: undefined },
  running: (plan, _meaning, cube) =>
    plan.time?.bucket === undefined || !isAdditive(plan, cube)
      ? undefined
      : { ...plan, calculation: "running", ranking: undefined },
  percentile: (plan, { fraction }, cube) => {
    const member = plan.measures.length === 1 ? amountOf(cube, plan.measures[0]) : undefined;
    return member && { ...plan, measures: [{ kind: "percentile", member: member.name, fraction }] };
  },
  per_so_many: (plan, { factor }) => {
    const [measure] = plan.measures;
    return measure?.kind === "per" && measure.by.kind === "measure"
      ? { ...plan, measures: [{ ...measure, factor }] }
      : undefined;
  },
  place: (plan, { place }) =>
    plan.ranking === undefined || plan.within.length > 0
      ? undefined
      : { ...plan, ranking: { ...plan.ranking, count: 1, skip: place - 1 } },
};

const applied = (plan: Plan, { meaning }: Cue<Operation>, cube: Cube): Plan | undefined => {
  const apply = operations[meaning.kind] as Applied<Operation["kind"]>;
  return apply(plan, meaning, cube);
};

const isAdditive = ({ measures, snapshot }: Plan, cube: Cube): boolean => {
  const [measure, ...others] = measures;
  const aggregate =
    measure?.kind === "measure"
      ? cube.members.find(({ name }) => name === measure.member)?.aggregate
      : undefined;
  return (
    snapshot === undefined && others.length === 0 && (aggregate === "sum" || aggregate === "count")
  );
};

/** `median waiting time` where the model has only its average: the median of what that averages. */
const withMedian = (plan: Plan, { tokens }: Reading, cube: Cube): Plan => {
  const [measure] = plan.measures;
  const isAsked = tokens.some(({ word, isQuoted }) => word === "median" && !isQuoted);
  if (!isAsked || plan.measures.length !== 1 || measure?.kind === "median") return plan;
  const member = amountOf(cube, measure);
  return member === undefined
    ? plan
    : { ...plan, measures: [{ kind: "median", member: member.name }] };
};

/** The column of numbers that a figure is made of: the figure's own dimension, or one of its name. */
const amountOf = (cube: Cube, measure: PlanMeasure | undefined): Member | undefined => {
  if (measure === undefined || measure.kind === "rows" || measure.kind === "per") return undefined;
  const member = cube.members.find(({ name }) => name === measure.member);
  if (member === undefined) return undefined;
  if (member.kind === "dimension") return member.type === "number" ? member : undefined;
  if (member.aggregate !== "avg" && member.aggregate !== "sum") return undefined;
  const said = tellingStems(member);
  return cube.members.find(
    (each) =>
      each.kind === "dimension" &&
      each.type === "number" &&
      each.public &&
      each.source?.cube === member.source?.cube &&
      [...tellingStems(each)].some((stem) => said.has(stem)),
  );
};

const plain = new Set("average total sum mean id number amount".split(" ").map(stemOf));

const tellingStems = ({ name, title }: Member): ReadonlySet<string> =>
  new Set(
    wordsOfName(`${name} ${title}`)
      .map(stemOf)
      .filter((stem) => !plain.has(stem)),
  );
