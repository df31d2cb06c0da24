// What the servers beside ours have in common.
import { once } from "node:events";
import express from "express";
import { controlled } from "./controlled.mjs";
import { closingLine, deltaLine } from "../delta.mjs";
import { listening } from "./listening.mjs";
import { say } from "../script.mjs";

/**
 * An Express app with a route for chat and one to abort it. `answer` sends a chat to a response;
 * what it needs to begin one are its lines, which end early when the chat is aborted.
 */
export const servePeer = async (answer, stop) => {
  const aborting = new Map();
  const linesOf = async function* (chatId, input) {
    const stopping = new AbortController();
    aborting.set(chatId, stopping);
    let sort = 0;
    for await (const text of say(JSON.parse(input), stopping.signal)) {
      yield deltaLine(chatId, text, ++sort);
    }
    aborting.delete(chatId);
    yield closingLine;
  };
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.post("/chat", express.json(), async (request, response) => {
    const { chatId, input } = request.body;
    await answer(chatId, () => linesOf(chatId, input), response);
  });
  app.post("/abort", express.json(), (request, response) => {
    aborting.get(request.body.chatId)?.abort();
    response.status(204).end();
  });
  const url = await listening(app);
  controlled({ stream: `${url}/chat`, abort: `${url}/abort` }, stop);
};

export const begin = (response) => {
  response.writeHead(200, { "Content-Type": "application/x-ndjson; charset=utf-8" });
  response.flushHeaders();
};

/** Sends what a stream gives, no faster than it is taken. */
export const sendStream = async (response, stream) => {
  begin(response);
  for await (const chunk of stream) {
    if (!response.write(chunk)) await once(response, "drain");
  }
  response.end();
};
