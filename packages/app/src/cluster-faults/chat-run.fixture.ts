/** A line of a response, as far as the checker looks at it (wire-format, 2). */
interface Line {
  readonly id?: string;
  readonly role?: string;
  readonly type?: string;
  readonly content?: string;
  readonly isDelta?: boolean;
  readonly isInProcess?: boolean;
  readonly sort?: number;
  readonly graphPath?: readonly string[];
  readonly toolCall?: { readonly name: string; readonly result?: string };
  readonly error?: string;
}

/** What a line is. */
export type Kind =
  | "user"
  | "delta"
  | "call"
  | "result"
  | "closing"
  | "final"
  | "error"
  | "aborted"
  | "suspended"
  | "state"
  | "usage"
  | "unknown";

/** One line of a run, understood. */
export interface RunLine {
  readonly kind: Kind;
  readonly text: string;
  readonly content: string;
  readonly id: string | undefined;
  readonly sort: number | undefined;
}

/** What a response shows of one run of a turn. */
export interface ShownRun {
  /** Those before the cutoff. */
  readonly older: readonly string[];
  readonly chatId: string | undefined;
  /** The highest number before the turn. */
  readonly cutoff: number | undefined;
  readonly isStreaming: boolean;
  readonly lines: readonly RunLine[];
  /** The run's own id: a message that is sent again after an interruption makes another run. */
  readonly runId: string | undefined;
}

const kindOf = (line: Line): Kind => {
  if (line.id === "__usage__") return "usage";
  if (line.id === "__state__") return "state";
  if (line.id === "__aborted__") return "aborted";
  if (line.id === "__suspended__") return "suspended";
  if (line.role === "user") return "user";
  if (line.toolCall !== undefined) return line.toolCall.result === undefined ? "call" : "result";
  if (line.isDelta === true) return "delta";
  if (line.graphPath?.[0] === "final") return "final";
  if (line.role === "assistant") return "closing";
  return line.error === undefined ? "unknown" : "error";
};

/** Understands the lines of a response. */
export const shownRunOf = (texts: readonly string[]): ShownRun => {
  const parsed = texts.map((text) => JSON.parse(text) as Line);
  const at = parsed.findIndex(({ id }) => id === "__cutoff__");
  const cutoff = parsed[at] as
    { sort: number; state: { chatId: string; isStreaming: boolean } } | undefined;
  const lines = parsed.slice(at + 1).map((line, index): RunLine => ({
    kind: kindOf(line),
    text: texts[at + 1 + index] ?? "",
    content: line.content ?? "",
    id: line.id,
    sort: line.sort,
  }));
  const said = lines.find(({ kind }) => kind === "delta" || kind === "closing");
  return {
    older: texts.slice(0, Math.max(at, 0)),
    chatId: cutoff?.state.chatId,
    cutoff: cutoff?.sort,
    isStreaming: cutoff?.state.isStreaming ?? false,
    lines: at === -1 ? [] : lines,
    runId: said?.id,
  };
};

const ends = {
  completed: ["closing", "final", "state", "usage"],
  aborted: ["closing", "state", "aborted", "usage"],
  suspended: ["closing", "state", "suspended", "usage"],
  interrupted: ["closing", "error", "state", "usage"],
} as const;

/** How a turn ended, by its readers' lines. */
export type End = keyof typeof ends;

const isClosing = ({ kind }: RunLine): boolean =>
  !["user", "delta", "call", "result"].includes(kind);

/** The end that the lines show; undefined where they are no closing sequence, or not the only one. */
export const endOf = (lines: readonly RunLine[]): End | undefined => {
  const from = lines.findIndex(isClosing);
  const kinds = lines.slice(from === -1 ? lines.length : from).map(({ kind }) => kind);
  const isEnd = (end: End): boolean => {
    const [closing, ...rest] = ends[end];
    const isSame = (wanted: readonly Kind[]): boolean => wanted.join() === kinds.join();
    // Where nothing was said, or nothing of it was kept, there is no closing message.
    return isSame([closing, ...rest]) || (end !== "completed" && isSame(rest));
  };
  return (Object.keys(ends) as End[]).find(isEnd);
};

/** What was said before the closing sequence. */
export const bodyOf = (lines: readonly RunLine[]): readonly RunLine[] => {
  const from = lines.findIndex(isClosing);
  return from === -1 ? lines : lines.slice(0, from);
};
