import type { Member } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { isGeneric } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

const leaving = /^(left|leave|leaving|exit|exited|departed|departure|quit|resigned)$/;
const joining = /^(joined|joining|join|hired|hire|hiring|started|start|engaged)$/;

/** Who does it, or what is done, where no rule makes the noun of the verb: what the time of it may be called. */
const irregular = new Map<string, RegExp>([
  ["leaver", leaving],
  ["departure", leaving],
  ["exit", leaving],
  ["quitter", leaving],
  ["joiner", joining],
  ["hire", joining],
  ["starter", joining],
  ["withdrawal", /^withdrawn$/],
  ["acquisition", /^acquired$/],
  ["loss", /^lost$/],
  ["sale", /^sold$/],
]);

const ofTime = /^(at|on|date|time|day|when|of|the)$/;

/** Words of a name that tell what it is of, as stems and as they are written. */
const tellingWords = (text: string): readonly string[] =>
  wordsOfName(text).filter((word) => !isGeneric(word) && !ofTime.test(word));

/** Whether a time is called after what a noun says is done: `Leavers` and `Leaving date`, `Cancellations` and `Cancelled`. */
export const isTimeOfEvent = ({ name, title }: Member, noun: string): boolean => {
  const stem = stemOf(noun);
  const own = irregular.get(stem) ?? irregular.get(stem.replace(/s$/, ""));
  return [title, name].some((text) => {
    const [word = "", ...more] = tellingWords(text);
    const isDone = /(ed|en|wn|ft|id|ld|nt|ing)$/.test(word);
    return (
      more.length === 0 &&
      (own?.test(word) === true ||
        (isDone && stemOf(word) !== stem && isDerived(stemOf(word), stem)))
    );
  });
};

/** The noun of a figure that counts what was done, where it is all that it is called. */
export const eventNounOf = ({ title, aggregate }: Member): string | undefined => {
  const [noun, ...more] = tellingWords(title);
  return aggregate === "count" && more.length === 0 && noun !== undefined && /[^s]s$/.test(noun)
    ? noun
    : undefined;
};
