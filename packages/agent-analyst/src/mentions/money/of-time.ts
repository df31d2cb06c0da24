import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { isMoney } from "./earned.js";

const stemsOf = (text: string): readonly string[] => wordsOfName(text).map(stemOf);

/**
 * `deposit released in May`, where a time is called so: what was released is the first sum of money that begins with that noun.
 * Nouns of the rows themselves (`contract signed`) count these.
 */
export const moneyOfTime = (cube: Cube, name: string | undefined): Member | undefined => {
  const time = cube.members.find((member) => member.name === name);
  const [noun, done, ...more] = wordsOfName(time?.title ?? "");
  if (
    noun === undefined ||
    !/ed$|^(paid|sent|given|taken|lent)$/.test(done ?? "") ||
    more.length > 0
  )
    return undefined;
  const counts = cube.members.filter(({ kind, aggregate }) => kind === "measure" && aggregate === "count"); // prettier-ignore
  const rows = [cube.name, cube.title, ...cube.synonyms, ...counts.map(({ title }) => title)];
  if (rows.flatMap(stemsOf).includes(stemOf(noun))) return undefined;
  return cube.members.find(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      member.aggregate === "sum" &&
      isMoney(member) &&
      member.source?.cube === time?.source?.cube &&
      stemsOf(member.title)[0] === stemOf(noun),
  );
};
