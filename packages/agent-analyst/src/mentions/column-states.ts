import type { Cube, Member } from "@embedded-analytics/domain";
import { numberOf } from "../words/number-word.js";
import type { ColumnState, FoundState } from "./ends/column-state.js";
import { doneWithin } from "./ends/done-within.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName, type Token } from "../words/token.js";

type Said = readonly [ColumnState["kind"], readonly string[]];

/** `after the due date`, `before it was due`, with the words that may stand there. */
const besideDue = (kind: ColumnState["kind"], word: string): readonly Said[] => [
  ...["the|its|their", ""].flatMap((article) =>
    [
      "due|planned|scheduled|expected|promised|agreed date|day",
      // `past their expected close date`: a word may say what was to be done.
      "due|planned|scheduled|expected|promised|agreed * date|day",
      "deadline",
    ].map((due): Said => [
      kind,
      `${word} ${article} ${due}`.split(" ").filter((each) => each !== ""),
    ]),
  ),
  ...["it|they was|were", "being", "becoming", "falling"].map((verb): Said => [
    kind,
    [word, ...verb.split(" "), "due"],
  ]),
];

/** How states are said, `a|b` for words of which any may stand there; the first that fits is meant. */
const phrases: readonly Said[] = [
  ...besideDue("overdue", "past|beyond"),
  ["overdue", ["past", "due"]],
  ["overdue", ["overdue"]],
  ...besideDue("late", "after"),
  ...besideDue("early", "before"),
  ["on_time", ["by", "the|its|their", "due", "date|day"]],
  ["on_time", ["by", "the|its|their", "deadline"]],
  ["late", ["later", "than", "planned|scheduled|expected|promised|agreed|due"]],
  ["early", ["earlier|sooner", "than", "planned|scheduled|expected|promised|agreed|due"]],
  ["on_time", ["as", "planned|scheduled|expected|promised|agreed|due"]],
  // What is so now has not been done yet; `delivered behind schedule` has.
  ["overdue", ["is", "behind", "schedule"]],
  ["overdue", ["are", "behind", "schedule"]],
  ["late", ["behind", "schedule"]],
  ["early", ["ahead", "of", "schedule"]],
  ["on_time", ["on", "schedule"]],
  ["late", ["too", "late"]],
  ["late", ["late"]],
  ["late", ["delayed"]],
  ["on_time", ["on", "time"]],
  ["on_time", ["in", "time"]],
  ["early", ["early"]],
];

const dueWords = /^(due|deadline|promised|expected|planned|scheduled|target|payable|eta)$/;
/** Times of a schedule, which payments have none of. */
const planWords = /^(planned|scheduled|expected|promised|target|eta|deadline)$/;
const doneWords =
  /^(paid|returned|delivered|completed|finished|arrived|received|settled|resolved|submitted|closed|shipped|done|actual|arrival|return|payment|delivery|completion)$/;

/** Whether a word says that something was done: `paid` of `paid late`. */
export const isDone = (word: string): boolean => doneWords.test(word);

/** `overdue bills`, `paid late`, `delivered on time`, where the model has no name for it and a time for both. */
export const columnStateIn = (tokens: readonly Token[], cube: Cube): FoundState | undefined => {
  for (const at of tokens.keys()) {
    const { kind, words } = saidAt(tokens, at) ?? {};
    if (kind === undefined || words === undefined || isNamed(words, cube)) continue;
    const times = timesFor(tokens, at, words, cube);
    if (times === undefined) continue;
    // `60 days overdue`: the unit belongs to the state.
    const unit =
      /^(days?|weeks?)$/.test(tokens[at - 1]?.word ?? "") &&
      numberOf(tokens[at - 2]?.word) !== undefined
        ? 1
        : 0;
    return { state: { kind, ...times }, at: at - unit, length: words.length + unit };
  }
  return doneWithin(tokens, cube);
};

/** One of these words, or any word for `*`. */
const isSaidBy = (words: string, token: Token | undefined): boolean =>
  token !== undefined && (words === "*" || words.split("|").includes(token.word));

const saidAt = (
  tokens: readonly Token[],
  at: number,
): { readonly kind: ColumnState["kind"]; readonly words: readonly string[] } | undefined => {
  const [said, form = []] =
    phrases.find(([, words]) =>
      words.every((word, offset) => isSaidBy(word, tokens[at + offset])),
    ) ?? [];
  if (said === undefined || tokens[at]?.isQuoted === true) return undefined;
  // `paid past their due date` has been paid, and is overdue no more.
  const wasDone = isDone(tokens[at - 1]?.word ?? "");
  const words = tokens.slice(at, at + form.length).map(({ word }) => word);
  return { kind: said === "overdue" && wasDone ? "late" : said, words };
};

/** `On-time rate`: the model itself speaks of it. */
const isNamed = (words: readonly string[], { members }: Cube): boolean =>
  members.some((member) =>
    [member.name, member.title, ...member.synonyms].some((text) =>
      ` ${wordsOfName(text).join(" ")} `.includes(` ${words.join(" ")} `),
    ),
  );

const timesFor = (
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  { members, defaultTime }: Cube,
): Pick<ColumnState, "due" | "done"> | undefined => {
  const times = members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  const [due, ...others] = times.filter((time) =>
    isCalled(time, words.includes("schedule") ? planWords : dueWords),
  );
  if (due === undefined || others.length > 0) return undefined;
  const beside = [tokens[at - 1], tokens[at + words.length]].flatMap((token) => token?.stem ?? []);
  const own = times.filter((time) => time !== due && time.source?.cube === due.source?.cube);
  const called = own.filter((time) => isCalled(time, doneWords));
  const home = called.length > 0 ? called : own.filter(isEmptyUntilDone);
  const said = home.filter((time) => wordsIn(time).some((word) => beside.includes(stemOf(word))));
  // Where bills are counted by when they were received, that is where they begin, and not where they end.
  const ends = home.filter(({ name }) => name !== defaultTime);
  const [done, ...more] = said.length > 0 ? said : ends.length > 0 ? ends : home;
  return done === undefined || more.length > 0 ? undefined : { due: due.name, done: done.name };
};

/** `Held: empty while the review has not taken place`. */
const isEmptyUntilDone = ({ description = "" }: Member): boolean =>
  /\bempty (?:while|until|till|as long as|before)\b/i.test(description);

const wordsIn = ({ name, title, synonyms }: Member): readonly string[] =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`);

const isCalled = (member: Member, words: RegExp): boolean =>
  wordsIn(member).some((word) => words.test(word));
