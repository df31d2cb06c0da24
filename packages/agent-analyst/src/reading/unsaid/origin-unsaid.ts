import type { Cube } from "@embedded-analytics/domain";
import type { Mentions } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";
import { saysOrigin } from "../origins/rephrased-origins.js";

/** `where do our visitors come from` read by the visitors themselves: the place of the words that ask for where. */
export const originUnsaid = (
  { tokens }: Utterance,
  { groupBy }: LogicalForm,
  { members }: Cube,
): readonly number[] => {
  const from = tokens.findIndex(
    ({ word }, at) => word === "from" && /^(?:come|came|coming)$/.test(tokens[at - 1]?.word ?? ""),
  );
  const asked = tokens.findIndex(({ text }) => /^where\b/i.test(text));
  if (asked < 0 || (from < 0 && !/ from$/i.test(tokens[asked]?.text ?? ""))) return [];
  const groups = members.filter(({ name }) => groupBy.includes(name));
  return saysOrigin(groups) ? [] : [Math.max(from, asked)];
};

/** How many different ones there are of each of the very same says nothing: the places of the words that name them. */
export const distinctOfItself = (
  { found }: Mentions,
  { groupBy, measures }: LogicalForm,
): readonly number[] => {
  const same = measures.flatMap((each) =>
    each.kind === "distinct" && groupBy.includes(each.member) ? [each.member] : [],
  );
  return found.flatMap(({ at, namings }) =>
    namings.some(({ member }) => same.includes(member.name)) ? [at] : [],
  );
};
