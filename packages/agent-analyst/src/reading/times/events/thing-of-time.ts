import type { Cube, Member } from "@embedded-analytics/domain";
import { candidatesOf } from "../../../mentions/roles.js";
import { isNegated } from "../../../words/cues/negated.js";
import type { Token } from "../../../words/token.js";
import { isPastForm } from "../../../words/past-forms.js";
import type { MentionContext } from "../../context/mention-context.js";

/** What stands before a time that belongs to a thing: `paid their October invoice`. */
const possessive = /^(the|their|his|her|its|our|my|your|all|any)$/;

/** What is counted, right behind the one time of a question, where a possessive parts that time from a verb before it. */
const thingBehind = ({ utterance, mention, mentions }: MentionContext): Token | undefined => {
  const { tokens, times, granularity } = utterance;
  const [time, ...others] = times;
  if (time === undefined || others.length > 0 || granularity !== undefined) return undefined;
  const isBefore =
    mention.at + 2 === time.at && possessive.test(tokens[mention.at + 1]?.word ?? "");
  const thing = mentions.find(({ at }) => at === time.at + time.length);
  const aggregate = thing && candidatesOf(thing).measure?.member.aggregate;
  return isBefore && /^count/.test(aggregate ?? "") ? tokens[thing?.at ?? 0] : undefined;
};

/** `paid`, and the `pay` of `did they pay`. */
const isVerb = (context: MentionContext): boolean => {
  const { word = "" } = context.utterance.tokens[context.mention.at] ?? {};
  return context.mention.length === 1 && (isPastForm(word) || word === "pay");
};

/**
 * `has Acme paid their October invoice`: the time between `their` and what is counted is one of the thing, and not of when it
 * was paid; of those, the ones that have been paid at all are meant, which is said.
 */
export const takesThingOfTime = (context: MentionContext, done: Member): boolean => {
  const { parts, utterance, mention, cube } = context;
  const thing = isVerb(context) ? thingBehind(context) : undefined;
  const own = thing && timeOfThing(cube, done);
  if (own === undefined) return false;
  const isNot = !isNegated(utterance, mention.at);
  const verb = utterance.tokens[mention.at]?.text ?? "";
  parts.timeDimension = own.name;
  parts.empties.push({ member: done.name, isNot });
  parts.notes.push(
    `I take “${verb}” as ${isNot ? "having" : "not having"} a time in ${done.title || done.name}, and the time as that of the ${thing?.text ?? ""}.`,
  );
  return true;
};

/** The usual time of the things, or the first one that is not the one at which this was done to them. */
const timeOfThing = ({ members, defaultTime }: Cube, done: Member): Member | undefined => {
  const times = members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "time" &&
      member.public &&
      member !== done &&
      member.source?.cube === done.source?.cube,
  );
  return times.find(({ name }) => name === defaultTime) ?? times[0];
};
