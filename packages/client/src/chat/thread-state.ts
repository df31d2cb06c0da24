import type {
  ChatLine,
  DeltaLine,
  MessageLine,
  ToolCall,
  ToolLine,
  Usage,
  UserLine,
} from "./chat-line.js";

/** A message or a tool call of a thread, as far as it has come. */
export interface ThreadMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  /** Empty for a tool call. */
  readonly content: string;
  /** What the agent thought before it; empty where that is not shown. */
  readonly thinking: string;
  /** Begins with the agent's name, or is `["final"]` for a final answer; empty for the user. */
  readonly graphPath: readonly string[];
  readonly toolCall: ToolCall | undefined;
  /** Whether more of it may come. */
  readonly isInProcess: boolean;
  readonly sort: number;
}

/**
 * How the last turn stands: `suspended` runs again when its message is sent again; `idle` means that no
 * answer is being read, and that how the last one ended was not said.
 */
export type ThreadStatus = "idle" | "streaming" | "completed" | "aborted" | "suspended" | "failed";

/** A thread as the lines so far make it. Plain data, never changed in place. */
export interface ThreadState {
  /** Undefined until the first answer has begun. */
  readonly chatId: string | undefined;
  readonly status: ThreadStatus;
  /** In the order of the thread. */
  readonly messages: readonly ThreadMessage[];
  /** Why the last turn has failed, or was aborted or suspended, in words for the user. */
  readonly error: string | undefined;
  /** What the last turn has used. */
  readonly usage: Usage | undefined;
}

/** A thread of which no line has come. */
export const emptyThread: ThreadState = {
  chatId: undefined,
  status: "idle",
  messages: [],
  error: undefined,
  usage: undefined,
};

/** The thread after one more line. Pure. */
export const reduceThread = (state: ThreadState, line: ChatLine): ThreadState => {
  if (!("id" in line)) return { ...state, error: line.error };
  if ("type" in line) {
    switch (line.type) {
      case "usage":
        return { ...state, status: settled(state), usage: line.usage };
      case "abort":
        return { ...state, status: "aborted", error: line.error };
      case "suspend":
        return { ...state, status: "suspended", error: line.error };
    }
  }
  if ("state" in line) {
    const { chatId, isStreaming } = line.state;
    if (line.id === "__state__") return { ...state, chatId };
    const status = isStreaming ? "streaming" : "idle";
    return { ...state, chatId, status, error: undefined, usage: undefined };
  }
  if (line.role === "user") return placed(begun(state, line), messageOf(line));
  const before = state.messages.find(({ id }) => id === line.id);
  return placed(state, line.isDelta ? grown(line, before) : whole(line, before));
};

/** How a turn that was streaming has ended, by what stands last. */
const settled = ({ status, messages, error }: ThreadState): ThreadStatus => {
  if (status !== "streaming") return status;
  if (messages.at(-1)?.graphPath[0] === "final") return "completed";
  return error === undefined ? "idle" : "failed";
};

/**
 * Where a message comes again under a higher number, its turn runs again: what the broken run said,
 * up to the next message of the user, is taken out.
 */
const begun = (state: ThreadState, { id, sort }: UserLine): ThreadState => {
  const { messages } = state;
  const from = messages.findIndex((message) => message.id === id);
  const before = messages[from];
  if (before === undefined || before.sort >= sort) return state;
  const next = messages.findIndex(({ role }, at) => at > from && role === "user");
  const after = next === -1 ? [] : messages.slice(next);
  const status = "streaming";
  return { ...state, status, error: undefined, messages: [...messages.slice(0, from), ...after] };
};

const blank = {
  role: "assistant",
  content: "",
  thinking: "",
  graphPath: [],
  toolCall: undefined,
  isInProcess: false,
} as const;

const messageOf = ({ id, role, content, sort }: UserLine): ThreadMessage => ({
  ...blank,
  id,
  role,
  content,
  sort,
});

/**
 * An answer with one more piece. A whole one may get the thinking before it from a later response, and
 * nothing else: a thread that is read has messages before their deltas.
 */
const grown = (
  { id, content, thinking, graphPath, sort }: DeltaLine,
  before: ThreadMessage | undefined,
): ThreadMessage => {
  if (before?.isInProcess === false) return { ...before, thinking: before.thinking + thinking };
  const { content: said, thinking: thought, sort: place } = before ?? { ...blank, sort };
  return {
    ...blank,
    id,
    content: said + content,
    thinking: thought + thinking,
    graphPath,
    isInProcess: true,
    sort: Math.max(place, sort),
  };
};

/** A whole answer, or a tool call; the thinking before it is in deltas only, and is kept. */
const whole = (line: MessageLine | ToolLine, before: ThreadMessage | undefined): ThreadMessage => ({
  ...blank,
  id: line.id,
  content: "content" in line ? line.content : "",
  thinking: before?.thinking ?? "",
  graphPath: line.graphPath,
  toolCall: "toolCall" in line ? line.toolCall : undefined,
  isInProcess: line.isInProcess,
  sort: line.sort,
});

/** The thread with a message in its place, and at no other. Nearly always that place is the last. */
const placed = (state: ThreadState, message: ThreadMessage): ThreadState => {
  const messages = state.messages.filter(({ id }) => id !== message.id);
  let at = messages.length;
  while (at > 0 && (messages[at - 1]?.sort ?? 0) > message.sort) at -= 1;
  messages.splice(at, 0, message);
  return { ...state, messages };
};
