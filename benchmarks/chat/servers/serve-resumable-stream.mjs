// (b) resumable-stream, on Redis where there is one, else on publishing in memory.
import { ReadableStream } from "node:stream/web";
import { Redis } from "ioredis";
import { createResumableStreamContext } from "resumable-stream/generic";
import { publishingInMemory } from "./publishing-in-memory.mjs";
import { sendStream, servePeer } from "./peer.mjs";

const { REDIS_SOCKET } = process.env;
const clients =
  REDIS_SOCKET === undefined
    ? publishingInMemory()
    : { publisher: new Redis(REDIS_SOCKET), subscriber: new Redis(REDIS_SOCKET) };
const context = createResumableStreamContext({ waitUntil: null, ...clients });

await servePeer(async (chatId, makeLines, response) => {
  const made = () => ReadableStream.from(makeLines());
  await sendStream(response, await context.resumableStream(chatId, made));
});
