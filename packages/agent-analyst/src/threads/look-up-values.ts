import type { AgentEvent, Cube } from "@embedded-analytics/domain";
import { plainText } from "../answer/figures.js";
import type { KnownValue } from "../mentions/known-value.js";
import { candidatesOf } from "../mentions/roles.js";
import { isCountedFirst } from "../mentions/score.js";
import { textDimensions } from "../plan/look-up.js";
import type { Candidate, Read, Valued } from "../reading/context/understanding.js";
import { isExplained, withValues } from "../reading/understand.js";
import { thinking } from "../tools/say.js";
import { readSqlResult } from "../tools/tool-answers.js";
import type { Tools } from "../tools/tools.js";
import {
  asTexts,
  hasSoughtWords,
  joined,
  oneByOne,
  stepAfter,
  valuesBefore,
  valuesOf,
  type Step,
} from "./look-ups/steps.js";

/** A candidate with the values that results of the thread have for it; no tool is called. */
export const lookedUpBefore = (
  read: Read,
  candidate: Candidate,
  remembered: ReadonlyMap<string, string>,
): Valued => {
  let found: readonly KnownValue[] = [];
  let step = stepAfter(undefined, read, candidate, found);
  while (step !== undefined) {
    found = joined(found, valuesBefore(candidate.vocabulary.cube, step, remembered));
    step = stepAfter(step.kind, read, candidate, found);
  }
  return withValues(read, candidate, found);
};

/** So many statements look values up in one turn, whose budget of calls has to leave room for the answer. */
const lookUpsMax = 14;

/** Results of look-ups by their statements: those of the thread, and then those of this turn. */
export interface LookUps {
  readonly results: Map<string, string>;
  /** How many were run in this turn. */
  run: number;
}

/** Whether no more values are looked up in this turn. */
export const isSpent = ({ run }: LookUps): boolean => run >= lookUpsMax;

/**
 * Looks a candidate's words up under the rights of the user who asks, until nothing is unexplained.
 * Statements that the thread or the turn has a result of are not run again.
 */
export async function* lookUpValues(
  read: Read,
  candidate: Candidate,
  lookUps: LookUps,
  tools: Tools,
  userRequest: string,
): AsyncGenerator<AgentEvent, Valued> {
  let found: readonly KnownValue[] = [];
  let step = stepAfter(undefined, read, candidate, found);
  while (step !== undefined) {
    let result = lookUps.results.get(step.sql);
    if (result === undefined) {
      if (isSpent(lookUps)) break;
      lookUps.run += 1;
      result = yield* runStep(candidate.vocabulary.cube, step, lookUps, tools, userRequest);
      lookUps.results.set(step.sql, result);
    }
    found = joined(found, valuesOf(result));
    step = stepAfter(step.kind, read, candidate, found);
  }
  return withValues(read, candidate, found);
}

async function* runStep(
  cube: Cube,
  step: Step,
  lookUps: LookUps,
  tools: Tools,
  userRequest: string,
): AsyncGenerator<AgentEvent, string> {
  const { kind, words, sql } = step;
  const said = words.map(({ word }) => `“${plainText(word)}”`).join(", ");
  const title = plainText(cube.title || cube.name);
  const what = kind === "similar" ? `names like ${said}` : said;
  yield thinking(`I look for ${what} among the values of ${title}.`);
  const input = {
    sqlQuery: sql,
    queryTitle: `Values like ${said}`,
    description: `Looks up which values of ${title} the question may mean.`,
    userRequest,
  };
  let result = await tools.call("svcSqlApi", input);
  if (!readSqlResult(result).ok && !isSpent(lookUps)) {
    lookUps.run += 1;
    result = await tools.call("svcSqlApi", { ...input, sqlQuery: asTexts(cube, step) });
  }
  if (!readSqlResult(result).ok) return yield* runOneByOne(cube, step, lookUps, tools, userRequest);
  const found = valuesOf(result);
  const shown = found
    .slice(0, 5)
    .map(({ dimension, value }) => `${dimension} “${plainText(value)}”`);
  yield thinking(
    found.length === 0
      ? "None is there."
      : `Found ${shown.join(", ")}${found.length > 5 ? " and more" : ""}.`,
  );
  return result;
}

