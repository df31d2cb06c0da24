import type { AgentEvent, AgentsMethods, AgentTask, PortAdapter } from "@embedded-analytics/domain";
import { askTheData } from "./ask-the-data.js";
import { answerText } from "./answer/answer-text.js";
import { cutsOfChart } from "./answer/chart/cuts.js";
import { noShare } from "./answer/no-share.js";
import { plainText, wellFormed } from "./answer/figures.js";
import { smallTalkLines } from "./answer/small-talk.js";
import { civilNow, type CivilMs } from "./words/times/civil-time.js";
import { saying, thinking } from "./tools/say.js";
import { holdsNothing } from "./reading/times/to-come.js";
import { languageOf, readMessage } from "./reading/understand.js";
import { graspsOf } from "./refusal/grasp.js";
import type { Refused } from "./refusal/refused.js";
import { withChoicesTaken } from "./refusal/choices-taken.js";
import {
  askedBack,
  groupsMissing,
  notUnderstood,
  valuesMissing,
  whichOne,
  withExamples,
} from "./refusal/refusals.js";
import { notesOfShared } from "./threads/shared-names/note-of-shared.js";
import { apartByKey } from "./threads/shared-names/apart-by-key.js";
import { understandThread, type UnderstoodThread } from "./threads/thread.js";
import { toComeSentence } from "./words/cues/beyond-data.js";
import { findSmallTalk } from "./words/cues/small-talk.js";
import { tokensOf } from "./words/token.js";
import { readFoundTitles } from "./tools/tool-answers.js";
import { toolsOf, type Tools } from "./tools/tools.js";
import type { Understanding } from "./reading/context/understanding.js";

/**
 * An analyst without a language model and without a network: it finds what a question names of the
 * model, asks for it, and says what came of it.
 */
export const builtinAnalyst = (): PortAdapter<AgentsMethods> => ({
  async *answer(_accountId, task, signal) {
    try {
      for await (const event of answerTo(task, toolsOf(task, signal))) {
        if (signal.aborted) return;
        yield event;
      }
    } catch (cause) {
      // The caller that ended the turn knows that it is over.
      if (!signal.aborted) throw cause;
    }
  },
});

async function* answerTo(given: AgentTask, tools: Tools): AsyncGenerator<AgentEvent> {
  const { task, open } = withChoicesTaken(given);
  const now = civilNow(task.nowMs, task.timezone);
  if (open?.kind === "several") {
    yield* saying(whichOne(open.proposals));
    return;
  }
  if (open !== undefined) {
    yield* saying("Then please ask it in other words.\n");
    return;
  }
  const talk = findSmallTalk(tokensOf(task.input));
  if (talk !== undefined) {
    const said = smallTalkLines(talk, task.model).join("\n");
    yield* saying(talk === "thanks" ? said : withExamples(said, refusedAlone(task, now)));
    return;
  }
  yield* lookAround(task, tools);
  const thread = yield* understandThread(task, tools, now);
  const refusal = refusalOf(thread, task, now);
  if (refusal !== undefined) {
    yield* saying(refusal);
    return;
  }
  const { understood } = thread;
  if (understood !== undefined) yield* answerForm({ ...thread, understood }, { task, now }, tools);
}

/** Why a question is not answered, and what could be asked in its place; undefined for one that is. */
const refusalOf = (thread: UnderstoodThread, task: AgentTask, now: CivilMs): string | undefined => {
  const { understood, former, missing, missingGroups, beyondData, unknownWords } = thread;
  const refused = refusedIn(thread, task, now);
  if (beyondData !== undefined) return withExamples(beyondData, refused);
  if (missing.length > 0 && (understood ?? former) !== undefined)
    return valuesMissing(missing, refused);
  const areGroupsAlone = unknownWords.every((word) => missingGroups.includes(word));
  if (
    missingGroups.length > 0 &&
    (understood ?? (areGroupsAlone ? former : undefined)) !== undefined
  )
    return groupsMissing(refused);
  if (understood === undefined) return notUnderstood(unknownWords, refused);
  const [unclear] = understood.unclear;
  if (unclear !== undefined) return whichOne(unclear);
  return understood.unaccounted.length > 0 ? askedBack(understood, refused) : undefined;
};

/** What a refusal is made of: what was understood of the question in its thread. */
const refusedIn = (
  { read, valued, understood, missingGroups }: UnderstoodThread,
  task: AgentTask,
  now: CivilMs,
): Refused => ({
  text: task.input,
  utterance: read.utterance,
  model: task.model,
  grasps: graspsOf(read, valued, understood),
  ground: { language: read.language, now, valued },
  groups: missingGroups,
});

/** The same where nothing of the data was asked. */
const refusedAlone = (task: AgentTask, now: CivilMs): Refused => {
  const language = languageOf(task.model);
  const { utterance } = readMessage("", language, undefined, now);
  const ground = { language, now, valued: [] };
  return { text: "", utterance, model: task.model, grasps: [], ground, groups: [] };
};

/** Asks the model's search what it has for the question. */
async function* lookAround(task: AgentTask, tools: Tools): AsyncGenerator<AgentEvent> {
  yield thinking("I look for what the data model has for this question.");
  const titles = readFoundTitles(
    await tools.call("svcMeta", { searchQuery: wellFormed(task.input.slice(0, 300)) }),
  );
  const shown = titles.slice(0, 4).map(plainText);
  yield thinking(
    shown.length === 0
      ? "No name in it is like these words."
      : `It may be about ${shown.join(", ")}.`,
  );
}

type AnsweredThread = Pick<UnderstoodThread, "refined" | "isToCome"> & {
  readonly understood: Understanding;
};

async function* answerForm(
  { understood: read, refined, isToCome }: AnsweredThread,
  { task, now }: { readonly task: AgentTask; readonly now: CivilMs },
  tools: Tools,
): AsyncGenerator<AgentEvent> {
  const { understood, names } = yield* apartByKey(read, task, tools);
  const { asked, statement, result, drawn } = yield* askTheData(
    understood,
    { task, refined },
    tools,
  );
  const { form, cube, notes } = asked;
  if (!result.ok) {
    yield thinking("The query did not work.");
    const sentence = `I could not get that: ${plainText(result.error)}`;
    yield* saying(withExamples(sentence, refusedAlone(task, now)));
    return;
  }
  if (isToCome && holdsNothing(result.data)) {
    yield* saying(withExamples(toComeSentence, refusedAlone(task, now)));
    return;
  }
  const apart = noShare(cube, statement, result);
  if (apart !== undefined) {
    yield* saying(withExamples(apart, refusedAlone(task, now)));
    return;
  }
  yield thinking(`That gives ${result.totalRows} ${result.totalRows === 1 ? "row" : "rows"}.`);
  const cuts =
    drawn === undefined ? [] : cutsOfChart(drawn, { form, cube, statement, rows: result });
  const shown = { form, cube, statement, rows: result };
  const text = answerText(shown, notesOfShared(names, shown));
  yield* saying(`${text}${remarks([...cuts, ...notes])}`);
}

const remarks = (notes: readonly string[]): string =>
  notes.length === 0 ? "" : `\n${notes.join(" ")}`;
