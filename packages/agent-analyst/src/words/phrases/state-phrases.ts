import { deniedPhrases } from "./denied-phrases.js";
import { pastDuePhrases } from "./times/past-due-phrases.js";
import { lastingStates } from "../cues/standing.js";
import type { Token } from "../token.js";
import { owedPhrases } from "./owed-phrases.js";
import { any, closing, named, phrase, turn, type Phrase } from "./phrase.js";

const isBehindNoun = (_: readonly Token[], at: number): boolean => at > 0;

const isEnd = (word = "at"): boolean => closing.test(word);

const isOfPeople = (word = ""): boolean =>
  /^(customers|clients|members|subscribers|patients|donors|guests|users|accounts|students|tenants|companies|staff|employees|people)$/.test(
    word,
  );

/** `members left`, `members who have left`. */
const isSaidOfPeople = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1;
  while (/^(who|that|have|has|had|already)$/.test(tokens[before]?.word ?? "")) before--;
  return isOfPeople(tokens[before]?.word);
};

const lostOnes = (said: string, plain: Phrase["plain"], fits: Phrase["fits"]): Phrase => ({
  ...named(said, "churned quit left cancelled canceled lapsed resigned terminated", fits),
  plain,
});

/** Other words for what is not done yet, for how long something is so, and for how long it takes. */
export const statePhrases: readonly Phrase[] = [
  ...deniedPhrases,
  ...pastDuePhrases,
  ...owedPhrases,
  // `bills yet to be paid` are not paid.
  phrase("has|have yet to be", ["are", "not"]),
  phrase("has|have yet to", ["have", "not"]),
  phrase("is|are yet to be", ["are", "not"]),
  // Where a model has a name for those, such as `Still to be played`, it says which ones they are itself.
  { ...phrase("is|are still to be", ["are", "not"]), unless: ["still"] },
  phrase("yet to be", ["not"]),
  { ...phrase("still to be", ["not"]), unless: ["still"] },
  phrase("waiting|waits|awaiting|pending to be", ["not"]),
  phrase("awaiting|pending payment", ["unpaid"]),
  phrase("waiting for payment", ["unpaid"]),
  phrase("remain|remains|remained", ["are"]),
  // What is in force has begun and is not over, whatever a model calls that.
  {
    ...named("in force", "active live current running valid"),
    unless: ["force"],
  },
  { ...named("valid", "active live current"), unless: ["valid"] },
  // `cars whose test is due by May`.
  turn("whose .+ is|are|was|were due|up", [1, 3]),
  // `bills not paid on time` were paid late.
  turn("not|never .+ on|in time", [1, "late"]),
  // `rentals due to end in December`.
  phrase("due|set|scheduled|about to", [], (tokens, at) =>
    /^(end|expire|start|begin|finish|renew|lapse|leave|arrive|depart|close|open)$/.test(
      tokens[at + 2]?.word ?? "",
    ),
  ),
  phrase("taking|lasting", [], (tokens, at) =>
    /^(more|over|longer|less|under|at|between)$/.test(tokens[at + 1]?.word ?? ""),
  ),
  phrase("marked|flagged|labelled|labeled|tagged|classified as", [], isBehindNoun),
  phrase("marked|flagged|labelled|labeled|tagged|classified", [], isBehindNoun),
  // `how many customers did we gain`, `members won in May`.
  ...[
    "did|have|do we|you|they win|won|gain|gained|acquire|acquired|add|added",
    "gained|won|acquired",
  ].map((said) => phrase(said, [], (tokens, at) => isOfPeople(tokens[at - 1]?.word))),
  // Who is lost has left: `how many accounts did we lose`, `clients lost in May`.
  ...["did|do|have we|you|they lose|lost", "we|you|they lose|lost", "lost"].map((said) =>
    lostOnes(said, [], (tokens, at) => isOfPeople(tokens[at - 1]?.word)),
  ),
  lostOnes("did|do|have we|you|they lose|lost more|fewer|less", [0, 1, "have", 3], (tokens, at) =>
    isOfPeople(tokens[at + 4]?.word),
  ),
  // Who left has quit, where a model says so of people: `Left at` may be the end of a visit.
  { ...named("left", "quit", isSaidOfPeople), hasNames: true },
  {
    ...named("cancelled", "quit", isSaidOfPeople),
    unless: ["cancelled", "canceled", "cancellation"],
  },
  // What is run is there: `how many campaigns did we run`.
  phrase(
    "run|host|organise|organize|stage",
    [],
    (tokens, at) =>
      tokens.slice(2, at).some(({ word }) => /^(did|do|does|have|has)$/.test(word)) &&
      tokens[0]?.word === "how" &&
      tokens[1]?.word === "many" &&
      isEnd(tokens[at + 1]?.word),
  ),
  phrase("main|chief|primary reason|cause|source|driver", ["most", "common", 1]),
  // `expired cards` have expired.
  turn("expired|lapsed \\p{L}{3,}s", [1, "that", "have", 0]),
  turn("expired|lapsed \\p{L}{3,} \\p{L}{3,}[^s]s", [1, 2, "that", "have", 0]),
  // `rego expired`, without a verb.
  {
    ...turn("\\p{L}{3,} expired", [0, "that", "have", 1]),
    fits: (tokens, at) => at === 0 && tokens.length === 2,
  },
  // `overdue by more than 30 days`.
  ...[
    "overdue|late by more|less than .+ days|weeks",
    "overdue|late for more|less than .+ days|weeks",
  ].map((said) => turn(said, [2, 3, 4, 5, 0])),
  ...["overdue|late by over|under .+ days|weeks", "overdue|late for over|under .+ days|weeks"].map(
    (said) => turn(said, [2, 3, 4, 0]),
  ),
  turn("overdue|late more|less than .+ days|weeks", [1, 2, 3, 4, 0]),
  turn("overdue|late over|under|>|<|>=|<= .+ days|weeks", [1, 2, 3, 0]),
  // `overdue invoices over 60 days`.
  turn("overdue \\p{L}{3,}s over|under .+ days|weeks", [1, 2, 3, 4, 0]),
  // `faults older than 10 days` came in longer ago; an age in years is one of people, and is read elsewhere.
  turn("older than .+ days|weeks|months", ["more", "than", 2, 3, "ago"]),
  turn("newer than .+ days|weeks|months", ["less", "than", 2, 3, "ago"]),
  // `how quickly are faults mended`.
  phrase("how quickly|fast|soon", ["how", "long"], (tokens, at) =>
    /^(is|are|was|were|do|does|did|can)$/.test(tokens[at + 2]?.word ?? ""),
  ),
  // `customers still with us`, `offers that are still going`: what has not come to its end.
  phrase("still w|with us", ["still", "active"]),
  phrase("still here|around|going", ["still", "active"], (tokens, at) =>
    isEnd(tokens[at + 2]?.word),
  ),
  // `open for the longest time`, `the oldest unpaid bill`.
  ...["for the longest time", "the longest time", "longest time"].map((said) =>
    phrase(said, ["the", "longest"], (tokens, at) =>
      tokens.slice(0, at).some(({ word }) => lastingStates.test(word)),
    ),
  ),
  {
    said: any("oldest open|unresolved|unsolved|pending|outstanding|unpaid"),
    plain: ["longest", 1],
    hasNames: true,
  },
  // `and whose is it?`
  ...["whose is it", "whose are they", "who is it from"].map((said) => ({
    said: any(`and ${said}`),
    plain: ["and"],
    names: "customer client member patient guest tenant owner cardholder student".split(" "),
    hasNames: true as const,
    fits: (tokens: readonly Token[], at: number) =>
      at + 1 + said.split(" ").length === tokens.length,
  })),
  phrase("free of|from", ["without"]),
  phrase("with|having|had|have zero", [0, "no"]),
];
