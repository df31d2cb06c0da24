// resumable-stream as its own description says: the producer keeps the lines in its memory and
// publishes each of them once for each reader.
import { ReadableStream } from "node:stream/web";
import { Redis } from "ioredis";
import { createResumableStreamContext } from "resumable-stream/generic";
import { closingLine, deltaLine } from "../chat/delta.mjs";
import { say } from "../chat/script.mjs";

const linesOf = async function* (id, script) {
  let sort = 0;
  for await (const text of say(script, new AbortController().signal)) {
    yield deltaLine(id, text, ++sort);
  }
  yield closingLine;
};

export const connectResumable = (url) => {
  const clients = { publisher: new Redis(url), subscriber: new Redis(url) };
  const context = createResumableStreamContext({ waitUntil: null, ...clients });
  return {
    begin: async (id, script) => {
      const made = await context.createNewResumableStream(id, () =>
        ReadableStream.from(linesOf(id, script)),
      );
      return { spoken: drain(made, () => undefined) };
    },
    follow: async (id, take) => {
      const stream = await context.resumeExistingStream(id);
      return { ended: drain(stream, (chunk) => take(linesIn(chunk))) };
    },
  };
};

/** A replay is one chunk, whatever it holds. */
const linesIn = (chunk) =>
  chunk.indexOf("\n") === chunk.length - 1 ? [chunk] : chunk.split(/(?<=\n)/);

const drain = async (stream, take) => {
  for await (const chunk of stream) take(chunk);
};
