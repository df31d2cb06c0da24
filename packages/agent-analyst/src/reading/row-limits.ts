import type { Cube, Member } from "@embedded-analytics/domain";
import { columnsOfWorth, isMoney } from "../mentions/money/earned.js";
import { saysDuration } from "../mentions/how-long.js";
import { numberOf } from "../words/number-word.js";
import { stemOf } from "../words/stem.js";
import { converted, isCurrency, isUnitOfTime } from "../words/units.js";
import { wordsOfName, type Token } from "../words/token.js";
import { people } from "../words/verbs/who-words.js";

/** What a comparative measures: `heavier` is about weight. */
const measuredBy: Readonly<Record<string, readonly string[]>> = {
  heavier: ["weight", "mass"],
  lighter: ["weight", "mass"],
  old: ["age"],
  older: ["age"],
  younger: ["age"],
  longer: ["duration", "length", "time", "wait", "minutes", "hours", "days"],
  shorter: ["duration", "length", "time", "wait", "minutes", "hours", "days"],
  cheaper: ["price", "cost", "amount", "fee", "value"],
  pricier: ["price", "cost", "amount", "fee", "value"],
  expensive: ["price", "cost", "amount", "fee", "value"],
  taller: ["height"],
  worth: ["value", "amount", "price", "cost"],
};

const masses = /^(kg|kilos?|g|grams?|t|tons?|tonnes?|lbs?)$/;
const distances = /^(km|kilometres?|kilometers?|miles?)$/;

/** What a unit is one of, where the model says no units. */
const kindsOfUnit = (word: string): readonly string[] =>
  masses.test(word)
    ? ["weight", "mass"]
    : distances.test(word)
      ? ["distance", "mileage", "length"]
      : [];

/** Words of money, which limits of a currency are about. */
const money = new Set("$ € eur usd euro euros dollar dollars gbp pounds chf".split(" "));

/** The column of numbers that a limit on single rows holds for; `at` is the limit's first token, `end` the one behind it. */
export const limitedColumn = (
  cube: Cube,
  tokens: readonly Token[],
  at: number,
  end: number,
  isOfFigure = false,
): Member | undefined =>
  columnBeside(cube, tokens, at, end, isOfFigure) ??
  (isOfFigure ? undefined : largeColumn(cube, tokens, at, end));

/** `loans over 100k`: so large a number without a unit is one of money, where one column alone is. */
const largeColumn = (
  { members }: Cube,
  tokens: readonly Token[],
  at: number,
  end: number,
): Member | undefined => {
  const columns = columnsOfWorth(members);
  return columns.length === 1 && isLarge(tokens, at, end) ? columns[0] : undefined;
};

/**
 * The column of numbers that a limit on single rows holds for: the one whose unit or kind stands beside
 * the number, else the only one that there is, unless a figure of its own stands behind the limit.
 */
const columnBeside = (
  cube: Cube,
  tokens: readonly Token[],
  at: number,
  end: number,
  isOfFigure: boolean,
): Member | undefined => {
  const near = tokens.slice(at, end + 1).map(({ word }) => word);
  const isAged = /^(older|younger)$/.test(near[0] ?? "");
  const columns = cube.members.filter(
    ({ kind, type, name, title, public: isPublic }) =>
      kind === "dimension" &&
      type === "number" &&
      isPublic &&
      !/(^|_)(id|year|code|zip)$/i.test(name) &&
      (!ofOtherSpans.test(title) || isBesideName(tokens, title)) &&
      // `bookings younger than 30 days` are no bookings of stays of that length.
      (!isAged || /\bages?\b/i.test(`${name.replaceAll("_", " ")} ${title}`)),
  );
  const unit = columns.filter(({ unit = "" }) => near.some((word) => isUnit(word, unit)));
  if (unit.length === 1) return unit[0];
  // `over an hour` of what is counted in seconds, `over 2 GB` of what is in megabytes.
  const alike = columns.filter(({ unit: own }) =>
    near.some(
      (word) => own !== undefined && !isCurrency(word) && converted(1, word, own) !== undefined,
    ),
  );
  if (alike.length === 1) return alike[0];
  const kinds = near.flatMap((word) => [...(measuredBy[word] ?? []), ...kindsOfUnit(word)]);
  const ofMoney = near.some((word) => money.has(word)) ? (measuredBy["worth"] ?? []) : [];
  const said = columns.filter((column) => {
    const words = wordsOfName(`${column.name} ${column.title} ${column.synonyms.join(" ")}`);
    return words.some(
      (word) =>
        kinds.includes(word) || ofMoney.includes(word) || (word.length > 3 && near.includes(word)),
    );
  });
  if (said.length === 1) return said[0];
  return kinds.length > 0 || isOfFigure ? undefined : onlyAmount(cube, columns, tokens, [at, end]);
};

