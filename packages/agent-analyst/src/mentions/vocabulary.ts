import type { Cube, DataModel, Member } from "@embedded-analytics/domain";
import { isFiller, isGeneric, isGlue } from "../words/filler.js";
import { shortNumber } from "../words/hurried/number-of.js";
import { saysWho } from "../words/verbs/who-words.js";
import { stemOf } from "../words/stem.js";
import { plainOf, wordsOfName } from "../words/token.js";
import { codedValuesOf } from "./coded-values.js";
import { describedStates } from "./described/described-states.js";
import { fullNames } from "./described/full-names.js";
import { countsOf, namesOfRows, type RowName } from "./described/names-of-rows.js";
import { describedCodes, lentCodes, withLent, type LentCodes } from "./vocabularies/lent-codes.js";
import { earnedIn, earnings, otherMoneyNames } from "./money/earned.js";
import { owedNames } from "./money/owed.js";
import { textsOf } from "./vocabularies/texts-of-members.js";
import { isThingOfRows } from "./parts/things-of-rows.js";
import { cachedVocabulary } from "./vocabulary-cache.js";
import type { Naming, Vocabulary } from "./vocabulary-types.js";

export type { Naming, Vocabulary } from "./vocabulary-types.js";

/** Phrases are the same whatever the order of their words: `rate of returns`, `return rate`. */
export const phraseKey = (stems: readonly string[]): string => [...stems].sort().join(" ");

/** No phrase of a question is looked for that is longer. */
export const phraseWordsMax = 5;

/** The words of all that may be asked of a model. */
export const vocabulariesOf = (model: DataModel): readonly Vocabulary[] => {
  const byName = new Map(model.cubes.map((cube) => [cube.name, cube]));
  const counts = countsOf(model);
  const described = describedCodes(model.cubes.filter((cube) => cube.public));
  return model.cubes
    .filter((cube) => cube.public)
    .map((cube) => {
      const rows = namesOfRows(cube, counts);
      const lent = lentCodes(cube, described);
      return cachedVocabulary({ cube, byName, rows, lent }, () =>
        vocabularyOf(cube, byName, rows, lent),
      );
    });
};

/** A vocabulary while it is made. */
interface Making {
  readonly phrases: Map<string, Naming[]>;
  readonly parts: Map<string, Naming[]>;
  readonly words: Set<string>;
}

const vocabularyOf = (
  cube: Cube,
  byName: ReadonlyMap<string, Cube>,
  rows: readonly RowName[],
  lent: LentCodes,
): Vocabulary => {
  const making: Making = { phrases: new Map(), parts: new Map(), words: new Set() };
  const { phrases, parts, words } = making;
  const members = cube.members.filter((member) => member.public);
  for (const member of members)
    for (const { text, weight } of textsOf(member, cube, byName))
      putText(making, member, text, weight);
  for (const { member, count } of rows)
    for (const text of count.synonyms) putText(making, member, text, 0.96);
  for (const member of members) {
    // `cost per kg` divides by what is counted in kilograms.
    if (member.unit === undefined || member.kind !== "measure" || !addsUp(member)) continue;
    // `kWh` is one word of a question, and two of a name.
    for (const unit of [wordsOfName(member.unit), [plainOf(member.unit)]])
      put(phrases, unit.map(stemOf), { member, quality: 0.6, isUnit: true });
  }
  for (const [stem, namings] of parts)
    parts.set(stem, namings.filter(({ member }) => !isThingOfRows(member, stem, cube, byName))); // prettier-ignore
  putDescriptions(cube, phrases, parts);
  for (const { member, words: said } of fullNames(cube)) putWords(making, member, said, 0.95);
  putPresences(cube, making);
  for (const { member, stems } of describedStates(cube))
    put(phrases, stems, { member, quality: 0.9 });
  putMoneyWords(cube, making);
  putKindWords(cube, making);
  const cubePhrases = new Set(
    [cube.name, cube.title, ...cube.synonyms].flatMap((text) =>
      wordingsOf(text).map((words) => phraseKey(words.map(stemOf))),
    ),
  );
  for (const phrase of cubePhrases) for (const word of phrase.split(" ")) words.add(word);
  const stems = new Set([...words].map(stemOf));
  const names = new Set([...phrases.keys()].filter((key) => !key.includes(" ")));
  return {
    cube,
    cubePhrases,
    phrases,
    parts,
    words,
    stems,
    names,
    codes: codedValuesOf(withLent(cube, lent)),
  };
};

