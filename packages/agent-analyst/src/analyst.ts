import type {
  AgentEvent,
  AgentsMethods,
  AgentTask,
  JsonObject,
  PortAdapter,
} from "@embedded-analytics/domain";
import { answerText } from "./answer/answer-text.js";
import { chartOf } from "./answer/chart.js";
import { scopeOfForm, titleOfForm } from "./answer/describe-form.js";
import { nearestReadings } from "./answer/nearest-readings.js";
import { plainText, wellFormed } from "./answer/figures.js";
import { smallTalkLines } from "./answer/small-talk.js";
import { suggestionsFor } from "./answer/suggestions.js";
import { civilNow } from "./words/times/civil-time.js";
import { saying, thinking } from "./say.js";
import { statementOf } from "./plan/statement.js";
import { holdsNothing } from "./reading/times/to-come.js";
import { languageOf } from "./reading/understand.js";
import { wordsApart } from "./answer/words-apart.js";
import { understandThread, type UnderstoodThread } from "./thread.js";
import { toComeSentence } from "./words/cues/beyond-data.js";
import { findSmallTalk } from "./words/cues/small-talk.js";
import { tokensOf } from "./words/token.js";
import { readFoundTitles, readSqlResult } from "./tool-answers.js";
import { toolsOf, userRequestOf, type Tools } from "./tools.js";
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

async function* answerTo(task: AgentTask, tools: Tools): AsyncGenerator<AgentEvent> {
  const talk = findSmallTalk(tokensOf(task.input));
  if (talk !== undefined) {
    const examples = talk === "thanks" ? [] : exampleLines(task);
    yield* saying([...smallTalkLines(talk, task.model), ...examples].join("\n"));
    return;
  }
  yield* lookAround(task, tools);
  const now = civilNow(task.nowMs, task.timezone);
  const { understood, former, refined, missing, missingGroups, ...rest } = yield* understandThread(
    task,
    tools,
    now,
  );
  const { beyondData, unknownWords, isToCome } = rest;
  if (beyondData !== undefined) {
    yield* saying([beyondData, ...exampleLines(task)].join("\n"));
    return;
  }
  if (missing.length > 0 && (understood ?? former) !== undefined) {
    yield* saying(valuesMissing(missing, task));
    return;
  }
  if (missingGroups.length > 0 && understood !== undefined) {
    yield* saying(groupsMissing(missingGroups, task));
    return;
  }
  if (understood === undefined) {
    yield* saying(notUnderstood(task, unknownWords));
    return;
  }
  const [unclear] = understood.unclear;
  if (unclear !== undefined) {
    yield* saying(whichOne(unclear));
    return;
  }
  if (understood.unaccounted.length > 0) {
    yield* saying(askedBack(understood, task));
    return;
  }
  yield* answerForm(understood, { refined, isToCome }, task, tools);
}

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

async function* answerForm(
  understood: Understanding,
  { refined, isToCome }: Pick<UnderstoodThread, "refined" | "isToCome">,
  task: AgentTask,
  tools: Tools,
): AsyncGenerator<AgentEvent> {
  const { form, cube } = understood;
  const statement = statementOf(
    form,
    task.model.cubes.map(({ name }) => name),
  );
  const queryTitle = titleOfForm(form, cube);
  const scope = scopeOfForm(form, cube);
  yield thinking(
    `I take it as: ${queryTitle}${scope === "" ? "" : ` (${scope})`}, from ${plainText(cube.title || cube.name)}.`,
  );
  for (const note of understood.notes) yield thinking(note);
  const chart = chartOf(form, cube, statement, queryTitle);
  const input = {
    sqlQuery: statement.sql,
    queryTitle,
    description: `${queryTitle}${scope === "" ? "" : `; ${scope}`}`,
    userRequest: userRequestOf(task),
    ...(refined === undefined ? {} : { memoryId: refined }),
  };
  const result = await runStatement(tools, input, chart);
  if (!result.ok) {
    yield thinking("The query did not work.");
    yield* saying(failed(result.error, task));
    return;
  }
  if (isToCome && holdsNothing(result.data)) {
    yield* saying([toComeSentence, ...exampleLines(task)].join("\n"));
    return;
  }
  yield thinking(`That gives ${result.totalRows} ${result.totalRows === 1 ? "row" : "rows"}.`);
  yield* saying(`${answerText(form, cube, statement, result)}${remarks(understood)}`);
}

/** A chart that cannot be drawn is no reason for no answer. */
const runStatement = async (tools: Tools, input: JsonObject, chart: JsonObject | undefined) => {
  if (chart === undefined) return readSqlResult(await tools.call("svcSqlApi", input));
  const drawn = { ...input, vegaSpec: JSON.stringify(chart) };
  const result = readSqlResult(await tools.call("svcSqlApi", drawn));
  const isOfChart = !result.ok && result.error.startsWith("The vegaSpec");
  return isOfChart ? readSqlResult(await tools.call("svcSqlApi", input)) : result;
};

const remarks = ({ notes }: Understanding): string =>
  notes.length === 0 ? "" : `\n${notes.join(" ")}`;

const formatWords = (words: readonly string[]): string =>
  words
    .slice(0, 8)
    .map((word) => `“${plainText(word)}”`)
    .join(", ");

const failed = (error: string, task: AgentTask): string =>
  [`I could not get that: ${plainText(error)}`, ...exampleLines(task)].join("\n");

const whichOne = (values: readonly string[]): string =>
  [
    "Which one do you mean?",
    ...values.slice(0, 10).map((value) => `- ${plainText(value)}`),
    ...(values.length > 10 ? ["", "… and more."] : []),
    "",
  ].join("\n");

/** A word without a place in the reading could make another figure of it: none is given (D14). */
const askedBack = (understood: Understanding, task: AgentTask): string =>
  [
    `I did not understand ${formatWords(understood.unaccounted)}, which could change the figure, so I give none.`,
    "I could answer this instead:",
    ...nearestReadings(understood).map((utterance) => `- ${utterance}`),
    // Without an empty line it would belong to the item above, in Markdown.
    "",
    ...exampleLines(task),
  ].join("\n");

const valuesMissing = (missing: readonly string[], task: AgentTask): string =>
  [
    `No rows are visible for ${formatWords(missing)}: I find no value like it, so I give no figure for it.`,
    ...exampleLines(task),
  ].join("\n");

const groupsMissing = (missing: readonly string[], task: AgentTask): string =>
  [
    `I know nothing called ${formatWords(missing)} that figures could be grouped by, so I give none.`,
    ...exampleLines(task),
  ].join("\n");

const notUnderstood = (task: AgentTask, words: readonly string[]): string =>
  [
    task.model.cubes.some(({ members }) => members.length > 0)
      ? `I did not understand that as a question about this data${reasonOf(wordsApart(words, languageOf(task.model)))}`
      : "There is no data here that you may ask about.",
    ...exampleLines(task),
  ].join("\n");

/** What is known elsewhere in the model is not denied: it does not go with what else was asked. */
const reasonOf = ({ unknown, elsewhere }: ReturnType<typeof wordsApart>): string =>
  [
    unknown.length === 0 ? "." : `: I know nothing called ${formatWords(unknown)}.`,
    ...(elsewhere.length === 0
      ? []
      : [` I cannot tell ${formatWords(elsewhere)} by what else you ask.`]),
  ].join("");

const exampleLines = (task: AgentTask): readonly string[] => {
  const examples = suggestionsFor(task.model);
  return examples.length === 0
    ? []
    : ["You can ask, for example:", ...examples.map((example) => `- ${example}`), ""];
};
