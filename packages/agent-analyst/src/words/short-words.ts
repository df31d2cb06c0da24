import { isFiller, isGlue } from "./filler.js";
import { isListed } from "./hurried/listed-letters.js";
import { stemOf } from "./stem.js";
import type { Token } from "./token.js";

/** Units of time, and what divides, as they are cut short whatever the model has. */
const always = new Map([
  ...Object.entries({
    yr: "year",
    qtr: "quarter",
    wk: "week",
    mth: "month",
    mnth: "month",
  }).flatMap(([short, unit]) => [[short, unit] as const, [`${short}s`, `${unit}s`] as const]),
  ["pr", "per"] as const,
  ["nr", "number"] as const,
  ["nbr", "number"] as const,
  ["med", "median"] as const,
]);

/** What follows a `w` that is `with`: in `zone w in May` it is a name. */
const behindWith = /^(over|under|above|below|more|less|fewer|at|no|an?|any|the|most|least|[<>]=?)$/;
/** `teachers w avg rating under 3`: what is calculated follows a noun of several. */
const averaging = /^(avg|average|mean|median|total|max|min)$/;
const beforeNames = /^(of|in|for|from|by|per|is|only|not|without|except|vs|versus|with)$/;

/** Nouns of many trades: the first long word that the model has is meant, also where it has only its plural. */
const nouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rev: "revenue",
    cust: "customer",
    val: "value",
    qty: "quantity",
    amt: "amount",
    acct: "account",
    appt: "appointment",
    emp: "employee",
    dept: "department",
    mgr: "manager",
    txn: "transaction",
    util: "utilisation",
    inv: "invoice",
    pax: "passenger",
    sub: "subscription subcontractor subscriber substitute",
    reg: "registration registered",
    cand: "candidate",
    tix: "tickets",
    tkt: "ticket",
    intvw: "interview",
    hr: "hour",
    mins: "minutes",
    pmt: "payment",
    proj: "project",
    prod: "product",
    dist: "distance",
    vol: "volume",
    exp: "expense",
    comm: "commission",
    disc: "discount",
    ins: "insurance",
    maint: "maintenance",
    equip: "equipment",
    mfr: "manufacturer",
    perf: "performance",
    dest: "destination",
    avail: "availability",
    exps: "expenses",
    wh: "warehouse",
    whs: "warehouses",
    doc: "doctor document",
    subs: "subscriptions subscribers",
    prov: "provider",
    wty: "warranty",
    loc: "location",
    mbr: "member",
    empl: "employee",
    bkg: "booking",
    resv: "reservation",
    shpt: "shipment",
    del: "delivery",
    supp: "supplier",
    vend: "vendor",
    pymt: "payment",
    opp: "opportunity",
  }),
);

/** Whether a word is short for a noun of many trades: `rev` is revenue, and no beginning of reviews. */
export const isShortNoun = (word: string): boolean =>
  nouns.has(word) || nouns.has(word.replace(/s$/, ""));

/** `kegs n cases`, `n last year`, `customers w over 5 orders`: one letter joins where no name can stand. */
const joining = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): string | undefined => {
  const word = tokens[at]?.word;
  const next = tokens[at + 1]?.word ?? "";
  if (word === "q") return quarterAt(tokens, at);
  if (word === "r" || word === "u") return verbOrYou(tokens, at);
  if (word === "w")
    return behindWith.test(next) || isOfSome(tokens, at) || isHad(tokens, at, isKnown)
      ? "with"
      : undefined;
  return word === "n" && next !== "" && joinsTwo(tokens, at, next, isKnown) ? "and" : undefined;
};

/** `how many stores r there`, `can u tell me`. */
const verbOrYou = (tokens: readonly Token[], at: number): string | undefined => {
  const before = tokens[at - 1]?.word ?? "";
  if (tokens[at]?.word === "r") return isVerbAt(tokens, at) ? "are" : undefined;
  return /^(can|could|do|did|have|would|will)$/.test(before) ? "you" : undefined;
};

/** `what r the takings`: no `zone r`, which is a name. */
const isVerbAt = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", next] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  if (next === undefined || beforeNames.test(tokens[at - 2]?.word ?? "")) return false;
  return at === 0 || /[^s]s$|^(how|what|which|who|where|when|that|people|staff)$/.test(before);
};

/** `bills w 3 reminders`: several things, each of which has so many. */
const isOfSome = (tokens: readonly Token[], at: number): boolean =>
  /[^s]s$/.test(tokens[at - 1]?.word ?? "") &&
  /^\d{1,3}$/.test(tokens[at + 1]?.word ?? "") &&
  tokens[at + 2] !== undefined;

/** `trips w kids`, `last month w order no`: a name of the model that is had, and in `zone w revenue` the name of a zone. */
const isHad = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const { word: before = "" } = tokens[at - 1] ?? {};
  const isOfName = beforeNames.test(tokens[at - 2]?.word ?? "") && !unitOfTime.test(before);
  const { word: next = "" } = tokens[at + 1] ?? {};
  return (
    (/[^s]s$/.test(before) || unitOfTime.test(before) || /^\d{4}$/.test(before)) &&
    !isOfName &&
    (averaging.test(next) || (!isFiller(next) && isKnown(next)))
  );
};

const unitOfTime = /^(day|week|month|quarter|year|wk|mth|mnth|qtr|yr|today|yesterday|ytd)$/;

const month =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;

/** What no name of a thing begins with: `due in May n still not paid`. */
const beginsClause = /^(still|not|never|yet|also|only|have|haven|is|are|was|were)$/;

