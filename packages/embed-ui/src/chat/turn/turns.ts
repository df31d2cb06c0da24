import type { ThreadMessage } from "@embedded-analytics/client";
import { readToolResult, type ToolResult } from "../../query-result/tool-result.js";

/** One question and all that came of it, in the order in which it is shown. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  /** What the agent did and thought, one line each. */
  readonly steps: readonly Step[];
  readonly results: readonly { readonly id: string; readonly result: ToolResult }[];
  readonly answer: string;
}

/** A line of "what happened". */
export interface Step {
  readonly id: string;
  /** A thought of the agent, or which tool it called: a search of the model, a query, any other. */
  readonly kind: "thought" | "search" | "query" | "tool";
  /** The thought; what was searched; the query's title; the tool's name. */
  readonly text: string;
}

/** The turns of a thread. */
export const turnsOf = (messages: readonly ThreadMessage[]): readonly Turn[] => {
  const groups: ThreadMessage[][] = [];
  for (const message of messages) {
    if (message.role === "user") groups.push([message]);
    else groups.at(-1)?.push(message);
  }
  return groups.map(heldTurn);
};

/** Turns by their question, for as long as their messages are the same objects: reading results is costly. */
const held = new WeakMap<
  ThreadMessage,
  { readonly messages: readonly ThreadMessage[]; readonly turn: Turn }
>();

const heldTurn = (messages: readonly ThreadMessage[]): Turn => {
  const [question] = messages;
  const before = question && held.get(question);
  const isSame =
    before?.messages.length === messages.length &&
    before.messages.every((message, index) => message === messages[index]);
  if (isSame) return before.turn;
  const turn = turnOf(messages);
  if (question !== undefined) held.set(question, { messages, turn });
  return turn;
};

const turnOf = ([question, ...parts]: readonly ThreadMessage[]): Turn => {
  const calls = parts.filter(({ toolCall }) => toolCall !== undefined);
  const texts = parts.filter(({ toolCall }) => toolCall === undefined);
  // The final answer repeats what was streamed: it is shown where nothing was.
  const streamed = texts.filter(({ graphPath, content }) => graphPath[0] !== "final" && content);
  const shown = streamed.length > 0 ? streamed : texts;
  const results = calls.flatMap(({ id, toolCall }) => {
    const result = readToolResult(toolCall);
    return result === undefined || isLookUp(result) ? [] : [{ id, result }];
  });
  // A search that found nothing is a step, unless there is nothing else to show.
  const withRows = results.filter(({ result }) => result.rows.length > 0);
  return {
    id: question?.id ?? "",
    question: question?.content ?? "",
    steps: [...texts.flatMap(thoughtsOf), ...calls.map(stepOf)],
    results: withRows.length > 0 ? withRows : results,
    answer: shown.flatMap(({ content }) => content || []).join("\n\n"),
  };
};

/**
 * Whether a statement only looked words of a question up among values, as the built-in analyst does. It is a step;
 * shown as a result it would answer with every "Martin" a question about a margin that was not understood.
 */
const isLookUp = ({ sql }: ToolResult): boolean =>
  /^SELECT (?:DISTINCT '(?:[^']|'')*' AS dimension, |dimension, value FROM \()/.test(sql);

const thoughtsOf = ({ id, thinking }: ThreadMessage): readonly Step[] =>
  thinking
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text, index) => ({ id: `${id}.${index}`, kind: "thought", text }));

const stepOf = ({ id, toolCall }: ThreadMessage): Step => {
  const { searchQuery, queryTitle } = inputOf(toolCall?.input);
  if (typeof searchQuery === "string") return { id, kind: "search", text: searchQuery };
  if (typeof queryTitle === "string") return { id, kind: "query", text: queryTitle };
  return { id, kind: "tool", text: toolCall?.name ?? "" };
};

const inputOf = (text = "{}"): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
