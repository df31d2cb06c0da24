import { expect } from "@jest/globals";

/** A line of a chat, as `service.md` 2.7 and the wire format have it. */
export interface ChatLine {
  readonly id?: string;
  readonly role?: string;
  readonly content?: string;
  readonly thinking?: string;
  readonly graphPath?: readonly string[];
  readonly isDelta?: boolean;
  readonly isInProcess?: boolean;
  readonly sort?: number;
  readonly toolCall?: { readonly name: string; readonly input: string; readonly result?: string };
  readonly state?: {
    readonly chatId: string;
    readonly isStreaming: boolean;
    readonly messages?: readonly unknown[];
  };
  readonly error?: string;
  readonly usage?: object;
}

/** Every line of a text; empty ones keep the connection alive and say nothing (D12). */
export const chatLinesIn = (text: string): readonly ChatLine[] => {
  expect(text).toMatch(/^$|\n$/);
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ChatLine);
};

/** The kinds of lines in short, such as `__cutoff__ user delta closing final __state__ __usage__`. */
export const shapeOf = (lines: readonly ChatLine[]): string => lines.map(kindOf).join(" ");

const kindOf = ({ id, role, toolCall, isInProcess, isDelta, graphPath }: ChatLine): string => {
  if (id === undefined) return "error";
  if (id.startsWith("__")) return id;
  if (toolCall !== undefined) return isInProcess === true ? "tool" : "/tool";
  if (role === "user") return "user";
  if (isDelta === true) return "delta";
  return graphPath?.[0] === "final" ? "final" : "closing";
};

/** The lines of this turn only. */
export const turnOf = (lines: readonly ChatLine[]): readonly ChatLine[] =>
  lines.slice(lines.findIndex(({ id }) => id === "__cutoff__") + 1);

/** The final answer, as `service.md` 4.3 tells clients to find it. */
export const finalAnswerOf = (lines: readonly ChatLine[]): string | undefined =>
  turnOf(lines).find(
    ({ role, graphPath }) =>
      role === "assistant" && graphPath?.[0] === "final" && graphPath.length <= 2,
  )?.content;

/** The thread that an answer is of. */
export const chatIdOf = (lines: readonly ChatLine[]): string => {
  const chatId = lines.find(({ id }) => id === "__cutoff__")?.state?.chatId;
  if (chatId === undefined) throw new Error("No cutoff line");
  return chatId;
};

/** What tools have answered, parsed, in their order. */
export const toolResultsOf = (lines: readonly ChatLine[]): readonly Record<string, unknown>[] =>
  lines.flatMap(({ toolCall }) =>
    toolCall?.result === undefined ? [] : [JSON.parse(toolCall.result) as Record<string, unknown>],
  );
