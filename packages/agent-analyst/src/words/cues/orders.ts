import { isFiller, isGlue } from "../filler.js";
import { numberOf } from "../number-word.js";
import { periodAt, unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Verbs that nobody uses of data but to have something done. */
const changing = wordSet(
  "delete remove drop update insert truncate alter modify overwrite rename send buy refund cancel reschedule reopen approve reject notify invite assign create edit publish unblock reset resend restart acknowledge dismiss escalate restore remind " +
    "enrol enroll reassign deactivate activate upgrade downgrade prolong",
);
/** Verbs that are also names of things: they are orders only where their object follows. */
const acting = wordSet(
  "clear acknowledge dismiss mute snooze mark tag remind escalate resolve merge restore refresh email mail cancel pause stop start book schedule reschedule close open reopen pay approve reject assign move transfer ship order call invite notify create add edit set change archive publish invoice bill charge block unblock reset resend restart launch hire fire " +
    "register enter put swap replace extend renew suspend lend deliver reserve raise lower",
);
const objects = wordSet("the a an my our all every this that these those it them him her me us");
const polite = wordSet("please can could you would hey hi just now then and kindly ok okay");

/** What makes a noun of the verb before it. */
const figures = wordSet(
  "rate rates ratio share amount amounts count counts volume value values total totals percentage trend by per cost costs",
);

/** Verbs of asking that an object follows as well. */
const asking = wordSet(
  "compare rank sort plot chart draw graph sum total average group split filter",
);

/** Whether something is to be done, which is no question about data. */
export const isOrder = (tokens: readonly Token[], isKnown: (word: string) => boolean): boolean => {
  const words = tokens.map(({ word }) => word);
  const first = firstOf(words);
  const [doing = "", next = ""] = words.slice(first);
  // `move-outs in October` are asked for, and nobody is to be moved.
  if (isNounOfVerb(doing, next)) return false;
  const isVerb = changing.has(doing) || acting.has(doing);
  if (isBareVerb(words, first, isKnown)) return true;
  if (isVerb && isOneOf(words, first + 1, isKnown)) return true;
  // `refund rate by product` asks for a rate.
  if (isPartOfFigure(words, first, isKnown)) return false;
  if (changing.has(doing) && !isKnown(doing)) return true;
  return (isVerb && objects.has(next)) || isDoneTo(tokens, first, isKnown);
};

/** `move-outs`, `call-offs`, `start-ups`: a verb and a particle in the plural are a noun. */
const isNounOfVerb = (verb: string, particle: string): boolean =>
  /^\p{L}{3,}$/u.test(verb) && /^(ins|outs|ups|offs|overs|backs|downs)$/.test(particle);

/** `refund rate`, `invite acceptance rate`. */
const isPartOfFigure = (
  words: readonly string[],
  first: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const [doing = "", next = "", last = ""] = words.slice(first);
  return (changing.has(doing) && figures.has(next)) || (isKnown(next) && figures.has(last));
};

/** `T10109`, and no plain number, which may be a limit or a year. */
const identifier = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{4,}$/u;
const ofKeys = /^(number|numbers|no|nr|id|ids|ref|reference|status|code|codes)$/;

/** `close ticket T10109`: a thing of the model in the singular and its key, or the key alone, to which a verb does something. */
const isOneOf = (
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const [noun = "", key = ""] = words.slice(at);
  if (identifier.test(noun)) return true;
  const isThing = /[^s]$|ss$/.test(noun) && isKnown(noun) && !ofKeys.test(noun);
  return isThing && identifier.test(key);
};

/** Where the verb of an order would stand: behind what is polite, and behind `we need to`. */
const firstOf = (words: readonly string[]): number => {
  const at = words.findIndex((word) => !polite.has(word));
  const [, , ...rest] = words.slice(at, at + 6);
  const isWish = /^(i|we)$/.test(words[at] ?? "") && /^(want|need|have|would|d)$/.test(words[at + 1] ?? ""); // prettier-ignore
  const to = isWish ? rest.findIndex((word) => !/^(like|love|you)$/.test(word)) : -1;
  return rest[to] === "to" ? at + to + 3 : at;
};

/** `return the order of Anna`: a word, an article and a name the model has; a figure needs no article behind it. */
const isBareVerb = (
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const [doing = "", article = "", object = ""] = words.slice(at);
  return (
    /^(the|a|an|my|our)$/.test(article) &&
    isKnown(object) &&
    unitOf(object) === undefined &&
    // `orders the customer paid`: those that the customer paid.
    !/[^s]s$/.test(doing) &&
    !isFiller(doing) &&
    !asking.has(doing)
  );
};

/**
 * `enrol Ann in pottery`, where the model says what was enrolled: a verb in the form of an order, and behind it somebody
 * whom the model does not name. Where the verb may be the name of a thing as well, it is said what becomes of them:
 * `return Kilkenny` may be short for its returns.
 */
const isDoneTo = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const doing = tokens[at]?.word ?? "";
  const object = tokens[at + 1];
  const isVerb = acting.has(doing) || pastsOf(doing).some(isKnown);
  // `open ordrs` are those that are open.
  if (!isVerb || doing === "open" || isKnown(doing) || isFiller(doing) || object === undefined)
    return false;
  if (!isStrange(tokens, at + 1, isKnown)) return false;
  const isOnlyVerb = acting.has(doing) && !isKnown(`${doing}s`);
  return isOnlyVerb || leadsSomewhere(tokens, at + 2);
};

const pastsOf = (verb: string): readonly string[] =>
  verb.length < 4 ? [] : [`${verb}ed`, `${verb}d`, `${verb}${verb.slice(-1)}ed`];

/** Whether a word is none of the model, of the language or of times: a name of somebody, or of something. */
const isStrange = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const { word = "" } = tokens[at] ?? {};
  return (
    /^\p{L}{2,}$/u.test(word) &&
    !isKnown(word) &&
    !isFiller(word) &&
    !isGlue(word) &&
    numberOf(word) === undefined &&
    unitOf(word) === undefined &&
    periodAt(tokens, at, 0) === undefined
  );
};

/** `… Ann for pottery`: it is said where to, and no time follows. */
const leadsSomewhere = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    ({ word }, at) =>
      at >= from &&
      at <= from + 1 &&
      /^(in|into|on|onto|to|for|from|with|at)$/.test(word) &&
      at + 1 < tokens.length &&
      periodAt(tokens, at + 1, 0) === undefined,
  );
