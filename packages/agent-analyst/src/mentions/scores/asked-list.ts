import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Mentions } from "../mentions.js";
import { candidatesOf } from "../roles.js";

/** How much rather a list is read from where its things have a row each. */
const ofOwnRows = 1.2;
/** As many words as may stand between `which` and the things: `which of our older members`. */
const headMax = 4;

/**
 * `which members are over 65`, `what jobs are due tomorrow`: where no figure and no time that is over is asked for, the things
 * themselves are listed. What counts them has
 * a row for each, and what only names them, such as their visits, lacks those who have none.
 */
export const listFit = (
  { tokens, ranking, times, moment, granularity, comparison, isAhead }: Utterance,
  cube: Cube,
  { found }: Mentions,
): number => {
  const [head] = found;
  const isAsked =
    head !== undefined &&
    (tokens[0]?.word === "which"
      ? head.at <= headMax
      : tokens[0]?.word === "what" && head.at === 1) &&
    (times.length === 0 || isAhead) &&
    comparison.length === 0 &&
    ranking === undefined &&
    moment === undefined &&
    granularity === undefined;
  if (!isAsked || candidatesOf(head).dimension === undefined) return 0;
  return head.namings.some(
    ({ member, quality }) =>
      quality > 0.85 && member.aggregate === "count" && isOfCube(cube, member.source?.cube),
  )
    ? ofOwnRows
    : 0;
};

/** Whether rows of that home are what a cube has one by one: it counts them before anything else. */
const isOfCube = ({ members, name }: Cube, home: string | undefined): boolean => {
  const first = members.find(
    ({ kind, aggregate, public: isPublic }) =>
      kind === "measure" && isPublic && aggregate === "count",
  );
  return (first?.source?.cube ?? name) === (home ?? name);
};
