import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { Accounts } from "../../accounts/services.js";
import { optionalText } from "../../analytics/tools/tool-input.js";
import { textRule } from "../../shared/decode.js";
import { Failure } from "../../shared/failure/failure.js";
import type { AgentId } from "../../shared/text/branded.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import type { Assistant, PreparedQuestion } from "../assistant.js";
import { toolArguments } from "./tool-arguments.js";

/** The longest question, as chat takes it (D4). */
const questionBytesMax = 32_768;

const questionProblem = (text: string): string | undefined => {
  if (text === "") return "must not be empty";
  return utf8Length(text) > questionBytesMax
    ? `must be at most ${questionBytesMax} bytes long`
    : undefined;
};

const readArguments = toolArguments(
  Schema.Struct({
    question: Schema.String.check(textRule(questionProblem)),
    chatId: optionalText(128),
  }),
);

/**
 * The call of `streamChat` that asks `{question, chatId?}`: at the named agent, else at the first of the
 * deployment by its id, compared as a number where it is one. An agent of another deployment is not there
 * (D2). The calls after it decide the rights anew, as for anybody.
 */
export const prepareQuestion = (
  assistant: Assistant,
  input: unknown,
  agentId: AgentId | undefined,
) =>
  Effect.gen(function* () {
    const { accountName, deploymentId, allowsAi } = assistant;
    if (!allowsAi) {
      return yield* Effect.fail(new Failure("ai_disabled", "Chat is turned off in this session."));
    }
    const { question, chatId } = yield* readArguments(input);
    const accounts = yield* Accounts;
    const state = yield* accounts.load(accountName, []);
    const ids = (state?.agents ?? [])
      .filter((agent) => agent.deploymentId === deploymentId)
      .map(({ id }) => id)
      .toSorted(inOrder);
    const found = agentId === undefined ? ids[0] : ids.find((id) => id === agentId);
    if (found === undefined) {
      return yield* Effect.fail(new Failure("agent_not_found", "There is no such agent."));
    }
    return {
      address: { accountName, agentId: found },
      body: { ...assistant.body, input: question, ...(chatId ? { chatId } : {}) },
    } satisfies PreparedQuestion;
  });

const inOrder = (left: AgentId, right: AgentId): number =>
  Number(left) - Number(right) || (left < right ? -1 : left > right ? 1 : 0);
