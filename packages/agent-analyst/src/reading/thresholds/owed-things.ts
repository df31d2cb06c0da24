import type { Cube, Member } from "@embedded-analytics/domain";
import { isAttribute, isSaidOf } from "../../mentions/ends/state-of-things.js";
import { isMoney } from "../../mentions/money/earned.js";
import { oppositeTime } from "../../mentions/names/opposite-times.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { keyOfThings } from "./money/limited-things.js";

const owing = /^(owed|owing|outstanding|unpaid|unsettled|uncollected)$/;

/**
 * `how many invoices are owed`, `outstanding invoices`, where the model calls money so: those count of which any is left, or
 * that have no time at which they were paid, and not all of them beside the money.
 */
export const owedThings = (
  { tokens }: Utterance,
  cube: Cube,
  parts: Parts,
): readonly Threshold[] => {
  const { measures, numbers, absorbed } = parts;
  const { money, count } = owedAndCounted(cube, parts);
  if (money === undefined || count === undefined) return [];
  const at = numbers.find(({ member }) => member === money.name)?.at ?? -1;
  const word = tokens[at]?.word ?? "";
  if (!owing.test(word) || !(isSaidOf(tokens, at) || isAttribute(tokens, at))) return [];
  const key = keyOfThings(cube, count);
  const paid = oppositeTime({ word: "unpaid", isQuoted: false }, { cube })?.[0]?.member;
  if (key === undefined && paid === undefined) return [];
  measures.splice(0, measures.length, { kind: "measure", member: count.name });
  absorbed.add(at);
  return limitOf(word, money, { key, paid }, parts);
};

/** The two figures of a question, of the same rows: the money, and how many there are. */
const owedAndCounted = (
  cube: Cube,
  { measures }: Parts,
): { readonly money?: Member | undefined; readonly count?: Member | undefined } => {
  const members = measures.flatMap(
    (each) =>
      cube.members.find(({ name }) => each.kind === "measure" && each.member === name) ?? [],
  );
  const money = members.find(isSum);
  const count = members.find(({ aggregate }) => aggregate === "count");
  if (money === undefined || count === undefined || measures.length > 2) return {};
  return homeOfMember(cube, money) === homeOfMember(cube, count) ? { money, count } : {};
};

/** Any money left of each of them, or else no time at which they were paid; both are said. */
const limitOf = (
  word: string,
  money: Member,
  { key, paid }: { readonly key: Member | undefined; readonly paid: Member | undefined },
  { empties, notes }: Parts,
): readonly Threshold[] => {
  if (key !== undefined) {
    notes.push(`I take “${word}” as more than 0 of ${money.title || money.name}.`);
    return [{ on: "thing", member: money.name, key: key.name, operator: ">", number: 0 }];
  }
  empties.push({ member: paid?.name ?? "", isNot: false });
  notes.push(`I take “${word}” as not having a time in ${paid?.title ?? ""}.`);
  return [];
};

const isSum = (member: Member): boolean => member.aggregate === "sum" && isMoney(member);
