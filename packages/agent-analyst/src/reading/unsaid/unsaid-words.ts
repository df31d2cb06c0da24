import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName, type Token } from "../../words/token.js";
import { isSomebody } from "../../words/verbs/who-words.js";
import type { LogicalForm } from "../logical-form.js";
import { otherDeeds } from "../deeds/other-deeds.js";
import { attributivesUnsaid } from "./things/attributive.js";
import { betterUnsaid } from "./things/better-of-nothing.js";
import { birthdaysUnsaid } from "./birthdays.js";
import { whenUnsaid } from "./second-question.js";
import { kindUnsaid } from "./kind-of-figure.js";
import { leftOutOfCount } from "./left-out.js";
import { distinctOfItself, originUnsaid } from "./origin-unsaid.js";
import { oftenUnsaid } from "./often-of-money.js";
import { paceUnsaid } from "./pace-unsaid.js";
import { perUnsaid } from "./per-unsaid.js";
import { turnedPer } from "./turned-per.js";
import { neverBoth } from "./things/never-both.js";
import { verbOfOtherDate } from "./things/other-date.js";
import { worthNotGiven } from "./things/worth-asked.js";

/** A question, and what it was read as. */
interface Reading {
  readonly utterance: Utterance;
  readonly mentions: Mentions;
  readonly values: readonly ValueMention[];
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly isFollowUp?: boolean;
}

/** What says that somebody was there in a time, in words that say little elsewhere. */
const coming = /^(came|come|comes|here|active|around|visited|showed|turned)$/;

/** Times at which somebody became one of ours, or was born. */
const beginning =
  /^(join|joined|joining|registered|registration|since|born|birth|birthday|hired|started|start|signup|signed|opened|enrolled|onboarded|added|founded|began|begin|beginning|booked)$/;

const wordsIn = ({ name, title, synonyms }: Member): readonly string[] =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`);

/** `how many guests came yesterday` read by their day of birth: when they began says nothing of when they came. */
const cameByBeginning = ({ utterance, form, cube }: Reading): readonly number[] => {
  const { tokens } = utterance;
  const time = cube.members.find(({ name }) => name === form.time?.dimension);
  if (form.time?.range === undefined || time === undefined) return [];
  const words = wordsIn(time).filter((word) => beginning.test(word));
  const isSaid = tokens.some(({ word, stem }) => words.includes(word) || words.includes(stem));
  const isNew = tokens.some(({ word }) => /^(new|first|newly)$/.test(word));
  if (words.length === 0 || isSaid || isNew || !countsSomebody(form, cube)) return [];
  // A phrase that was put into a word of the model begins with its verb.
  const isComing = ({ word, text }: Token): boolean =>
    coming.test(word) || coming.test(text.toLowerCase().split(" ")[0] ?? "");
  return tokens.flatMap((token, at) =>
    isComing(token) && !token.isQuoted && tokens.slice(0, at).some((each) => isSomebody(each.word))
      ? [at]
      : [],
  );
};

/** Whether the one figure is how many of somebody there are. */
const countsSomebody = ({ measures: [only, ...others] }: LogicalForm, cube: Cube): boolean => {
  const member = cube.members.find(({ name }) => only?.kind === "measure" && name === only.member);
  return (
    others.length === 0 &&
    member !== undefined &&
    /^count/.test(member.aggregate ?? "") &&
    wordsIn(member).some(isSomebody)
  );
};

const occurring = /^(occur|happen|arise|exist|appear)$/;

/** Where the one stands of whom it is asked how often they do something; undefined where it is asked of us, or of what occurs. */
const subjectOfOften = ({ tokens }: Utterance): number | undefined => {
  const word = (place: number): string => tokens[place]?.word ?? "";
  const at = tokens.findIndex(
    (token, place) => token.word === "often" && word(place - 1) === "how",
  );
  const isAsked = at >= 0 && /^(do|does|did)$/.test(word(at + 1));
  if (!isAsked || tokens.some(({ stem }) => occurring.test(stem))) return undefined;
  const subject = at + (/^(the|our|my|all|your)$/.test(word(at + 2)) ? 3 : 2);
  return /^(we|they|i|you|it)$/.test(word(subject)) ? undefined : subject;
};

/**
 * `how often do members come` read as how many members there are: what they do was to be counted. It is where the figure is named
 * by another word than the one who does it, or limited by any.
 */
const oftenOfSubject = ({ utterance, mentions, values, form }: Reading): readonly number[] => {
  const subject = subjectOfOften(utterance);
  if (subject === undefined) return [];
  const measured = new Set(
    form.measures.flatMap((measure) => (measure.kind === "measure" ? [measure.member] : [])),
  );
  const isOfDeed = mentions.found.some(
    ({ at: place, namings }) =>
      place > subject && namings.some(({ member }) => measured.has(member.name)),
  );
  const isLimited =
    values.some((value) => value.at > subject) ||
    form.conditions.length > 0 ||
    form.states !== undefined;
  return isOfDeed || isLimited || measured.size === 0
    ? []
    : utterance.tokens.flatMap(({ word }, at) => (word === "often" ? [at] : []));
};

/** Whether the figure was named, or asked for before: for one that nobody named, the number of rows is taken instead. */
const hasNamedFigure = ({ mentions: { found }, form, isFollowUp }: Reading): boolean =>
  isFollowUp === true ||
  found.some(
    ({ isWeak, namings }) =>
      !isWeak &&
      namings.some(({ member }) =>
        form.measures.some((each) => each.kind === "measure" && each.member === member.name),
      ),
  );

/** The places of words that look plain, or were taken for something, where the reading gives what they do not ask for. */
export const unsaidWords = (reading: Reading): ReadonlySet<number> =>
  new Set([
    ...cameByBeginning(reading),
    ...oftenOfSubject(reading),
    ...verbOfOtherDate(reading.utterance, reading.form, reading.cube),
    ...(hasNamedFigure(reading) ? neverBoth(reading.values, reading.form, reading.cube) : []),
    ...betterUnsaid(reading.utterance, reading.mentions),
    ...birthdaysUnsaid(reading.utterance, reading.form, reading.cube),
    ...leftOutOfCount(reading.utterance, reading.values, reading.form, reading.cube),
    ...originUnsaid(reading.utterance, reading.form, reading.cube),
    ...distinctOfItself(reading.mentions, reading.form),
    ...whenUnsaid(reading.utterance, reading.form, reading.cube),
    ...kindUnsaid(reading.utterance, reading.form, reading.cube),
    ...turnedPer(reading.utterance, reading.mentions, reading.form),
    ...perUnsaid(reading),
    ...paceUnsaid(reading.utterance, reading.form, reading.cube),
    ...oftenUnsaid(reading.utterance, reading.form, reading.cube),
    ...attributivesUnsaid(reading.utterance, reading.values),
    ...worthNotGiven(reading.utterance, reading.form, reading.cube),
    ...otherDeeds(reading.utterance, reading.form, reading.cube),
  ]);
