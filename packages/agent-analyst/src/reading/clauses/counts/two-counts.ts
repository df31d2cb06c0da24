import { signsInFull } from "../../../words/hurried/signs-in-full.js";
import { isPastForm } from "../../../words/past-forms.js";

/** A question for two counts, each as a question of its own. */
export interface TwoCounts {
  readonly first: string;
  readonly second: string;
  /** The second one as it was written. */
  readonly said: string;
  /**
   * `and`: both stand side by side. `after`: the second may as well be of those that the first one counts. `verbs`: two verbs of
   * one noun, which may as well say both of the same things.
   */
  readonly kind: "and" | "after" | "verbs";
}

/** A clause in its parts: `quotes`, `did we win`, `last month`. */
interface Parts {
  readonly noun: readonly string[];
  readonly verb: readonly string[];
  readonly tail: readonly string[];
}

/** A question without the group that it names, and that group: `by branch`. */
interface Ungrouped {
  readonly text: string;
  readonly group: string;
}

const auxiliary = /^(?:did|do|does|have|has|had|were|was|are|is)$/i;
const moving = /^(?:came|went|got|left|began|ran|fell)$/i;
const time = /^(?:this|last|today|yesterday|so|since|during|next)$/i;
const place = /^(?:in|at|on|for|from|between|before|after|with|over|within)$/i;
const grouping = /^(?:by|per|each)$/i;

const isVerb = (word: string): boolean =>
  auxiliary.test(word) || moving.test(word) || isPastForm(word.toLowerCase());

/** Where what is said of when and where begins; the `in` of `came in last month` is none of it. */
const tailOf = (words: readonly string[]): number => {
  const at = words.findIndex((word, index) => {
    const isParticle = moving.test(words[index - 1] ?? "") && (time.test(words[index + 1] ?? "") || index === words.length - 1); // prettier-ignore
    return time.test(word) || (place.test(word) && !isParticle);
  });
  return at < 0 ? words.length : at;
};

const partsOf = (text: string): Parts | undefined => {
  const words = text.trim().split(/\s+/);
  const end = tailOf(words);
  const core = words.slice(0, end);
  const verb = core.findIndex(isVerb);
  const tail = words.slice(end);
  // `how many quotes in Leeds did we win` has its place before the verb.
  if (words.some((word) => grouping.test(word)) || tail.some((word) => auxiliary.test(word)))
    return undefined;
  return {
    noun: verb < 0 ? core : core.slice(0, verb),
    verb: verb < 0 ? [] : core.slice(verb),
    tail,
  };
};

/** `were given and how many cancelled`: what was said before the first verb is meant before the second. */
const verbOfSecond = (first: Parts, { verb }: Parts): readonly string[] => {
  const [head = ""] = verb;
  const [aux = ""] = first.verb;
  return /^(?:were|was|are|is)$/i.test(aux) && isPastForm(head.toLowerCase())
    ? [aux, ...verb]
    : verb;
};

const asked = (...words: readonly (readonly string[])[]): string =>
  ["how many", ...words.flat()].join(" ");

const inClauses = (text: string): TwoCounts | undefined => {
  if (text.match(/\bhow many\b/gi)?.length !== 2) return undefined;
  const [, before = "", one, said] =
    /^(.*?)\bhow many\s+(.+?)[\s,;–-]+and\s+(how many\s+.+?)[\s?.!]*$/isu.exec(text) ?? [];
  if (one === undefined || said === undefined || /\bhow many of (?:them|those|these)\b/i.test(said))
    return undefined;
  const first = partsOf(one);
  const second = partsOf(said.replace(/^how many\s+/i, ""));
  if (first === undefined || second === undefined || first.noun.length === 0) return undefined;
  return {
    first: `${before}${asked(first.noun, first.verb, orElse(first.tail, second.tail))}`,
    second: inFull(first, second),
    said,
    kind: mayBeOfFirst(first, second) ? "after" : "and",
  };
};

const orElse = (words: readonly string[], others: readonly string[]): readonly string[] =>
  words.length === 0 ? others : words;

/** The second clause with what the first one says of both. */
const inFull = (first: Parts, second: Parts): string =>
  asked(
    orElse(second.noun, first.noun),
    second.noun.length === 0 ? verbOfSecond(first, second) : second.verb,
    orElse(second.tail, first.tail),
  );

/** `how many tickets were opened in May and how many are escalated`. */
const mayBeOfFirst = (first: Parts, { noun, verb: [head = ""] }: Parts): boolean =>
  noun.length === 0 && first.tail.length > 0 && /^(?:are|were|is|was|have|has|had)$/i.test(head);

const ofVerbs = (text: string): TwoCounts | undefined => {
  const [, head = "", one = "", two = "", rest = ""] =
    /^(.+?)\s+(\p{L}+)\s+and\s+(\p{L}+)((?:\s+.+?)?)[\s?.!]*$/isu.exec(text) ?? [];
  const tail = rest.trim().split(/\s+/);
  const isDone = /\bhow many\s.+\b(?:did|do|have) (?:we|they|you|i)$/i.test(head);
  const areVerbs = [one, two].every((word) => isPastForm(word.toLowerCase()));
  const isTail = rest === "" || tailOf(tail) === 0;
  const isLong = head.split(/\s+/).length > nounWordsMax + 4;
  if (!(isDone || areVerbs) || !isTail || isLong || tail.some((word) => grouping.test(word)))
    return undefined;
  return {
    first: `${head} ${one}${rest}`,
    second: `${head} ${two}${rest}`,
    said: two,
    kind: "verbs",
  };
};

const nounWordsMax = 4;
const lettersMax = 300;

/** What a group is said with: behind the second clause, or before the first one. */
const behind = /^(.*\sand\s.*?)\s((?:by|per|for each|in each)\s.+)$/isu;
const before = /^((?:by|per|for each|in each)\s[^,]+?),?\s+(how many\b.+)$/isu;

/**
 * `how many leads did we win and how many did we lose by branch this year`: the group is one of both, so that each is asked with
 * it. It ends where a time or a place begins.
 */
const ungrouped = (text: string): Ungrouped => {
  const [, first, rest] = before.exec(text) ?? [];
  if (first !== undefined && rest !== undefined) return { text: rest, group: first };
  const [, head, tail = ""] = behind.exec(text) ?? [];
  if (head === undefined) return { text, group: "" };
  const words = tail.split(/\s+/);
  const [preposition = "", ...others] = words;
  const lead = /^(?:for|in)$/i.test(preposition) ? 2 : 1;
  const end = lead + tailOf(others.slice(lead - 1));
  return {
    text: [head, ...words.slice(end)].join(" "),
    group: words.slice(0, end).join(" "),
  };
};

const withGroup = (counts: TwoCounts, group: string): TwoCounts => ({
  ...counts,
  first: `${counts.first} ${group}`,
  second: `${counts.second} ${group}`,
});

/**
 * `how many quotes did we win and how many did we lose last month`: each clause says a part of what is meant of both, the one the
 * noun and the other the time. `quotes won and lost last month` says two verbs of one noun.
 */
export const twoCounts = (text: string): TwoCounts | undefined => {
  if (text.length > lettersMax) return undefined;
  const plain = signsInFull(text).trim();
  if (!/\sand\s/i.test(plain)) return undefined;
  const { text: asked, group } = ungrouped(plain.replace(/[\s?.!]+$/u, ""));
  const counts = inClauses(asked) ?? ofVerbs(asked);
  return counts && group !== "" ? withGroup(counts, group) : counts;
};
