import { scriptedAgent, type Script } from "@embedded-analytics/testkit";
import type { ChatLine } from "./chat-line.js";
import { reduceThread, emptyThread, type ThreadState } from "./thread-state.js";
import type { Fetch } from "../http/transport.js";
import { serveAnalytics, type TestService } from "../service.fixture.js";

/** A service of which every turn plays this script. */
export const servePlaying = (script: Script): Promise<TestService> =>
  serveAnalytics({ agents: scriptedAgent(script) });

/** The state that lines lead to. */
export const stateAfter = (lines: readonly ChatLine[]): ThreadState =>
  lines.reduce(reduceThread, emptyThread);

/** A state without ids that differ from thread to thread, so that two threads can be compared. */
export const comparable = ({ messages, status, error, usage }: ThreadState) => ({
  status,
  error,
  usage,
  messages: messages.map(({ id: _id, toolCall, ...message }) => ({
    ...message,
    toolCall: toolCall && { ...toolCall, result: toolCall.result?.replace(/"uuid":"[^"]*"/, "") },
  })),
});

/**
 * A `fetch` that cuts the body of the first responses after so many bytes each, and hands the rest over
 * in chunks of `chunkBytes`. A cut ends the body early or breaks it with an error, in turns.
 */
export const cuttingFetch = (cuts: readonly number[], chunkBytes = Infinity): Fetch => {
  let count = 0;
  return async (input, init) => {
    const response = await fetch(input, init);
    const at = count++;
    const { status, headers, body } = response;
    if (body === null) return response;
    const cut = cuts[at] ?? Infinity;
    return new Response(cutStream(body, cut, chunkBytes, at % 2 === 1), { status, headers });
  };
};

const cutStream = (
  body: ReadableStream<Uint8Array>,
  cut: number,
  chunkBytes: number,
  breaks: boolean,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let passed = 0;
  let rest = new Uint8Array();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (rest.length === 0) {
        const { done, value } = await reader.read();
        if (done) {
          controller.close();
          return;
        }
        rest = new Uint8Array(value);
      }
      const length = Math.min(rest.length, chunkBytes, cut - passed);
      if (length > 0) controller.enqueue(rest.slice(0, length));
      rest = rest.slice(length);
      passed += length;
      if (passed < cut) return;
      await reader.cancel();
      if (breaks) controller.error(new TypeError("terminated"));
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
};
