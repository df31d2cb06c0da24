import type { Token } from "../../token.js";
import { asksMuch, closesAt, closing, phrase, turn, type Phrase } from "../phrase.js";

/** A turn that holds where the model has one of these names for it. */
const turnNamed = (
  said: string,
  plain: Phrase["plain"],
  names: readonly string[],
  fits: Phrase["fits"],
): Phrase => ({ ...turn(said, plain, fits), names });

const isBehindOurs = (tokens: readonly Token[], at: number): boolean =>
  /^(we|ve|have|were|was|are)$/.test(tokens[at - 1]?.word ?? "");

const owed = /^(outstanding|unpaid|overdue|owing)$/;

/** `does the trust owe us anything`, `have anything overdue`. */
const isAnythingOwed = (tokens: readonly Token[], at: number): boolean =>
  owed.test(tokens[at + 1]?.word ?? "") ||
  (/^(us|owed|outstanding|unpaid|overdue)$/.test(tokens[at - 1]?.word ?? "") &&
    closesAt(tokens, at + 1));

const isOfHours = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 7).some(({ word }) => /^(hours?|time|shifts?|days?)$/.test(word));

/** `how many operations did Helen Marsh do`: who does it has up to three words. */
const doneBySomebody = [".+", ".+ .+", ".+ .+ .+"].map((who): Phrase => {
  const length = who.split(" ").length;
  return turnNamed(
    `\\p{L}{3,}s did ${who} do`,
    [...Array.from({ length }, (_, at) => at + 2), 0],
    ["done"],
    (tokens, at) => tokens[at - 1]?.word === "many" && closesAt(tokens, at + length + 3),
  );
});

/** `how many quotes did Ann Lee present`: what somebody does with such things is why they are theirs. */
const doneWithTheirs = [".+ .+", ".+"].map((who): Phrase => {
  const length = who.split(" ").length;
  return {
    ...turn(
      `\\p{L}{3,}s did ${who} present|lead|guide|prepare|write|host|supervise|oversee`,
      [0, "for", ...Array.from({ length }, (_, at) => at + 2)],
      (tokens, at) =>
        tokens[at - 1]?.word === "many" &&
        /^\p{Lu}/u.test(tokens[at + 2]?.text ?? "") &&
        closesAt(tokens, at + length + 3),
    ),
    unless: ["present", "presented", "lead", "led", "guided", "prepared", "written", "hosted"],
  };
});

/** `people who made a booking` booked. */
const madeOne: readonly Phrase[] = (
  [
    ["booking|reservation", "booked"],
    ["order", "ordered"],
    ["purchase", "bought"],
    ["donation", "donated"],
  ] as const
).flatMap(([noun, verb]) =>
  [`made|placed an? ${noun}`, `made|placed at least one|1 ${noun}`].map((said) =>
    turn(said, [verb], (tokens, at) => at > 1 && closesAt(tokens, at + said.split(" ").length)),
  ),
);

/** `who teaches the most` ranks them. */
const isOfOne = (tokens: readonly Token[], at: number): boolean =>
  at === 0 &&
  tokens[2] !== undefined &&
  !tokens.some(({ word }) =>
    /^(most|least|best|worst|longest|more|fewest|less|many|much)$/.test(word),
  );

/** `who owns the Kittiwake` asks for her owner, where the model has one. */
const whoDoes: readonly Phrase[] = (
  [
    ["owns|owned", "owner", "owns"],
    ["manages|managed|runs", "manager", "manages"],
    ["teaches|taught", "teacher", "taught"],
  ] as const
).map(([said, name, own]) => ({
  ...turnNamed(`who ${said}`, ["who", "is", "the"], [name], isOfOne),
  unless: [own],
}));

const isTimed = (tokens: readonly Token[], at: number): boolean =>
  /^(this|last|since|during|in|on|between|before|yesterday|today)$/.test(
    tokens[at + 2]?.word ?? "",
  );

/** `quotes made this year` are there anyhow; bookings that were made then were booked then, where a time is called so. */
const madeThen: readonly Phrase[] = [
  {
    ...turnNamed("bookings|reservations|appointments made", [0], ["booked"], isTimed),
    unless: ["made"],
  },
  { ...turnNamed("orders made", [0], ["ordered"], isTimed), unless: ["made"] },
  {
    ...turn("quotes|quotations|offers|payments|applications|claims|orders made", [0], isTimed),
    unless: ["made"],
  },
];

/** What is done with things every day, in words that say no more than the figure, the time or the state that a model has for it. */
export const deedPhrases: readonly Phrase[] = [
  ...whoDoes,
  ...doneWithTheirs,
  ...madeOne,
  ...madeThen,
  // `women and men separately` are two rows.
  turn("separately", [], (tokens, at) => at > 1 && tokens[at + 1] === undefined),
  // `which hauliers left us the least margin`.
  turn(
    "left|leave|leaves|made|make|makes|earned|earn|earns|brought|bring|brings|gave|give|gives|got|gets us the most|least|highest|lowest",
    ["had", 2, 3],
    (_, at) => at > 1,
  ),
  // `how much commission did we keep`: there is nothing else of it.
  {
    ...turn("did|do|have we keep|kept|retain|retained|pocket|pocketed", [], asksMuch),
    unless: ["kept", "retained"],
  },
  // `bills that we have sent out`.
  turn("sent|send|mailed|posted|handed out", [], isBehindOurs),
  // `shifts that we did in May`, where a figure is called `Shifts done`.
  turnNamed(
    "that|which we|they did",
    [],
    ["done", "completed"],
    (tokens, at) => /[^s]s$/.test(tokens[at - 1]?.word ?? "") && closesAt(tokens, at + 3),
  ),
  // `how many copies came back`, where a figure is called `Copies returned`.
  turnNamed(
    "came|come|comes|coming|sent|brought back",
    [],
    ["returned", "returns"],
    (tokens, at) => at > 1 && closesAt(tokens, at + 2),
  ),
  // `titles that come out in November`.
  turnNamed(
    "coming|come|comes|came out",
    [],
    ["published", "released", "launched", "publication"],
    (tokens, at) => at > 1 && closesAt(tokens, at + 2),
  ),
  // `travellers who left in August`, where a time is called `Departs on`.
  {
    ...turnNamed("left", [], ["departed", "departs", "departure"], (tokens, at) => {
      const next = tokens[at + 1]?.word;
      return at > 1 && next !== undefined && (closing.test(next) || next === "for");
    }),
    unless: ["left", "leave", "leaver", "quit"],
  },
  phrase("anything", [], isAnythingOwed),
  // `which contracts come to an end in May`, `contracts coming to an end`.
  turn("come|comes to an? end", ["end"]),
  turn("coming to an? end", ["ending"]),
  turn("came to an? end", ["ended"]),
  // `containers rented out right now` are rented.
  { ...turn("rented|hired|leased|lent|loaned out", [0], (tokens, at) => closesAt(tokens, at + 2) || /^(right|now|currently)$/.test(tokens[at + 2]?.word ?? "")), unless: ["out"] }, // prettier-ignore
  // `enquiries that did not come through Google Ads`.
  turn("did|do|does|have|has not come|came through|via", ["except"]),
  // `which cleaner put in the most hours`.
  { ...turn("put|puts in", ["worked"], isOfHours), unless: ["put"] },
  ...doneBySomebody,
  // `of the operations we did in May`.
  turnNamed(
    "\\p{L}{3,}s we|they did",
    [0],
    ["done"],
    (tokens, at) => at > 1 && closesAt(tokens, at + 3),
  ),
];
