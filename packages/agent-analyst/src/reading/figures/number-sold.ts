import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import { isMoney } from "../../mentions/money/earned.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isUnitOfTime } from "../../words/units.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";

const ofSelling = /^(sell|sells|sold|selling|buy|buys|bought|order|orders|ordered|take|took)$/;
const ofPieces = /^(units|quantity|qty|pieces|items|number|sold)$/;

/** What says how many pieces there were: a sum that is called so, else the number of rows. */
export const piecesOf = ({ members }: Cube, home: string | undefined): Member | undefined =>
  members.find(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      member.aggregate === "sum" &&
      member.source?.cube === home &&
      !isMoney(member) &&
      !isUnitOfTime(member.unit ?? "") &&
      wordsOfName(member.title).some((word) => ofPieces.test(word)),
  );

/**
 * `how many varifocals did we sell`, where the verb was found in a sum of money: so many of them are asked for. Undefined where
 * it was not, or where the sum is of another cube than the rows that are counted.
 */
export const numberSold = (
  { tokens }: Pick<Utterance, "tokens">,
  [measure, ...others]: readonly FormMeasure[],
  cube: Cube,
): Member | undefined => {
  const isAsked =
    tokens.some(({ word }, at) => word === "many" && tokens[at - 1]?.word === "how") &&
    tokens.some(({ word }) => ofSelling.test(word));
  const figure = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (!isAsked || others.length > 0 || figure?.aggregate !== "sum" || !isMoney(figure))
    return undefined;
  const home = figure.source?.cube;
  const count = countingMeasure(cube);
  return piecesOf(cube, home) ?? (count?.source?.cube === home ? count : undefined);
};
