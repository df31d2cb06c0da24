import { ordinaryPhrases } from "./ordinary-phrases.js";
import { periodAt } from "../times/time-words.js";
import type { Token } from "../token.js";
import { any, closing, type Phrase } from "./phrase.js";

const profits = "profit margin earnings".split(" ");

/** What a model has that is profitable has the most of its profit, or of its margin. */
const profitable: readonly Phrase[] = (
  [
    ["most profitable", ["highest"]],
    ["least profitable", ["lowest"]],
    ["profitable", []],
  ] as const
).map(([said, plain]) => ({ said: any(said), plain, names: profits }));

/** What somebody has done who did it so many times: as models call the rows that are counted for it. */
const counted: readonly (readonly [verbs: string, names: string])[] = [
  ["order|orders|ordered", "orders purchases"],
  ["buy|buys|bought|purchased|shopped", "orders purchases sales"],
  ["visit|visits|visited|come|came", "visits attendances"],
  ["book|books|booked|reserved", "bookings reservations stays"],
  ["stay|stays|stayed", "stays visits bookings"],
  ["rent|rents|rented|hire|hired", "rentals hires bookings"],
  ["borrow|borrows|borrowed", "loans checkouts"],
  ["call|calls|called|rang", "calls"],
  ["give|gave|donated", "gifts donations"],
  ["complain|complained", "complaints"],
  ["claim|claimed", "claims"],
  ["apply|applied", "applications"],
  ["travel|travelled|flew", "trips journeys flights"],
  ["play|played", "plays games matches sessions"],
];

/** How often, in words of which the plain ones say a limit; `.+` is a number. */
const limits: readonly (readonly [said: string, plain: Phrase["plain"]])[] = [
  ["more|less|fewer than .+ times", [1, 2, 3]],
  ["at least|most .+ times", [1, 2, 3]],
  ["over|under .+ times", [1, 2]],
  ["more than once", ["more", "than", "1"]],
  ["more than twice", ["more", "than", "2"]],
  ["at least twice", ["at", "least", "2"]],
  ["at least once", ["at", "least", "1"]],
  ["only once", ["exactly", "1"]],
  ["just once", ["exactly", "1"]],
  ["exactly once", ["exactly", "1"]],
  ["exactly .+ times", ["exactly", 2]],
  ["twice", ["exactly", "2"]],
];

/** `customers who ordered more than 5 times` are customers with more than 5 orders. */
const soOften: readonly Phrase[] = counted.flatMap(([verbs, names]) =>
  limits.map(([said, plain]): Phrase => ({
    said: any(`${verbs} ${said}`),
    plain: ["with", ...plain],
    names: names.split(" "),
    hasNames: true,
    // `ordered twice as much` is no number of orders.
    fits: (tokens, at) => {
      const next = tokens[at + said.split(" ").length + 1]?.word;
      return at > 0 && (next === undefined || closing.test(next));
    },
  })),
);

/** `who bought the most`: the first of those who buy. */
const buyers: readonly Phrase[] = [
  {
    said: any("who bought|purchased|spent|spends|buys the most"),
    plain: ["top", "1"],
    names: "customer client buyer guest member shopper".split(" "),
    hasNames: true,
  },
];

const people = /^(customers|clients|people|buyers|shoppers|accounts|companies|members|who)$/;

/** `how many customers bought in 2026`: those who ordered, and not those who came to be customers then. */
const bought: Phrase = {
  said: any("buy|bought|purchase|purchased"),
  plain: [],
  names: ["ordered", "purchased", "bought"],
  unless: ["bought", "purchased"],
  fits: (tokens, at) => {
    const next = tokens[at + 1]?.word;
    return (
      people.test(tokens[at - 1]?.word ?? "") &&
      (next === undefined || next === "something" || closing.test(next))
    );
  },
};
const isAskedFor = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(
      ({ word }, place) =>
        /^(which|who|whose)$/.test(word) || (word === "many" && tokens[place - 1]?.word === "how"),
    );

/** `which supplier caused the most complaints` has the most of them; what caused a change is no figure. */
const causes: readonly Phrase[] = [
  "caused|cause|causes the most|fewest|least|highest|lowest",
  "caused|cause|causes most|more|fewer",
].map((said) => ({
  said: any(said),
  plain: ["had", ...Array.from({ length: said.split(" ").length - 1 }, (_, at) => at + 1)],
  fits: isAskedFor,
}));

const payables = "payables payable creditors".split(" ");

/** Whether nothing but a time follows: what is owed to one of them stands in single bills. */
const isOfAll = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined ||
  /^(at|as|now|today|currently|overall|altogether)$/.test(tokens[at].word) ||
  (/^(in|on|by)$/.test(tokens[at].word) && periodAt(tokens, at + 1, 0) !== undefined) ||
  periodAt(tokens, at, 0) !== undefined;

/** What is owed to suppliers, as books call it. */
const debts: readonly Phrase[] = [
  ...["did|do we owe", "did|do we owe our|the|all", "did|do we owe to our|the|all"].map(
    (said): Phrase => ({
      said: any(`${said} suppliers|vendors|creditors`),
      plain: [],
      names: payables,
      hasNames: true,
      fits: (tokens, at) => isOfAll(tokens, at + said.split(" ").length + 1),
    }),
  ),
  {
    said: any("did|do we owe"),
    plain: [],
    names: payables,
    hasNames: true,
    fits: (tokens, at) => isOfAll(tokens, at + 3),
  },
];

/** What people say of a business, in the words of its figures. */
export const businessPhrases: readonly Phrase[] = [
  ...causes,
  ...debts,
  ...profitable,
  ...soOften,
  ...buyers,
  bought,
  ...ordinaryPhrases,
];
