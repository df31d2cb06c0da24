import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { isMoney } from "../../mentions/money/earned.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import { saysWho } from "../../words/verbs/who-words.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import { piecesOf } from "../figures/number-sold.js";
import type { FormMeasure, ValueFilter } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";
import { byUsAt } from "./deeds-asked.js";

const ofSelling = /^(sell|sold|buy|bought|order|ordered)$/;

/** How many pieces a figure of lines or of money is of, where something was sold; else the number that is called after the deed. */
const piecesIn = (figure: Member, verb: string, cube: Cube): Member | undefined => {
  const pieces = ofSelling.test(verb) ? piecesOf(cube, figure.source?.cube) : undefined;
  const isNumber = /^(count|sum)$/.test(figure.aggregate ?? "") && !isMoney(figure);
  return pieces ?? (isNumber ? figure : undefined);
};

const isLines = ({ aggregate, title }: Member): boolean =>
  aggregate === "count" && wordsOfName(title).some((word) => /^(lines?|sales)$/.test(word));

/** What was done, and the verb that names it: the last figure of `how many … did we lend`; undefined where different ones are asked for. */
const doneByUs = (
  { tokens }: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  measures: readonly FormMeasure[],
): { readonly verb: Mention; readonly figure: Member } | undefined => {
  const done = measures.at(-1);
  const isAsked =
    tokens[1]?.word === "many" &&
    !tokens.some(({ word }) => /^(different|distinct|unique)$/.test(word));
  if (!isAsked || done?.kind !== "measure" || measures.length > 2) return undefined;
  const verb = kept.find(
    (each) =>
      byUsAt(tokens, each.at - 1) && candidatesOf(each).measure?.member.name === done.member,
  );
  const figure = memberIn(cube, done.member);
  return verb === undefined || figure === undefined ? undefined : { verb, figure };
};

/**
 * `how many books did we lend`, where the verb is that of Loans: each time counts, and not each book once, however often it was
 * lent. Of persons, those are counted to whom it was done; where the figure is money, so many pieces as it says were sold.
 */
export const piecesDone = (
  utterance: Utterance,
  { cube, codes }: Pick<Vocabulary, "cube" | "codes">,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const { tokens } = utterance;
  const deed = doneByUs(utterance, cube, kept, measures);
  const pieces = deed && piecesIn(deed.figure, tokens[deed.verb.at]?.word ?? "", cube);
  if (deed === undefined || pieces === undefined) return measures;
  const [things] = measures;
  if (measures.length === 1) return isLines(deed.figure) ? given(parts, pieces) : measures;
  const named = things?.kind === "distinct" ? memberIn(cube, things.member) : undefined;
  if (named === undefined || saysWho(`${named.name} ${named.title}`)) return measures;
  const nouns = kept.filter(
    ({ at, namings }) =>
      at < deed.verb.at && namings.some(({ member }) => member.name === named.name),
  );
  for (const each of [...nouns, deed.verb]) absorb(parts, each);
  parts.ofKind.push(...kindOf(nouns.at(-1), tokens, codes));
  parts.counted = undefined;
  return given(parts, pieces);
};

/** `books` of a column called `Title`, where a material is described as `BK book`: no other titles were asked for. */
const kindOf = (
  noun: Mention | undefined,
  tokens: Utterance["tokens"],
  codes: Vocabulary["codes"],
): readonly ValueFilter[] => {
  const stem = noun?.length === 1 ? (tokens[noun.at]?.stem ?? "") : "";
  const [code, ...others] = codes.get(stem) ?? [];
  return code === undefined || others.length > 0
    ? []
    : [{ member: code.dimension, match: "whole", values: [code.value], isNot: false }];
};

const given = (parts: Parts, pieces: Member): readonly FormMeasure[] => {
  parts.notes.push(`I give ${pieces.title || pieces.name}, and not how many different ones there were.`); // prettier-ignore
  return [{ kind: "measure", member: pieces.name }];
};

const memberIn = ({ members }: Cube, name: string): Member | undefined =>
  members.find((each) => each.name === name);
