import type { ThreadItem, ThreadsApi } from "./threads-api.js";

/** Where the routes of the user's threads are, and by what right they are called. */
export interface ThreadsService {
  /** The address of the agent's chat, without a slash at its end. */
  readonly chatUrl: string;
  readonly token: () => string;
}

/** How many threads the list shows; older ones are found by their address. */
const listMax = 100;

/** The user's threads by the service's routes beside the agent's chat. */
export const serviceThreads = ({ chatUrl, token }: ThreadsService): ThreadsApi => {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${chatUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token()}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: "omit",
    });
    if (!response.ok) throw new Error(`The service answered ${response.status}.`);
    return response.status === 204 ? undefined : response.json();
  };
  const threadPath = (chatId: string): string => `/threads/${encodeURIComponent(chatId)}`;
  return {
    list: async () => itemsIn(await call("GET", `/threads?first=${listMax}`)).flatMap(threadOf),
    rename: async (chatId, title) => {
      await call("PATCH", threadPath(chatId), { title });
    },
    remove: async (chatId) => {
      await call("DELETE", threadPath(chatId));
    },
    suggestions: async () =>
      itemsIn(await call("GET", "/suggestions")).flatMap((item) => {
        const text = typeof item === "string" ? item : fieldsOf(item)["question"];
        return typeof text === "string" ? [text] : [];
      }),
    rate: async ({ chatId, messageId, rating, text }) => {
      const path = `${threadPath(chatId)}/feedback/${encodeURIComponent(messageId)}`;
      await call("PUT", path, { rating, ...(text === undefined ? {} : { text }) });
    },
  };
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const itemsIn = (body: unknown): readonly unknown[] => {
  const { items } = fieldsOf(body);
  return Array.isArray(items) ? items : [];
};

const threadOf = (value: unknown): readonly ThreadItem[] => {
  const { chatId, title, updatedAt, isStreaming } = fieldsOf(value);
  if (typeof chatId !== "string" || typeof title !== "string") return [];
  const item = { chatId, title, isStreaming: isStreaming === true };
  return [{ ...item, updatedAt: typeof updatedAt === "string" ? updatedAt : "" }];
};
