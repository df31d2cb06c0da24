// (c) assistant-stream's resumable streams, on its store in memory.
import { ReadableStream, TextEncoderStream } from "node:stream/web";
import {
  createInMemoryResumableStreamStore,
  createResumableStreamContext,
} from "assistant-stream/resumable";
import { sendStream, servePeer } from "./peer.mjs";

const context = createResumableStreamContext({ store: createInMemoryResumableStreamStore() });

await servePeer(async (chatId, makeLines, response) => {
  const made = () => ReadableStream.from(makeLines()).pipeThrough(new TextEncoderStream());
  await sendStream(response, await context.run(chatId, made));
});
