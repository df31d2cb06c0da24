import type { AgentEvent, AgentTask } from "@embedded-analytics/domain";
import { plainText } from "./answer/figures.js";
import type { CivilMs } from "./words/times/civil-time.js";
import { lookedFor, lookUpSql, textDimensions } from "./plan/look-up.js";
import { thinking } from "./say.js";
import { readResultId, readSqlResult } from "./tool-answers.js";
import { userRequestOf, type Tools } from "./tools.js";
import {
  isExplained,
  languageOf,
  missingGroupsIn,
  missingIn,
  unknownIn,
  readMessage,
  understandingOf,
  withValues,
  type Candidate,
  type Understanding,
  type Valued,
} from "./reading/understand.js";
import type { KnownValue } from "./mentions/known-value.js";

/** So many earlier questions are gone through to know what a new one takes up. */
const questionsMax = 8;
/** So many cubes are asked for the values that a question may name. */
const cubesMax = 2;

/** A question as part of its thread. */
export interface UnderstoodThread {
  readonly understood: Understanding | undefined;
  /** What was spoken of before. */
  readonly former: Understanding | undefined;
  /** The name of the result that this question refines (D11). */
  readonly refined: string | undefined;
  /** Words that can only be values, and are none that is visible. */
  readonly missing: readonly string[];
  /** Words that can only be groups, and are none. */
  readonly missingGroups: readonly string[];
  /** Why no data can answer this, in a sentence. */
  readonly beyondData: string | undefined;
  /** All words that mean nothing here, as they were written. */
  readonly unknownWords: readonly string[];
}

/**
 * Understands a question with what the thread asked before. Earlier questions are understood anew,
 * with the values that were looked up for them then; only the new one calls tools.
 */
export async function* understandThread(
  task: AgentTask,
  tools: Tools,
  now: CivilMs,
): AsyncGenerator<AgentEvent, UnderstoodThread> {
  const language = languageOf(task.model);
  const asked = questionsIn(task.history).slice(-questionsMax);
  const remembered = new Map(
    task.history
      .flatMap(({ toolCalls }) => toolCalls)
      .flatMap(({ tool, input, result }) => (tool === "svcSqlApi" ? [[sqlOf(input), result]] : [])),
  );
  let former: Understanding | undefined;
  let formerResult: string | undefined;
  for (const { content, resultId } of asked) {
    const read = readMessage(content, language, former, now);
    const valued = read.candidates.slice(0, cubesMax).map((candidate) => {
      const result = remembered.get(sqlFor(candidate));
      return withValues(read, candidate, result === undefined ? [] : knownIn(result));
    });
    const isMissing =
      read.utterance.beyondData !== undefined ||
      missingIn(read, valued).length > 0 ||
      missingGroupsIn(read, valued).length > 0;
    const understood = isMissing ? undefined : understandingOf(read, valued, now);
    if (understood !== undefined) [former, formerResult] = [understood, resultId];
  }
  const read = readMessage(task.input, language, former, now);
  const valued: Valued[] = [];
  for (const candidate of read.candidates.slice(0, cubesMax)) {
    const sql = sqlFor(candidate);
    if (candidate.score < (read.candidates[0]?.score ?? 0) - 1.5) break;
    if (sql !== "" && valued.some(isExplained)) break;
    const result = yield* lookUp(candidate, sql, remembered.get(sql), tools, userRequestOf(task));
    valued.push(withValues(read, candidate, knownIn(result)));
  }
  const understood = understandingOf(read, valued, now);
  return {
    understood,
    former,
    refined: understood?.isFollowUp === true ? formerResult : undefined,
    missing: missingIn(read, valued),
    missingGroups: missingGroupsIn(read, valued),
    beyondData: read.utterance.beyondData,
    unknownWords: unknownIn(read, valued),
  };
}

/** Earlier questions, each with the name of the last result that its answer rests on. */
const questionsIn = (history: AgentTask["history"]) =>
  history.flatMap(({ role, content }, at) => {
    if (role !== "user") return [];
    const next = history[at + 1];
    const calls = next?.role === "assistant" ? next.toolCalls : [];
    const results = calls.flatMap(({ tool, result }) =>
      tool === "svcSqlApi" ? (readResultId(result) ?? []) : [],
    );
    return [{ content, resultId: results.at(-1) }];
  });

/** The statement that looks for a question's unexplained words; empty where there are none. */
const sqlFor = ({ vocabulary, words }: Candidate): string => {
  const dimensions = textDimensions(vocabulary.cube);
  const wanted = lookedFor(words);
  return wanted.length === 0 || dimensions.length === 0
    ? ""
    : lookUpSql(vocabulary.cube, dimensions, wanted);
};

async function* lookUp(
  { vocabulary, words }: Candidate,
  sql: string,
  remembered: string | undefined,
  tools: Tools,
  userRequest: string,
): AsyncGenerator<AgentEvent, string> {
  if (sql === "") return "";
  const said = lookedFor(words)
    .map(({ word }) => `“${plainText(word)}”`)
    .join(", ");
  const title = plainText(vocabulary.cube.title || vocabulary.cube.name);
  if (remembered !== undefined) return remembered;
  yield thinking(`I look for ${said} among the values of ${title}.`);
  const input = {
    sqlQuery: sql,
    queryTitle: `Values like ${said}`,
    description: `Looks up which values of ${title} the question may mean.`,
    userRequest,
  };
  const result = await tools.call("svcSqlApi", input);
  if (!readSqlResult(result).ok)
    return yield* lookUpOneByOne(vocabulary, words, tools, userRequest);
  const found = knownIn(result);
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

/** Rights may open dimensions one by one and not together: then each is asked by itself. */
async function* lookUpOneByOne(
  vocabulary: Candidate["vocabulary"],
  words: Candidate["words"],
  tools: Tools,
  userRequest: string,
): AsyncGenerator<AgentEvent, string> {
  const data: (readonly unknown[])[] = [];
  yield thinking("They cannot be asked for all at once, so I try one after the other.");
  for (const dimension of textDimensions(vocabulary.cube).slice(0, 4)) {
    const sqlQuery = lookUpSql(vocabulary.cube, [dimension], lookedFor(words));
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

const knownIn = (text: string): readonly KnownValue[] => {
  const result = text === "" ? undefined : readSqlResult(text);
  if (result?.ok !== true) return [];
  return result.data.flatMap(([dimension, value]) =>
    typeof dimension === "string" && typeof value === "string" ? [{ dimension, value }] : [],
  );
};

const sqlOf = (input: string): string => {
  try {
    const { sqlQuery } = JSON.parse(input) as { readonly sqlQuery?: unknown };
    return typeof sqlQuery === "string" ? sqlQuery : "";
  } catch {
    return "";
  }
};
