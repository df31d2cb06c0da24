import { once } from "node:events";
import { request as send, type IncomingMessage } from "node:http";
import {
  Failure,
  type ChatStream,
  type Credential,
  type DataCaller,
  type FailureCode,
} from "@embedded-analytics/domain";
import type { ChatCalls } from "../simulation/chat-oracle/chat-calls.js";

/**
 * The calls of a simulation over real sockets, a connection for each. Answers of 4xx and 5xx with a
 * code reject as `Failure`, as the service itself does; whatever else goes wrong is an `Error`.
 */
export const chatOverHttp = (baseUrl: string): ChatCalls => {
  const post = async (
    path: string,
    caller: DataCaller,
    body: unknown,
    signal?: AbortSignal,
  ): Promise<IncomingMessage> => {
    const headers = { "Content-Type": "application/json", ...authorizationOf(caller) };
    const request = send(new URL(baseUrl + path), {
      method: "POST",
      headers,
      agent: false,
      ...(signal === undefined ? {} : { signal }),
    });
    request.end(JSON.stringify(body));
    const [response] = (await once(request, "response")) as [IncomingMessage];
    if ((response.statusCode ?? 0) < 300) return response;
    throw failureOf(response.statusCode, await textOf(response));
  };
  const json = async (path: string, caller: DataCaller, body: unknown): Promise<unknown> =>
    JSON.parse(await textOf(await post(path, caller, body)));
  const nobody: Credential = { apiKey: undefined };

  return {
    generateSession: async (credential, body) =>
      (await json("/api/v1/embed/generate-session", credential, body)) as { sessionId: string },
    exchangeSession: async (body) =>
      (await json("/api/v1/embed/session/token", nobody, body)) as { token: string },
    revokeSession: async (credential, body) => {
      await textOf(await post("/api/v1/embed/session/revoke", credential, body));
    },
    abortChat: async (caller, { accountName, agentId }, body) => {
      const path = `${chatPath(accountName, agentId)}/abort`;
      await textOf(await post(path, caller, body));
    },
    streamChat: async (caller, { accountName, agentId }, body, { signal } = {}) =>
      streamOf(await post(chatPath(accountName, agentId), caller, body, signal)),
  };
};

const chatPath = (accountName: string, agentId: string): string =>
  `/local/api/v1/public/${accountName}/agents/${agentId}/chat/stream-chat-state`;

const authorizationOf = ({ embedToken, apiKey }: DataCaller): Record<string, string> => {
  if (embedToken !== undefined) return { Authorization: `Bearer ${embedToken}` };
  return apiKey === undefined ? {} : { Authorization: `Api-Key ${apiKey}` };
};

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += String(chunk);
  return text;
};

const failureOf = (status: number | undefined, text: string): Error => {
  const { code, detail = "" } = JSON.parse(text) as { code?: FailureCode; detail?: string };
  return code === undefined || status === 500
    ? new Error(`The service answered ${status}: ${text}`)
    : new Failure(code, detail);
};

/** Reads up to the cutoff, which names the thread; the lines so far come first (D3). */
const streamOf = async (response: IncomingMessage): Promise<ChatStream> => {
  const parts = partsOf(response);
  const first: string[] = [];
  for (;;) {
    const part = await parts.next();
    if (part.done === true) throw new Error(`A chat without a cutoff: ${first.join("")}`);
    first.push(...part.value);
    const cutoff = part.value.find((line) => line.startsWith('{"id":"__cutoff__"'));
    if (cutoff === undefined) continue;
    const { state } = JSON.parse(cutoff) as { readonly state: Pick<ChatStream, "chatId"> };
    const lines = (async function* () {
      yield first;
      yield* parts;
    })();
    return { chatId: state.chatId, lines };
  }
};

/** Whole lines as they come; an empty one only keeps the connection alive (D12). */
const partsOf = async function* (response: IncomingMessage): AsyncGenerator<readonly string[]> {
  let rest = "";
  for await (const chunk of response.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield lines.filter((line) => line !== "").map((line) => `${line}\n`);
  }
  if (rest !== "") throw new Error(`The last line has no end: ${rest}`);
};
