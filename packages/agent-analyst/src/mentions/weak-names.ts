import type { Cube } from "@embedded-analytics/domain";
import { isFiller, isFillerAmong } from "../words/filler.js";
import { isPastForm } from "../words/past-forms.js";
import { stemOf } from "../words/stem.js";
import { numberOf } from "../words/number-word.js";
import { wordsOfName } from "../words/token.js";
import type { Utterance } from "../words/cues/utterance.js";
import { explainedRuns } from "./described/explained-runs.js";
import { isOfEnded, isVerbOfListed } from "./ends/to-end.js";
import type { Naming, Vocabulary } from "./vocabulary.js";

/** `skus`, whose ending no rule takes for that of a plural. */
export const isPlural = (word: string, { words }: Vocabulary): boolean =>
  word.endsWith("s") && words.has(word.slice(0, -1));

/** `over an hour`, `5 nights`: a unit beside its number, and no figure that is counted in it; `per 1,000 km` divides by it. */
export const isOfNumber = (
  tokens: Utterance["tokens"],
  [at = 0]: readonly number[],
  namings: readonly Naming[],
): boolean => {
  const { word = "" } = tokens[at - 1] ?? {};
  return (
    tokens[at - 2]?.word !== "per" &&
    namings.every(({ isUnit }) => isUnit === true) &&
    (/^an?$/.test(word) || numberOf(word) !== undefined)
  );
};

const states = /^(open|clean|clear|empty)$/;

/**
 * `claims opened in May`, where a figure is called `Open claims`: what was done in a time is no figure of those that are in
 * that state by now. The names that are left.
 */
export const withoutStates = (
  tokens: Utterance["tokens"],
  indexes: readonly number[],
  namings: readonly Naming[],
): readonly Naming[] => {
  const done = indexes.flatMap((at) => {
    const { word = "", isQuoted = true } = tokens[at] ?? {};
    const state = word.endsWith("ied") ? `${word.slice(0, -3)}y` : word.replace(/ed$/, "");
    const isDone = word.endsWith("ed") && states.test(state) && !isQuoted;
    return isDone ? [{ word, state }] : [];
  });
  const isOpen = indexes.some((at) => tokens[at]?.word === "open");
  const isPer = indexes.length > 1 && indexes.some((at) => tokens[at]?.word === "per");
  return namings.filter(({ member, quality }) => {
    // `visitor fees per stay` is no `Fee per visitor night`: what it is divided by belongs to its name.
    if ((isPer && quality < 0.9) || isOfEnded(tokens, indexes, member)) return false;
    if (isVerbOfListed(tokens, indexes, member) || isTurnedRound(tokens, indexes, member))
      return false;
    const { kind, type, name, title, synonyms } = member;
    const words = wordsOfName(`${name} ${title} ${synonyms.join(" ")}`);
    // `open claims` are those that are not closed: when they were opened, all of them have.
    if (isOpen && type === "time") return words.includes("open") || !words.includes("opened");
    return (
      (kind === "dimension" && type !== "boolean") ||
      !done.some(({ word, state }) => words.includes(state) && !words.includes(word))
    );
  });
};

/** `sales in our machines` is no figure called `Machines with sales`: a preposition parts the one from the other. */
const isTurnedRound = (
  tokens: Utterance["tokens"],
  [first = 0, second, ...others]: readonly number[],
  { kind, name, title, synonyms }: Naming["member"],
): boolean => {
  if (kind !== "measure" || second === undefined || others.length > 0) return false;
  const isParted = tokens.slice(first + 1, second).some(({ word }) => /^(?:in|at|on|from)$/.test(word)); // prettier-ignore
  const orders = [title || name, ...synonyms].flatMap((text) => {
    const words = wordsOfName(text);
    const stems = words.includes("with") ? words.map(stemOf) : [];
    const places = [first, second].map((at) => stems.indexOf(tokens[at]?.stem ?? ""));
    const [left = -1, right = -1] = places;
    return left < 0 || right < 0 ? [] : [left < right];
  });
  return isParted && orders.length > 0 && !orders.includes(true);
};

