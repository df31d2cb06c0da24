import { askedRow, openStates, type AskedRow } from "../../words/spans/asked-row.js";
import { stemOf } from "../../words/stem.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import { plainOf } from "../../words/token.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import { deedOf, isColumn, stateOf, type Extra } from "./nouns-of-row.js";
import { orderOfRows } from "./order-of-rows.js";
import { givesEnds } from "./given-figures.js";
import type { Rephrased, Rephrasing } from "./reading-of-rest.js";
import { wordsIn } from "./rest-of-question.js";
import { asNumber, tablesIn, withTitleOfRows, type RowsOfTable } from "./rows-of-tables.js";
import { singleRows } from "./single-rows.js";
import { lifeOf } from "./times-of-table.js";

/** Of so many readings the best are tried. */
const triedMax = 4;

/** Where what else is asked begins, behind what the rows are. */
const further =
  /\b(?:by|in|of|to|from|at|for|with|without|this|last|ever|per|each|every|since|during|between|on|that|who|which|has|had|was|is|were|we|so|not|never|yet|still|over|under|before|after|ytd|today|yesterday|and|\d.*)\b.*$/iu;

/** A question for single rows, as one about all of them in each cube that can order them so, the best first. */
export const rephrasedRows = (
  question: string,
  { language, cubes, now }: Rephrasing,
): readonly Rephrased[] => {
  const asked = askedRow(question);
  if (asked === undefined) return [];
  const noun = wordsIn(asked.rest.replace(further, "")).map(plainOf);
  const isPlural = /[^s]s$/.test(noun.at(-1) ?? "");
  // `latest bills` may be all of those of the last time; so many of them are asked for, or one.
  if (asked.order === "time" && isPlural && asked.count === undefined) return [];
  const tables = language.flatMap((vocabulary) =>
    tablesIn(vocabulary.cube, cubes).map((table) => ({ vocabulary, table })),
  );
  // A `purchase order` is no order line, also where those can be ranked and the orders cannot.
  const phrased = tables.filter(({ table }) => isCalledSo(table, noun));
  return (phrased.length > 0 ? phrased : tables)
    .flatMap(({ vocabulary, table }) => ofTable(asked, noun, table, vocabulary, now))
    .sort((left, right) => right.quality - left.quality)
    .slice(0, triedMax);
};

/** Whether the words that say what rows are are those of a table, of several words each. */
const isCalledSo = ({ phrases }: RowsOfTable, noun: readonly string[]): boolean => {
  const said = ` ${noun.map(stemOf).join(" ")} `;
  return phrases.some((words) => said.includes(` ${words.map(stemOf).join(" ")} `));
};

type Ranked = Rephrased & { readonly quality: number };

/** Single rows of one table, as its words, columns and times allow. */
const ofTable = (
  asked: AskedRow,
  noun: readonly string[],
  table: RowsOfTable,
  vocabulary: Vocabulary,
  now: CivilMs,
): readonly Ranked[] => {
  const { cube } = vocabulary;
  const own = noun.find((word) => table.stems.has(stemOf(word)));
  const deed = deedOf(asked, noun, table, vocabulary);
  if (isNoneOf(asked, table, noun.at(-1), vocabulary, own ?? deed?.word, own !== undefined))
    return [];
  const others = noun.filter((word) => !table.stems.has(stemOf(word)));
  const order = orderOfRows({ asked, cube, home: table.home, noun, others, now });
  if (order === undefined) return [];
  // Rows that are named are more surely meant; of views that have them, the plainest.
  const isNamed = own === undefined ? 0 : 0.5;
  const quality = order.quality + isNamed + (cube.kind === "view" ? 0.01 : 0) - table.home.length / 1e4; // prettier-ignore
  const make = (text: string, more: Extra): Ranked => ({
    text,
    vocabulary,
    isGivenBy: givesEnds,
    quality,
    dress: (plain) => singleRows(plain, { asked, order, table, now, more, noun }),
  });
  const { filters = [] } = deed ?? {};
  const text = asNumber(rowsInstead(asked.rest, table, own, deed?.word), table);
  const state = openStates.exec(asked.rest)?.[1];
  const lasting = state === undefined ? undefined : stateOf(state, cube, table.home, now);
  const bare = state === undefined || lasting === undefined ? [] : [make(replaced(text, state, ""), { ...lasting, filters: [...filters, ...(lasting.filters ?? [])] })]; // prettier-ignore
  return [make(text, { filters }), ...bare];
};

/** Whether a superlative is none of the rows of a table: nothing counts or names them, or it ranks who or what they are about. */
const isNoneOf = (
  { order, said }: AskedRow,
  { count, home }: RowsOfTable,
  last: string | undefined,
  vocabulary: Vocabulary,
  named: string | undefined,
  isOwn: boolean,
): boolean => {
  if (count.aggregate !== "count" || named === undefined) return true;
  // Things with a name have their amount as their own, and `slowest paying client` ranks clients by all of their rows.
  if (!isColumn(last, vocabulary)) return false;
  // Nobody is slow for having worked here long, nor a machine for its age.
  const isSlowness = speed.test(said) && lifeOf(vocabulary.cube, home) !== undefined;
  return !isOwn || isSlowness || /^(amount|cost|weight)$/.test(order);
};

const speed = /^(slowest|fastest|quickest)$/;

/** The rest of a question with the title of its rows for the words that name them. */
const rowsInstead = (
  rest: string,
  table: RowsOfTable,
  own: string | undefined,
  deed: string | undefined,
): string => {
  const { title } = table.count;
  const text = own === undefined ? rest : withTitleOfRows(rest, table);
  return deed === undefined
    ? text
    : replaced(text, `${deed}(?: (?:times?|durations?|periods?|handling))?`, own === undefined ? title : ""); // prettier-ignore
};

const replaced = (text: string, word: string, by: string): string =>
  text
    .replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"), by)
    .replaceAll(/\s+/g, " ")
    .trim();
