import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { saysWho } from "../../words/verbs/who-words.js";
import type { LogicalForm } from "../logical-form.js";

/** `who applied for a loan`: a number of loans names nobody, and neither does a list of loans. */
export const isWhoCounted = (
  { tokens }: Pick<Utterance, "tokens">,
  at: number,
  { measures, groupBy, absentFrom, ranking }: LogicalForm,
  cube: Cube,
): boolean => {
  if (at !== 0 || tokens[0]?.word !== "who" || absentFrom !== undefined) return false;
  if (ranking !== undefined) return false;
  const groups = membersIn(cube, groupBy);
  if (groups.length > 0) return groups.every((group) => isObject(tokens, group));
  const names = measures.flatMap((each) => (each.kind === "measure" ? [each.member] : []));
  return membersIn(cube, names).every(
    ({ aggregate, title, name }) => isNumber(aggregate) && !saysWho(title || name),
  );
};

const membersIn = ({ members }: Cube, names: readonly string[]): readonly Member[] =>
  members.filter(({ name }) => names.includes(name));

const isNumber = (aggregate: string | undefined): boolean => /^count/.test(aggregate ?? "");

/** `borrowed a book`: what was done with it is no list of those who did it. */
const isObject = (
  tokens: Utterance["tokens"],
  { name, title, synonyms, source }: Member,
): boolean => {
  const text = [name, title, ...synonyms, source?.member ?? "", source?.cube ?? ""].join(" ");
  const stems = wordsOfName(text).map(stemOf);
  return (
    !saysWho(text) &&
    tokens.some(
      ({ stem }, at) => /^(an?|any)$/.test(tokens[at - 1]?.word ?? "") && stems.includes(stem),
    )
  );
};
