import type { Cube, Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";
import { homeOfMember, presenceOf, presentWordOf } from "../presence/presence-of.js";
import { listedIn } from "./subjects.js";

const ofNow = /^(current|existing|present)$/;

/** Those of which something is missing, and what restricts them to those of now. */
export interface Listed {
  readonly listed: Member;
  readonly now: Partial<Pick<LogicalForm, "filters" | "conditions">>;
}

/**
 * `current employees who have never …`: those of now alone, by the model's own count of them, or by what tells them apart.
 * Undefined where a cube lists no such things.
 */
export const listedNow = (
  own: Cube,
  before: readonly Token[],
  subject: readonly Token[],
): Listed | undefined => {
  const said = before.find(({ word, isQuoted }) => ofNow.test(word) && !isQuoted);
  const whole = said === undefined ? undefined : listedIn(own, [said, ...subject]);
  const listed = whole ?? listedIn(own, subject);
  if (listed === undefined) return undefined;
  if (said === undefined || presentWordOf(listed) !== undefined) return { listed, now: {} };
  const presence = presenceOf(own, homeOfMember(listed, own), "current");
  if (presence === undefined) return { listed, now: {} };
  const { name: member } = presence.member;
  return {
    listed,
    now:
      presence.kind === "condition"
        ? { conditions: [{ member, holds: true }] }
        : { filters: [{ member, match: "empty", values: [], isNot: false }] },
  };
};
