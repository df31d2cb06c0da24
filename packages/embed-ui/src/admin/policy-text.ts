import type { Item } from "./admin-api.js";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings = new Map([
  ["one", "st"],
  ["two", "nd"],
  ["few", "rd"],
]);
const ordinal = (position: number): string =>
  `${position}${endings.get(ordinals.select(position)) ?? "th"}`;

/** What the policies of a cube come to for a user; they count from 1, in the order of the model's file. */
export const policyText = ({ hasPolicies, matching }: Item): string => {
  if (hasPolicies !== true) return "no policy: open to every user of the deployment";
  const positions = (matching as readonly number[]).map(ordinal);
  if (positions.length === 0)
    return "policies, of which none applies to this user, who sees nothing of it";
  const named = new Intl.ListFormat("en").format(positions);
  return positions.length === 1
    ? `what the ${named} policy in the model's file allows`
    : `what the ${named} policies in the model's file allow`;
};
