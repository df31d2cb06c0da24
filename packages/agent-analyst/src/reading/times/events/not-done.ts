import type { Member } from "@embedded-analytics/domain";
import { wordsOfName, type Token } from "../../../words/token.js";

const undone =
  /^(missed|failed|skipped|aborted|attempted|unsuccessful|scheduled|planned|expected|refused|rejected|pending|outstanding|open|lost)$/;

/** What has not been done, or not yet, has no time of it: the lifts of `missed lifts` beside a `Lifted at`. */
export const isNotDone = (tokens: readonly Token[], at: number): boolean =>
  undone.test(tokens[at - 1]?.word ?? "");

/** Whether a figure counts what was not done: `Missed collections`, `Refused visits`. */
export const countsNotDone = ({ title, name }: Pick<Member, "title" | "name">): boolean =>
  wordsOfName(title || name).some(
    (word) => undone.test(word) && word !== "open" && word !== "lost",
  );
