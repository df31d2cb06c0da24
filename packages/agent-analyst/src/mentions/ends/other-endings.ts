import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";
import { saysEnd } from "./nouns-of-end.js";

const running =
  /^(ends?|ending|expires?|expiring|expired|expiry|expiration|lapses?|lapsing|lapsed)$/;
const called = /^(runs|expires?|expiry|expiration|ends?|lapses?|valid)$/;

/**
 * The stem by which a cube says when something runs out, of a word that says so too: `certificates that expire`, where a time
 * is called `Gas certificate runs out`. Each cube has its own word for it.
 */
export const endingStem = (word: string, { cube }: Vocabulary): string | undefined => {
  if (!running.test(word)) return undefined;
  const times = cube.members.filter(
    (member) =>
      member.kind === "dimension" && member.type === "time" && member.public && saysEnd(member),
  );
  const words = times.flatMap(({ name, title, synonyms }) =>
    wordsOfName(`${title || name} ${synonyms.join(" ")}`).filter((each) => called.test(each)),
  );
  const [first] = words.map(stemOf);
  return first;
};
