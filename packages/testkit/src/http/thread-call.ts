import { chatPath, headersFor, type Talking } from "./chat-call.js";
import type { HttpAnswer } from "./http-call.js";
import type { Subject } from "./subject.js";

/** Where the threads of an agent are, or one of them. */
export const threadsPath = (chatId?: string, talking: Talking = {}): string =>
  chatPath("abort", talking).replace(
    /abort$/,
    chatId === undefined ? "threads" : `threads/${encodeURIComponent(chatId)}`,
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
