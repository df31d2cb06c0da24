import type { Cube, Member } from "@embedded-analytics/domain";
import { isFiller } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import { isSomebody } from "../../words/verbs/who-words.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";
import type { Rephrased, Rephrasing } from "../spans/reading-of-rest.js";
import { homeOfMember, timesOfTable } from "../spans/times-of-table.js";
import { askedWhy, asksWhyOfThose, sayTheSame, type AskedWhy } from "./asked-why.js";

/** Of so many readings the best are tried. */
const triedMax = 4;

const reasonNote =
  "I do not tell why something happens: these are the reasons that were recorded for it.";

/**
 * Why something was done, as far as the data hold it: `why are people leaving us` are those who left, by their `Reason for
 * leaving`. Nothing where no column names the reason of that very deed.
 */
export const rephrasedReasons = (
  question: string,
  { language }: Rephrasing,
): readonly Rephrased[] => {
  const asked = askedWhy(question);
  const ofThose = asksWhyOfThose(question, asked) ? language.flatMap(ofFormer) : [];
  const ofAll =
    asked === undefined ? [] : language.flatMap((each) => ofCube(asked, each, language));
  return [
    ...ofThose,
    ...ofAll.sort((left, right) => right.quality - left.quality).slice(0, triedMax),
  ];
};

/** What was counted before, by the reason for that. */
const ofFormer = (vocabulary: Vocabulary): readonly Rephrased[] =>
  vocabulary.cube.members.filter(isReason).map((reason) => ({
    text: `by ${reason.title || reason.name}`,
    vocabulary,
    isGivenBy: () => false,
    dress: (plain) => ofThoseCounted(plain, reason),
  }));

/** Undefined where the reason is none for what was counted. */
const ofThoseCounted = (plain: Understanding, reason: Member): Understanding | undefined => {
  const { form, cube, isFollowUp } = plain;
  const [first, ...others] = form.measures;
  const counted =
    first?.kind === "measure" ? cube.members.find(({ name }) => name === first.member) : undefined;
  const isOfThat =
    counted !== undefined &&
    others.length === 0 &&
    homeOfMember(cube, counted) === homeOfMember(cube, reason) &&
    deedsOf(reason, cube).some(
      (deed) => says(counted.title, deed) || isLimitedBy(form, cube, deed),
    );
  return isFollowUp && isOfThat ? { ...plain, notes: [reasonNote, ...plain.notes] } : undefined;
};

type Ranked = Rephrased & { readonly quality: number };

const ofCube = (
  asked: AskedWhy,
  vocabulary: Vocabulary,
  language: readonly Vocabulary[],
): readonly Ranked[] => {
  const { cube } = vocabulary;
  return cube.members.flatMap((reason): readonly Ranked[] => {
    if (!isReason(reason)) return [];
    if (!deedsOf(reason, cube).some((word) => sayTheSame(word, asked.deed))) return [];
    const home = homeOfMember(cube, reason);
    const counts = countsOf(cube, home);
    const things = isOfAll(home, asked.deed) ? language.map((each) => each.cube) : [cube];
    const stems = namesOf(things, home, counts);
    const [object = "", ...others] = asked.rest;
    const isObject = stems.has(stemOf(plainOf(object)));
    const count =
      counts.find(({ title }) => says(title, asked.deed)) ??
      plainCount(counts, isObject ? object : (asked.who.at(-1) ?? ""));
    if (count === undefined || !isOfThem(asked.who, stems)) return [];
    const isOfDeed = says(count.title, asked.deed);
    return [
      {
        text: [count.title, ...(isObject ? others : asked.rest)].join(" "),
        vocabulary,
        quality: (isOfDeed ? 1 : 0.9) + (cube.kind === "view" ? 0.01 : 0),
        isGivenBy: () => false,
        dress: (plain) => byReason(plain, reason, isOfDeed ? undefined : asked.deed, asked.limit),
      },
    ];
  });
};

/** Whether those who did it are wanted by the time at which they did: members by `Left on`. */
const isLimitedBy = ({ time, filters }: LogicalForm, cube: Cube, deed: string): boolean =>
  [time?.dimension, ...filters.map(({ member }) => member)].some((name) => {
    const member = cube.members.find((each) => each.name === name);
    return member?.type === "time" && says(member.title || member.name, deed);
  });

