import { chatPath, headersFor, type Talking } from "./chat-call.js";
import type { HttpAnswer } from "./http-call.js";
import type { Subject } from "./subject.js";

/** Where the threads of an agent are, or one of them, or what is below it. */
export const threadsPath = (chatId?: string, talking: Talking = {}): string =>
  chatPath("abort", talking).replace(
    /abort$/,
    chatId === undefined
      ? "threads"
      : `threads/${chatId.split("/").map(encodeURIComponent).join("/")}`,
  );

/** The header of a request without a body that names its user (D2). */
export const settingsHeader = (settings: object | undefined): Record<string, string> =>
  settings === undefined
    ? {}
    : { "X-Session-Settings": Buffer.from(JSON.stringify(settings)).toString("base64url") };

/** Who asks for threads, and which query the list has. */
export interface ThreadsCall extends Talking {
  /** Where an API key asks. */
  readonly settings?: object;
  readonly query?: string;
}

export const listThreads = (
  subject: Subject,
  { settings, query = "", ...talking }: ThreadsCall,
): Promise<HttpAnswer> =>
  subject.call({
    method: "GET",
    path: threadsPath(undefined, talking) + query,
    headers: { ...headersFor(talking), ...settingsHeader(settings) },
  });

export const renameThread = (
  subject: Subject,
  chatId: string,
  title: unknown,
  { settings, ...talking }: ThreadsCall,
): Promise<HttpAnswer> =>
  subject.call({
    method: "PATCH",
    path: threadsPath(chatId, talking),
    headers: headersFor(talking),
    body: JSON.stringify({ title, ...(settings && { sessionSettings: settings }) }),
  });

export const deleteThread = (
  subject: Subject,
  chatId: string,
  { settings, ...talking }: ThreadsCall,
): Promise<HttpAnswer> =>
  subject.call({
    method: "DELETE",
    path: threadsPath(chatId, talking),
    headers: { ...headersFor(talking), ...settingsHeader(settings) },
  });

/** What a user thinks of the answer to a message; undefined removes it. */
export const rateAnswer = (
  subject: Subject,
  [chatId, messageId]: readonly [string, string],
  feedback: object | undefined,
  { settings, ...talking }: ThreadsCall,
): Promise<HttpAnswer> =>
  subject.call({
    method: feedback === undefined ? "DELETE" : "PUT",
    path: threadsPath(`${chatId}/feedback/${messageId}`, talking),
    ...(feedback === undefined
      ? { headers: { ...headersFor(talking), ...settingsHeader(settings) } }
      : {
          headers: headersFor(talking),
          body: JSON.stringify({ ...feedback, ...(settings && { sessionSettings: settings }) }),
        }),
  });

/** What users think of the answers of an agent, or its own user of those in a thread. */
export const listFeedback = (
  subject: Subject,
  chatId: string | undefined,
  { settings, query = "", ...talking }: ThreadsCall,
): Promise<HttpAnswer> => {
  const path = threadsPath(chatId === undefined ? undefined : `${chatId}/feedback`, talking);
  return subject.call({
    method: "GET",
    path: (chatId === undefined ? path.replace(/threads$/, "feedback") : path) + query,
    headers: { ...headersFor(talking), ...settingsHeader(settings) },
  });
};
