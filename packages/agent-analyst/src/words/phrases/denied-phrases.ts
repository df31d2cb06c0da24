import { isPastForm } from "../past-forms.js";
import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";
import { any, phrase, type Phrase } from "./phrase.js";

/** Verbs that say no more than that there is any: `had no breakdown`, `made no complaint`. */
const light =
  /^(had|made|got|gotten|taken|took|given|gave|been|done|did|sold|bought|ordered|used|needed|received|placed|held)$/;

/** Words of a limit or of a time: `shipped no later than Friday`. */
const compared = /^(more|less|fewer|later|earlier|sooner|longer|shorter|other|one|matter)$/;

/** What models call it when somebody comes; the first that a model has is meant. */
const visits = ["visits", "visit", "appointments", "appointment", "bookings", "booking", "orders", "order"]; // prettier-ignore

/** How long nobody has come: a span up to now, or a time since. */
const isSpanAt = (tokens: readonly Token[], at: number): boolean =>
  /^(since|for|in|this)$/.test(tokens[at]?.word ?? "");

/** `clients who haven't been in since May` are without a visit since then. */
const noVisit: readonly Phrase[] = ["haven|hasn t", "havent|hasnt", "have|has not"].flatMap((not) =>
  ["been in|here|back", "come in|back", "visited", "been seen", "been to see us", "been"].map(
    (come): Phrase => ({
      said: any(`${not} ${come}`),
      plain: ["without", "a"],
      names: visits,
      hasNames: true,
      fits: (tokens, at) => isSpanAt(tokens, at + not.split(" ").length + come.split(" ").length),
    }),
  ),
);

const denying = /^(without|not|never|no|haven|hasn|havent|hasnt|nothing|nobody)$/;

/** `nothing sold for six months`, `not seen in over a year`: in the time up to now. */
const lackingFor: readonly Phrase[] = ["", "over", "at least", "more than"].flatMap((over) =>
  (
    [
      ["\\S+ months|weeks|days|years", (size: number) => [size - 2, size - 1]],
      ["an? month|week", () => ["30", "days"]],
      ["an? year", () => ["12", "months"]],
    ] as const
  ).map(([span, plain]): Phrase => {
    const said = ["for|in", over, span].filter((part) => part !== "").join(" ");
    const size = said.split(" ").length;
    return {
      said: any(said),
      plain: ["in", "the", "last", ...plain(size)],
      hasNames: true,
      fits: (tokens, at) =>
        tokens.slice(0, at).some(({ word }) => denying.test(word)) &&
        (/^an?$/.test(tokens[at + size - 2]?.word ?? "") ||
          numberOf(tokens[at + size - 2]?.word) !== undefined),
    };
  }),
);

/** What is denied of now says no more with these: `have no open order any more`. */
const anyMore = ["any more|longer", "anymore"].map((said): Phrase => ({
  said: any(said),
  plain: [],
  hasNames: true,
  fits: (tokens, at) =>
    tokens
      .slice(0, at)
      .some(({ word }) => denying.test(word) || /^(none|isn|aren|don|doesn|t)$/.test(word)) &&
    closes(tokens, at + said.split(" ").length),
}));

/** What is denied `at all`, before its end or its time, is denied. */
const atAll: Phrase = {
  said: any("at all"),
  plain: [],
  hasNames: true,
  fits: (tokens, at) =>
    tokens.slice(0, at).some(({ word }) => denying.test(word) || /^(none|didn|don|doesn|isn|aren|wasn|weren|havent|t)$/.test(word)) && // prettier-ignore
    (closes(tokens, at + 2) ||
      /^(this|last|since|during|so|yet|today|until|over|between|from|before|after)$/.test(
        tokens[at + 2]?.word ?? "",
      )),
};

/** Whether a clause ends at a place. */
const closes = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || /^(in|at|with|by|per|for|and|of)$/.test(tokens[at].word);

/** `no longer have a pass` is to have no pass, and `no longer active` not active. */
const noLonger: readonly Phrase[] = [
  ...anyMore,
  phrase("no longer have|has|own|owns|hold|holds an?|any", ["have", "no"]),
  phrase("no longer have|has|own|owns|hold|holds", ["have", "no"], (tokens, at) =>
    /^\p{L}{3,}$/u.test(tokens[at + 3]?.word ?? ""),
  ),
  phrase(
    "no longer",
    ["not"],
    (tokens, at) => !/^(than|have|has|own|owns|hold|holds)$/.test(tokens[at + 2]?.word ?? "than"),
  ),
];

/** Where nothing was done to things, the verb stands in front of them: `closed no claim` as `never closed claim`. */
export const deniedPhrases: readonly Phrase[] = [
  ...lackingFor,
  ...noLonger,
  atAll,
  // `open snags that have no visit booked yet` have none.
  {
    said: any("booked|arranged|planned|scheduled|assigned|recorded|entered yet"),
    plain: [],
    hasNames: true,
    fits: (tokens, at) => tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(no|without)$/.test(word)), // prettier-ignore
  },
  // `had orders in 2025 but none this year`.
  { said: any("but none"), plain: [0, "not"], hasNames: true },
  // `who didn't turn up`, where the model has no-shows.
  ...["didn t", "didnt", "did not", "not"].map((not): Phrase => ({
    said: any(`${not} turn|turned|show|showed up`),
    plain: ["no"],
    names: ["shows", "show"],
    hasNames: true,
  })),
  // `jobs that still need an engineer` are without one.
  phrase("still need|needs|needing|lack|lacks an?|any", ["without", "a"]),
  phrase("where nobody", ["that", "nobody"]),
  ...noVisit,
  // `lines that are in no alliance` are without one.
  ...["that|who|which are|is|were|was in|on|under no", "in|under no"].map((said) =>
    phrase(said, ["without"], (tokens, at) => {
      const next = tokens[at + said.split(" ").length]?.word ?? "";
      return at > 0 && /^\p{L}{3,}$/u.test(next) && !/^(more|less|fewer|way|case|time|particular|event|longer|doubt|order|special)$/.test(next); // prettier-ignore
    }),
  ),
  // `policies with no excess`, where a policy has a number that is cut short to `no`.
  phrase(
    "with no",
    ["without"],
    (tokens, at) =>
      at > 0 &&
      /^\p{L}{3,}$/u.test(tokens[at + 2]?.word ?? "") &&
      !compared.test(tokens[at + 2]?.word ?? ""),
  ),
  {
    ...phrase(
      "\\S+ no|zero",
      ["never", 0],
      (tokens, at) =>
        at > 0 &&
        isPastForm(tokens[at]?.word ?? "") &&
        !light.test(tokens[at]?.word ?? "") &&
        /^\p{L}{3,}$/u.test(tokens[at + 2]?.word ?? "") &&
        !compared.test(tokens[at + 2]?.word ?? ""),
    ),
    hasNames: true,
  },
];
