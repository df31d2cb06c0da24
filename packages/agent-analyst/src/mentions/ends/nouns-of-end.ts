import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { isDerived } from "../../words/derived.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

const ofEnding = /^(runs?|expires?|expiry|expiration|ends?|until|valid|due|renewal|lapses?)$/;

/** Whether a time is one at which something runs out, whatever comes after. */
export const saysEnd = ({ name, title, synonyms }: Member): boolean =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some((word) => ofEnding.test(word));

/**
 * Which of the tokens that no name explains say what has run out: `insurance` in `firms with expired insurance`, where the only time of an end is called
 * `Insured until`, or has the noun in its description.
 */
export const nounsOfEnd = (
  { tokens, standing }: Pick<Utterance, "tokens" | "standing">,
  { members }: Cube,
  open: readonly number[],
): readonly number[] => {
  if (standing?.meaning.kind !== "ended") return [];
  const [end, ...others] = members.filter(
    (member) =>
      member.kind === "dimension" && member.type === "time" && member.public && saysEnd(member),
  );
  if (end === undefined || others.length > 0) return [];
  const stems = wordsOfName(`${end.title} ${end.description ?? ""}`).map(stemOf);
  const isNoun = (stem: string): boolean =>
    stems.some((each) => each === stem || isDerived(each, stem));
  return open.filter((at) => isNoun(tokens[at]?.stem ?? ""));
};
