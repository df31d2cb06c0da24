import { expect } from "@jest/globals";
import { request as send } from "node:http";
import { chatLinesIn, type ChatLine } from "./chat-lines.js";
import { credentialOf, type Asking } from "./data-call.js";
import { conformanceKeys as keys } from "./declaration.js";
import type { HttpAnswer } from "./http-call.js";
import type { Subject } from "./subject.js";

/** Who talks to which agent; an admin key of acme and its agent 1 where nothing else is said. */
export interface Talking {
  readonly asking?: Asking | undefined;
  readonly account?: string;
  readonly agentId?: string;
}

/** Where an agent's chat is, with the region that a service has by default (D1). */
export const chatPath = (
  last: "stream-chat-state" | "stream-chat-state/abort" | "abort",
  { account = "acme", agentId = "1" }: Talking = {},
): string => `/local/api/v1/public/${account}/agents/${agentId}/chat/${last}`;

/** The headers of such a call. */
export const headersFor = (talking: Talking): Record<string, string> => {
  const asking = "asking" in talking ? talking.asking : { key: keys.acme };
  return {
    "Content-Type": "application/json",
    ...(asking === undefined ? {} : credentialOf(asking)),
  };
};

const post = (
  subject: Subject,
  path: string,
  body: unknown,
  talking: Talking,
): Promise<HttpAnswer> =>
  subject.call({
    method: "POST",
    path,
    headers: headersFor(talking),
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Sends a message, or reads a thread, and waits for the whole answer. */
export const sendChat = (
  subject: Subject,
  body: unknown,
  talking: Talking = {},
): Promise<HttpAnswer> => post(subject, chatPath("stream-chat-state", talking), body, talking);

/** The same where it must come about; answers its lines. */
export const chat = async (
  subject: Subject,
  body: unknown,
  talking: Talking = {},
): Promise<readonly ChatLine[]> => {
  const answer = await sendChat(subject, body, talking);
  expect([answer.status, answer.headers["content-type"]]).toEqual([
    200,
    "application/x-ndjson; charset=utf-8",
  ]);
  return chatLinesIn(answer.text);
};

export const abortChat = (
  subject: Subject,
  body: unknown,
  talking: Talking = {},
): Promise<HttpAnswer> =>
  post(subject, chatPath("stream-chat-state/abort", talking), body, talking);

/** An answer that is read while it comes. */
export interface OpenChat {
  readonly chatId: string;
  /** Every line, once the answer has ended. */
  readonly ended: Promise<readonly ChatLine[]>;
  /** All that came, as it came. */
  readonly text: () => string;
  /** Settles when a line of the turn's agent has come. */
  readonly spoken: Promise<void>;
  readonly leave: () => void;
}

/** Sends a message and answers as soon as a line has named the thread. */
export const openChat = (
  subject: Subject,
  body: object,
  talking: Talking = {},
): Promise<OpenChat> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(subject.target().baseUrl);
    const path = pathname.replace(/\/$/, "") + chatPath("stream-chat-state", talking);
    const headers = headersFor(talking);
    const request = send({ hostname, port, method: "POST", path, headers });
    request.on("error", reject);
    request.on("response", (response) => {
      let text = "";
      let speak: () => void = () => undefined;
      const spoken = new Promise<void>((resolveSpoken) => (speak = resolveSpoken));
      const ended = new Promise<readonly ChatLine[]>((resolveEnded, rejectEnded) => {
        response.on("end", () => {
          speak();
          resolveEnded(chatLinesIn(text));
        });
        response.on("error", rejectEnded);
      });
      ended.catch(() => undefined); // for those who leave
      const open: Omit<OpenChat, "chatId"> = {
        ended,
        text: () => text,
        spoken,
        leave: () => void request.destroy(),
      };
      if (response.statusCode !== 200) reject(new Error(`No stream: ${response.statusCode}`));
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        const whole = text.slice(0, text.lastIndexOf("\n") + 1);
        const lines = chatLinesIn(whole);
        const cutoff = lines.find(({ id }) => id === "__cutoff__");
        if (cutoff?.state !== undefined) resolve({ ...open, chatId: cutoff.state.chatId });
        if (lines.some(({ isDelta, content, thinking }) => isDelta && (content || thinking))) {
          speak();
        }
      });
    });
    request.end(JSON.stringify(body));
  });
