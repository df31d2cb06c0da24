import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../../mentions/default-measure.js";
import { asksList } from "../../../words/cues/yes-no.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import { wordsOfName } from "../../../words/token.js";
import { absenceOf, duringOf, textCalled, type FoundAbsence } from "../asked/absence-form.js";
import { lackedBy, shownIn } from "../../absence.js";
import type { Absence, LogicalForm } from "../../logical-form.js";
import { keyOfNamed } from "../../states/entity-keys.js";
import { filtersOf } from "../../value-filters.js";
import { doing } from "../denials.js";
import { noteOfAbsence } from "../note-of-absence.js";
import { countOfDeed } from "../done.js";
import { subjectOfValues, valuesOfLists, type Named } from "../of-some.js";
import { countedIn, homeOf, isCalled, isCounting, soleOf } from "../others.js";
import { isCountedIn } from "../links/said-by-cube.js";
import { isSmallIn } from "../small-words.js";
import { listedIn } from "../subjects.js";
import { comingIn, saysCame } from "./coming.js";
import { inTwoTimes, type InTwoTimes, type Placed } from "./parts-in-times.js";

/** A question of two times, and the cubes that it is asked of. */
interface Asked {
  readonly utterance: Utterance;
  readonly cubes: readonly Cube[];
  readonly said: InTwoTimes;
}

/**
 * `customers who ordered last year but not this year`, `sponsors from 2025 who did not come back in 2026`: those of whom there
 * are rows in the first time and none, or some again, in the second. All words must be a part of it.
 */
export const cameAgain = (
  utterance: Utterance,
  cubes: readonly Cube[],
  named: readonly Named[],
): (FoundAbsence & { readonly isSure: boolean }) | undefined => {
  const said = inTwoTimes(utterance);
  if (said === undefined) return undefined;
  const asked: Asked = { utterance, cubes, said };
  const found = ofCube(asked, undefined) ?? ofValues(asked, named);
  return found && { ...found, isSure: false };
};

/** Of those that are named by a value as well: `gold sponsors from 2025`. */
const ofValues = (asked: Asked, named: readonly Named[]): FoundAbsence | undefined => {
  const { utterance, cubes, said } = asked;
  const end = said.before.at(-1)?.at ?? -1;
  for (const each of [...named, ...valuesOfLists(named, cubes)]) {
    const isUnclear = each.values.some(({ among, at }) => among !== undefined || at > end);
    if (each.values.length === 0 || isUnclear) continue;
    const found = ofCube(asked, each);
    if (found === undefined) continue;
    return withFilters(found, filtersOf(utterance, each.values), said.isBack);
  }
  return undefined;
};

/**
 * Where the rows of both times are counted themselves, what holds for them holds in either: `at Alder in May but not in June`.
 * Those that came back did so anyhow: gold sponsors of one year may have come back as silver ones.
 */
const withFilters = (
  { form, cube, note }: FoundAbsence,
  filters: LogicalForm["filters"],
  isBack: boolean,
): FoundAbsence => {
  const { absentFrom } = form;
  if (absentFrom?.other !== cube.name) return { cube, note, form: { ...form, filters } };
  const also = absentFrom.also && { ...absentFrom.also, ...(isBack ? {} : { filters }) };
  const of = filters.map(({ values }) => values.join(" or ")).join(", ");
  return {
    cube,
    note: `${note} Of ${of} are those of the first time${isBack ? "; in the second, any count" : ", and of the second"}.`,
    form: { ...form, absentFrom: { ...absentFrom, filters, also } },
  };
};

const ofCube = (asked: Asked, of: Named | undefined): FoundAbsence | undefined => {
  const { before } = asked.said;
  const values = of?.values ?? [];
  const rest = before.filter(
    ({ at }) => !values.some((value) => at >= value.at && at < value.at + value.length),
  );
  const sides = [
    ...rest.map((_, at) => sidesAt(asked, rest, at + 1)),
    ...(of === undefined ? [] : [{ ...sidesAt(asked, rest, 0), subject: kindOf(asked, of) }]),
  ];
  const cubes = of === undefined ? asked.cubes : [of.cube];
  for (const side of sides) {
    if (side.subject.length === 0) continue;
    const found = inLists(asked, cubes, side) ?? inRows(asked, cubes, side);
    if (found !== undefined) return found;
  }
  return undefined;
};

const kindOf = ({ utterance, cubes, said }: Asked, of: Named): Sides["subject"] =>
  subjectOfValues({ ...utterance, times: [said.first] }, cubes, of, () => true);

/** Who they are, and what they did: the words before a place, and the others. */
interface Sides {
  readonly subject: readonly Utterance["tokens"][number][];
  readonly deed: readonly Utterance["tokens"][number][];
}

const sidesAt = ({ cubes }: Asked, words: readonly Placed[], place: number): Sides => {
  const said = (side: readonly Placed[]) =>
    side.filter((token) => !isSmallIn(cubes, token, true) && !/^(s|ones)$/.test(token.word));
  const behind = words.slice(place);
  const deed = said(behind);
  return {
    subject: said(words.slice(0, place)),
    deed: deed.length > 0 ? deed : behind.filter(({ word }) => doing.test(word)),
  };
};

