import { numberOf } from "../number-word.js";

/** A limit on the share of something, and the question for the shares of all. */
export interface LimitedShare {
  readonly operator: ">" | ">=" | "<" | "<=";
  /** In percent, as it was said. */
  readonly number: number;
  /** The words of what has the share. */
  readonly head: string;
  /** The words of what the share is one of, and those of what is a part of it, if these are apart. */
  readonly whole: string;
  readonly part: string | undefined;
  /** Whether `of` leads to the whole. */
  readonly isOf: boolean;
}

const operators: readonly (readonly [string, LimitedShare["operator"]])[] = [
  ["no more than", "<="],
  ["not more than", "<="],
  ["more than", ">"],
  ["greater than", ">"],
  ["higher than", ">"],
  ["less than", "<"],
  ["fewer than", "<"],
  ["lower than", "<"],
  ["at least", ">="],
  ["at most", "<="],
  ["exceeding", ">"],
  ["above", ">"],
  ["over", ">"],
  ["below", "<"],
  ["under", "<"],
  [">=", ">="],
  ["<=", "<="],
  [">", ">"],
  ["<", "<"],
];

const linking = "with|where|whose|that|who|which|having|have|has|had|for which|on which|in which|w";
const limit = operators.map(([words]) => words).join("|");
const form = new RegExp(
  String.raw`^(?<head>[\p{L}\p{N} '-]+?)\s+(?:${linking})\b\s*(?<middle>[\p{L}\p{N} '-]*?)\s*(?<limit>${limit})\s*(?:(?<number>[\d.,]+|\p{L}+)\s*(?:%|percent\b|per cent\b|pct\b)|half\b)\s*(?<rest>[\p{L}].*?)[?.!\s]*$`,
  "iu",
);

const opening = /^(?:(?:please|show|list|find|give|me|us|all|the|our|which|what|any)\s+)+/iu;
const leading = /^(?:(?:have|has|had|got|get|gets|was|were|are|is)\s+)+/iu;
const trailing = /(?:^|\s+)(?:on|in|for|of|from|at|by|with)$/iu;
const owning = /^(?:(?:all|their|its|the|our|his|her)\s+)+/iu;

/**
 * `merchants with disputes on more than 4 percent of their payments`, `clients with more than 10 % late orders`: what is limited
 * is a share of each of them. Undefined where nothing stands behind the percentage, which then limits a figure in percent.
 */
export const limitedShare = (question: string): LimitedShare | undefined => {
  const groups = form.exec(question.trim())?.groups;
  if (groups === undefined) return undefined;
  const { head = "", middle = "", rest = "" } = groups;
  const number = percentIn(groups);
  const said = (groups["limit"] ?? "").toLowerCase();
  const operator = operators.find(([words]) => words === said)?.[1];
  const who = whoIn(head);
  const part = middle.replace(leading, "").replace(trailing, "").trim();
  const isOf = /^of\s/iu.test(rest);
  if (operator === undefined || number === undefined || who === undefined) return undefined;
  if (part !== "" && !isOf) return undefined;
  const whole = rest.replace(/^of\s+/iu, "").replace(owning, "");
  return { operator, number, head: who, whole, part: part === "" ? undefined : part, isOf };
};

/** A half, or the number of a percentage. */
const percentIn = ({ number: said }: Readonly<Record<string, string>>): number | undefined => {
  const number = said === undefined ? 50 : numberOf(said.toLowerCase());
  return number === undefined || number > 100 ? undefined : number;
};

/** Those who are asked for; `how many hotels` asks for a number of them. */
const whoIn = (head: string): string | undefined => {
  const who = head.replace(opening, "").trim();
  return who === "" || who.split(/\s+/u).length > 3 || /^how\b/iu.test(who) ? undefined : who;
};

/** The question for all shares, one for each of those that have them. */
export const sharesOf = ({ head, whole, part }: LimitedShare): string =>
  part === undefined
    ? `percentage of ${whole} by ${head}`
    : `${part} as a percentage of ${whole} by ${head}`;
