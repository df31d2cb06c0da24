import type { Cube } from "@embedded-analytics/domain";
import { isAbbreviation } from "../mentions/typed/abbreviated.js";
import type { SoughtWord } from "../mentions/sought-words.js";
import { shortLettersMin } from "../words/other-names/index.js";
import { plainOf } from "../words/token.js";
import { containsSql, plainSql, quotedName, quotedText } from "./names.js";

/** More dimensions than a question's words are worth being looked for in: a view of several tables may have twenty. */
const dimensionsMax = 24;

/** A statement may not be longer, so that the data tool takes it. */
const statementMax = 30_000;

/** More words than a question about values has, and longer ones than names are. */
const wordsMax = 20;
const wordLengthMax = 64;

/**
 * Those of a question's words that are looked for among the data's values. The rest is asked back as not
 * understood: a statement with all words of a whole page would be longer than the data tool takes.
 */
export const lookedFor = <Word extends { readonly word: string }>(
  words: readonly Word[],
): readonly Word[] => words.filter(({ word }) => word.length <= wordLengthMax).slice(0, wordsMax);

/** The dimensions that hold words. */
export const textDimensions = (cube: Cube): readonly string[] =>
  cube.members
    .filter(
      ({ kind, type, public: isPublic }) => kind === "dimension" && type === "string" && isPublic,
    )
    .map(({ name }) => name)
    .slice(0, dimensionsMax);

/**
 * How words are looked for among values: `phrase` finds those that have all words side by side, `words`
 * those that have any of them, `similar` those with a word that is like one of them. Each costs several
 * times what the one before it costs in lists of many names.
 */
export type LookUpKind = "phrase" | "words" | "similar";

/**
 * Whether a word of the value is like the sought one, the first letter being right: names are mistyped in
 * any of their words. The letter is looked for first, since that is much faster than the likeness.
 */
const similarSql = (name: string, word: string): string => {
  const [letter = ""] = word;
  const begins = [
    `starts_with(${name}, ${quotedText(letter)})`,
    ...[letter.toUpperCase(), ` ${letter}`, `-${letter}`].map(
      (text) => `contains(${name}, ${quotedText(text)})`,
    ),
  ];
  // A table may hold the word cut short: `crit` for `critical`.
  const short = `(length(${name}) >= ${shortLettersMin} AND starts_with(${quotedText(word)}, ${plainSql(name, word)}))`;
  return `(${short} OR (${begins.join(" OR ")}) AND ${likenessSql(name, word)} >= 0.9)`;
};

/** How like the sought word that word of a value is which is most like it. */
const likenessSql = (name: string, word: string): string => {
  const parts = `string_split(replace(${plainSql(name, word)}, '-', ' '), ' ')`;
  const likeness = `jaro_winkler_similarity(part, ${quotedText(word)})`;
  return `list_max(list_transform(${parts}, lambda part: ${likeness}))`;
};

/** So many words are compared once more to put the values in order, which only those have that were found. */
const orderedMax = 3;

/** Values that are more like the words, before others that have as many: of 100,000 names more than fit are nearly like one. */
const likenessOrder = (words: readonly Sought[]): readonly string[] => {
  const mistyped = words.filter(({ word }) => word.length > 3 && !isAbbreviation(word));
  return mistyped.length === 0
    ? []
    : [
        mistyped
          .slice(0, orderedMax)
          .map(({ word }) => likenessSql("value", word))
          .join(" + "),
      ];
};

/** Whether the value begins with the first of these letters, and has the others behind it. */
const abbreviatedSql = (name: string, letters: string): string =>
  `${plainSql(name, letters)} LIKE ${quotedText(`${[...letters].join("%")}%`)}`;

type Sought = Pick<SoughtWord, "word" | "root" | "isWhole">;

/** The words side by side, the last one in any of its forms. */
const phraseOf = (words: readonly Sought[]): string =>
  words.map(({ word, root }, at) => (at === words.length - 1 ? root : word)).join(" ");

const conditionsOf = (
  name: string,
  kind: LookUpKind,
  words: readonly Sought[],
): readonly string[] => {
  if (kind === "phrase") return [containsSql(name, phraseOf(words))];
  if (kind === "words")
    return words.map(({ root, isWhole }) =>
      isWhole === true
        ? `${plainSql(name, plainOf(root))} = ${quotedText(plainOf(root))}`
        : containsSql(name, root),
    );
  return words.map(({ word, root }) =>
    isAbbreviation(word)
      ? abbreviatedSql(name, word)
      : word.length > 3
        ? similarSql(name, word)
        : containsSql(name, root),
  );
};

/**
 * One statement that finds the values which words may mean: those with the most of the words first, the
 * shortest of them before others, so that no cut leaves the best one out. `as_text` also takes columns that a model calls texts
 * and whose table has numbers.
 */
export const lookUpSql = (
  cube: Cube,
  dimensions: readonly string[],
  words: readonly Sought[],
  kind: LookUpKind,
  form: "plain" | "as_text" = "plain",
): string => {
  const sql = statementFor(cube, dimensions, words, kind, form);
  const fewer = Math.floor((dimensions.length * statementMax) / sql.length);
  // Many words may be mistyped in few columns alone.
  return fewer >= dimensions.length || fewer < 1
    ? sql
    : statementFor(cube, dimensions.slice(0, fewer), words, kind, form);
};

const statementFor = (
  cube: Cube,
  dimensions: readonly string[],
  words: readonly Sought[],
  kind: LookUpKind,
  form: "plain" | "as_text",
): string => {
  const branches = dimensions.map((dimension) => {
    const name = quotedName(dimension);
    if (form === "as_text") {
      const conditions = conditionsOf("value", kind, words).join(" OR ");
      return `SELECT DISTINCT ${quotedText(dimension)} AS dimension, value FROM (SELECT CAST(${name} AS VARCHAR) AS value FROM ${quotedName(cube.name)}) AS texts WHERE ${conditions}`;
    }
    const conditions = conditionsOf(name, kind, words).join(" OR ");
    return `SELECT DISTINCT ${quotedText(dimension)} AS dimension, ${name} AS value FROM ${quotedName(cube.name)} WHERE ${conditions}`;
  });
  const hits =
    kind === "phrase"
      ? []
      : conditionsOf("value", kind, words).map(
          (condition) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`,
        );
  const orders = [
    ...(hits.length < 2 ? [] : [hits.join(" + ")]),
    ...(kind === "similar" ? likenessOrder(words) : []),
  ];
  const best = orders.map((order) => `${order} DESC, `).join("");
  return `SELECT dimension, value FROM (${branches.join(" UNION ")}) AS found ORDER BY ${best}length(value), value, dimension LIMIT 100`;
};
