import {
  AnalyticsError,
  headDetails,
  unexpectedResponse,
  type ErrorDetails,
} from "../analytics-error.js";
import { parseJson } from "./json-fields.js";

/** No line of the service is as long: its answers are bounded by 256 MiB in all. */
const lineCharactersMax = 256 * 1024 * 1024;

/** What an event has beside its data, and a comment; no JSON begins so. */
const besideData = /^(data:|(id)?:.*)/;

/** How a response in lines is read. */
export interface LineOptions {
  /** Once it aborts, reading ends at once with its reason. */
  readonly signal: AbortSignal;
  /** Milliseconds without a byte after which the response counts as cut; undefined: for ever. */
  readonly idleMs?: number | undefined;
}

/**
 * The JSON values of a response in lines or in events of one line each, as they come. Empty lines, and
 * what an event has beside its data, are passed over; a rest without a newline was cut on its way and is dropped. Ends where the response
 * does: whether that was its end is for the caller to judge. Rejects with `stream_interrupted` where the
 * connection breaks or falls silent, and with `unexpected_response` for what is no line of JSON.
 */
export async function* jsonLines(
  response: Response,
  { signal, idleMs }: LineOptions,
): AsyncGenerator<unknown, void, undefined> {
  const details = headDetails(response);
  const reader = (await bodyOf(response, details)).getReader();
  const decoder = new TextDecoder();
  // Cancelling settles a read that is pending, also where `fetch` has no regard for the signal.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  // The beginning of a line whose end has not come; engines join the parts of a text when it is read.
  let rest = "";
  try {
    for (;;) {
      signal.throwIfAborted();
      const timer = idleMs === undefined ? undefined : setTimeout(cancel, idleMs);
      const { done, value } = await reader.read().finally(() => {
        clearTimeout(timer);
      });
      signal.throwIfAborted();
      if (done) return;
      const parts = decoder.decode(value, { stream: true }).split("\n");
      const last = parts.pop() ?? "";
      for (const part of parts) {
        const line = (rest + part).replace(besideData, "");
        rest = "";
        if (line.trim() === "") continue;
        const parsed = parseJson(line);
        if (parsed === undefined) throw unexpectedResponse("a line is no JSON", details);
        yield parsed;
      }
      rest += last;
      if (rest.length > lineCharactersMax) throw unexpectedResponse("a line is too long", details);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AnalyticsError) throw error;
    throw new AnalyticsError("stream_interrupted", "The answer broke off.", details);
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

const bodyOf = async (
  { body, headers }: Response,
  details: ErrorDetails,
): Promise<ReadableStream<Uint8Array>> => {
  if (body !== null && /json|event/.test(headers.get("content-type") ?? "")) return body;
  const reader = body?.getReader();
  const { done = true } = (await reader?.read()) ?? {};
  void reader?.cancel();
  // Where the connection ends within a response's head, the browser gives what it has of the head.
  if (done) throw new AnalyticsError("stream_interrupted", "The answer broke off.", details);
  throw unexpectedResponse("it is no JSON", details);
};
