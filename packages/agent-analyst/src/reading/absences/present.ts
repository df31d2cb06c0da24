import type { Cube } from "@embedded-analytics/domain";
import type { Absence } from "../logical-form.js";
import { namedByKey } from "../states/entity-keys.js";
import type { FoundAbsence } from "./asked/absence-form.js";
import { lackingAt } from "../absence.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import type { Token } from "../../words/token.js";
import { saysWho } from "../../words/verbs/who-words.js";
import { absenceOrWho } from "./who-lacks.js";
import { noteOfAbsence } from "./note-of-absence.js";

/** Words that lead to what those have who are asked for; what may stand between them and it. */
const leading = /^(with|having|had|have|has)$/;
const articles = /^(a|an|any|one|some|at|least|had|been|\d)$/;
const verbs = /^(\p{L}{3,}ed|bought|sold|took|made|sent|got|lent|went|left|paid|hired)$/u;

/** Where somebody is said to have something, or to have done it; undefined where nothing says so. */
const leadAt = (
  tokens: readonly Token[],
): { readonly at: number; readonly isVerb: boolean } | undefined => {
  const at = tokens.findIndex(
    ({ word, isQuoted }, place) => place > 0 && !isQuoted && leading.test(word),
  );
  if (at >= 0) return { at, isVerb: false };
  const isCounted = tokens[0]?.word === "how" && tokens[1]?.word === "many";
  const isWho = tokens[0]?.word === "who";
  const verb = tokens.findIndex(
    ({ word, isQuoted }, place) =>
      (isWho ? place === 1 : place > 2) &&
      !isQuoted &&
      verbs.test(word) &&
      // What we did to them is nothing that they did.
      !/^(we|they|you|i)$/.test(tokens[place - 1]?.word ?? ""),
  );
  return (isCounted || isWho) && verb > 0 ? { at: verb, isVerb: true } : undefined;
};

/** The same question of those who do not: a denial stands where it says that they have something. */
const denied = (utterance: Utterance): Utterance | undefined => {
  const lead = leadAt(utterance.tokens);
  if (lead === undefined || lackingAt(utterance) >= 0) return undefined;
  const said = utterance.tokens[lead.at];
  if (said === undefined) return undefined;
  const word = lead.isVerb ? "never" : "without";
  const denial: Token = { ...said, word, stem: stemOf(word) };
  if (lead.isVerb)
    return {
      ...utterance,
      tokens: utterance.tokens.toSpliced(lead.at, 0, denial),
      times: utterance.times.map((time) => ({
        ...time,
        at: time.at + (time.at >= lead.at ? 1 : 0),
      })),
    };
  let end = lead.at + 1;
  while (articles.test(utterance.tokens[end]?.word ?? "")) end++;
  const isSmall = (at: number): boolean => at > lead.at && at < end;
  return {
    ...utterance,
    tokens: utterance.tokens.map((token, at) =>
      at === lead.at ? denial : isSmall(at) ? { ...token, word: "any", stem: "any" } : token,
    ),
  };
};

const inverse = { ">": "<=", ">=": "<", "<": ">=", "<=": ">", "=": "=" } as const;

/**
 * `flats with more than 3 repairs`: the same question of those with any, and how many of them. Those with fewer than 3 are all
 * but those with at least so many, since some may have none.
 */
const withoutLimit = (
  utterance: Utterance,
):
  | { readonly rest: Utterance; readonly limit: Pick<Absence, "limit" | "isPresent"> }
  | undefined => {
  const [limit, ...others] = utterance.limits;
  const lead = leadAt(utterance.tokens);
  if (limit === undefined || lead === undefined || others.length > 0) return undefined;
  const { operator, number, unit, isPercent } = limit.meaning;
  if (unit !== undefined || isPercent === true || limit.at !== lead.at + 1) return undefined;
  // At least one is any.
  if (`${operator}${number}` === ">=1" || `${operator}${number}` === ">0") return undefined;
  const isIn = (at: number): boolean => at >= limit.at && at < limit.at + limit.length;
  const rest = {
    ...utterance,
    limits: [],
    tokens: utterance.tokens.map((token, at) =>
      isIn(at) ? { ...token, word: "any", stem: "any" } : token,
    ),
  };
  const isOfNone = operator.startsWith("<") || (operator === "=" && number === 0);
  return isOfNone
    ? {
        rest,
        limit: {
          isPresent: false,
          limit: { operator: number === 0 ? ">" : inverse[operator], number },
        },
      }
    : { rest, limit: { limit: { operator, number } } };
};

/**
 * `how many cabins had a fault this year`: those of one cube that another cube names, found as those that it never names
 * are. All words of the question must be part of it.
 */
export const presenceIn = (
  utterance: Utterance,
  cubes: readonly Cube[],
): FoundAbsence | undefined => {
  const limited = withoutLimit(utterance);
  const opposite = denied(limited?.rest ?? utterance);
  const found = opposite && absenceOrWho(opposite, cubes);
  const absence = found?.form.absentFrom;
  const other = cubes.find(({ name }) => name === absence?.other);
  if (found === undefined || absence === undefined || other === undefined) return undefined;
  if (countsThemselves(found, absence, cubes)) return undefined;
  if (isOfOthers(utterance, absence, other)) return undefined;
  const present = { ...absence, isPresent: true, ...limited?.limit };
  const isListed = limited !== undefined && !isCounted(utterance);
  return {
    ...found,
    form: {
      ...found.form,
      groupBy: isListed ? namesOf(found, absence) : found.form.groupBy,
      absentFrom: present,
    },
    note: noteOfAbsence(found.cube, other, present),
  };
};

/** `customers joined last month` have no customers: it was the time of joining that was asked for. */
const countsThemselves = (
  { form, cube }: FoundAbsence,
  { other, measure }: Absence,
  cubes: readonly Cube[],
): boolean => {
  const [count] = form.measures;
  return (
    count?.kind === "measure" &&
    measure !== undefined &&
    titleIn(cubes, cube.name, count.member) === titleIn(cubes, other, measure)
  );
};

/** `who joined last month`, where learners have the time Joined: no instructor joined by having one. */
const isOfOthers = ({ tokens }: Utterance, { measure }: Absence, { members }: Cube): boolean => {
  const count = members.find(({ name }) => name === measure);
  return (
    tokens[0]?.word === "who" &&
    leadAt(tokens)?.isVerb === true &&
    count !== undefined &&
    saysWho(count.title || count.name)
  );
};

const isCounted = ({ tokens }: Utterance): boolean =>
  /^(how|number|count)$/.test(tokens[0]?.word ?? "");

/** What those are listed by that have so many: their names, else their key. */
const namesOf = ({ form, cube }: FoundAbsence, { member }: Absence): readonly string[] =>
  form.groupBy.length > 0 ? form.groupBy : [namedByKey(cube, member)?.name ?? member];

const titleIn = (cubes: readonly Cube[], cube: string, name: string): string | undefined =>
  cubes.find((each) => each.name === cube)?.members.find((each) => each.name === name)?.title;
