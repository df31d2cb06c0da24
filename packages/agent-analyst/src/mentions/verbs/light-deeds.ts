import type { Member } from "@embedded-analytics/domain";
import { deedAt, type SaidDeed } from "../../words/verbs/deeds.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Vocabulary } from "../vocabulary-types.js";
import { doersOfAll } from "./doers-of-all.js";
import { placeOfDeed } from "./places-of-deeds.js";

/** What says that something did not take place, or that it did. */
const outcomes = new Set(
  "cancelled shows completed finished done held attended abandoned failed aborted postponed"
    .split(" ")
    .map(stemOf),
);

/** Whether the model tells what took place from what did not. */
const tellsOutcome = ({ cube: { members }, codes }: Vocabulary, noun: Token): boolean => {
  const isOutcome = (stem: string): boolean =>
    outcomes.has(stem) && !(stem === "fail" && tested.test(noun.word));
  return (
    members.some(
      ({ public: isPublic, name, title }: Member) =>
        isPublic && wordsOfName(`${name} ${title}`).some((word) => isOutcome(stemOf(word))),
    ) || [...codes.keys()].some(isOutcome)
  );
};

/** What takes place also where it is failed: `how many inspections did Ann carry out`. */
const tested = /^(inspection|audit|check|test|exam|sample|assessment|trial|survey)s?$/;

/** Whether a word names something that the cube has. */
const isNamed = ({ stem = "" }: Partial<Token>, vocabulary: Vocabulary): boolean =>
  vocabulary.phrases.has(stem) || vocabulary.parts.has(stem) || vocabulary.cubePhrases.has(stem);

/** Whether the model calls something by the verb, which then says more: a time, a figure, a state, or who did it. */
const isOwn = (
  tokens: readonly Token[],
  { at, length }: SaidDeed,
  { phrases, parts, codes }: Vocabulary,
): boolean => {
  const stem = tokens[at]?.stem ?? "";
  // A figure that has it in a longer name is of something else, unless that was found as a whole.
  const isPart = (parts.get(stem) ?? []).some(({ member }) => member.kind !== "measure");
  return length === 1 && (phrases.has(stem) || isPart || codes.has(stem));
};

/**
 * `how many linguists did we use in June`, of their own list: its time is another one, by which they joined, and who was used
 * then stands in the rows of what they did.
 */
export const isUseOfList = (
  { tokens, times }: Pick<Utterance, "tokens" | "times">,
  vocabulary: Vocabulary,
  at: number,
): boolean => {
  const deed = times.length === 0 ? undefined : deedAt(tokens, at);
  const noun = tokens[(deed && placeOfDeed(tokens, at, deed.length))?.noun ?? -1];
  return deed?.isOfUse === true && noun !== undefined && isOwnList(noun, vocabulary);
};

/**
 * `how many different customers bought from us in October`, of their own list: none of its rows is there twice, so those are
 * meant that other rows name again and again.
 */
export const isDifferentOfList = (
  { tokens, times }: Pick<Utterance, "tokens" | "times">,
  vocabulary: Vocabulary,
): boolean =>
  times.length > 0 &&
  tokens.some(
    ({ word, isQuoted }, at) =>
      !isQuoted &&
      /^(different|distinct|unique)$/.test(word) &&
      deedOfMany.test(tokens[at + 2]?.word ?? "") &&
      isOwnList(tokens[at + 1] as Token, vocabulary),
  );

/** What the same ones do again and again. */
const deedOfMany = /^(bought|ordered|purchased|booked|used|visited|rented|hired|called|paid)$/;

/** Whether the rows of a cube are such things themselves, and none that were used of them: a list of people. */
const isOwnList = ({ stem }: Token, { phrases, cubePhrases }: Vocabulary): boolean => {
  const named = phrases.get(stem) ?? [];
  const isOf = (fits: (member: Member) => boolean): boolean =>
    named.some(({ member, quality }) => quality > 0.9 && fits(member));
  return (
    isOf(({ kind, type }) => kind === "dimension" && type === "string") &&
    (cubePhrases.has(stem) || isOf(({ aggregate }) => aggregate === "count"))
  );
};

/**
 * Tokens of verbs that say no more than that the things of the cube were there: `how much fuel do we burn`, `customers that
 * Priya looks after`. Verbs of what took place are left to be asked back where the model knows that some of it did not, and
 * verbs of use in a time where the rows are the things themselves, which have another time.
 */
export const lightDeeds = (
  utterance: Pick<Utterance, "tokens" | "times">,
  vocabulary: Vocabulary,
): readonly number[] =>
  utterance.tokens.flatMap((_, at, tokens) => {
    const deed = deedAt(tokens, at);
    if (deed === undefined || isOwn(tokens, deed, vocabulary)) return [];
    const place = placeOfDeed(tokens, at, deed.length);
    const noun = tokens[place?.noun ?? -1];
    if (place === undefined || noun === undefined || !isLightFor(deed, noun, vocabulary)) return [];
    if (isUseOfList(utterance, vocabulary, at)) return [];
    const said = Array.from({ length: deed.length }, (__, offset) => at + offset);
    return [...said, ...doersOfAll(tokens, place, vocabulary)];
  });

/** Whether a verb says nothing more of a noun. */
const isLightFor = (deed: SaidDeed, noun: Token, vocabulary: Vocabulary): boolean =>
  !noun.isQuoted &&
  isNamed(noun, vocabulary) &&
  (deed.nouns === undefined || deed.nouns.test(noun.word) || deed.nouns.test(noun.text)) &&
  !(deed.isTakingPlace && tellsOutcome(vocabulary, noun));
