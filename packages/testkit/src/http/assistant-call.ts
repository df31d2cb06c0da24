import type { HttpAnswer } from "./http-call.js";
import { settingsHeader } from "./thread-call.js";
import { credentialOf, type Asking } from "./data-call.js";
import type { Subject } from "./subject.js";

/** The endpoint of assistants, of one deployment where it is named (I1). */
export const assistantPath = (deploymentId?: number | string): string =>
  deploymentId === undefined ? "/mcp" : `/mcp/d/${deploymentId}`;

/** A message of the protocol that asks for something. */
export const assistantMessage = (method: string, params: object = {}): object => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  params,
});

/** What a client of Streamable HTTP sends beside its credential. */
export const assistantHeaders = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
  "MCP-Protocol-Version": "2025-11-25",
} as const;

/** What a request says beside its message. */
export interface AssistantCalling {
  /** With a key: whom it is for. */
  readonly settings?: object;
  readonly deploymentId?: number | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one message as a client of last year's revision does. */
export const askAssistant = (
  subject: Subject,
  asking: Asking,
  message: unknown,
  { settings, deploymentId, headers }: AssistantCalling = {},
): Promise<HttpAnswer> =>
  subject.call({
    method: "POST",
    path: assistantPath(deploymentId),
    headers: {
      ...assistantHeaders,
      ...(settings === undefined ? {} : settingsHeader(settings)),
      ...credentialOf(asking),
      ...headers,
    },
    body: typeof message === "string" ? message : JSON.stringify(message),
  });

/** The message that answers, out of JSON or out of the stream's last event. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into any answer
export const messageIn = (answer: HttpAnswer): any => {
  if (answer.json !== undefined) return answer.json as unknown;
  const data = answer.text.split("\n").filter((line) => line.startsWith("data: "));
  return JSON.parse(data.at(-1)?.slice("data: ".length) ?? "null") as unknown;
};

/** What the tool `run_query` gives: its text, or the text of its refusal. */
export const queryThrough = async (
  subject: Subject,
  asking: Asking,
  input: object,
  calling: AssistantCalling = {},
) => {
  const message = assistantMessage("tools/call", { name: "run_query", arguments: input });
  const answer = await askAssistant(subject, asking, message, calling);
  const { content, isError, structuredContent } = messageIn(answer).result as {
    readonly content: readonly { readonly text: string }[];
    readonly isError?: boolean;
    readonly structuredContent?: {
      readonly rows: readonly (readonly unknown[])[];
      readonly totalRows: number;
    };
  };
  return { text: content[0]?.text ?? "", isError: isError === true, data: structuredContent };
};
