import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { figureOfColumn } from "../figures/figure-of-column.js";

/**
 * `which hotels have a score below 4`, where reviews have the scores: of a hotel, which has many reviews, the average
 * counts. Undefined where the question names what has the column itself (`customers with an order over 500`), and
 * where the groups are of the same table as the column.
 */
export const averageLimited = (
  { members }: Cube,
  { measures, numbers, groupBy, absorbed, notes }: Parts,
  kept: readonly Mention[],
  limited: Pick<Threshold, "on" | "member">,
): Pick<Threshold, "on" | "member"> | undefined => {
  const column =
    limited.on === "dimension" ? members.find(({ name }) => name === limited.member) : undefined;
  const home = column?.source?.cube;
  const isOfGroups = members.some(
    ({ name, source }) => groupBy.includes(name) && source?.cube === home,
  );
  const areRowsNamed = kept.some(
    (mention) => candidatesOf(mention).measure?.member.source?.cube === home,
  );
  const at = numbers.find(({ member }) => member === column?.name)?.at;
  if (home === undefined || isOfGroups || areRowsNamed || groupBy.length === 0) return undefined;
  const figure = column && averageOf(members, column);
  if (figure === undefined) return undefined;
  measures.push({ kind: "measure", member: figure.name });
  for (const mention of kept.filter((each) => each.at === at))
    for (let token = mention.at; token < mention.at + mention.length; token++) absorbed.add(token);
  notes.push(`I take the limit as one on ${figure.title || figure.name}.`);
  return { on: "measure", member: figure.name };
};

/**
 * `sellers with an average rating below 4 stars`: the average right before the limit is what is limited, and the column behind
 * the number, of the same rows, says what it is counted in.
 */
export const averageBefore = (
  { tokens }: Utterance,
  { absorbed }: Parts,
  kept: readonly Mention[],
  { at, length }: { readonly at: number; readonly length: number },
): Pick<Threshold, "on" | "member"> | undefined => {
  const from = /^(of|is|was|are|were)$/.test(tokens[at - 1]?.word ?? "") ? at - 1 : at;
  const before = kept.find((mention) => mention.at + mention.length === from);
  const behind = kept.find((mention) => mention.at === at + length);
  const figure = before && candidatesOf(before).measure?.member;
  if (figure?.aggregate !== "avg" || behind === undefined || !isUnitOf(behind, figure))
    return undefined;
  for (let token = behind.at; token < behind.at + behind.length; token++) absorbed.add(token);
  return { on: "measure", member: figure.name };
};

/** Whether a column of numbers is named, of the rows that a figure is made of. */
const isUnitOf = (mention: Mention, { source }: Member): boolean => {
  const unit = candidatesOf(mention).dimension?.member;
  return unit?.type === "number" && unit.source?.cube === source?.cube;
};

const averageOf = (members: Cube["members"], column: Member): Member | undefined =>
  figureOfColumn(members, column, wordsOfName(column.title || column.name).map(stemOf), "avg");
