import type { Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../../words/token.js";

const undone =
  /^(missed|failed|skipped|aborted|attempted|unsuccessful|scheduled|planned|expected|refused|rejected|pending|outstanding)$/;

/**
 * Whether a figure counts what was not done, or not yet, which has no time of it: `Missed collections` beside a `Lifted at`.
 */
export const countsNotDone = ({ title, name }: Pick<Member, "title" | "name">): boolean =>
  wordsOfName(title || name).some((word) => undone.test(word));