/** A column of reasons. */
const isReason = (member: Member): boolean =>
  member.kind === "dimension" &&
  member.type === "string" &&
  member.public &&
  wordsOfName(member.title || member.name).some((word) => ofReason.test(word));

/** What it is the reason for: `Reason lost`, and in a table of refunds `Reason` alone. */
const deedsOf = (reason: Member, cube: Cube): readonly string[] => {
  const words = wordsOfName(reason.title || reason.name);
  const others = words.filter((word) => !ofReason.test(word) && !joint.test(word));
  return others.length > 0 ? others : wordsOfName(homeOfMember(cube, reason));
};

const ofReason = /^(?:reasons?|causes?|grounds?)$/;
const joint = /^(?:for|of|the|a|an|why|main|code|given|stated)$/;

const countsOf = (cube: Cube, home: string): readonly Member[] =>
  cube.members.filter(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      (member.aggregate === "count" || member.aggregate === "count_distinct") &&
      homeOfMember(cube, member) === home,
  );

/** What is gone from its place has left it: `Move-outs`. */
const movedOut = /\bmove[sd]?[- ]?outs?\b/i;
const isLeaving = (deed: string): boolean => sayTheSame("leaving", deed);

const says = (title: string, deed: string): boolean =>
  wordsOfName(title).some((word) => sayTheSame(word, deed)) ||
  (isLeaving(deed) && movedOut.test(title));

/** Where the rows are the deed itself, such as refunds, anything may have met it: `why were payments refunded`. */
const isOfAll = (home: string, deed: string): boolean => says(home, deed);

const namesOf = (
  cubes: readonly Cube[],
  home: string,
  counts: readonly Member[],
): ReadonlySet<string> => {
  const titles = cubes.map(({ title }) => title);
  const names = [...titles, home, ...counts.map(({ title }) => title)];
  return new Set(wordsOfName(names.join(" ")).map(stemOf));
};

/** The count of all rows, or the one that is called like those who are spoken of. */
const plainCount = (counts: readonly Member[], noun: string): Member | undefined =>
  counts.find(({ title }) =>
    wordsOfName(title)
      .map(stemOf)
      .includes(stemOf(plainOf(noun))),
  ) ?? counts.find(({ rows }) => rows?.length === 0);

/** Whether those who did it, or to whom it was done, are persons or the very things that are counted. */
const isOfThem = (who: readonly string[], stems: ReadonlySet<string>): boolean =>
  who.map(plainOf).every(
    (word) =>
        isFiller(word) || person.test(word) || isSomebody(word) || stems.has(stemOf(word)), // prettier-ignore
  );

const person =
  /^(?:we|they|you|i|our|my|your|their|people|ppl|folks|everyone|everybody|being|been|usually|mostly|mainly)$/;

/** What was counted, by its reason; where the count is of all rows, of those alone that have one, by the time of the deed. */
const byReason = (
  plain: Understanding,
  reason: Member,
  deed: string | undefined,
  limit: number | undefined,
): Understanding | undefined => {
  const { form, cube } = plain;
  if (form.groupBy.includes(reason.name)) return undefined;
  const time = form.time && deed !== undefined ? timeOfDeed(cube, reason, deed) : undefined;
  return {
    ...plain,
    notes: [reasonNote, ...plain.notes],
    form: {
      ...form,
      groupBy: [...form.groupBy, reason.name],
      ...(limit === undefined ? {} : { ranking: { count: limit, direction: "desc" } as const }),
      ...(form.time && time ? { time: { ...form.time, dimension: time.name } } : {}),
      filters: [
        ...form.filters,
        ...(deed === undefined
          ? []
          : [{ member: reason.name, match: "empty", values: [], isNot: true } as const]),
      ],
    },
  };
};

const timeOfDeed = (cube: Cube, reason: Member, deed: string): Member | undefined =>
  timesOfTable(cube, homeOfMember(cube, reason)).find(({ title, name }) =>
    says(title || name, deed),
  );
