import type { AgentEvent, AgentTask } from "@embedded-analytics/domain";
import { heldInClauses, type Hold } from "./clauses.js";
import { heldWithCounts } from "./counts-held.js";
import { plainText } from "../answer/figures.js";
import type { CivilMs } from "../words/times/civil-time.js";
import { earlierOf, inheriting } from "./earlier-questions.js";
import { isSpent, lookUpValues, type LookUps } from "./look-up-values.js";
import { foretold, missingOf, type MissingWords } from "./left-open.js";
import { heldRephrased } from "./rephrased.js";
import { userRequestOf, type Tools } from "../tools/tools.js";
import type { Read, Spoken, Understanding, Valued } from "../reading/context/understanding.js";
import { dressedLike } from "../reading/spans/rephrase.js";
import { restsOnRefused } from "../reading/follow-ups/rests-on-refused.js";
import { languageOf, readMessage, unknownIn } from "../reading/understand.js";

/** A question as part of its thread. */
export interface UnderstoodThread extends MissingWords {
  readonly understood: Understanding | undefined;
  /** What was spoken of before. */
  readonly former: Understanding | undefined;
  /** The name of the result that this question refines (D11). */
  readonly refined: string | undefined;
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
  const base = former?.plain ?? former;
  const lookUps: LookUps = { results: new Map(remembered), run: 0 };
  const hold: Hold = (text, before, kept, of = language) => ({
    read: readMessage(text, of, before, now, kept),
    look: (read, candidate) => lookUpValues(read, candidate, lookUps, tools, userRequestOf(task)),
    isSpent: () => isSpent(lookUps),
    now,
  });
  const asked = { language, former: base, spoken };
  const written = async function* () {
    return (
      (yield* heldInClauses(task.input, hold, base)) ??
      (yield* heldRephrased(task.input, hold, asked))
    );
  };
  const { read, valued, next, isRephrased } = yield* heldWithCounts(
    task.input,
    (text) => heldRephrased(text, hold, asked),
    written,
  );
  if (isRephrased === true)
    return { ...rephrasedThread, understood: next, former, read, valued, refined: next?.isFollowUp === true ? resultId : undefined }; // prettier-ignore
  const understood =
    next &&
    withTimeOf(
      read,
      takingUp(
        dressedLike(former, inheriting(next, base)) ?? next,
        isRefused ? answered : undefined,
      ),
      former === undefined ? spoken : undefined,
    );
  return {
    understood,
    former,
    refined: understood?.isFollowUp === true ? resultId : undefined,
    ...missingOf(read, valued, next),
    beyondData: beyondDataOf(read, next, isRefused ? former : next),
    isToCome: read.utterance.isToCome,
    unknownWords: unknownIn(read, valued),
    read,
    valued,
  };
}

/** Why no data can answer this; `spokenOf` is what it can be about, undefined after a refused question alone. */
const beyondDataOf = (
  read: Read,
  next: Understanding | undefined,
  spokenOf: Understanding | undefined,
): string | undefined =>
  read.utterance.beyondData ??
  foretold(read, next) ??
  (spokenOf === undefined && restsOnRefused(read, next) ? nothingBefore : undefined);

const nothingBefore =
  "I gave no figure for your last question, so there is none yet that this could be of. Please name the figure along with it.";

/** What is left open of a rephrased question: nothing. */
const rephrasedThread = {
  missing: [],
  missingGroups: [],
  beyondData: undefined,
  isToCome: false,
  unknownWords: [],
} as const;

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

const sqlOf = (input: string): string => {
  try {
    const { sqlQuery } = JSON.parse(input) as { readonly sqlQuery?: unknown };
    return typeof sqlQuery === "string" ? sqlQuery : "";
  } catch {
    return "";
  }
};
