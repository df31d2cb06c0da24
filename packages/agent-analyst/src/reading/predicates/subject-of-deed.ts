import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { isPastForm } from "../../words/past-forms.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { timeOfDeed, usualTime } from "../times/events/time-of-deed.js";
import { timeOfItsName } from "../times/events/time-of-its-name.js";

const relative = /^(?:who|that|which)(?: (?:have|has|had))?$/;

/**
 * `customers who moved out last month`, where a count has the name of the deed (Move-outs) and a time of its own: those are
 * counted, and no customers beside them by another time.
 */
export const takesSubjectOfDeed = (context: MentionContext): boolean => {
  const { parts, utterance, mention, mentions, index, measure, cube } = context;
  const next = mentions[index + 1];
  const deed = next === undefined ? undefined : candidatesOf(next).measure?.member;
  if (measure === undefined || next === undefined || deed === undefined) return false;
  if (!isSubject(utterance, mention, next) || !areCounts(cube, measure.member, deed)) return false;
  const own = timeOfItsName(cube, { kind: "measure", member: deed.name }) ?? timeOfDeed(cube, deed);
  if (own === undefined || own.name === usualTime(cube, measure.member)?.name) return false;
  const said = utterance.tokens.slice(mention.at, next.at + next.length).map(({ text }) => text);
  parts.notes.push(`I take “${said.join(" ")}” as ${deed.title || deed.name}.`);
  absorb(parts, mention);
  return true;
};

/** Whether the second of two names says what those did whom the first one names. */
const isSubject = ({ tokens }: Utterance, subject: Mention, verb: Mention): boolean => {
  const between = tokens.slice(subject.at + subject.length, verb.at).map(({ word }) => word);
  const isCounted = between.length === 0 && subject.at === 2 && tokens[1]?.word === "many";
  return (isCounted || relative.test(between.join(" "))) && isPastForm(tokens[verb.at]?.word ?? "");
};

/** Whether two figures are different counts of the rows of one table. */
const areCounts = (cube: Cube, subject: Member, deed: Member): boolean =>
  subject.name !== deed.name &&
  [subject, deed].every(({ aggregate }) => /^count/.test(aggregate ?? "")) &&
  homeOfMember(cube, subject) === homeOfMember(cube, deed);