/** Notes what stems may name, once for each member, at its best. */
const put = (into: Map<string, Naming[]>, stems: readonly string[], naming: Naming): void => {
  if (stems.length === 0) return;
  const key = phraseKey(stems);
  const entries = into.get(key) ?? [];
  const same = entries.findIndex(({ member }) => member === naming.member);
  if (same < 0) entries.push(naming);
  else if ((entries[same]?.quality ?? 0) < naming.quality) entries[same] = naming;
  into.set(key, entries);
};

/** The words of a name, and those with their digits where a question has them: `region 7`, `region7`. */
const wordingsOf = (text: string): readonly (readonly string[])[] => {
  const apart = wordsOfName(text);
  const together = text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const wordings = /\d/.test(text) ? [apart, together.map(plainOf)] : [apart];
  // `Order no.` is the order number.
  return apart.length > 1 && shortNumber.test(apart.at(-1) ?? "")
    ? [...wordings, [...apart.slice(0, -1), "number"]]
    : wordings;
};

/** All that one name, title or synonym of a member may be written as. */
const putText = (making: Making, member: Member, text: string, weight: number): void => {
  for (const words of wordingsOf(text)) putWords(making, member, words, weight);
};

const putWords = (
  { phrases, parts, words }: Making,
  member: Member,
  all: readonly string[],
  weight: number,
): void => {
  for (const word of all) words.add(word);
  const stems = all.map(stemOf);
  const telling = tellingOf(member, all, stems);
  if (all.length === 2) {
    // `returnrate`, as hurried people write it, and `signups` of what is `Signed up`.
    const [joined, joinedStems] = [all.join(""), stems.join("")];
    words.add(joined).add(joinedStems);
    const quality = weight * 0.9;
    put(phrases, [stemOf(joined)], { member, quality });
    put(phrases, [joinedStems], { member, quality });
  }
  put(phrases, stems, { member, quality: weight });
  // Words that join are not looked for in a question: `Number of agents` is found as `number agents`.
  const joinless = stems.filter((_, at) => !isGlue(all[at] ?? ""));
  put(phrases, joinless, { member, quality: weight });
  if (telling.length < stems.length) put(phrases, telling, { member, quality: weight * 0.93 });
  for (const run of runsIn(telling)) put(phrases, run, { member, quality: weight * 0.75 });
  if (telling.length < 2 || telling.length > 3) return;
  for (const stem of telling)
    put(parts, [stem], { member, quality: (weight * 0.6) / telling.length });
};

/** The stems that tell a member from others; a figure that is an average anyway need not be called one. */
const tellingOf = (
  member: Member,
  all: readonly string[],
  stems: readonly string[],
): readonly string[] => {
  const isAverage = member.kind === "measure" && !addsUp(member) && stems.length > 2;
  // `orders` are no `Average order value`: what is averaged is a value of theirs, as is that of `Average value of an order`.
  const isWorth = isAverage && stems[0] === "average" && all.some((word) => worth.test(word));
  return stems.filter(
    (stem, at) => (isWorth || !isGeneric(all[at] ?? "")) && !(isAverage && stem === "average"),
  );
};

const worth = /^(?:value|amount|total|sum|worth)$/;

const addsUp = ({ aggregate }: Member): boolean =>
  aggregate === "sum" || aggregate === "count" || aggregate === "count_distinct";

