import type { Cube, Member } from "@embedded-analytics/domain";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isGlue } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";

/** What a description says to be left out stands behind these, up to the end of its clause. */
const leavingOut =
  /\b(?:without|excluding|excludes|except(?: for)?|not (?:counting|including))\s+([^;:.()]+)/giu;
/** Words of a description that say nothing of what is left out. */
const plain = /^(?:ones?|void|those|any|all|and|or|the|with)$/;

/** The stems of what a count leaves out, as its author describes it: `Without void ones and credit notes`. */
const leftOutOf = ({ description = "" }: Member): ReadonlySet<string> =>
  new Set(
    [...description.matchAll(leavingOut)].flatMap(([, said = ""]) =>
      wordsOfName(said)
        .filter((word) => !plain.test(word) && !isGlue(word))
        .map(stemOf),
    ),
  );

/**
 * The places of values that a count leaves out by itself: `how many credit notes` is no number of Invoices, which are counted
 * without them, so that it would always be 0.
 */
export const leftOutOfCount = (
  { tokens }: Utterance,
  values: readonly ValueMention[],
  { measures, filters }: LogicalForm,
  cube: Cube,
): readonly number[] => {
  const outs = measures.flatMap((measure) => {
    const member = cube.members.find(
      ({ name }) => measure.kind === "measure" && name === measure.member,
    );
    return member !== undefined && /^count/.test(member.aggregate ?? "") ? [leftOutOf(member)] : [];
  });
  return values.flatMap(({ at, length, dimension, value }) => {
    const isKept = filters.some(
      (filter) => filter.member === dimension && filter.values.includes(value) && !filter.isNot,
    );
    const places = Array.from({ length }, (_, offset) => at + offset);
    const said = places.filter((place) => !isGlue(tokens[place]?.word ?? ""));
    const isOut = outs.some((stems) => said.every((place) => stems.has(stemOf(tokens[place]?.word ?? "")))); // prettier-ignore
    return isKept && said.length > 0 && isOut ? places : [];
  });
};
