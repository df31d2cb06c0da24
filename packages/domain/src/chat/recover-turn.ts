import { noUsage, type TurnEnd, type TurnNames, type WrittenTurn } from "./run/turn-writer.js";
import { isEnding, keptKindOf, type KeptLine } from "./turn/kept-line.js";
import type { ChatLine } from "./turn/chat-line.js";
import type { StoredTurn } from "./ports/thread.js";
import { nextTurnState, startedState } from "./turn/turn-state.js";

/**
 * More numbers than a turn can use: its lines are bounded, and none is shorter than 100 bytes (D13).
 * Where the log is lost, a thread goes on behind all that its readers may have seen.
 */
export const numbersReserved = 100_000;

/** The names of a turn's lines; they follow from the turn, so that another writer finds them again. */
export const namesOf = (
  chatId: string,
  turn: Pick<StoredTurn, "id" | "messageId">,
  agentNode: string,
): TurnNames => ({
  chatId,
  messageId: turn.messageId,
  answerId: `${turn.id}.answer`,
  finalId: `${turn.id}.final`,
  agentNode,
});

/** A turn as it was left: where another writer goes on. */
export interface RecoveredTurn {
  readonly turn: WrittenTurn;
  readonly kept: readonly KeptLine[];
}

/** What was written of a turn, out of its log (as far as it goes, perhaps to its end). */
export const recoverFromLog = (
  names: TurnNames,
  { input, sortFrom }: Pick<StoredTurn, "input" | "sortFrom">,
  log: readonly string[],
): RecoveredTurn => {
  let content = "";
  let sort = sortFrom;
  let state = startedState;
  const kept: KeptLine[] = [];
  log.forEach((text, at) => {
    const line = JSON.parse(text) as ChatLine;
    const number = "sort" in line ? line.sort : undefined;
    sort = number ?? sort;
    if ("isDelta" in line && line.isDelta) content += line.content;
    const event = endEventOf(line);
    if (event !== undefined) state = nextTurnState(state, event);
    const kind = keptKindOf(line);
    if (kind !== undefined) kept.push({ at, kind, sort: number, text });
  });
  const turn = { names, input, sort, content, count: log.length, bytes: 0, usage: noUsage, state };
  return { turn, kept };
};

/** The same out of what is stored, where the log is lost: deltas are gone, their numbers are not. */
export const recoverFromStore = (
  names: TurnNames,
  { input, sortFrom }: Pick<StoredTurn, "input" | "sortFrom">,
  stored: readonly KeptLine[],
): RecoveredTurn => {
  const kept = stored.filter((line) => !isEnding(line));
  const turn: WrittenTurn = {
    names,
    input,
    sort: sortFrom + numbersReserved,
    content: "",
    // Behind every line that a reader of the lost log may have come to.
    count: numbersReserved,
    bytes: 0,
    usage: noUsage,
    state: startedState,
  };
  return { turn, kept };
};

/** The event of which a line of the closing sequence tells. An error does not tell which: it may run again. */
const endEventOf = (line: ChatLine): TurnEnd["event"] | undefined => {
  if ("error" in line && !("type" in line)) return "lease_expired";
  if ("graphPath" in line && line.graphPath[0] === "final") return "completed";
  if ("type" in line && line.type === "abort") return "aborted";
  return "type" in line && line.type === "suspend" ? "suspended" : undefined;
};
