import type { Cube } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { absorb, type Parts } from "../parts.js";
import { saysPresent } from "../presence/present-words.js";
import { rowsOfFigure } from "./rows-of-figure.js";

const leads = /^(?:of|on|for|from)$/;
const articles = /^(?:the|our|all|my|these|those)$/;
const apart = /^(?:and|or|,|&|vs|versus|per|by|than|minus|plus|to|number|rate|ratio|percentage|%)$/;

/**
 * `revenue of cancelled orders`, where the model counts Cancelled orders: the revenue of these rows is asked for, and not
 * both figures side by side. Where the model does not tell which rows these are, the words have no part and are asked back.
 */
export const takeFigureOfSome = (
  utterance: Utterance,
  mentions: readonly Mention[],
  parts: Parts,
  cube: Cube,
): void => {
  if (utterance.share !== undefined) return;
  for (const { at, member } of parts.numbers.filter(({ on }) => on === "measure")) {
    const some = mentions.find((each) => each.at <= at && at < each.at + each.length);
    const isCount = /^count/.test(
      cube.members.find(({ name }) => name === member)?.aggregate ?? "",
    );
    if (some === undefined || !isCount) continue;
    const rows = rowsOfFigure(cube, member);
    const isAll = rows !== undefined && rows.filters.length + rows.conditions.length === 0;
    if (!isOfAnother(utterance, some, parts, isAll)) continue;
    const said = utterance.tokens.slice(some.at, some.at + some.length);
    // Columns of times say as well who is there now.
    if (rows === undefined && said.some(({ word }) => saysPresent(word))) continue;
    const left = parts.measures.filter(
      (measure) => measure.kind !== "measure" || measure.member !== member,
    );
    if (left.length === 0) continue;
    parts.measures.splice(0, parts.measures.length, ...left);
    if (rows === undefined) continue;
    parts.ofKind.push(...rows.filters);
    parts.conditions.push(...rows.conditions);
    absorb(parts, some);
  }
};

/** Whether a figure stands behind another one and `of`; of all there are, behind a state of them too: `revenue of overdue bills`. */
const isOfAnother = (
  { tokens }: Utterance,
  { at }: Mention,
  { numbers }: Parts,
  isAll: boolean,
): boolean => {
  const isPassed = (place: number): boolean =>
    articles.test(tokens[place]?.word ?? "") ||
    (isAll && place === at - 1 && leads.test(tokens[place - 1]?.word ?? ""));
  let lead = at - 1;
  while (isPassed(lead)) lead--;
  if (!leads.test(tokens[lead]?.word ?? "")) return false;
  return numbers.some(
    (figure) =>
      figure.at < lead && !tokens.slice(figure.at, lead).some(({ word }) => apart.test(word)),
  );
};
