import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/** What leads to a time says how what was done stands to it: `booked for next week`. */
const leading = /^(for|in|on|at|by|until|before|after|since|from)$/;

/** The words that tell no time themselves: `last Monday` names no `Last day`. */
export const besideTimes = ({ tokens, times }: Utterance): Utterance["tokens"] =>
  tokens.filter(
    ({ word }, place) =>
      leading.test(word) || times.every(({ at, length }) => place < at || place >= at + length),
  );

/** All words but those of a group behind `by`: `refunds paid by reason for cancelling` were paid then, and not cancelled. */
export const besideGroups = (
  tokens: Utterance["tokens"],
  { members }: Cube,
  groupBy: readonly string[],
): Utterance["tokens"] => {
  const said = members.flatMap(({ kind, name, title, synonyms }) =>
    kind === "dimension" && groupBy.includes(name)
      ? [title || name, ...synonyms].map((text) => wordsOfName(text).map(stemOf))
      : [],
  );
  const isOfGroup = (at: number): boolean =>
    said.some((stems) => {
      const first = at - stems.indexOf(tokens[at]?.stem ?? "");
      return (
        stems.length > 1 &&
        /^(by|per|each|every)$/.test(tokens[first - 1]?.word ?? "") &&
        stems.includes(tokens[at]?.stem ?? "") &&
        stems.every((stem, offset) => tokens[first + offset]?.stem === stem)
      );
    });
  return tokens.filter((_, at) => !isOfGroup(at));
};