/** `n how often`; `between 20 n 30`; `hail n storm`, which are values, since the model has neither of them. */
const isBetweenAny = (
  before: string,
  next: string,
  isKnown: (word: string) => boolean,
): boolean => {
  const isAmong = (word: string): boolean =>
    /^(?:\d.*|st|nd|rd|th)$/.test(word) ||
    month.test(word) ||
    (!isFiller(word) && !isGlue(word) && !isKnown(word));
  if (/^(how|what|which|who|when|where)$/.test(next)) return true;
  return isAmong(before) && (isAmong(next) || (next === "the" && /^(st|nd|rd|th)$/.test(before)));
};

/** Whether an `n` stands between two things, and is no name of one: `stand n revenue` may speak of a stand. */
const joinsTwo = (
  tokens: readonly Token[],
  at: number,
  next: string,
  isKnown: (word: string) => boolean,
): boolean => {
  const before = tokens[at - 1]?.word;
  if (before === undefined) return true;
  if (isBetweenAny(before, next, isKnown)) return true;
  if (at > 1 && beginsClause.test(next) && !beforeNames.test(before)) return true;
  // `by ship n sector`: no name stands behind what results are grouped by.
  const { word: first = "" } = tokens[at - 2] ?? {};
  if (/^(by|per)$/.test(first)) return !isFiller(next) && !isGlue(next);
  const isNamed = [before, first].some((each) => beforeNames.test(each));
  const isSeveral = /[^s]s$/.test(before) || /[^s]s$/.test(next);
  return !isNamed && isSeveral && !isFiller(next) && !isGlue(next);
};

/** `last q`, `by q`, `the q before`: the letter alone is a quarter where only a step of time can stand. */
const quarterAt = (tokens: readonly Token[], at: number): string | undefined => {
  const [before = "", next = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  const isStep =
    /^(last|this|next|previous|prior|current|per|by|each|every|same)$/.test(before) ||
    (before === "the" && /^(before|after|earlier)$/.test(next));
  return tokens[at]?.word === "q" && isStep ? "quarter" : undefined;
};

/** In capitals these are abbreviations of something else, such as a size or a region; so are letters in a list. */
const isName = (tokens: readonly Token[], at: number): boolean => {
  const { word = "", text = "" } = tokens[at] ?? {};
  return (/^(pr|w|n|r|u)$/.test(word) && text !== text.toLowerCase()) || isListed(tokens, at);
};

/**
 * The word that one was cut short of: `rev`, `appts`, `yr`, unless the model has the short one. `isMeant` says whether the
 * model has a word, or another one for it.
 */
export const longWord = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
  isMeant: (word: string) => boolean,
): string | undefined => {
  const { word = "", isQuoted } = tokens[at] ?? {};
  if (isQuoted === true || isKnown(word) || isName(tokens, at)) return undefined;
  const long = always.get(word) ?? joining(tokens, at, isKnown);
  if (long !== undefined) return long;
  const [single = "", plural = ""] = nouns.has(word) ? [word] : [word.replace(/s$/, ""), "s"];
  const noun = nouns
    .get(single)
    ?.split(" ")
    .find((each) => isMeant(each) || isMeant(`${each}s`));
  return noun === undefined ? undefined : `${noun}${plural}`;
};

/** Days, and what hurried people type, in full before times and phrases are looked for. */
const hurried: Readonly<Record<string, string>> = {
  tmrw: "tomorrow",
  tmw: "tomorrow",
  yday: "yesterday",
  diff: "different",
  unique: "distinct",
  excl: "excluding",
  incl: "including",
  prev: "previous",
  pct: "percent",
  approx: "approximately",
  til: "until",
  till: "until",
  // Words of a question as they are often misspelt, or spelt by their sound.
  wich: "which",
  whcih: "which",
  wihch: "which",
  whitch: "which",
  biz: "business",
  ppl: "people",
  govt: "government",
  nite: "night",
  nites: "nights",
  thru: "through",
  btwn: "between",
  b4: "before",
  bc: "because",
  bcs: "because",
  cuz: "because",
  coz: "because",
};

/** The same words, hurried ones in full unless the model has them. */
export const hurriedInFull = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] =>
  tokens.map((token) => {
    const long = Object.hasOwn(hurried, token.word) ? hurried[token.word] : undefined;
    // `B4` is the name of something, such as a room.
    const isCode = /\d/.test(token.word) && token.text !== token.word;
    return long === undefined || token.isQuoted || isCode || isKnown(token.word)
      ? token
      : { ...token, word: long, stem: stemOf(long) };
  });

/** `w/o` and `b/w` as words, and `by store` of `store-wise`. */
export const jointsInFull = (text: string): string =>
  text
    .replaceAll(
      /(?<![\p{L}\p{N}])(?!other|like|clock|step)(\p{L}{3,})-?wise(?![\p{L}\p{N}-])/giu,
      "by $1",
    )
    .replaceAll(/(?<![\p{L}\p{N}])w\/o(?![\p{L}\p{N}])/giu, "without")
    .replaceAll(/(?<![\p{L}\p{N}])w\/(?=\s)/giu, "with")
    .replaceAll(/(?<![\p{L}\p{N}])o\/s(?![\p{L}\p{N}])/giu, "outstanding")
    .replaceAll(/(?<![\p{L}\p{N}])a\/c(s?)(?![\p{L}\p{N}])/giu, "account$1")
    .replaceAll(/(?<![\p{L}\p{N}])b\/w(?![\p{L}\p{N}])/giu, "between");
