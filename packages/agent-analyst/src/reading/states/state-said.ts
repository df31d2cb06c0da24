import type { Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";
import { membersOfForm } from "../members-of-form.js";

/** What a question was read as. */
interface Read {
  readonly utterance: Utterance;
  readonly mentions: Mentions;
  readonly values: readonly ValueMention[];
  readonly form: LogicalForm;
}

/**
 * Whether what is so for so long has its part in a reading: in `tickets open for more than a week` without one for
 * `open`, or with a figure of its own beside all tickets, the time would be that of all of them.
 */
export const isStateSaid = ({ utterance, mentions, values, form }: Read): boolean => {
  const { standing } = utterance;
  if (standing?.meaning.kind !== "state") return true;
  const members = membersOfForm(form);
  const state = standing.at - 1;
  const covers = ({ at, length }: Pick<ValueMention, "at" | "length">): boolean =>
    state >= at && state < at + length;
  return (
    form.measures.length === 1 &&
    (values.some(covers) ||
      mentions.found.some(
        (mention) =>
          covers(mention) && mention.namings.some(({ member }) => members.has(member.name)),
      ))
  );
};