/** Two words or more of a longer name, in their order: `first response` of `first response time`. */
const runsIn = (stems: readonly string[]): readonly (readonly string[])[] =>
  stems.length > phraseWordsMax
    ? []
    : stems.flatMap((_, from) =>
        stems
          .map((_stem, end) => stems.slice(from, end + 1))
          .filter(({ length }) => length >= 2 && length < stems.length)
          // `lead per` of `cost per lead` names nothing.
          .filter((run) => !isJoining(run[0]) && !isJoining(run.at(-1))),
      );

const isJoining = (stem: string | undefined): boolean =>
  /^(per|of|by|to|from|in|and|or|with)$/.test(stem ?? "");

/** What a description says is not in a figure: `invoices less credit notes`. */
const leftOut = /\b(?:less|without|minus|excluding|except|not|no|net of)\b[^,;.]*/gi;

/** What a measure's description alone says is the last thing that a word may mean: `sent back`. */
const putDescriptions = (
  { members }: Cube,
  phrases: ReadonlyMap<string, readonly Naming[]>,
  parts: Map<string, Naming[]>,
): void => {
  const said = new Map<string, Member[]>();
  for (const member of members) {
    // What a rate is made of is described in it, and is another figure.
    if (member.kind !== "measure" || !member.public || member.aggregate === "number") continue;
    const words = wordsOfName((member.description ?? "").replaceAll(leftOut, "")).filter(
      (word) => word.length > 3 && !isFiller(word),
    );
    // Those who do something are no figure of it: `Score that clients gave`.
    for (const stem of new Set(words.filter((word) => !saysWho(word)).map(stemOf)))
      said.set(stem, [...(said.get(stem) ?? []), member]);
  }
  for (const [stem, [member, ...others]] of said) {
    if (member === undefined || others.length > 0 || phrases.has(stem) || parts.has(stem)) continue;
    parts.set(stem, [{ member, quality: 0.2 }]);
  }
};

/** `Whether there is collateral`: what a boolean says the presence of, where nothing else is called so. */
const putPresences = ({ members }: Cube, { phrases, words }: Making): void => {
  for (const member of members) {
    if (member.type !== "boolean" || member.kind === "measure" || !member.public) continue;
    const [, noun = ""] = presence.exec(member.description ?? "") ?? [];
    const key = phraseKey(wordsOfName(noun).map(stemOf));
    if (noun === "" || phrases.has(key)) continue;
    phrases.set(key, [{ member, quality: 0.9 }]);
    for (const word of wordsOfName(noun)) words.add(word);
  }
};

const presence =
  /^whether (?:there (?:is|are|was|were)|(?:it|they|he|she) (?:has|have|had)) (?:an? |any )?(\p{L}{3,}(?: \p{L}{3,})?)\.?$/iu;

/** What is owed, whatever it is called; `takings` are the first sum of money that a cube has, and `ticket income` its `Ticket sales`, where no figure is called so. */
const putMoneyWords = (cube: Cube, { phrases, parts, words }: Making): void => {
  for (const { member, word, stems } of owedNames(cube)) {
    words.add(word);
    const key = phraseKey(stems);
    if (!phrases.has(key)) phrases.set(key, [{ member, quality: 0.9 }]);
  }
  for (const { member, stems } of otherMoneyNames(cube)) {
    const key = phraseKey(stems);
    if (!phrases.has(key)) phrases.set(key, [{ member, quality: 0.85 }]);
  }
  const member = earnedIn(cube);
  if (member === undefined) return;
  for (const stem of earnings.map(stemOf))
    if (!phrases.has(stem) && !parts.has(stem)) parts.set(stem, [{ member, quality: 0.2 }]);
};

const kindWords = "type kind sort category".split(" ");

/** `by type`, where one column alone says the kind of something: `Kind of trouble`. */
const putKindWords = ({ members }: Cube, { phrases }: Making): void => {
  const [member, ...others] = members.filter(
    ({ kind, type, title, public: isPublic }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      kindWords.some((word) => wordsOfName(title)[0] === word) &&
      wordsOfName(title)[1] === "of",
  );
  if (member === undefined || others.length > 0) return;
  for (const stem of kindWords.map(stemOf))
    if (!phrases.has(stem)) phrases.set(stem, [{ member, quality: 0.7 }]);
};
