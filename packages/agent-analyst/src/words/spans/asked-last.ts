import type { AskedRow } from "./asked-row.js";

const said = "(?<said>last|latest|most recent|most recently|first)";
/** Whose it is; `when was the last order` has none. */
const who = "(?<who>(?!(?:the|our|my) (?:last|latest|most recent|first)\\b)[^,]+?)";
const day = "(?:(?:on |at )?(?:which|what) (?:day|date|time)|when)";
const whence = `(?:${day}|where)(?:,? and (?:on )?(?:${day}|where|with whom|for whom))?`;
const did = "(?:was|were|is|did|do|does|has|have|had)";
const unit =
  "(?:minute|hour|day|week|month|quarter|year|season|term|time|night|summer|winter|spring|autumn)s?";
/** Times and places are shown with each row, whether they are asked for or not. */
const further = `(?:,? (?:and|,) (?:${whence}|(?:on|at|in) (?:which|what) \\p{L}+)(?: (?:was|were|is|did|happened) ?(?:it|that|they|this)?(?: \\p{L}+)?)?)?`;

const form = (text: string): RegExp => new RegExp(`^${text}$`, "iu");

/** A verb says what the rows are: `when and where did we last play Carmen`. */
const byVerb: readonly RegExp[] = [
  form(`${whence} ${did} ${who} ${said} (?:been )?(?<verb>\\p{L}+)(?<rest>(?: [^,]+)?)${further}`),
  form(`(?:what|which|whom?) ${did} ${who} ${said} (?<verb>\\p{L}+)(?<rest>(?: [^,]+)?)${further}`),
];
/** Of things that are not named, the verb says it as well: `the last thing that Miller ordered`. */
const ofThing = form(`(?:what|which)(?: is| was|'s|s)? the ${said} (?:thing|one|item) (?:(?:that|which) )?(?<clause>[^,]+?)${further}`); // prettier-ignore
/** `the last order that Miller gave us`, with what else of it is asked. */
const ofNoun = form(`(?:what|which|who|show me|give me)?(?: is| was|'s|s)? ?(?:the |our )${said} (?!${unit}\\b)(?<noun>\\p{L}+(?: \\p{L}+)?) (?:that|which) (?<clause>[^,]+?)(?:,? and (?:(?:what|how much|which|for what) )(?<also>[^,]+)|${further})`); // prettier-ignore

/** What is asked of the last one, or the first one, of many. */
export interface AskedLast extends AskedRow {
  /** Words of which one is the verb that says what the rows are. */
  readonly verbs?: readonly string[];
  /** What else of it is asked for: `and what did it cost`. */
  readonly also?: string;
}

const row = (found: string, rest: string): AskedRow => ({
  order: "time",
  end: /^first$/i.test(found) ? "min" : "max",
  count: undefined,
  said: found.toLowerCase(),
  by: undefined,
  rest: rest.replaceAll(/\s+/gu, " ").trim(),
});

const ofVerb = (text: string): AskedLast | undefined => {
  for (const verbs of byVerb) {
    const { said: found = "", who: whose = "", verb, rest = "" } = verbs.exec(text)?.groups ?? {};
    if (verb !== undefined && !new RegExp(`^${unit}$`, "iu").test(verb))
      return { ...row(found, `${verb} ${whose} ${rest}`), verbs: [verb.toLowerCase()] };
  }
  return undefined;
};

const ofThings = (text: string): AskedLast | undefined => {
  const { said: found = "", clause } = ofThing.exec(text)?.groups ?? {};
  return clause === undefined
    ? undefined
    : { ...row(found, clause), verbs: clause.split(" ").filter((word) => /^\p{Ll}+$/u.test(word)) }; // prettier-ignore
};

const ofRows = (text: string): AskedLast | undefined => {
  const { said: found = "", noun, clause = "", also } = ofNoun.exec(text)?.groups ?? {};
  return noun === undefined
    ? undefined
    : { ...row(found, `${noun} ${clause}`), ...(also === undefined ? {} : { also }) };
};

/** The last one, or the first one, as a clause asks for it: `when was Carmen last played`, `the last thing that Miller ordered`. */
export const askedLast = (text: string): AskedLast | undefined =>
  ofVerb(text) ?? ofThings(text) ?? ofRows(text);
