import type { AgentUsage } from "../ports/agent.js";
import {
  encodeLine,
  type ChatLine,
  type DeltaLine,
  type StateLine,
  type StateMessage,
  type UsageLine,
} from "../turn/chat-line.js";
import { DeltaEncoder } from "../turn/delta-encoder.js";
import { keptKindOf, type KeptLine } from "../turn/kept-line.js";
import { nextTurnState, startedState, type TurnState } from "../turn/turn-state.js";
import { utf8Bytes } from "../turn/utf8-bytes.js";

/** Who and what a turn is, as its lines tell. */
export interface TurnNames {
  readonly chatId: string;
  /** The id of the user's message. */
  readonly messageId: string;
  /** The id of the answer's deltas and of their closing message. */
  readonly answerId: string;
  /** The id of the final answer. */
  readonly finalId: string;
  /** The agent's name, as `graphPath` shows it. */
  readonly agentNode: string;
}

/** What ends a turn, with what its closing sequence says; the table of states has the end. */
export type TurnEnd =
  | { readonly event: "completed" | "aborted" | "suspended" }
  | { readonly event: "failed" | "lease_expired"; readonly error: string };

/** What is written of a turn so far. */
export interface WrittenTurn {
  readonly names: TurnNames;
  readonly input: string;
  /** The number of the last line of the thread. */
  readonly sort: number;
  /** The answer as far as it was said: exactly what readers saw (invariant 4). */
  readonly content: string;
  /** How many lines there are. */
  readonly count: number;
  /** Bytes of all lines, as UTF-8. */
  readonly bytes: number;
  readonly usage: AgentUsage;
  readonly state: TurnState;
}

/** The lines that an event adds, encoded once for all readers, and those of them that are kept. */
export interface Written {
  readonly turn: WrittenTurn;
  readonly lines: readonly string[];
  readonly kept: readonly KeptLine[];
}

export const noUsage: AgentUsage = {
  models: [],
  llmCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};

/** A client loses lines that span network chunks, so that a long state is sent without messages. */
const stateBytesMax = 32 * 1024;

/** Begins a turn after the line with that number: the user's message, and an answer that is empty yet. */
export const beginTurn = (names: TurnNames, input: string, sort: number): Written => {
  const turn: WrittenTurn = {
    names,
    input,
    sort,
    content: "",
    count: 0,
    bytes: 0,
    usage: noUsage,
    state: startedState,
  };
  return put(turn, [
    (at) => ({
      id: names.messageId,
      role: "user",
      content: input,
      isDelta: false,
      isInProcess: false,
      sort: at,
    }),
    (at) =>
      deltaLine({
        id: names.answerId,
        content: "",
        thinking: "",
        graphPath: [names.agentNode],
        sort: at,
      }),
  ]);
};

/** Adds a piece of thinking. */
export const writeThinking = (turn: WrittenTurn, text: string): Written => putDelta(turn, "", text);

/** Adds a piece of the answer. */
export const writeContent = (turn: WrittenTurn, text: string): Written => putDelta(turn, text, "");

/** Adds the beginning of a tool's call, or with a result its end; both under one id. */
export const writeTool = (
  turn: WrittenTurn,
  id: string,
  call: { readonly name: string; readonly input: string; readonly result?: string },
): Written =>
  put(turn, [
    (sort) => ({
      id,
      role: "assistant",
      toolCall: call,
      graphPath: [turn.names.agentNode, "tools"],
      isDelta: false,
      isInProcess: call.result === undefined,
      sort,
    }),
  ]);

/** Notes what language models have used. */
export const noteUsage = (turn: WrittenTurn, usage: AgentUsage): WrittenTurn => ({
  ...turn,
  usage,
});

