import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { asksOwned } from "../presence/owned.js";

/** Names of times at which something is over. */
const ending =
  /^(end|ends|ended|left|leaving|closed|closing|cancelled|canceled|churned|quit|lapsed|expires|expired|expiry|expiration|terminated|termination|until|resolved|discharged|returned|checkout)$/;
/** Names of columns that say what became of something. */
const telling = /^(state|status|active|live|open|closed|ended|cancelled|canceled|expired)$/;
/** Names of figures that leave out what is over. */
const present =
  /^(active|live|open|current|currently|present|running|pending|outstanding|backlog|valid|ongoing|now)$/;

/** How the sentence begins that says that what is over counts as well. */
export const endedTooNote = "I take all times together, those that have ended too";

/**
 * A sentence where a count or a mean is asked for as it is now, and takes in what is over as well: no time is looked at, and
 * rows have an end or a state by which some may be over. None where the question says that state itself.
 */
export const endedNotes = (
  utterance: Pick<Utterance, "tokens" | "taken">,
  form: LogicalForm,
  cube: Cube,
): readonly string[] => {
  const [end] = countsOfAllTime(utterance, form, cube) ? cube.members.filter(saysEnd) : [];
  return end === undefined
    ? []
    : [`${endedTooNote}: ${end.title || end.name} says which those are.`];
};

/** Whether a count or a mean is asked for as it is now, and takes in what is over as well. */
export const countsOfAllTime = (
  { tokens, taken }: Pick<Utterance, "tokens" | "taken">,
  form: LogicalForm,
  cube: Cube,
): boolean => {
  const isNow =
    asksOwned({ tokens, taken }) ||
    tokens.some(
      ({ word, isQuoted }, at) =>
        !isQuoted &&
        !taken.has(at) &&
        (/^(now|currently|current|presently)$/.test(word) ||
          (word === "present" && tokens[at - 1]?.word === "at") ||
          isStillHeld(tokens, at)),
    );
  const isOfAllTime =
    form.time?.range === undefined &&
    form.snapshot === undefined &&
    form.conditions.length === 0 &&
    (form.states ?? []).length === 0;
  const ends = cube.members.filter(saysEnd);
  // Those of whom something active is there are no former ones.
  const isOfPresent = form.thresholds.some(({ member: limited }) =>
    cube.members.some((member) => member.name === limited && has(member, present)),
  );
  const isSaid = isOfPresent || ends.some(({ name }) => saidOf(form).has(name));
  return (
    isNow &&
    isOfAllTime &&
    ends.length > 0 &&
    !isSaid &&
    !isOfPresentThings(form, cube) &&
    form.measures.some((measure) => isCount(cube, measure) || isMean(cube, measure))
  );
};

/** Whether those are counted who have something that is so now: `Active contracts of each customer > 0`. */
const isOfPresentThings = ({ thresholds }: LogicalForm, { members }: Cube): boolean =>
  thresholds.some(({ member }) =>
    wordsOfName(members.find(({ name }) => name === member)?.title ?? member).some((word) =>
      present.test(word),
    ),
  );

/** `customers still on fibre`: what they have by now, and not what they had. */
export const isStillHeld = (tokens: Utterance["tokens"], at: number): boolean =>
  tokens[at]?.word === "still" &&
  at > 0 &&
  /^(on|with|in|using|under|at|have|has|use|uses|paying|pay)$/.test(tokens[at + 1]?.word ?? "");

/** Whether a mean is asked for as it is now, and is that of all that there ever was. */
export const isMeanOfAllTime = (
  utterance: Pick<Utterance, "tokens" | "taken">,
  form: LogicalForm,
  cube: Cube,
): boolean =>
  form.measures.some((measure) => isMean(cube, measure)) && countsOfAllTime(utterance, form, cube);

/** A mean of all that there ever was is another one than that of what there is. */
const isMean = ({ members }: Cube, measure: FormMeasure): boolean =>
  measure.kind === "avg" ||
  measure.kind === "median" ||
  (measure.kind === "measure" &&
    members.some(({ name, aggregate }) => name === measure.member && aggregate === "avg"));

/** Whether a column says that something is over, or when. */
export const saysEnd = (member: Member): boolean =>
  member.public &&
  member.kind === "dimension" &&
  member.type !== "number" &&
  has(member, member.type === "time" ? ending : telling);

const isCount = ({ members }: Cube, measure: FormMeasure): boolean => {
  if (measure.kind !== "measure") return measure.kind === "rows" || measure.kind === "distinct";
  const member = members.find(({ name }) => name === measure.member);
  return /^count/.test(member?.aggregate ?? "") && member !== undefined && !has(member, present);
};

const has = ({ name, title }: Pick<Member, "name" | "title">, words: RegExp): boolean =>
  wordsOfName(`${name} ${title}`).some((word) => words.test(word));

/** Members that rows are wanted or listed by. */
const saidOf = ({ filters, thresholds, groupBy }: LogicalForm): ReadonlySet<string> =>
  new Set([...filters, ...thresholds].map(({ member }) => member).concat(groupBy));
