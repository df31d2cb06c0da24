import type { Member } from "@embedded-analytics/domain";
import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { MentionContext } from "../context/mention-context.js";

/** How models call a time of a plan. */
const ofPlan = /^(planned|scheduled|expected|promised|agreed|due|target|estimated|forecast)$/;
/** Words of a time that is not over. */
const notOver = /^(this|next|coming|upcoming|today|tomorrow|tonight)$/;

const stemsOf = ({ name, title, synonyms }: Member): readonly string[] =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`)
    .filter((word) => !/^(on|at|date|day|time)$/.test(word))
    .map(stemOf);

/**
 * `deals closing this month`, where deals have a time Closed and another one called Expected close date: in a time that is not
 * over, what is to be done then is meant. Undefined where the verb is one of the past, or the model has no such plan.
 */
export const plannedInstead = (
  {
    utterance: { tokens, times, isAhead },
    mention,
    cube,
  }: Pick<MentionContext, "utterance" | "mention" | "cube">,
  done: Member,
): Member | undefined => {
  const [time, ...others] = times;
  const { word = "", isQuoted = true } = tokens[mention.at] ?? {};
  const isVerb = mention.length === 1 && !isQuoted && !isPastForm(word);
  if (!isVerb || time === undefined || others.length > 0) return undefined;
  const said = tokens.slice(time.at, time.at + time.length);
  if (!isAhead && !said.some((token) => notOver.test(token.word))) return undefined;
  const stems = stemsOf(done);
  const [planned, ...more] = cube.members.filter(
    (member) =>
      member !== done &&
      member.kind === "dimension" &&
      member.type === "time" &&
      member.public &&
      member.source?.cube === done.source?.cube &&
      wordsOfName(`${member.name} ${member.title}`).some((each) => ofPlan.test(each)) &&
      stemsOf(member).some((stem) => stems.includes(stem)),
  );
  return more.length > 0 ? undefined : planned;
};
