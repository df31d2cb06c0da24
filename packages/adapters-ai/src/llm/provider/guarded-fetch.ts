import { ResponseRefused } from "./response-refused.js";
import { WholeLines } from "./whole-lines.js";

/** What a provider's response may take (T39). */
export interface ResponseLimits {
  /** Of the whole response, unpacked. */
  readonly bytesMax: number;
  readonly lineBytesMax: number;
  /** Of a response that is an error; what is behind that is not read. */
  readonly errorBytesMax: number;
  /** How long a provider may send nothing. */
  readonly silenceMs: number;
}

const mebibyte = 1024 * 1024;

/** For the streamed answer of a model. */
export const responseLimits: ResponseLimits = {
  bytesMax: 16 * mebibyte,
  lineBytesMax: mebibyte,
  errorBytesMax: 64 * 1024,
  silenceMs: 120_000,
};

/**
 * Node's own `fetch`, or the one given, to the address that was configured and to no other: a redirect is refused, and
 * a response that is too long, too slow or one endless line ends with `ResponseRefused`, its socket
 * closed.
 */
export const guardedFetch =
  (limits: ResponseLimits, fetching: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const silence = silenceTimer(limits.silenceMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal;
    const response = await silence.during(fetching(input, { ...init, redirect: "manual", signal }));
    const { status, statusText, headers, body } = response;
    if (status >= 300 && status < 400) {
      await body?.cancel();
      throw new ResponseRefused("redirect", `The provider redirects (${status}).`);
    }
    if (body === null) return response;
    const read = response.ok ? answerOf(limits) : errorOf(limits);
    return new Response(guardedBody(body, silence, read), { status, statusText, headers });
  };

/** Takes the next piece, and answers what of it is handed on; `end` where no more is read. */
type ReadPiece = (piece: Uint8Array | undefined) => {
  readonly bytes?: Uint8Array | undefined;
  readonly end?: boolean;
};

const answerOf = ({ bytesMax, lineBytesMax }: ResponseLimits): ReadPiece => {
  const lines = new WholeLines(lineBytesMax);
  let length = 0;
  return (piece) => {
    if (piece === undefined) return { bytes: lines.rest(), end: true };
    length += piece.length;
    if (length > bytesMax) {
      throw new ResponseRefused("length", `The response is longer than ${bytesMax} bytes.`);
    }
    return { bytes: lines.add(piece) };
  };
};

const errorOf = ({ errorBytesMax }: ResponseLimits): ReadPiece => {
  let bytesRemaining = errorBytesMax;
  return (piece) => {
    if (piece === undefined) return { end: true };
    const bytes = piece.subarray(0, bytesRemaining);
    bytesRemaining -= bytes.length;
    return { bytes, end: bytesRemaining === 0 };
  };
};

const guardedBody = (
  body: ReadableStream<Uint8Array>,
  silence: SilenceTimer,
  read: ReadPiece,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          for (;;) {
            const { done, value } = await silence.during(reader.read());
            const { bytes, end = false } = read(done ? undefined : value);
            const isSome = bytes !== undefined && bytes.length > 0;
            if (isSome) controller.enqueue(bytes);
            if (end) {
              controller.close();
              if (!done) await reader.cancel();
              return;
            }
            if (isSome) return;
          }
        } catch (error) {
          await reader.cancel(error).catch(() => undefined);
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

interface SilenceTimer {
  readonly signal: AbortSignal;
  /** Waits for the provider; the time that its reader takes does not count. */
  during<Value>(waited: Promise<Value>): Promise<Value>;
}

const silenceTimer = (silenceMs: number): SilenceTimer => {
  const over = new AbortController();
  return {
    signal: over.signal,
    during: async (waited) => {
      const timer = setTimeout(() => {
        over.abort(
          new ResponseRefused("silence", `The provider sent nothing for ${silenceMs} ms.`),
        );
      }, silenceMs);
      try {
        return await waited;
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
