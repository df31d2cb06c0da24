import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { converted } from "../../words/units.js";
import { wordsOfName, type Token } from "../../words/token.js";
import { keeping, saysKept } from "./keeping.js";
import type { Vocabulary } from "../vocabulary.js";

const ofVerb = (forms: string, names: readonly string[]) =>
  Object.fromEntries(forms.split(" ").map((form) => [form, names]));

/** Verbs of how much single rows are, have or cost, right before a limit: `paying over 60k`. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  paying: ["salary", "salaries", "wage", "wages", "pay"],
  earning: ["salary", "salaries", "wage", "wages", "pay", "income"],
  costing: ["price", "cost", "fee"],
  ...ofVerb("weighing weighs weighed weigh", ["weight", "mass"]),
  ...ofVerb("lasting lasts lasted last took", ["duration", "length", "minutes", "hours", "days"]),
  ...ofVerb("losing loses lost lose", ["loss", "losses"]),
};

/** The one column of numbers that the verb before a limit is of; undefined where there are several, or none. */
export const columnOfVerb = (
  { members }: Cube,
  tokens: readonly Token[],
  at: number,
): Member | undefined => {
  const names = verbs[tokens[at - 1]?.word ?? ""] ?? [];
  const columns = members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "number" &&
      member.public &&
      wordsOfMember(member).some((word) => names.includes(word)),
  );
  return columns.length === 1 ? columns[0] : undefined;
};

/**
 * Tokens that a limit or a duration says already: the verb of `paying over 60k`, and in `how long do people keep a book` what
 * is done with each of what.
 */
export const saidByVerbs = (
  { tokens, limits }: Pick<Utterance, "tokens" | "limits">,
  { cube, phrases }: Vocabulary,
  duration: Member | undefined,
): readonly number[] => {
  const limiting = limits.flatMap(({ at, length }) => {
    const { unit = "" } = columnOfVerb(cube, tokens, at) ?? {};
    // The unit of what was lost may be a word of other names as well.
    const isUnit = unit !== "" && converted(1, tokens[at + length]?.word ?? "", unit) !== undefined;
    return columnOfVerb(cube, tokens, at) === undefined
      ? []
      : [at - 1, ...(isUnit ? [at + length] : [])];
  });
  const isKept = duration !== undefined && saysKept(duration);
  const at = isKept ? tokens.findIndex(({ word }) => keeping.test(word)) : -1;
  const isAsked = tokens.slice(0, at).some(({ word }) => /^(do|does|did)$/.test(word));
  if (at < 0 || !isAsked) return limiting;
  const noun = tokens[at + 2];
  const isEach =
    /^an?$/.test(tokens[at + 1]?.word ?? "") &&
    noun !== undefined &&
    (phrases.get(noun.stem) ?? []).some(({ member }) => member.kind === "dimension");
  return [...limiting, at, ...(isEach ? [at + 2] : [])];
};

const wordsOfMember = ({ name, title, synonyms }: Member): readonly string[] =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`);
