import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isNear } from "../parts.js";

/** Whether a limit stands right beside a column of numbers, which single rows have: `a lead time > 21 days`. */
const isOfColumn = (
  limit: { readonly at: number; readonly length: number },
  mention: Mention,
): boolean => {
  const { measure, dimension } = candidatesOf(mention);
  return (
    dimension?.member.type === "number" &&
    dimension.quality > (measure?.quality ?? 0) &&
    (limit.at === mention.at + mention.length || isNear(limit.at + limit.length, mention.at))
  );
};

/** `how many orders with a lead time > 21 days` counts rows: no limit of it is one on groups. */
export const limitsRowsAlone = ({ limits }: Utterance, mentions: readonly Mention[]): boolean =>
  limits.every((limit) => mentions.some((mention) => isOfColumn(limit, mention)));
