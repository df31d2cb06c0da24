import type { AgentEvent, AgentTask } from "@embedded-analytics/domain";
import {
  cubesMax,
  heldInClauses,
  heldWith,
  recalledInClauses,
  type Hold,
  type Recalled,
} from "./clauses.js";
import { plainText } from "./answer/figures.js";
import type { CivilMs } from "./words/times/civil-time.js";
import {
  homeOfCounted,
  lookedUpBefore,
  lookUpValues,
  othersToLookIn,
  tiedWith,
} from "./look-up-values.js";
import { readResultId } from "./tool-answers.js";
import { countsThings } from "./reading/times/to-come.js";
import { withPartBefore } from "./reading/clauses/joined-clauses.js";
import { toComeSentence } from "./words/cues/beyond-data.js";
import { userRequestOf, type Tools } from "./tools.js";
import type { Read, Spoken, Understanding, Valued } from "./reading/context/understanding.js";
import {
  isExplained,
  languageOf,
  missingGroupsIn,
  missingIn,
  unknownIn,
  readMessage,
  understandingOf,
} from "./reading/understand.js";

/** So many earlier questions are gone through to know what a new one takes up. */
const questionsMax = 8;

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
  /** What it counts is still to come, so that nothing found is no figure. */
  readonly isToCome: boolean;
  /** All words that mean nothing here, as they were written. */
  readonly unknownWords: readonly string[];
  /** The question, held against the model. */
  readonly read: Read;
  /** The cubes that fit it best, with the values that were found in them. */
  readonly valued: readonly Valued[];
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
  const remembered = new Map(
    task.history
      .flatMap(({ toolCalls }) => toolCalls)
      .flatMap(({ tool, input, result }) => (tool === "svcSqlApi" ? [[sqlOf(input), result]] : [])),
  );
  const { former, resultId, answered, isRefused, spoken } = earlierOf(
    task,
    language,
    remembered,
    now,
  );
  const hold: Hold = (text, before, kept) => ({
    read: readMessage(text, language, before, now, kept),
    look: (read, candidate) =>
      lookUpValues(read, candidate, remembered, tools, userRequestOf(task)),
    now,
  });
  const whole = hold(task.input, former, spoken);
  const { read, valued, next } =
    (yield* heldInClauses(task.input, hold, former)) ?? (yield* heldWith(whole));
  const understood =
    next &&
    withTimeOf(
      read,
      takingUp(inheriting(next, former), isRefused ? answered : undefined),
      former === undefined ? spoken : undefined,
    );
  return {
    understood,
    former,
    refined: understood?.isFollowUp === true ? resultId : undefined,
    ...missingOf(read, valued, next),
    beyondData: read.utterance.beyondData ?? foretold(read, next),
    isToCome: read.utterance.isToCome,
    unknownWords: unknownIn(read, valued),
    read,
    valued,
  };
}

/** Values and groups that are asked for and are none; none where all words have their part. */
const missingOf = (
  read: Read,
  valued: readonly Valued[],
  next: Understanding | undefined,
): Pick<UnderstoodThread, "missing" | "missingGroups"> =>
  next?.isWhole === true
    ? { missing: [], missingGroups: [] }
    : { missing: missingIn(read, valued), missingGroups: missingGroupsIn(read, valued) };

/** Of a time to come, things that are planned are counted, and no other figure is given. */
const foretold = (
  { utterance }: Read,
  understood: Understanding | undefined,
): string | undefined =>
  utterance.isToCome &&
  !(understood !== undefined && countsThings(understood.form, understood.cube))
    ? toComeSentence
    : undefined;

/** What a thread spoke of before its last question. */
interface Earlier {
  readonly former: Understanding | undefined;
  /** The name of the result of the last question that was answered. */
  readonly resultId: string | undefined;
  /** That question. */
  readonly answered: string | undefined;
  /** Whether another one, which was refused, came after it. */
  readonly isRefused: boolean;
  /** The refused question, where it named a time and nothing was answered before it. */
  readonly spoken: Spoken | undefined;
}

