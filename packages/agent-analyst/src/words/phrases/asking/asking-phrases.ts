import { placePhrases } from "./place-phrases.js";
import { orderPhrases } from "./order-phrases.js";
import { sharePhrases } from "./share-phrases.js";
import type { Token } from "../../token.js";
import { comeFromPhrases } from "../come-from-phrases.js";
import { any, closing, named, phrase, turn, type Phrase } from "../phrase.js";

const isFirst = (_: readonly Token[], at: number): boolean => at === 0;

const isBehind =
  (words: RegExp) =>
  (tokens: readonly Token[], at: number): boolean =>
    tokens.slice(0, at).some(({ word }) => words.test(word));

const isBehindPlural = (tokens: readonly Token[], at: number): boolean =>
  /[^s]s$/.test(tokens[at - 1]?.word ?? "");

const isAsked = isBehind(/^(how|what)$/);

/** Whether each of something is asked for, and none that is the first. */
const isOfEach = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(each|every|by|per)$/.test(word)) &&
  !tokens.some(({ word }) => /^(most|least|highest|lowest|has|have|had)$/.test(word));

/** Nouns of money, of which nothing else is done than to make it. */
const money =
  /^(revenue|revenues|sales|turnover|income|takings|profit|profits|margin|money|earnings|loss|losses|eur|euros?|usd|dollars?|gbp|pounds?|chf)$/;
const isOfMoney = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => money.test(word));

/** `how much turnover did our sellers make last month`: the verb is at the end, and what they made stands behind `how much`. */
const isDoneToAsked = (tokens: readonly Token[], at: number): boolean => {
  const word = (place: number): string => tokens[place]?.word ?? "";
  const did = tokens.findIndex((token) => /^(do|does|did)$/.test(token.word));
  const end = /^(bring|take|pull)$/.test(word(at)) ? at + 2 : at + 1;
  const isAsked = word(0) === "how" && /^(much|many)$/.test(word(1)) && did > 2 && at > did + 1;
  // `how many items do we have` asks for those that are there now.
  const isOfNow = word(at) === "have" && word(did) !== "did";
  // `how many calls do agents make per case` divides, and groups by nobody.
  const isDivided = /^(per|by|each)$/.test(word(end));
  return isAsked && !isOfNow && !isDivided && (end === tokens.length || closing.test(word(end)));
};

/** `which store leads in revenue`: who is asked for stands before it. */
const isWhich = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && /^(which|what|who)$/.test(tokens[0]?.word ?? "");

const isShare = isBehind(/^(share|shares|percentage|percent|proportion|fraction|%|part|portion)$/);
/** A share is asked for, which is given in percent anyway. */
const isOfShare = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) =>
    /^(share|shares|contribution|contributions|portion|percentage)$/.test(word),
  );

/** `count sites with more than 100 stays`, and not the `count` of something. */
const isCounting = (tokens: readonly Token[], at: number): boolean =>
  at === 0 && !/^(of|by|per)$/.test(tokens[1]?.word ?? "of");
const isWhether = isBehind(/^(did|does|do|has|have|is|are|how|what)$/);

const isTitle = (tokens: readonly Token[], at: number): boolean =>
  !/^(per|by|in|of|for|each|this|last|)$/.test(tokens[at + 2]?.word ?? "") &&
  (at === 0 || /^(the|our|is|whos|s|which|what)$/.test(tokens[at - 1]?.word ?? ""));

const excluding = (said: string): Phrase => phrase(said, ["excluding"]);