/** Times before or behind things, which are no lengths of theirs: `stays of at least a week` limits no lead time. */
const ofOtherSpans = /\b(?:lead|terms|notice|advance|ahead)\b/i;

/** Whether a question has a word of this name. */
const isBesideName = (tokens: readonly Token[], title: string): boolean => {
  const stems = wordsOfName(title)
    .filter((word) => word.length > 3)
    .map(stemOf);
  return tokens.some(({ stem }) => stems.includes(stem));
};

/** The only amount among columns of numbers, or the one of money for a bare number. */
const onlyAmount = (
  cube: Cube,
  columns: readonly Member[],
  tokens: readonly Token[],
  [at, end]: readonly [number, number],
): Member | undefined => {
  if (isOfAges(tokens, at, end)) return undefined;
  const worth = columnsOfWorth(columns);
  const amounts = columns.filter(
    (column) => !isKeyOfThing(column) && (!isMoney(column) || worth.includes(column)),
  );
  const bare = bareMoney(amounts, tokens, at, end);
  const [only, ...others] = amounts;
  if (bare !== undefined || only === undefined || others.length > 0) return bare;
  const near = tokens.slice(at, end + 1).map(({ word }) => word);
  if (isOfNoAmount(only, tokens) || isForeign(only, near, cube)) return undefined;
  if (isMoneyMeant(only, tokens, [at, end], cube)) return undefined;
  if (isOfThings(tokens[end], only)) return undefined;
  return isOfOthers(only, tokens[at - 1], cube) ? undefined : only;
};

/** Whether the number is as large as only money is, behind what there are several of, and nothing names a column behind it. */
export const isLarge = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens
    .slice(at, end)
    .some(({ word }) => (numberOf(word) ?? 0) >= 1000 || /^(k|thousand|m|million)$/.test(word)) &&
  isSaidOfThings(tokens, at) &&
  (end >= tokens.length ||
    /^(by|per|in|this|last|since|from|for|with|and)$/.test(tokens[end]?.word ?? ""));

/** A bare number below this is one of things, years or points as well. */
export const leastOfMoney = 100;

/**
 * `sponsorships over 10000`, where the only amount of single rows is the size of a booth: so large a bare number behind things
 * is one of money, of which the model has figures.
 */
const isMoneyMeant = (
  only: Member,
  tokens: readonly Token[],
  [at, end]: readonly [number, number],
  { members }: Cube,
): boolean => {
  const next = tokens[end]?.word;
  return (
    !isMoneyColumn(only) &&
    members.some(isMoneyFigure) &&
    isSaidOfThings(tokens, at) &&
    tokens.slice(at, end).some(({ word }) => (numberOf(word) ?? 0) >= leastOfMoney) &&
    (next === undefined || closing.test(next))
  );
};

/** `members over 40` limits no length of their visits: the noun is of other things than the column. */
const isOfOthers = (only: Member, noun: Token | undefined, { members }: Cube): boolean =>
  noun !== undefined &&
  /[^s]s$/.test(noun.word) &&
  members.some(
    ({ kind, title, source }) =>
      kind === "dimension" &&
      source !== undefined &&
      source.cube !== only.source?.cube &&
      wordsOfName(title).map(stemOf).join(" ") === noun.stem,
  ) &&
  !members.some(
    ({ kind, title }) => kind === "measure" && wordsOfName(title).map(stemOf).includes(noun.stem),
  );

/** `more than 3 items` is none of percent, of money or of what has a unit: things are counted, not measured. */
const isOfThings = (noun: Token | undefined, only: Member): boolean =>
  noun !== undefined &&
  /[^s]s$/.test(noun.word) &&
  !money.has(noun.word) &&
  !isUnitOfTime(noun.word) &&
  kindsOfUnit(noun.word).length === 0 &&
  !wordsOfName(`${only.name} ${only.title} ${only.unit ?? ""}`)
    .map(stemOf)
    .includes(noun.stem) &&
  (isMoneyColumn(only) ||
    only.unit !== undefined ||
    only.format === "percent" ||
    wordsOfName(only.title).some((word) => /^(percent|percentage|rate|share)$/.test(word)));

