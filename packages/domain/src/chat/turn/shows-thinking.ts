import type { ThinkingVisibility } from "../../accounts/agent-options.js";
import type { EmbedSession } from "../../sessions/embed-session.js";
import type { AskedBranch } from "../claim/parse-chat.js";

/** What a reader's request says of development mode. */
export interface ReaderRequest {
  /** `isDevMode` of the body; with an embed token it is passed over. */
  readonly isDevMode: boolean;
  readonly branch: AskedBranch;
}

/**
 * Whether one reader sees an agent's thinking. Development mode is a request by API key that says so, or
 * one whose queries run against another branch than the default one; an embed token's branch is that of
 * its session, so a browser cannot choose it (D13, E4).
 */
export const showsThinking = (
  visibility: ThinkingVisibility,
  session: Pick<EmbedSession, "branchName"> | undefined,
  { isDevMode, branch }: ReaderRequest,
): boolean => {
  if (visibility !== "development") return visibility === "always";
  return session === undefined
    ? isDevMode || branch.kind === "named"
    : session.branchName !== undefined;
};

/**
 * Lines for a reader who may not see thinking: those that hold nothing else are dropped, and in the
 * others it is empty (D13). Numbers stay, so they may have gaps.
 */
export const withoutThinking = (lines: readonly string[]): readonly string[] =>
  lines.some(holdsThinking) ? lines.flatMap(lineWithoutThinking) : lines;

// Within a JSON text every quote is escaped, so this can stand for the field alone.
const field = '"thinking":"';
const emptyField = '"thinking":""';

const holdsThinking = (line: string): boolean => line.includes(field) && !line.includes(emptyField);

const lineWithoutThinking = (line: string): readonly string[] => {
  if (!holdsThinking(line)) return [line];
  const from = line.indexOf(field) + field.length;
  const said = JSON.parse(line) as { readonly content?: string };
  return said.content === "" ? [] : [line.slice(0, from) + line.slice(endOfText(line, from))];
};

/** Where the text that begins there ends: at the first quote that is not escaped. */
const endOfText = (line: string, from: number): number => {
  let at = from;
  while (line[at] !== '"') at += line[at] === "\\" ? 2 : 1;
  return at;
};
