import * as Effect from "effect/Effect";
import { CallCount } from "../../access/limits/admit-call.js";
import type { DataCaller } from "../../access/data-caller.js";
import { loadModelAccess } from "../../analytics/access/model-access.js";
import { sessionOfCaller } from "../../analytics/access/session-of-caller.js";
import { visibleModel } from "../../analytics/policies/visible-model.js";
import { suggestedQuestions } from "../../analytics/suggest/suggested-questions.js";
import { Failure } from "../../shared/failure/failure.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { lift } from "../../shared/port/port.js";
import type { ChatAddress } from "../chat-address.js";
import { authenticateCaller, requireAgent } from "../chat-caller.js";
import { Threads } from "../services.js";
import { parseSettingsAlone } from "./parse-threads.js";

/** No statement is run: the rights alone are asked for, as the data API has them. */
const noStatement = { query: "", timezone: undefined, branchName: undefined } as const;

/** Questions for an empty thread, out of what the caller may see of the agent's model and of nothing else. */
export const suggestQuestions = (caller: DataCaller, address: ChatAddress, given: unknown) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSettingsAlone);
    const count = new CallCount();
    const { chatCaller } = yield* authenticateCaller(caller, address, parsed, "identity", count);
    const { agentId } = address;
    const lookup = { agentId, owner: undefined, chatId: undefined, messageId: undefined };
    const { agent } = yield* lift(yield* Threads).load(chatCaller.accountId, lookup);
    const { deploymentId } = yield* requireAgent(chatCaller, agent);
    const asked = parsed instanceof Failure ? parsed : { ...parsed, request: noStatement };
    const { session } = yield* sessionOfCaller(caller, deploymentId, asked, count);
    const { model, access } = yield* loadModelAccess(session);
    return suggestedQuestions(visibleModel(model, access));
  });
