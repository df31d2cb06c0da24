import { shortQuestion } from "./short-question.js";
import { numberOf } from "../number-word.js";

/**
 * By what single rows are ranked. `amount`: by what they come to. `length`: by how long they take. `begun`: by when they
 * came in, of those that have no end yet. `life`: by how long they have been here.
 */
export type RowOrder = "amount" | "weight" | "cost" | "length" | "time" | "age" | "begun" | "life";

/** Single rows that a question asks for by a superlative, by its language alone. */
export interface AskedRow {
  readonly order: RowOrder;
  readonly end: "max" | "min";
  /** How many of them; undefined where it is not said. */
  readonly count: number | undefined;
  /** The superlative, as it was written. */
  readonly said: string;
  /** What they are ranked by, where the question says it: `by nights`. */
  readonly by: string | undefined;
  /** What they are, and what else is asked: `shipments to Munich`. */
  readonly rest: string;
}

const superlatives: readonly (readonly [RegExp, RowOrder, "max" | "min"])[] = [
  [/^(biggest|largest|highest|greatest|most valuable)$/, "amount", "max"],
  [/^(smallest|lowest)$/, "amount", "min"],
  [/^heaviest$/, "weight", "max"],
  [/^lightest$/, "weight", "min"],
  [/^(most expensive|priciest|costliest|dearest|most costly)$/, "cost", "max"],
  [/^(cheapest|least expensive)$/, "cost", "min"],
  [/^(longest|slowest)$/, "length", "max"],
  [/^(shortest|fastest|quickest)$/, "length", "min"],
  [/^longest[ -](serving|standing|running|tenured)$/, "life", "max"],
  [/^(latest|newest|most recent|last)$/, "time", "max"],
  [/^(earliest|first)$/, "time", "min"],
  [/^oldest$/, "age", "max"],
  [/^youngest$/, "age", "min"],
];
const all =
  "biggest|largest|highest|greatest|most valuable|smallest|lowest|heaviest|lightest|most expensive|priciest|costliest|dearest|most costly|cheapest|least expensive|longest[ -](?:serving|standing|running|tenured)|longest|slowest|shortest|fastest|quickest|latest|newest|most recent|earliest|oldest|youngest";
const number = "\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twenty";
/** Words of asking, which may stand before it. */
const lead =
  "(?:(?:what|which|who|whose|show|list|give|tell|name|find|see|is|s|was|were|are|me|us|has|have|had|did|please|top|our|my|the|of|one|details?)[\\s'’]+)*";
/** What `last` and `first` are no superlatives of. */
const unit = "(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?|time|half|night|summer|winter|spring|autumn|christmas|easter|\\d)"; // prettier-ignore
const once = "(?:last|first|latest|earliest|most recent|newest|oldest)";

const form = (text: string): RegExp => new RegExp(`^${text}$`, "iu");

/** The forms of English that ask for single rows; the first that fits is meant. */
const rows: readonly RegExp[] = [
  form(`when (?:was|were|is|did) (?:we (?:have|get) )?(?:the |our |my )?(?<said>${once}) (?!${unit}\\b)(?<rest>.+)`), // prettier-ignore
  form(`${lead}(?:(?<count>${number}) )?(?<said>${all}) (?:(?<other>${number}) )?(?<rest>.+)`),
  form(`(?:what was |what is |show |show me |who (?:placed|made|was) )?(?:the |our )?(?<said>last|first) (?!${unit}\\b|${number})(?<rest>\\p{L}+(?: (?:of|from|by|in|to|at|for) .+)?(?: ever)?)`), // prettier-ignore
  form(`(?:which|what) (?<head>[\\p{L} ]+?) (?:is|was|are|were) (?:the |our )?(?<said>${all})(?<rest>(?: .*)?)`), // prettier-ignore
  form(`(?:which|what) (?<head>\\p{L}+) (?:took|takes|waited|lasted|ran|needed|was out|was away|was open|has been out|has been waiting)(?: for)? (?:the )?(?<said>longest|shortest)(?: time)?(?: to \\p{L}+)?(?<rest>(?: .*)?)`), // prettier-ignore
  form(`(?:which|what) (?:of our )?(?<head>\\p{L}+) (?:(?:has|have) (?:been )?)?(?<life>(?:with (?:us|the \\p{L}+)|here|around|a \\p{L}+|employed|stayed(?: with us)?|worked (?:here|for us)|working (?:here|for us))) (?:for )?(?:the )?(?<said>longest|shortest)(?: time)?(?<rest>(?: .*)?)`), // prettier-ignore
];

/** Which single rows are asked for; undefined where none are. */
export const askedRow = (question: string): AskedRow | undefined => {
  const text = shortQuestion(question);
  for (const row of rows) {
    const { said = "", rest = "", count, other, head = "", life } = row.exec(text)?.groups ?? {};
    const [, order, end] = superlatives.find(([words]) => words.test(said.toLowerCase())) ?? [];
    if (order === undefined || end === undefined) continue;
    const { by, text: plain } = withoutOrder(`${head} ${rest}`.replaceAll(/\s+/gu, " ").trim());
    return {
      order: life === undefined ? openOrder(order, plain) : "life",
      end,
      count: numberOf((count ?? other)?.toLowerCase()),
      said: said.toLowerCase(),
      by,
      rest: plain,
    };
  }
  return undefined;
};

/** States that last until something is done. */
export const openStates =
  /\b(open|unresolved|unsolved|unanswered|pending|outstanding|unpaid|undelivered|unfinished|unsettled|unrepaired|overdue|un\p{L}{3,}(?:ed|id))\b/iu;

/** What is open the longest came in first. */
const openOrder = (order: RowOrder, text: string): RowOrder =>
  (order === "length" || order === "age") && openStates.test(text) ? "begun" : order;

const measures =
  "amount|value|weight|nights|price|cost|volume|size|length|duration|distance|revenue|spend|gross|quantity|days|hours|minutes|total|units|pieces";

/** `by nights`, `in terms of weight`: what they are ranked by, and no groups. */
const withoutOrder = (text: string): { readonly by: string | undefined; readonly text: string } => {
  const found = new RegExp(` (?:by|in terms of|measured by) (?<by>${measures})\\b`, "iu").exec(text); // prettier-ignore
  return found === null
    ? { by: undefined, text }
    : { by: found.groups?.["by"]?.toLowerCase(), text: text.replace(found[0], "") };
};
