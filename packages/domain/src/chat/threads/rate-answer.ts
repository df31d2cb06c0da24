import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import type { ParsedCall } from "../../sessions/parse/parsed-call.js";
import { Failure } from "../../shared/failure/failure.js";
import { readBody, type BodyFailure } from "../../shared/failure/body-failure.js";
import { lift } from "../../shared/port/port.js";
import { authenticateCaller } from "../chat-caller.js";
import type { Feedback } from "../ports/feedback.js";
import { Threads } from "../services.js";
import type { AnswerAddress } from "./answer-address.js";
import { findOwnThread } from "./find-own-thread.js";
import { parseFeedback } from "./parse-feedback.js";
import { parseSettingsAlone } from "./parse-threads.js";

/** Keeps what the user of a thread thinks of an answer, in the place of what was kept of it. */
export const rateAnswer = (caller: DataCaller, answer: AnswerAddress, body: unknown) =>
  rate(caller, answer, readBody(body, parseFeedback), (given) => given);

/** Removes what the user of a thread thinks of an answer; repeating it is fine. */
export const removeRating = (caller: DataCaller, answer: AnswerAddress, given: unknown) =>
  rate(caller, answer, readBody(given, parseSettingsAlone), () => undefined);

const rate = <Request>(
  caller: DataCaller,
  answer: AnswerAddress,
  parsed: ParsedCall<Request> | BodyFailure,
  feedbackIn: (request: Request) => Feedback | undefined,
) =>
  Effect.gen(function* () {
    const { chatId: threadId, messageId } = answer;
    const { chatCaller, request } = yield* authenticateCaller(caller, answer, parsed, "identity");
    const { owner } = yield* findOwnThread(chatCaller, answer, threadId);
    const threads = lift(yield* Threads);
    const place = { owner, threadId, messageId };
    if (yield* threads.rate(chatCaller.accountId, place, feedbackIn(request))) return;
    return yield* Effect.fail(
      new Failure("thread_not_found", "The thread has no such message, or is not there."),
    );
  });
