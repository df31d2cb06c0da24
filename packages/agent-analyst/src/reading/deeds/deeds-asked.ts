import type { Utterance } from "../../words/cues/utterance.js";
import { isFiller } from "../../words/filler.js";
import { pastOf } from "../../words/past-forms.js";
import { closing } from "../../words/phrases/phrase.js";
import { stemOf } from "../../words/stem.js";
import type { Token } from "../../words/token.js";
import { isDerived } from "../../words/derived.js";

/** What a question says was done: `how many patients did we see`, `how many parcels went out`. */
export interface AskedDeed {
  /** The token by which it is asked back. */
  readonly at: number;
  /** The verb as it was said, with the small word that belongs to it: `saw`, `went out`. */
  readonly said: string;
  /** Whether those did it who ask. */
  readonly isByUs: boolean;
}

const pronoun = /^(we|they|you|i)$/;
const particle = /^(out|in|back|off|up|on|over|away|for|with|after|to)$/;

/** Verbs that say nothing elsewhere, and say what was done behind those who did it. */
const moving =
  /^(came|come|went|gone|bought|brought|took|taken|served|seen|saw|gave|given|let|lent|had)$/;

/** The verb at a place with its particle. */
const verbAt = ({ tokens, taken }: Pick<Utterance, "tokens" | "taken">, at: number): string => {
  const [verb, next] = [tokens[at], tokens[at + 1]];
  const isWhole = next !== undefined && !taken.has(at + 1) && particle.test(next.word);
  return [verb, ...(isWhole ? [next] : [])].map((token) => token?.word ?? "").join(" ");
};

/** Whether `did we` ends at a place. */
export const byUsAt = (tokens: readonly Token[], at: number): boolean =>
  pronoun.test(tokens[at]?.word ?? "") && /^(did|do|have)$/.test(tokens[at - 1]?.word ?? "");

/** `did we see`, `did we actually let`. */
const deedByUs = (
  utterance: Pick<Utterance, "tokens" | "taken">,
  at: number,
): AskedDeed | undefined => {
  const { tokens, taken } = utterance;
  const subject = tokens[at];
  if (!byUsAt(tokens, at)) return undefined;
  // `how many jobs have we got on tomorrow` says nothing that was done.
  if (/^(got|had)$/.test(tokens[at + 1]?.word ?? "")) return undefined;
  if (subject?.putAside !== undefined) return { at, said: subject.putAside, isByUs: true };
  const verb = /^(actually|really|also|even|ever|still)$/.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1; // prettier-ignore
  const token = tokens[verb];
  return token === undefined || taken.has(verb) || token.isQuoted || closing.test(token.word)
    ? undefined
    : { at: verb, said: verbAt(utterance, verb), isByUs: true };
};

/** `how many parcels went out last month`, `the cars that came back`: of what is named right before it. */
const deedOfThem = (
  utterance: Pick<Utterance, "tokens" | "taken">,
  at: number,
): AskedDeed | undefined => {
  const { tokens, taken } = utterance;
  const { word = "", isQuoted = true } = tokens[at] ?? {};
  if (isQuoted || taken.has(at) || !moving.test(word)) return undefined;
  let noun = at - 1;
  while (/^(who|that|which|have|has|had|been|was|were)$/.test(tokens[noun]?.word ?? "")) noun--;
  const before: Token | undefined = tokens[noun];
  const isNamed = before !== undefined && !isFiller(before.word) && /[^s]s$/.test(before.word);
  return isNamed ? { at, said: verbAt(utterance, at), isByUs: false } : undefined;
};

/** The deeds that a question asks for in plain words. */
export const deedsAsked = (utterance: Pick<Utterance, "tokens" | "taken">): readonly AskedDeed[] =>
  utterance.tokens.flatMap((_, at) => {
    const deed = deedByUs(utterance, at) ?? deedOfThem(utterance, at);
    return deed === undefined ? [] : [deed];
  });

/** Whether one of these words is of the verb: `Fixed` and `fix`, `Visits` and `visit`. */
export const saysDeed = (words: readonly string[], said: string): boolean => {
  const [verb = ""] = said.split(" ");
  const forms = new Set([verb, ...pastOf(verb)]);
  const stem = stemOf(verb);
  return words.some(
    (word) =>
      forms.has(word) ||
      pastOf(word).includes(verb) ||
      (stem.length > 2 && (stemOf(word) === stem || isDerived(stem, stemOf(word)))),
  );
};