/** Those that a cube lists, and that another one names. */
const inLists = (
  { utterance, cubes, said }: Asked,
  lists: readonly Cube[],
  { subject, deed }: Sides,
): FoundAbsence | undefined => {
  const later = said.behind.length === 0 ? deed : said.behind;
  if (deed.length === 0) return undefined;
  for (const own of lists) {
    const listed = listedIn(own, subject);
    if (listed === undefined) continue;
    const rowsOf = (did: Sides["deed"]) =>
      lackedBy(own, did, said.first, cubes) ?? namedIn(own, { subject, deed: did }, cubes);
    const [was, is] = [rowsOf(deed), rowsOf(later)];
    const [then, now] = [
      was && duringOf(was, deed, said.first),
      is && duringOf(is, later, { ...said.first, range: said.second.range }),
    ];
    if (was === undefined || is === undefined || then === undefined || now === undefined) continue;
    const shown = shownIn(utterance, own, subject, was.link);
    const absence = absenceOf(own, { ...was, listed }, shown, then);
    const also = absenceOf(own, is, undefined, now).form.absentFrom;
    return also && bothTimes(absence, { ...also, isPresent: !said.isNot }, [was.other, is.other]);
  }
  return undefined;
};

/** The one view that names those of a list by the same column, and counts what they did. */
const namedIn = (own: Cube, { subject, deed }: Sides, cubes: readonly Cube[]) => {
  const link = textCalled(own, subject);
  const source = link?.source ?? { cube: own.name, member: link?.name };
  return soleOf(
    cubes.flatMap((other) => {
      const otherLink = other.public && other !== own ? textCalled(other, subject) : undefined;
      const counted = otherLink && countIn(other, deed);
      if (link === undefined || otherLink === undefined || counted === undefined) return [];
      const isSame =
        otherLink.source?.cube === source.cube && otherLink.source.member === source.member;
      return isSame ? [{ link, other, otherLink, ...counted }] : [];
    }),
  );
};

/** Those that nothing lists, distinguished by the rows that name them: `sponsors` of sponsorships. */
const inRows = (
  { utterance, cubes, said }: Asked,
  views: readonly Cube[],
  { subject, deed }: Sides,
): FoundAbsence | undefined => {
  if (cubes.some((cube) => isListOf(cube, subject))) return undefined;
  const found = soleOf(
    views.flatMap((cube) => {
      const link = cube.public ? textCalled(cube, subject) : undefined;
      const counted = link && countIn(cube, deed);
      // `which of the sponsors of 2025 have not signed in 2026`: the same rows are meant.
      const isSame =
        said.behind.length === 0 || countIn(cube, said.behind)?.measure === counted?.measure;
      return link && counted && isSame ? [{ cube, link, ...counted }] : [];
    }),
  );
  const key = found && keyIn(found.cube, found.link);
  if (found === undefined || key === undefined) return undefined;
  const { cube, link, ...counted } = found;
  const lacked = { link: key, other: cube, otherLink: key, ...counted };
  const [then, now] = [said.first, { ...said.first, range: said.second.range }].map((time) =>
    duringOf(lacked, deed, time),
  );
  if (then === undefined || now === undefined) return undefined;
  const absence = absenceOf(cube, lacked, asksList(utterance) ? link : undefined, then);
  const also = absenceOf(cube, lacked, undefined, now).form.absentFrom;
  const form: LogicalForm = {
    ...absence.form,
    measures: [{ kind: "distinct", member: key.name }],
    thresholds: [],
  };
  return also && bothTimes({ ...absence, form }, { ...also, isPresent: !said.isNot }, [cube, cube]);
};

/** Whether a cube has a row for each of those: `Sponsoring` has one for each of the sponsorships. */
const isListOf = (cube: Cube, subject: Sides["subject"]): boolean => {
  const { title = "", synonyms = [] } = countingMeasure(cube) ?? {};
  const own = cube.kind === "cube" ? [cube.name, cube.title, ...cube.synonyms] : [];
  return cube.public && isCalled(subject, [...own, title, ...synonyms, homeOf(cube) ?? ""]);
};

/** What counts the rows that say so: by what was done, or all of them where nothing is said of that. */
const countIn = (cube: Cube, deed: Sides["deed"]): Counted | undefined => {
  if (saysCame(deed)) return comingIn(cube);
  const measure =
    deed.length === 0
      ? countingMeasure(cube)
      : (countedIn(cube).find((each) => isCounting(deed, each)) ??
        countedIn(cube).find((each) => isCountedIn(cube, deed, each)) ??
        countOfDeed(cube, deed));
  return measure && { measure };
};

/** A figure, with its time where that is not the usual one. */
type Counted = NonNullable<ReturnType<typeof comingIn>>;

/** What tells them apart: names alone do not do so with people. */
const keyIn = (cube: Cube, link: Member): Member | undefined => {
  const key = keyOfNamed(cube, link.name);
  if (key !== undefined) return cube.members.find(({ name }) => name === key);
  return wordsOfName(link.source?.member ?? link.name).includes("name") ? undefined : link;
};

const bothTimes = (
  found: FoundAbsence,
  also: Absence,
  [was, is]: readonly [Cube, Cube],
): FoundAbsence | undefined => {
  const { absentFrom } = found.form;
  if (absentFrom === undefined) return undefined;
  const present: Absence = { ...absentFrom, isPresent: true };
  return {
    ...found,
    form: { ...found.form, absentFrom: { ...present, also } },
    note: [
      noteOfAbsence(found.cube, was, present),
      noteOfAbsence(found.cube, is, also),
      ...new Set([timeNote(was, present), timeNote(is, also)]),
    ]
      .filter((note) => note !== "")
      .join(" "),
  };
};

/** By which of several times that is: `sponsors from 2025` may have signed then, or been there. */
const timeNote = ({ members }: Cube, { time }: Absence): string => {
  const times = members.filter(({ type, public: isPublic }) => type === "time" && isPublic);
  const said = times.find(({ name }) => name === time?.dimension);
  return said === undefined || times.length < 2 ? "" : `I go by ${said.title || said.name}.`;
};
