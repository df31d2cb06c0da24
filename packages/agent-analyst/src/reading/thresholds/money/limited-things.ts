import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../../mentions/default-measure.js";
import { columnsOfWorth, worthIn } from "../../../mentions/money/earned.js";
import type { Cue } from "../../../words/cues/cue.js";
import type { Limit } from "../../../words/cues/limits.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import { isCurrency } from "../../../words/units.js";
import type { Threshold } from "../../logical-form.js";
import type { Parts } from "../../parts.js";
import { isLarge, leastOfMoney } from "../../row-limits.js";
import { keyOfTable } from "../../spans/counted-rows.js";
import { countLimited } from "../number-of-rows.js";
import { homeOfMember } from "../../spans/times-of-table.js";

const ofKeys = /^(id|key|no|nr|number|code|ref|reference|of|the|count|different)$/;

const stemsOf = (text: string): string =>
  wordsOfName(text)
    .filter((word) => !ofKeys.test(word))
    .map(stemOf)
    .join(" ");

/** The key that tells the things apart of which a figure counts how many there are: `Receipt number` of Receipts. */
export const keyOfCounted = ({ members }: Cube, counted: Member): Member | undefined =>
  members.find(
    ({ kind, public: isPublic, source, name, title }) =>
      kind === "dimension" &&
      isPublic &&
      source?.cube === counted.source?.cube &&
      /(^|_)(id|key|no|nr|number|code)$/i.test(source?.member ?? name) &&
      stemsOf(title || name) === stemsOf(counted.title || counted.name),
  );

/** The key of the things that a figure counts, in rows of their own or of other things, such as the lines of an order. */
export const keyOfThings = (cube: Cube, counted: Member): Member | undefined =>
  counted.aggregate === "count"
    ? keyOfTable(cube, homeOfMember(cube, counted))
    : counted.aggregate === "count_distinct"
      ? keyOfCounted(cube, counted)
      : undefined;

/** A limit on how many rows there are of each thing, which is said. */
const numberLimited = (
  tokens: Utterance["tokens"],
  cube: Cube,
  counted: Member,
  limit: Cue<Limit>,
  notes: string[],
): Pick<Threshold, "on" | "member" | "key" | "isOfRows"> | undefined => {
  if (counted.aggregate !== "count_distinct") return undefined;
  const number = countLimited({ tokens }, cube, counted, limit);
  const key = keyOfThings(cube, counted);
  if (number === undefined || key === undefined) return undefined;
  notes.push(`I take the limit as one on the ${number.title} of each ${key.title || key.name}.`);
  return { on: "thing", member: number.name, key: key.name, isOfRows: true };
};

/** The count of what a question lists one by one: `which invoices over 500 euros`, by their numbers. */
const countOfListed = (cube: Cube, [key, ...others]: readonly string[]): Member | undefined => {
  const count = key === undefined || others.length > 0 ? undefined : countingMeasure(cube);
  return count !== undefined && keyOfThings(cube, count)?.name === key ? count : undefined;
};

/** The only figure that is asked for, or the count of what is listed. */
const countedAlone = (
  cube: Cube,
  [measure, ...others]: Parts["measures"],
  groupBy: readonly string[],
): Member | undefined => {
  if (measure === undefined) return countOfListed(cube, groupBy);
  return others.length > 0 || measure.kind !== "measure"
    ? undefined
    : cube.members.find(({ name }) => name === measure.member);
};

/** Of something else than rows that have the amount in a column of theirs, each thing has an amount. */
const hasAmount = (
  cube: Cube,
  counted: Member,
  money: Member,
  worth: Member | undefined,
): boolean =>
  counted.aggregate === "count_distinct" ||
  worth !== undefined ||
  !isColumnOf(cube, counted, money);

/**
 * `receipts over 200 euros`, where rows are lines of receipts: a limit of money on what is counted by a key is one on what
 * each of those things came to, and none on a price of its lines. Undefined where the limit is none of money, something else
 * is counted, or the money is one of the very rows.
 */
export const limitedThings = (
  { tokens }: Pick<Utterance, "tokens">,
  cube: Cube,
  { measures, groupBy, notes, worth }: Parts,
  limit: Cue<Limit>,
  isSingle: boolean,
): Pick<Threshold, "on" | "member" | "key" | "isOfRows"> | undefined => {
  const { unit } = limit.meaning;
  const counted = countedAlone(cube, measures, groupBy);
  if (counted === undefined) return undefined;
  const isKeyed = counted.aggregate === "count_distinct";
  const number = numberLimited(tokens, cube, counted, limit, notes);
  if (number !== undefined) return number;
  const isBare = isSingle && (isKeyed || worth !== undefined || isOfMoney(tokens, limit));
  const [key, money] = [keyOfThings(cube, counted), worth ?? worthIn(cube)];
  if (!(unit === undefined ? isBare : isCurrency(unit))) return undefined;
  if (key === undefined || money === undefined) return undefined;
  if (!hasAmount(cube, counted, money, worth)) return undefined;
  const thing = (key.title || key.name).replace(/\.$/, "");
  const note = `I take the limit as one on the ${money.title || money.name} of each ${thing}.`;
  if (!notes.includes(note)) notes.push(note);
  return { on: "thing", member: money.name, key: key.name };
};

/** Whether a bare number is one of money: it is as large as that, or behind things that are all money. */
const isOfMoney = (tokens: Utterance["tokens"], limit: Cue<Limit>): boolean =>
  isLarge(tokens, limit.at, limit.at + limit.length) || isOfDocuments(tokens, limit);

/** Things that come to an amount of money, and to nothing else that a number could limit. */
const documents = /^(bills|invoices|receipts|payments|donations|gifts|refunds|pledges|fees|fines|sponsorships)$/; // prettier-ignore

/**
 * `donations of more than £20 by museum`: each donation is limited, and not what all of a museum's come to; `museums with
 * donations over £20` are limited by that.
 */
export const limitsDocuments = (
  tokens: Utterance["tokens"],
  { at, meaning }: Cue<Limit>,
): boolean => {
  const noun = tokens[at - 1]?.word === "of" ? at - 2 : at - 1;
  const before = tokens.slice(0, noun).map(({ word }) => word);
  return (
    documents.test(tokens[noun]?.word ?? "") &&
    meaning.unit !== undefined &&
    isCurrency(meaning.unit) &&
    !before.some((word) => /^(with|have|has|had|whose|which|what|who|where)$/.test(word))
  );
};

/** `invoices over 200`, `invoices between 100 and 200`: a bare number of some size right behind things that are all money. */
const isOfDocuments = (
  tokens: Utterance["tokens"],
  { at, length, meaning }: Cue<Limit>,
): boolean => {
  const begin = tokens[at]?.word === "and" && tokens[at - 2]?.word === "between" ? at - 2 : at;
  const next = tokens[at + length]?.word;
  return (
    meaning.number >= leastOfMoney &&
    meaning.isPercent !== true &&
    documents.test(tokens[begin - 1]?.word ?? "") &&
    (next === undefined || /^(and|by|per|in|this|last|since|from|of|are|is)$/.test(next))
  );
};

/** Whether the rows that are counted have the amount in a column of theirs. */
const isColumnOf = (cube: Cube, counted: Member, money: Member): boolean =>
  homeOfMember(cube, counted) === homeOfMember(cube, money) &&
  columnsOfWorth(
    cube.members.filter((member) => homeOfMember(cube, member) === homeOfMember(cube, counted)),
  ).length > 0;