/** `programming` of what is called `Programme`: a value may be meant by it as well. */
export const isOtherForm = (
  tokens: Utterance["tokens"],
  [at = -1, ...more]: readonly number[],
  namings: readonly Naming[],
): boolean => {
  const word = tokens[at]?.word ?? "";
  return (
    more.length === 0 &&
    word.endsWith("ing") &&
    namings.every(
      ({ member: { kind, type, name, title, synonyms } }) =>
        kind === "dimension" &&
        type === "string" &&
        !wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).includes(word),
    )
  );
};

/** `open` where a description explains a code by it: it is the state, and not the figure called `Openings`. */
export const isExplained = (
  tokens: Utterance["tokens"],
  [at = -1, ...more]: readonly number[],
  namings: readonly Naming[],
  { codes }: Vocabulary,
): boolean => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  // `credit notes`, a kind of entry, are no half of `Number of invoices and credit notes`.
  if (more.length > 0)
    return (
      codes.has([at, ...more].map((each) => tokens[each]?.stem ?? "").join(" ")) &&
      namings.every(({ quality }) => quality < 0.8)
    );
  return (
    codes.has(stem) &&
    namings.every(
      ({ member: { name, title, synonyms } }) =>
        ![name, title, ...synonyms].some((text) =>
          wordsOfName(text).some((own) => [own, `${own}s`, `${own}es`].includes(word)),
        ),
    )
  );
};

/**
 * `how many furnished studios`, where the column `Furnished` explains one of its own values by that word: right before
 * a noun it says which ones, and not how many kinds there are.
 */
export const isOwnValue = (
  tokens: Utterance["tokens"],
  [at = -1, ...more]: readonly number[],
  namings: readonly Naming[],
  { codes }: Vocabulary,
): boolean => {
  const next = tokens[at + 1]?.word ?? "";
  return (
    more.length === 0 &&
    /s$/.test(next) &&
    !isFiller(next) &&
    !/^(by|per|each|every)$/.test(tokens[at - 1]?.word ?? "") &&
    namings.every(
      ({ member: { kind, name } }) =>
        kind === "dimension" &&
        (codes.get(tokens[at]?.stem ?? "") ?? []).some(({ dimension }) => dimension === name),
    )
  );
};

/** `on site`, where a description explains a value by these words: the column `Site` may be none of them. */
export const isInRun = (
  tokens: Utterance["tokens"],
  indexes: readonly number[],
  namings: readonly Naming[],
  { codes }: Vocabulary,
): boolean =>
  namings.every(({ member }) => member.kind === "dimension") &&
  explainedRuns(tokens, codes).some(({ at, length }) =>
    indexes.every((index) => index >= at && index < at + length),
  );

/** `no jobs`, where a column is called `Job no.`: the word denies here, unless a name begins with it, as `No-shows` does. */
export const isDenied = (
  tokens: Utterance["tokens"],
  [at = -1, next = -1, ...more]: readonly number[],
  namings: readonly Naming[],
): boolean =>
  tokens[at]?.word === "no" &&
  next === at + 1 &&
  more.length === 0 &&
  !namings.some(({ member: { name, title, synonyms } }) =>
    [name, title, ...synonyms].some((text) => wordsOfName(text)[0] === "no"),
  );

/** In `channel: online, store`, a word that names a dimension as well is a value of the one before the colon. */
export const isListedValue = (
  tokens: Utterance["tokens"],
  [at = -1, ...more]: readonly number[],
  namings: readonly Naming[],
  { phrases }: Vocabulary,
): boolean => {
  const listOf = tokens[at]?.listOf;
  const isDimension = ({ member }: Naming): boolean =>
    member.kind === "dimension" && member.type === "string";
  return (
    more.length === 0 &&
    listOf !== undefined &&
    namings.every(({ member }) => member.kind === "dimension") &&
    (phrases.get(listOf) ?? []).some(isDimension)
  );
};

