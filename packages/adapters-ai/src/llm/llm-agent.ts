import type { LanguageModelV3Message } from "@ai-sdk/provider";
import {
  AgentStopped,
  type AgentEvent,
  type AgentsMethods,
  type AgentTask,
  type Environment,
  type Id,
  type PortAdapter,
} from "@embedded-analytics/domain";
import { askModel, type AskOptions } from "./ask-model.js";
import { callTools } from "./call-tools.js";
import { fitWindow } from "./prompt/fit-window.js";
import { pastTurns, questionMessage } from "./prompt/past-turns.js";
import { lastStep, systemPrompt } from "./prompt/system-prompt.js";
import { estimateTokens } from "./prompt/token-estimate.js";
import { guardedFetch, responseLimits, type ResponseLimits } from "./provider/guarded-fetch.js";
import { providerModel, type ProviderModel } from "./provider/provider-model.js";
import { saidBy, type ProviderError } from "./provider/provider-error.js";
import type { ModelAnswer } from "./read-answer.js";
import { readSettings, type LlmSettings, type Provider } from "./settings.js";
import { toolDefinitions } from "./tool-definitions.js";
import { noUsageOf, tokensOf, withCall } from "./usage.js";

/** What agents with a language model need; everything has a default. */
export interface LlmOptions {
  /** Where the keys are that declarations name; by default the process's own. */
  readonly environment?: Environment | undefined;
  /** Called with what goes wrong with a provider: for the log, never for a reader (T17). */
  readonly onProviderError?: ((providerError: ProviderError) => void) | undefined;
  readonly limits?: Partial<ResponseLimits> | undefined;
  /** What asks providers; Node's own unless given. */
  readonly fetch?: typeof fetch | undefined;
  /** Waits so many milliseconds, or until the signal aborts. */
  readonly pause?: AskOptions["pause"] | undefined;
  /** Makes the model that the settings name. */
  readonly modelOf?: ((settings: LlmSettings) => Promise<ProviderModel>) | undefined;
}

/**
 * Agents that a language model answers for. All that a model may do is to call the task's tools, which
 * run as the user; what it may use is the agent's budget (D13), and past it the turn is stopped.
 * Settings are read for each question, so that a changed declaration holds from the next one on.
 */
export const llmAgent = (
  provider: Provider,
  {
    environment = process.env,
    onProviderError: onProviderError = () => undefined,
    limits,
    fetch: fetching = fetch,
    pause = pauseFor,
    modelOf = (settings) =>
      providerModel(settings, guardedFetch({ ...responseLimits, ...limits }, fetching)),
  }: LlmOptions = {},
): PortAdapter<AgentsMethods> => ({
  async *answer(accountId, task, signal) {
    const read = readSettings(provider, task.agent.config, environment);
    if (read.settings === undefined) {
      const reason = "agent_misconfigured";
      onProviderError({ ...about(accountId, task), ...nothingSent, reason, said: read.problem });
      throw new AgentStopped(reason);
    }
    const { settings } = read;
    const onTrouble: AskOptions["onTrouble"] = (error, { reason, status }, retryInMs) => {
      const said = saidBy(error, settings.apiKey);
      onProviderError({ ...about(accountId, task), reason, status, said, retryInMs });
    };
    const options = { signal, pause, nowMs: Date.now, onTrouble };
    try {
      yield* answerTo(task, settings, await modelOf(settings), options);
    } catch (error) {
      // The caller that ended the turn knows that it is over.
      if (!signal.aborted) throw error;
    }
  },
});

const about = (accountId: Id, { agent }: AgentTask) => ({ accountId, agentId: agent.id });

const nothingSent = { status: undefined, retryInMs: undefined };

async function* answerTo(
  task: AgentTask,
  settings: LlmSettings,
  model: ProviderModel,
  options: AskOptions,
): AsyncGenerator<AgentEvent> {
  const { budget, answerTokens } = settings;
  const system = systemPrompt(task, settings);
  const tools = [...toolDefinitions(settings.tools)];
  const turns = pastTurns(task.history);
  const turn = [questionMessage(task.input)];
  let usage = noUsageOf(settings.model);
  let { tokens: tokensLeft, rows: rowsLeft } = budget;
  let separator = "";
  for (let step = 1; ; step++) {
    if (step > budget.steps || tokensLeft <= 0) throw new AgentStopped("turn_budget");
    const instructions = step === budget.steps ? `${system}\n\n${lastStep}` : system;
    const prompt = [
      systemMessage(instructions),
      ...fitWindow([...turns, turn], roomFor(instructions, settings)),
    ];
    const asked = { prompt, tools, maxOutputTokens: Math.min(answerTokens, tokensLeft) };
    usage = { ...usage, llmCalls: step };
    yield { kind: "usage", usage };
    const answer = yield* parted(separator, askModel(model, asked, options));
    usage = withCall(usage, answer.usage);
    yield { kind: "usage", usage };
    if (answer.calls.length === 0) return endWith(answer);
    tokensLeft -= tokensOf(answer.usage, estimateOf(prompt, answer));
    const called = await callTools(answer, task.callTool, rowsLeft);
    rowsLeft -= called.rows;
    turn.push(...called.messages);
    separator = separatorAfter(answer, separator);
  }
}

/** Kept by providers that can: it is the same for all steps, and for all questions of a day. */
const systemMessage = (content: string): LanguageModelV3Message => ({
  role: "system",
  content,
  providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
});

/** What the window has left for the conversation. */
const roomFor = (system: string, { contextTokens, answerTokens }: LlmSettings): number =>
  contextTokens - answerTokens - estimateTokens(system);

const estimateOf = (prompt: readonly LanguageModelV3Message[], { length }: ModelAnswer) => ({
  input: estimateTokens(JSON.stringify(prompt)),
  output: Math.ceil(length / 3),
});

/** What ends without a call is the answer, unless it is none. */
const endWith = ({ finish, said }: ModelAnswer): void => {
  if (finish === "length") throw new AgentStopped("answer_too_long");
  if (finish === "content-filter") throw new AgentStopped("model_refused");
  if (!said.some(({ type, text }) => type === "text" && text.trim() !== "")) {
    throw new AgentStopped("model_unreadable");
  }
};

/** What a model says between its calls are paragraphs of one answer. */
const separatorAfter = ({ said }: ModelAnswer, before: string): string =>
  said.some(({ type, text }) => type === "text" && text.trim() !== "") ? "\n\n" : before;

async function* parted(
  separator: string,
  answer: AsyncGenerator<AgentEvent, ModelAnswer>,
): AsyncGenerator<AgentEvent, ModelAnswer> {
  let due = separator;
  try {
    for (;;) {
      const next = await answer.next();
      if (next.done === true) return next.value;
      if (next.value.kind === "content" && due !== "") {
        yield { kind: "content", text: due };
        due = "";
      }
      yield next.value;
    }
  } finally {
    await answer.return(undefined as never);
  }
}

const pauseFor: AskOptions["pause"] = (ms, signal) =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
  });
