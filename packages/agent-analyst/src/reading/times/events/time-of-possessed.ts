import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import { homeOfMember, timesOfTable } from "../../spans/times-of-table.js";

/**
 * `the score of this year's events`: the time is that of the events, and not the one at which somebody signed up for them. The
 * first time of their table, where they are of another one than what is counted by `usual`; undefined where no noun stands
 * behind the time, or nothing of the cube says when those things are.
 */
export const timeOfPossessed = (
  { tokens, times: [time, ...others] }: Pick<Utterance, "tokens" | "times">,
  cube: Cube,
  usual: string | undefined,
): Member | undefined => {
  const end = time === undefined ? tokens.length : time.at + time.length;
  const isPossessed = tokens[end]?.word === "s";
  const noun = tokens[end + 1];
  if (!isPossessed || noun === undefined || others.length > 0) return undefined;
  const counted = cube.members.find(({ name }) => name === usual);
  const things = cube.members.find(
    ({ kind, type, public: isPublic, name, title }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      wordsOfName(title || name)
        .map(stemOf)
        .join(" ") === noun.stem,
  );
  if (things === undefined || counted === undefined) return undefined;
  const home = homeOfMember(cube, things);
  return home === homeOfMember(cube, counted) ? undefined : timesOfTable(cube, home)[0];
};
