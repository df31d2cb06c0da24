import type { Cube } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

const beginning = /^(since|joined|hired|born|opened|launched|founded|registered|enrolled|created)$/;

/** Whether a time is the one since which somebody belongs, or something is there. */
export const isTimeOfMembers = ({ members }: Cube, dimension: string | undefined): boolean =>
  wordsOfName(members.find(({ name }) => name === dimension)?.title ?? "").some((word) =>
    beginning.test(word),
  );

/** `did we have`, `were there`: what was there, and not what came. */
const isHeld = (tokens: Utterance["tokens"]): boolean =>
  tokens.some(
    ({ word }, at) =>
      (/^(have|had)$/.test(word) && /^(we|you|they|i)$/.test(tokens[at - 1]?.word ?? "")) ||
      (word === "there" && /^(was|were)$/.test(tokens[at - 1]?.word ?? "")),
  );

/**
 * `how many members did we have a year ago` asks how many there were then, and no figure says that where members count
 * by the time at which they joined: those who joined in that time are fewer.
 */
export const isOfThoseThere = (
  { tokens, times }: Utterance,
  cube: Cube,
  { time, snapshot, measures, groupBy }: LogicalForm,
): boolean =>
  snapshot === undefined &&
  groupBy.length === 0 &&
  times.some(({ ago }) => ago !== undefined) &&
  measures.every((each) => each.kind === "measure" || each.kind === "rows") &&
  isHeld(tokens) &&
  isTimeOfMembers(cube, time?.dimension);
