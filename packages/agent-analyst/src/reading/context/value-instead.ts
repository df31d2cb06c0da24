import type { Mention } from "../../mentions/mentions.js";
import { isOppositeOf } from "../../mentions/names/opposite-times.js";
import { isWrittenAsName } from "../../mentions/typed/written-as-name.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";

const covers = ({ at, length }: Pick<Mention, "at" | "length">, token: number): boolean =>
  token >= at && token < at + length;

const endOf = ({ at, length }: Pick<Mention, "at" | "length">): number => at + length;

/** A form of a name that no name has, such as `programming`: it is weak without a slip and not half of a name. */
const isOtherForm = ({ slips, namings }: Mention): boolean =>
  slips === undefined &&
  namings.every(
    ({ member, quality }) =>
      member.kind === "dimension" && member.type === "string" && quality > 0.9,
  );

/** `unpaid` of a time called `Paid`, which says more than a value in another word. */
const isOfTime = ({ at, namings }: Mention, tokens: Utterance["tokens"]): boolean =>
  namings.some(({ member }) => isOppositeOf(tokens[at], member));

/** A value that was found explains a doubtful name better. */
export const isValueInstead = (
  mention: Mention,
  values: readonly ValueMention[],
  tokens: Utterance["tokens"],
): boolean =>
  values.some(
    (value) =>
      covers(value, mention.at) &&
      (mention.isWeak
        ? (value.match === "whole" &&
            endOf(value) >= endOf(mention) &&
            !(value.isOther === true && isOfTime(mention, tokens))) ||
          mention.words < value.length ||
          isOtherForm(mention) ||
          isWrittenAsName(tokens, value.at)
        : mention.words < value.length),
  );