/**
 * In `online vs store`, `online vs in our stores`, `store sales vs online`, a word that names a dimension or a number of things
 * may as well be a value. In `by store vs last year` it is what groups.
 */
export const isOpposed = (
  { comparison, tokens, times }: Utterance,
  [at = -1, ...more]: readonly number[],
  namings: readonly Naming[],
): boolean => {
  let first = at;
  while (/^(in|at|from|via|through|the|our)$/.test(tokens[first - 1]?.word ?? "")) first--;
  const isSide = comparison.some((cue) => {
    if (cue.meaning !== "versus") return false;
    const behind = cue.at + cue.length;
    const isOfTime = times.some((time) => time.at === behind);
    return (
      cue.at === at + 1 ||
      behind === first ||
      (cue.at === at + 2 && !isOfTime && !isFiller(tokens[at + 1]?.word ?? ""))
    );
  });
  return (
    more.length === 0 &&
    isSide &&
    !/^(by|per|each|every)$/.test(tokens[first - 1]?.word ?? "") &&
    namings.every(({ member }) => member.kind === "dimension" || member.aggregate === "count")
  );
};

/** `without an estimate`, where a column says whether there is one: `Estimate given`. */
export const lackedIn = (
  [at = 0]: readonly number[],
  tokens: Utterance["tokens"],
  parts: readonly Naming[],
  full: readonly Naming[],
): readonly Naming[] => {
  const noun = tokens[at];
  if (noun === undefined || full.some(({ member }) => countsRows(member, noun))) return [];
  const [joint, article] = [tokens[at - 2]?.word ?? "", tokens[at - 1]?.word ?? ""];
  const isLacked = article === "without" || (joint === "without" && /^(an?|any)$/.test(article));
  return isLacked ? parts.filter(({ member }) => saysPresence(member)) : [];
};

const saysPresence = ({ type, name, title }: Naming["member"]): boolean =>
  type === "boolean" &&
  /\b(has|have|with|given|set|made|present|received|signed|sent|available)\b/i.test(
    `${name.replaceAll("_", " ")} ${title}`,
  );

/** Whether a column of yes and no is called by a deed, and by nothing else: `Invoiced`. */
const saysDone = (
  { type, title }: Naming["member"],
  { word }: Utterance["tokens"][number],
): boolean => type === "boolean" && isPastForm(word) && title.toLowerCase() === word;

/** Whether rows are called so themselves: the gifts of a cube that also knows whether there is gift aid. */
const countsRows = (
  { aggregate, title, name }: Naming["member"],
  { stem }: Utterance["tokens"][number],
): boolean =>
  aggregate === "count" &&
  [title, name].some((each) => {
    const words = wordsOfName(each);
    return words.length === 1 && stemOf(words[0] ?? "") === stem;
  });

/** Whether a column of a cube says if there is one of these: then nobody looks for it in another cube. */
export const saysWhether = ({ members }: Cube, [noun, ...more]: Utterance["tokens"]): boolean =>
  noun !== undefined &&
  more.length === 0 &&
  !members.some((member) => countsRows(member, noun)) &&
  members.some(
    (member) =>
      member.public &&
      (saysDone(member, noun) ||
        (saysPresence(member) &&
          wordsOfName(`${member.name} ${member.title}`).some(
            (word) => stemOf(word) === noun.stem,
          ))),
  );

/**
 * What words say that may as well change nothing: one alone nothing, several a name by the way, such as `average amount`. Undefined
 * where a figure has this very name, or where they are no such words.
 */
export const saidInPassing = (
  tokens: Utterance["tokens"],
  indexes: readonly number[],
  namings: readonly Naming[],
): "nothing" | "weak" | undefined => {
  if (!indexes.every((at) => isFillerAmong(tokens, at))) return undefined;
  const isWhole = namings.some(({ quality }) => quality >= 1);
  if (indexes.length > 1) return isWhole ? undefined : "weak";
  return isWhole ? "weak" : "nothing";
};