/** How people ask for what is shown, sorted or left out. */
export const askingPhrases: readonly Phrase[] = [
  ...orderPhrases,
  ...sharePhrases,
  ...placePhrases,
  phrase("divided by", ["per"]),
  ...comeFromPhrases,
  phrase("i|we d like|love|want to see|know|have|get", []),
  phrase("asap|urgently", []),
  // `firms on our books` are those that the data hold anyway.
  phrase("on our|the books", [], isBehindPlural),
  phrase("on file|record", [], isBehindPlural),
  phrase("in our|the books|system|database|records|files", [], isBehindPlural),
  // `how did revenue look in May`, `what does revenue look like`.
  phrase("look|looks|looked|looking like", [], isAsked),
  phrase(
    "look|looks|looked|looking",
    [],
    (tokens, at) =>
      isAsked(tokens, at) && !/^(after|at|into|up|for)$/.test(tokens[at + 1]?.word ?? ""),
  ),
  // `what were takings like in May`.
  phrase(
    "like",
    [],
    (tokens, at) =>
      at > 2 &&
      /^(what|how)$/.test(tokens[0]?.word ?? "") &&
      /^(is|are|was|were)$/.test(tokens[1]?.word ?? ""),
  ),
  // `break revenue down by store`.
  phrase("down by|into", ["by"], isBehind(/^(break|breaks|broke|broken|split|drill)$/)),
  phrase("slice|slicing|tabulate|rank|sort|arrange|organise|organize|segment", ["show"], isFirst),
  phrase("ranked|sorted|arranged|sorting by", ["by"], (_, at) => at > 0),
  phrase("in descending order", []),
  phrase("descending|desc", [], (_, at) => at > 1),
  phrase("in ascending order", ["lowest"]),
  phrase("ascending|asc", ["lowest"], (_, at) => at > 1),
  phrase("one|a row|line per|for", ["per"]),
  // `top 3 stores in terms of revenue`.
  phrase("in terms of", ["by"]),
  phrase("measured|judged|going by", ["by"]),
  phrase("with regard|respect to", ["by"]),
  phrase("when it comes to", ["by"]),
  // `which store leads in revenue`.
  phrase("leads|lead|tops in|on|by|for", ["has", "the", "highest"], isWhich),
  phrase("comes|came out on top in|on|by|for", ["has", "the", "highest"], isWhich),
  // `highest rated mechanic`, where the model has a score.
  {
    ...named("rated|reviewed|scored", "score rating stars scores ratings", (tokens, at) =>
      /^(highest|lowest|best|worst|top)$/.test(tokens[at - 1]?.word ?? ""),
    ),
    hasNames: true,
  },
  phrase("runner|runners up", ["second", "best"]),
  { said: any("number|no|nr one|1"), plain: ["top", "1"], hasNames: true, fits: isTitle },
  // `how much revenue did Berlin make`.
  phrase("make|makes|made|making up", [], isShare),
  phrase("make|makes|made|making", [], (tokens, at) => at > 0 && isOfMoney(tokens)),
  phrase("make|earn|generate|do|have", [], isDoneToAsked),
  phrase("bring|take|pull in", [], isDoneToAsked),
  // `what portion of revenue is Berlin`, `contribution of each store to revenue`.
  phrase("portion|portions|contribution|contributions|slice|chunk of", ["share", "of"]),
  phrase("contribution|contributions to", ["share", "of"]),
  phrase("what|which part of", [0, "share", "of"]),
  // `what part of the sales falls to each region`, also where a column is called `Part of the day`.
  turn("what part of", [0, "share", "of"], (tokens, at) => at === 0 && isOfEach(tokens)),
  phrase("mix|composition by", ["share", 1], (_, at) => at > 0),
  phrase("composition of", ["share", "of"]),
  phrase("relative share|shares", [1]),
  phrase("account|accounts|accounted for", [], isShare),
  // `did revenue go up in October`.
  phrase("go|goes|going|went|gone|come|comes|came up", ["increased"], isWhether),
  phrase("go|goes|going|went|gone|come|comes|came down", ["decreased"], isWhether),
  // `stays by site, limited to two of them`.
  phrase("limited|restricted|confined to", ["only"]),
  // `count sites with more than 100 stays`.
  phrase("count", ["how", "many"], isCounting),
  // `contribution of each site to income in percent`.
  phrase("in percent|percentages|%", [], isOfShare),
  // What is left out.
  excluding("other than"),
  excluding("of all|any kinds|types|sorts but|except"),
  // `downtime of all makers but Primus`.
  { ...excluding("of all|any .+ but|except"), hasNames: true },
  excluding(
    "everywhere|everyone|everybody|everything|anywhere|anything|anyone|anybody|all but|except|besides",
  ),
  phrase(
    "ex",
    ["excluding"],
    (tokens, at) => at > 0 && !/^(vat|gst|tax|works|factory)$/.test(tokens[at + 1]?.word ?? "vat"),
  ),
];
