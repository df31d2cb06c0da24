import type { Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";

/** What a description says before it says when there is nothing. */
const passive =
  /^(?:when|(?:the )?(?:day|date|time|moment)(?: (?:on|at) which)?) [^;,.]*?\b(?:was|were|is|are|got|(?:has|have|had) been) (.+?)(?:[;.]|$)/i;

/** What was done, as it is written behind `was`; `is to be paid` says what is still to be done. */
const participle =
  /^(\p{L}{2,}ed|paid|sold|sent|lent|lost|won|held|given|taken|made|written|drawn|withdrawn|bought|brought|built|found|left|put|shut|spent|broken|stolen|chosen|born|met|read|seen|begun|kept|let|shown)$/u;

const particle = /^(off|out|up|over|back|down|away|in|full)$/;

/** What is done at a time, as its description says: `written off` of `When the loan was paid in full or written off; empty before`. */
const deedsAt = ({ description = "" }: Member): readonly (readonly string[])[] => {
  const [, said = ""] = passive.exec(description) ?? [];
  return said.split(/,|\bor\b|\band\b/).flatMap((part) => {
    const [verb = "", ...more] = wordsOfName(part);
    const end = more.findIndex((word) => !particle.test(word));
    return !participle.test(verb)
      ? []
      : [[verb, ...more.slice(0, end < 0 ? more.length : end)].map(stemOf)];
  });
};

/** The only one of these times at which such a thing was done, by its description; undefined where several say so. */
const soleAt = (
  times: readonly Member[],
  isSaid: (deed: readonly string[]) => boolean,
): Member | undefined => {
  const [time, ...others] = times.filter((each) => deedsAt(each).some(isSaid));
  return others.length > 0 ? undefined : time;
};

/**
 * `applications declined in 2025`, where a time is called `Decided` and described as `When the application was approved,
 * declined or withdrawn`: declined then, whenever they were made. A verb of several words has to stand there as a whole.
 */
export const timeExplained = (
  times: readonly Member[],
  tokens: readonly Token[],
  done: readonly string[] = [],
): Member | undefined => {
  const stems = tokens.map(({ stem, isQuoted }) => (isQuoted ? "" : stem));
  const own = done.map(stemOf);
  const isSaid = (deed: readonly string[]): boolean =>
    (deed.length === 1 && own.includes(deed[0] ?? "")) ||
    stems.some((_, at) => deed.every((stem, offset) => stems[at + offset] === stem));
  return soleAt(times, isSaid);
};