async function* runOneByOne(
  cube: Cube,
  step: Step,
  lookUps: LookUps,
  tools: Tools,
  userRequest: string,
): AsyncGenerator<AgentEvent, string> {
  const data: (readonly unknown[])[] = [];
  yield thinking("They cannot be asked for all at once, so I try one after the other.");
  for (const sqlQuery of oneByOne(cube, step)) {
    if (isSpent(lookUps)) break;
    lookUps.run += 1;
    const description = "Looks up which values the question may mean.";
    const text = await tools.call("svcSqlApi", {
      sqlQuery,
      queryTitle: "Values",
      description,
      userRequest,
    });
    const result = readSqlResult(text);
    if (result.ok) data.push(...result.data);
  }
  return JSON.stringify({ data });
}

/** So many more cubes are looked into, where the question would be refused otherwise. */
const othersMax = 3;

/**
 * Cubes to look into where those that fit best have not all values of the question: what the bars sell is no value of the
 * tickets, which have more of the other words. Only a cube that has columns of words that were not looked through is worth
 * it, and only if it then explains everything.
 */
export const othersToLookIn = (
  { candidates }: Read,
  valued: readonly Valued[],
): readonly Candidate[] => {
  if (valued.length === 0 || valued.some(isExplained)) return [];
  const best = candidates[0]?.score ?? 0;
  const seen = new Set(valued.flatMap(columnsOf));
  return candidates
    .filter((candidate) => !valued.some(({ vocabulary }) => vocabulary === candidate.vocabulary))
    .filter(
      (candidate) =>
        candidate.score >= best - 2 &&
        hasSoughtWords(candidate) &&
        columnsOf(candidate).some((column) => !seen.has(column)),
    )
    .slice(0, othersMax);
};

/**
 * The cube to look into beside the one that explains a question which names values and no figure: it has the same names, so
 * only its values tell whether the rows asked about are its own.
 */
export const tiedWith = ({ candidates }: Read, valued: readonly Valued[]): readonly Candidate[] => {
  const found = valued.find(isExplained);
  const first = candidates.find(({ vocabulary }) => vocabulary === found?.vocabulary);
  if (first === undefined || first.mentions.cubeAt.length > 0 || namesFigure(first)) return [];
  return candidates
    .filter(
      (candidate) =>
        !valued.some(({ vocabulary }) => vocabulary === candidate.vocabulary) &&
        isTied(candidate, first) &&
        !namesFigure(candidate) &&
        hasSoughtWords(candidate),
    )
    .sort((left, right) => Number(isList(right)) - Number(isList(left)))
    .slice(0, listsMax);
};

/** So many of those that fit as well are looked into, lists of things before what was done with them. */
const listsMax = 2;

const isList = ({ vocabulary: { cube } }: Candidate): boolean => cube.kind === "cube";

/** What a view is liked more for than the list of the things themselves. */
const likedMore = 0.06;

const isTied = (candidate: Candidate, first: Candidate): boolean => {
  const behind = first.score - candidate.score;
  return Math.abs(behind) < (isList(candidate) ? likedMore : 0.01);
};

/**
 * The cube whose rows are counted by a value of theirs, `how many golfs`, where a view of something else has the column as
 * well: jobs on them are no golfs.
 */
export const homeOfCounted = (
  { candidates, utterance }: Read,
  valued: readonly Valued[],
): readonly Candidate[] => {
  const found = valued.find(isExplained);
  if (found === undefined || found.mentions.cubeAt.length > 0 || namesFigure(found)) return [];
  // With a time, it is what they did then that is counted.
  if (utterance.times.length > 0 || utterance.granularity !== undefined) return [];
  const counted = found.values.find((value) =>
    isCountedFirst(utterance.tokens, value, found.values),
  );
  const { source } =
    found.vocabulary.cube.members.find(({ name }) => name === counted?.dimension) ?? {};
  return candidates.filter(
    ({ vocabulary: { cube } }) =>
      cube.kind === "cube" &&
      cube.name === source?.cube &&
      !valued.some(({ vocabulary }) => vocabulary.cube === cube),
  );
};

const namesFigure = ({ mentions }: Pick<Candidate, "mentions">): boolean =>
  mentions.found.some((mention) => candidatesOf(mention).measure !== undefined);

/** The columns of words of a cube, as they are called where they come from. */
const columnsOf = ({ vocabulary: { cube } }: Candidate): readonly string[] =>
  textDimensions(cube).map((name) => {
    const source = cube.members.find((member) => member.name === name)?.source;
    return source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;
  });