/** Goes through the earlier questions: what was refused leaves nothing behind, what was asked back its form. */
const earlierOf = (
  task: AgentTask,
  language: Read["language"],
  remembered: ReadonlyMap<string, string>,
  now: CivilMs,
): Earlier => {
  let earlier: Earlier = {
    former: undefined,
    resultId: undefined,
    answered: undefined,
    isRefused: false,
    spoken: undefined,
  };
  for (const { content, resultId } of questionsIn(task.history).slice(-questionsMax)) {
    const { former: before, spoken: kept } = earlier;
    const recall = (text: string, of: Understanding | undefined): Recalled => {
      const read = readMessage(text, language, of, now, kept);
      return { read, understood: understoodBefore(read, remembered, now) };
    };
    const { read, understood } =
      recalledInClauses(content, before, recall) ?? recall(content, before);
    if (understood === undefined || understood.unaccounted.length > 0) {
      const { times } = read.utterance;
      const isOfTime = before === undefined && times.length > 0 && !read.isTimeKept;
      earlier = { ...earlier, isRefused: true, spoken: isOfTime ? { content, times } : kept };
      continue;
    }
    const former = inheriting(understood, earlier.former);
    earlier =
      understood.unclear.length > 0
        ? { ...earlier, former, isRefused: false }
        : { former, resultId, answered: content, isRefused: false, spoken: undefined };
  }
  return earlier;
};

/** An earlier question, understood anew without a call of tools; undefined where it could not be answered. */
const understoodBefore = (
  read: Read,
  remembered: ReadonlyMap<string, string>,
  now: CivilMs,
): Understanding | undefined => {
  const first = read.candidates
    .slice(0, cubesMax)
    .map((candidate) => lookedUpBefore(read, candidate, remembered));
  first.push(
    ...tiedWith(read, first).map((candidate) => lookedUpBefore(read, candidate, remembered)),
  );
  first.push(
    ...homeOfCounted(read, first).map((candidate) => lookedUpBefore(read, candidate, remembered)),
  );
  const other = othersToLookIn(read, first)
    .map((candidate) => lookedUpBefore(read, candidate, remembered))
    .find(isExplained);
  const valued = other === undefined ? first : [...first, other];
  const next = understandingOf(read, valued, now);
  const isMissing =
    (read.utterance.beyondData ?? foretold(read, next)) !== undefined ||
    Object.values(missingOf(read, valued, next)).some(({ length }) => length > 0);
  return isMissing ? undefined : next;
};

const isOfAssumedMeasure = (note: string): boolean => note.startsWith("You named no measure");

/** A question that takes up a figure which nobody named says so again. */
const inheriting = (
  understood: Understanding,
  former: Understanding | undefined,
): Understanding => {
  if (former === undefined || !understood.isFollowUp) return understood;
  const isSame = JSON.stringify(understood.form.measures) === JSON.stringify(former.form.measures);
  const notes = isSame ? former.notes.filter(isOfAssumedMeasure) : [];
  const form = isSame ? withPartBefore(understood.form, former.form) : understood.form;
  return { ...understood, form, notes: [...new Set([...notes, ...understood.notes])] };
};

/** What follows a refused question rests on the one that was answered before it: that is said. */
const takingUp = (understood: Understanding, answered: string | undefined): Understanding =>
  answered === undefined || !understood.isFollowUp
    ? understood
    : {
        ...understood,
        notes: [
          ...understood.notes,
          `I take up “${plainText(answered.slice(0, 200))}”, the last question that I answered, without what I refused.`,
        ],
      };

/** A time that is kept from a question which was not answered is said to be. */
const withTimeOf = (
  { isTimeKept }: Read,
  understood: Understanding,
  spoken: Spoken | undefined,
): Understanding =>
  spoken === undefined || !isTimeKept
    ? understood
    : {
        ...understood,
        notes: [
          ...understood.notes,
          `I take the time of “${plainText(spoken.content.slice(0, 200))}”, which I did not answer, and nothing else of it.`,
        ],
      };

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

const sqlOf = (input: string): string => {
  try {
    const { sqlQuery } = JSON.parse(input) as { readonly sqlQuery?: unknown };
    return typeof sqlQuery === "string" ? sqlQuery : "";
  } catch {
    return "";
  }
};
