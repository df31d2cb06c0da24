import type { Token } from "../../../words/token.js";

const undone =
  /^(missed|failed|skipped|aborted|attempted|unsuccessful|scheduled|planned|expected|refused|rejected|pending|outstanding|open|lost)$/;

/** What has not been done, or not yet, has no time of it: the lifts of `missed lifts` beside a `Lifted at`. */
export const isNotDone = (tokens: readonly Token[], at: number): boolean =>
  undone.test(tokens[at - 1]?.word ?? "");
