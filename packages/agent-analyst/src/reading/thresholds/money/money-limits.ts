import type { Cube } from "@embedded-analytics/domain";
import { earnedIn } from "../../../mentions/money/earned.js";
import type { Mention } from "../../../mentions/mentions.js";
import { candidatesOf } from "../../../mentions/roles.js";
import type { Limit } from "../../../words/cues/limits.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import { isFiller } from "../../../words/filler.js";
import { isCurrency } from "../../../words/units.js";
import type { Threshold } from "../../logical-form.js";
import { absorb, type Parts } from "../../parts.js";

/**
 * `companies whose shows brought in over 40,000 euros`: the limit is one of money, so it holds for what each of them earned,
 * which nobody named otherwise. Undefined where no group stands first, or the model has no such figure.
 */
export const moneyLimited = (
  { tokens }: Utterance,
  cube: Cube,
  parts: Parts,
  kept: readonly Mention[],
  { unit = "" }: Limit,
): Pick<Threshold, "on" | "member"> | undefined => {
  const { groupBy, measures, notes } = parts;
  const [head, owned] = kept;
  const group = head && candidatesOf(head).dimension?.member;
  const money = isCurrency(unit) ? earnedIn(cube) : undefined;
  if (head === undefined || money === undefined || group?.type !== "string") return undefined;
  if (measures.length > 0 || !isHead(tokens, head)) return undefined;
  // `whose shows` are those of each company, and no more groups.
  groupBy.splice(0, groupBy.length, group.name);
  if (owned !== undefined && owned.at === head.at + head.length + 1) absorb(parts, owned);
  measures.push({ kind: "measure", member: money.name });
  notes.push(`I take the limit as one on ${money.title || money.name}.`);
  return { on: "measure", member: money.name };
};

/** Whether it stands first, and more is said of it right behind it: `companies whose …`. */
const isHead = (tokens: Utterance["tokens"], { at, length }: Mention): boolean =>
  tokens.slice(0, at).every(({ word }) => isFiller(word)) &&
  /^(whose|that|which|who|with)$/.test(tokens[at + length]?.word ?? "");