/** Ends a turn with the one closing sequence that its end has; an ended turn stays as it is. */
export const endTurn = (turn: WrittenTurn, end: TurnEnd): Written => {
  const endState = nextTurnState(turn.state, end.event);
  if (endState === turn.state) return { turn, lines: [], kept: [] };
  const { names, content } = turn;
  const message =
    (id: string, graphPath: readonly string[]): Line =>
    (sort) => ({
      id,
      role: "assistant",
      content,
      graphPath,
      isDelta: false,
      isInProcess: false,
      sort,
    });
  const completed = endState === "completed";
  return put({ ...turn, state: endState }, [
    ...(completed || content !== "" ? [message(names.answerId, [names.agentNode])] : []),
    ...(completed ? [message(names.finalId, ["final"])] : []),
    ...("error" in end ? [{ error: end.error }] : []),
    state(turn, completed),
    ...marker(endState, names),
    usageLine(turn.usage),
  ]);
};

/** A line that counts takes the next number; others are complete. */
type Line = ChatLine | ((sort: number) => ChatLine);

const put = (turn: WrittenTurn, added: readonly Line[]): Written => {
  let { sort, count, bytes } = turn;
  const kept: KeptLine[] = [];
  const lines = added.map((made) => {
    const counts = typeof made === "function";
    const line = counts ? made(++sort) : made;
    const text = encodeLine(line);
    const kind = keptKindOf(line);
    if (kind !== undefined) kept.push({ at: count, kind, sort: counts ? sort : undefined, text });
    count += 1;
    bytes += utf8Bytes(text);
    return text;
  });
  return { turn: { ...turn, sort, count, bytes }, lines, kept };
};

/** The same for a delta, on a short way: to spread a turn's fields costs as much as to encode one. */
const putDelta = (turn: WrittenTurn, content: string, thinking: string): Written => {
  const { names, input, usage, state } = turn;
  const sort = turn.sort + 1;
  const { text, bytes } = encoderOf(names).encode(content, thinking, sort);
  return {
    turn: {
      names,
      input,
      sort,
      content: turn.content + content,
      count: turn.count + 1,
      bytes: turn.bytes + bytes,
      usage,
      state,
    },
    lines: [text],
    kept: nothing,
  };
};

const nothing: readonly KeptLine[] = [];

const encoders = new WeakMap<TurnNames, DeltaEncoder>();

const encoderOf = (names: TurnNames): DeltaEncoder => {
  const encoder = encoders.get(names);
  if (encoder !== undefined) return encoder;
  const made = new DeltaEncoder(names);
  encoders.set(names, made);
  return made;
};

/** A piece of an answer. */
export const deltaLine = ({
  id,
  content,
  thinking,
  graphPath,
  sort,
}: Pick<DeltaLine, "id" | "content" | "thinking" | "graphPath" | "sort">): DeltaLine => ({
  id,
  role: "assistant",
  content,
  thinking,
  graphPath,
  isStructuredResponse: false,
  isInProcess: true,
  isDelta: true,
  sort,
});

const state = ({ names, input, content }: WrittenTurn, completed: boolean): Line => {
  const messages: readonly StateMessage[] = [
    { id: names.messageId, role: "user", content: input },
    ...(content === "" && !completed
      ? []
      : [{ id: completed ? names.finalId : names.answerId, role: "assistant" as const, content }]),
  ];
  const fits = utf8Bytes(JSON.stringify(messages)) <= stateBytesMax;
  return (sort) => stateLine(names.chatId, sort, fits ? messages : []);
};

/** The thread as it stands behind the line before; it streams no more. */
export const stateLine = (
  chatId: string,
  sort: number,
  messages: readonly StateMessage[] = [],
): StateLine => ({
  id: "__state__",
  role: "assistant",
  isDelta: false,
  sort,
  state: { chatId, isStreaming: false, messages },
});

const marker = (end: TurnState, { messageId }: TurnNames): readonly ChatLine[] => {
  if (end === "aborted") {
    const error = "The answer was stopped.";
    return [{ id: "__aborted__", type: "abort", code: "chat_aborted", error }];
  }
  if (end !== "suspended") return [];
  return [
    {
      id: "__suspended__",
      type: "suspend",
      code: "chat_suspended",
      retryable: true,
      messageId,
      error: "The service is restarting. Send the message again.",
    },
  ];
};

/** The last line of every response; all zero where nothing ran. */
export const usageLine = (usage: AgentUsage = noUsage): UsageLine => ({
  id: "__usage__",
  type: "usage",
  usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
});
