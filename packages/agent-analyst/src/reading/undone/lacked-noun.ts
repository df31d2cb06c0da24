import type { Member } from "@embedded-analytics/domain";
import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";
import { lackingBefore } from "../states/said-before.js";

const emptyUntil = /\bempty (?:until|while|till|as long as|where|unless|if)\b/i;

/** `Result reported on`, which is empty until it is: whether there is a result is whether that has come. */
const isTimeOfNoun = ({ type, title, description = "" }: Member, stem: string): boolean => {
  const [noun = "", verb = ""] = wordsOfName(title);
  return (
    type === "time" && emptyUntil.test(description) && stemOf(noun) === stem && isPastForm(verb)
  );
};

/**
 * `samples that still have no result`, where a time is called `Result reported on`: those without that time. Samples taken in a
 * time keep it, as the other one says nothing of when.
 */
export const takesLackedNoun = ({ parts, utterance, mention, cube }: MentionContext): boolean => {
  const stem = utterance.tokens[mention.at]?.stem ?? "";
  if (mention.length !== 1 || lackingBefore(utterance, mention) !== true) return false;
  const [time, ...others] = cube.members.filter(
    (member) => member.public && member.kind === "dimension" && isTimeOfNoun(member, stem),
  );
  if (time === undefined || others.length > 0) return false;
  parts.empties.push({ member: time.name, isNot: false });
  absorb(parts, mention);
  return true;
};
