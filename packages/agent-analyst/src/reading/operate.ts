import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Cue } from "../words/cues/cue.js";
import type { Operation } from "../words/cues/operations.js";
import { isMoney } from "../mentions/money/earned.js";
import { rowsOfFigure } from "./figures/rows-of-figure.js";
import type { LogicalForm, FormMeasure } from "./logical-form.js";
import { medianOfSteps } from "./ratios/medians/median-of-steps.js";
import { medianOfThings } from "./ratios/medians/median-of-things.js";
import type { Utterance } from "../words/cues/utterance.js";

/** A plan with the operations of a question, and the tokens of those that found nothing to work on. */
export interface Operated {
  readonly form: LogicalForm;
  readonly unused: readonly number[];
}

/** Applies the operations of a question to a logical form, each where it has something to work on. */
export const operated = (form: LogicalForm, utterance: Utterance, cube: Cube): Operated => {
  let result = withMedian(form, utterance, cube);
  const unused: number[] = [];
  for (const cue of utterance.operations) {
    const next = applied(result, cue, cube);
    if (next === undefined) unused.push(cue.at);
    else result = next;
  }
  return { form: result, unused };
};

type Applied<Kind extends Operation["kind"]> = (
  form: LogicalForm,
  meaning: Extract<Operation, { readonly kind: Kind }>,
  cube: Cube,
) => LogicalForm | undefined;

/** What each operation makes of a logical form; undefined where it finds nothing to work on. */
const operations: { readonly [Kind in Operation["kind"]]: Applied<Kind> } = {
  growth: (form) =>
    form.time?.bucket === undefined || form.measures.length !== 1
      ? undefined
      : { ...form, calculation: "growth", ranking: undefined },
  running: (form, _meaning, cube) =>
    form.time?.bucket === undefined || !isAdditive(form, cube)
      ? undefined
      : { ...form, calculation: "running", ranking: undefined },
  percentile: (form, { fraction }, cube) => {
    const member = form.measures.length === 1 ? amountOf(cube, form.measures[0]) : undefined;
    return member && { ...form, measures: [{ kind: "percentile", member: member.name, fraction }] };
  },
  per_so_many: (form, { factor }) => {
    const [measure] = form.measures;
    return measure?.kind === "per" && measure.by.kind === "measure"
      ? { ...form, measures: [{ ...measure, factor }] }
      : undefined;
  },
  place: (form, { place }) =>
    form.ranking === undefined || form.within.length > 0
      ? undefined
      : { ...form, ranking: { ...form.ranking, count: 1, skip: place - 1 } },
};

const applied = (
  form: LogicalForm,
  { meaning }: Cue<Operation>,
  cube: Cube,
): LogicalForm | undefined => {
  const apply = operations[meaning.kind] as Applied<Operation["kind"]>;
  return apply(form, meaning, cube);
};

const isAdditive = ({ measures, snapshot }: LogicalForm, cube: Cube): boolean => {
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
const withMedian = (form: LogicalForm, utterance: Utterance, cube: Cube): LogicalForm => {
  const [measure] = form.measures;
  const isAsked = utterance.tokens.some(({ word, isQuoted }) => word === "median" && !isQuoted);
  if (!isAsked || form.measures.length !== 1) return form;
  if (measure?.kind === "median") return ofItsRows(form, cube, figureOf(cube, measure));
  const ofSteps = medianOfSteps(form, utterance, cube);
  if (ofSteps !== undefined) return ofSteps;
  const member = amountOf(cube, measure);
  return member === undefined
    ? (medianOfThings(form, cube) ?? form)
    : { ...ofItsRows(form, cube, measure), measures: [{ kind: "median", member: member.name }] };
};

/** The figures of a column that all count the same rows; one of them. */
const figureOf = (
  { members }: Cube,
  { member: column, of }: Extract<FormMeasure, { readonly kind: "median" }>,
): FormMeasure | undefined => {
  const dimension = of === undefined ? members.find(({ name }) => name === column) : undefined;
  if (dimension?.kind !== "dimension") return undefined;
  const own = [...tellingStems(dimension)];
  const [first, ...others] = members.filter(
    (each) =>
      /^(?:avg|sum)$/.test(each.aggregate ?? "") &&
      each.public &&
      isMoney(each) === isMoney(dimension) &&
      each.source?.cube === dimension.source?.cube &&
      own.every((stem) => tellingStems(each).has(stem)),
  );
  const areSame = others.every(({ rows }) => JSON.stringify(rows) === JSON.stringify(first?.rows));
  return first === undefined || !areSame ? undefined : { kind: "measure", member: first.name };
};

/** `median order value`, where cancelled orders have no part in the Order value: they have none in its median. */
const ofItsRows = (
  form: LogicalForm,
  cube: Cube,
  measure: FormMeasure | undefined,
): LogicalForm => {
  const rows = measure?.kind === "measure" ? rowsOfFigure(cube, measure.member) : undefined;
  const isNew =
    <Each>(among: readonly Each[]) =>
    (each: Each): boolean =>
      !among.some((other) => JSON.stringify(other) === JSON.stringify(each));
  return rows === undefined
    ? form
    : {
        ...form,
        filters: [...form.filters, ...rows.filters.filter(isNew(form.filters))],
        conditions: [...form.conditions, ...rows.conditions.filter(isNew(form.conditions))],
      };
};

/** The column of numbers that a figure is made of: the figure's own dimension, or one of its name. */
const amountOf = (cube: Cube, measure: FormMeasure | undefined): Member | undefined => {
  if (measure === undefined || measure.kind === "rows" || measure.kind === "per") return undefined;
  const member = cube.members.find(({ name }) => name === measure.member);
  if (member === undefined) return undefined;
  if (member.kind === "dimension") return member.type === "number" ? member : undefined;
  if (member.aggregate !== "avg" && member.aggregate !== "sum") return undefined;
  const said = tellingStems(member);
  const columns = cube.members.filter(
    (each) =>
      each.kind === "dimension" &&
      each.type === "number" &&
      each.public &&
      !isKey(each) &&
      isMoney(each) === isMoney(member) &&
      each.source?.cube === member.source?.cube,
  );
  return columns.find((each) => {
    const own = [...tellingStems(each)];
    return own.some((stem) => said.has(stem)) && !own.some((stem) => ofPlan.has(stem) && !said.has(stem)); // prettier-ignore
  });
};

/** What tells rows apart is no amount of them: `Order number`. */
const isKey = ({ name, title }: Member): boolean =>
  [name, title].some((text) => /^(id|key|no|nr|number|code)$/.test(wordsOfName(text).at(-1) ?? ""));

/** What was planned is none of what came of it: the median length of visits is not that of `Planned length`. */
const ofPlan = new Set("planned scheduled expected target budgeted estimated agreed".split(" ").map(stemOf)); // prettier-ignore

const plain = new Set("average total sum mean id number amount of the a".split(" ").map(stemOf));

const tellingStems = ({ name, title }: Member): ReadonlySet<string> =>
  new Set(
    wordsOfName(`${name} ${title}`)
      .map(stemOf)
      .filter((stem) => !plain.has(stem)),
  );