/** A key of things is no amount of them: `Order number`. */
const isKeyOfThing = ({ title }: Member): boolean =>
  /^(id|key|no|nr|number|ref)$/.test(wordsOfName(title).at(-1) ?? "");

/** Whether a limit stands behind what there may be several of: `deals over 100k`, `any open deal over 100k`. */
const isBehindThings = (tokens: readonly Token[], at: number): boolean =>
  /[^s]s$/.test(tokens[at - 1]?.word ?? "") ||
  tokens.slice(Math.max(0, at - 4), at - 1).some(({ word }) => /^(any|every|each|no)$/.test(word));

/** `how many deals are over 100k`. */
const isSaidOfThings = (tokens: readonly Token[], end: number): boolean => {
  const at = beginOf(tokens, end);
  return /^(are|is|was|were)$/.test(tokens[at - 1]?.word ?? "") || isBehindThings(tokens, at);
};

/** Where a limit begins; the upper end of `between 100 and 200` where that pair does. */
const beginOf = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.word === "and" && tokens[at - 2]?.word === "between" ? at - 2 : at;

/** What may follow a limit that says no more of what it limits. */
const closing =
  /^(in|on|at|by|per|this|last|since|during|from|for|and|of|today|yesterday|ytd|are|is|do|did|\d{4})$/;

/**
 * `orders over 5k`, where all other columns of numbers have a unit of their own, such as days: a bare number behind things is
 * the one column of money.
 */
const bareMoney = (
  amounts: readonly Member[],
  tokens: readonly Token[],
  at: number,
  end: number,
): Member | undefined => {
  const next = tokens[end]?.word;
  const isBare = tokens
    .slice(at, end)
    .every(({ word }) =>
      /^(\p{L}*than|over|under|above|below|more|less|at|least|most|k|m|[<>]=?|[\d.,]+[km]?)$/u.test(
        word,
      ),
    );
  if (!isSaidOfThings(tokens, at) || !isBare || !(next === undefined || closing.test(next)))
    return undefined;
  const money = amounts.filter(isMoney);
  const others = amounts.filter((each) => !isMoney(each));
  return money.length === 1 && others.every(({ unit }) => unit !== undefined)
    ? money[0]
    : undefined;
};

/** `donors over 60`: so old, where only an age that the model lacks could be meant. */
const isOfAges = (tokens: readonly Token[], at: number, end: number): boolean => {
  const { word = "" } = tokens[at - 1] ?? {};
  const [, number] = tokens.slice(at, end).map((each) => numberOf(each.word));
  return (
    word.endsWith("s") &&
    people.split(" ").includes(word.slice(0, -1)) &&
    end - at === 2 &&
    number !== undefined &&
    number >= 10 &&
    number <= 110
  );
};

/** Keys are no amounts, and `bills over 50` are no bills of people of that age. */
const isOfNoAmount = ({ title }: Member, tokens: readonly Token[]): boolean => {
  const words = wordsOfName(title);
  const isAgeSaid = tokens.some(({ word }) => /^(years?|yrs?|old|older|younger|aged?)$/.test(word));
  return (
    /^(id|key|no|nr|number|ref)$/.test(words.at(-1) ?? "") || (words.includes("age") && !isAgeSaid)
  );
};

/** Money is no size of a party, where the model has figures of money, and days are no amount of it. */
const isForeign = (only: Member, near: readonly string[], { members }: Cube): boolean => {
  const isOfMoney = near.some((word) => money.has(word) || isCurrency(word));
  const isOther =
    isOfMoney && !isMoney(only) && (members.some(isMoneyFigure) || !isMoneyColumn(only));
  const isOfTime = near.some((word) => isUnitOfTime(word));
  return isOther || (isOfTime && (isMoneyColumn(only) || isNoLength(only)));
};

/** `jobs over 2 hours` where the only numbers are stars: without a unit of its own, a column says by its name that it is a length of time. */
const isNoLength = ({ name, title, unit }: Member): boolean =>
  unit === undefined && !saysDuration(`${name.replaceAll("_", " ")} ${title}`);

const isMoneyColumn = (member: Member): boolean =>
  isMoney(member) ||
  wordsOfName(`${member.name} ${member.title}`).some((word) =>
    /^(amount|price|cost|fee|value|sum|currency|total)$/.test(word),
  );

const isMoneyFigure = (member: Member): boolean => member.kind === "measure" && isMoney(member);

const isUnit = (word: string, unit: string): boolean =>
  unit !== "" && word.length > 0 && stemOf(word) === stemOf(unit.toLowerCase());
