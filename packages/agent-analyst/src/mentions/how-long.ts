import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Token } from "../words/token.js";

const ofDuration = new Set(
  "time duration hours minutes seconds days latency delay wait waiting age length lag".split(" "),
);

/** Whether a name or title speaks of how long something takes: less of it is faster. */
export const saysDuration = (text: string): boolean =>
  wordsOfName(text).some((word) => ofDuration.has(word));

/**
 * The figure that `how long does it take to resolve …` asks for: the duration with a word of the question,
 * which is the token `by`.
 */
export const howLong = (
  tokens: readonly Token[],
  { members }: Cube,
):
  { readonly at: number; readonly member: Member; readonly by: number | undefined } | undefined => {
  const takes = tokens.some(({ word }) => /^(take|takes|took|taking)$/.test(word));
  const at = tokens.findIndex(
    ({ word }, index) =>
      (word === "long" && tokens[index - 1]?.word === "how") || (word === "longest" && takes),
  );
  if (at < 0) return undefined;
  const durations = members.filter(
    ({ kind, public: isPublic, name, title }) =>
      kind === "measure" && isPublic && saysDuration(`${name} ${title}`),
  );
  for (const member of durations) {
    const words = wordsOfName(`${member.name} ${member.title} ${member.synonyms.join(" ")}`).filter(
      (word) => word.length > 4 && !ofDuration.has(word) && stemOf(word) !== "average",
    );
    const by = tokens.findIndex((token) => words.some((word) => beginsAlike(token.word, word)));
    if (by >= 0) return { at, member, by };
  }
  const [only, ...others] = durations;
  return only === undefined || others.length > 0 ? undefined : { at, member: only, by: undefined };
};

/** `resolve` and `resolution`. */
const beginsAlike = (left: string, right: string): boolean =>
  left.length > 4 && left.slice(0, 5) === right.slice(0, 5);
