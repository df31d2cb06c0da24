import type { AgentEvent } from "@embedded-analytics/domain";

/** Words to a piece: a reader sees the answer grow. */
const wordsPerPiece = 4;

/** An answer, a few words at a time; put together again it is the same text. */
export function* saying(text: string): Generator<AgentEvent> {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  for (let at = 0; at < words.length; at += wordsPerPiece) {
    yield { kind: "content", text: words.slice(at, at + wordsPerPiece).join("") };
  }
}

/** A thought, as a line of its own. */
export const thinking = (text: string): AgentEvent => ({ kind: "thinking", text: `${text}\n` });
