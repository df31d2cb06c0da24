import { deltaLine } from "../run/turn-writer.js";
import { encodeLine, type MessageLine } from "../turn/chat-line.js";
import type { KeptLine } from "../turn/kept-line.js";

/**
 * The texts of stored lines, with the whole answer as one delta before the closing message, since
 * programs in the field show nothing but deltas. `after` is the number of the line before. The delta
 * has the number behind the line before it; where that one is taken, it stands behind what the user
 * said, where a delta always was.
 */
export const withAnswerAsDelta = (lines: readonly KeptLine[], after: number): readonly string[] => {
  const texts = lines.map(({ text }) => text);
  const closingAt = lines.findIndex(({ kind }) => kind === "closing");
  const closing = lines[closingAt];
  if (closing === undefined) return texts;
  const numberAt = (place: number): number => (lines[place - 1]?.sort ?? after) + 1;
  const behindUser = lines.findIndex(({ kind }) => kind === "user") + 1;
  const at = [closingAt, behindUser].find((place) => numberAt(place) < (lines[place]?.sort ?? 0));
  if (at === undefined) return texts;
  const { id, content, graphPath } = JSON.parse(closing.text) as MessageLine;
  const sort = numberAt(at);
  const delta = encodeLine(deltaLine({ id, graphPath, content, thinking: "", sort }));
  return [...texts.slice(0, at), delta, ...texts.slice(at)];
};
