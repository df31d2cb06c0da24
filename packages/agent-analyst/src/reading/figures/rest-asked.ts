import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure } from "../logical-form.js";

/** What of a message a figure of the rest takes the place of. */
interface Asked {
  readonly measures: readonly FormMeasure[];
  readonly isShare: boolean;
  readonly part: ReadonlySet<string>;
  readonly absorbed: ReadonlySet<number>;
}

/** Whether a name is one of what something is left of: `seats` of `seats left`. */
export const isOfRest = (
  { at, length }: Pick<Mention, "at" | "length">,
  { rest }: Pick<Mentions, "rest">,
): boolean => rest?.places.some((place) => place >= at && place < at + length) === true;

/** `what share of seats stayed empty`: what is left is the figure, and a share of it is one of all that was on offer. */
export const asRest = <Fragment extends Asked>(
  fragment: Fragment,
  { whole, taken, places }: NonNullable<Mentions["rest"]>,
  { share }: Pick<Utterance, "share">,
): Fragment => ({
  ...fragment,
  measures: [
    {
      kind: "rest",
      member: whole,
      less: taken,
      ...(share === undefined ? {} : { isPercent: true as const }),
    },
  ],
  isShare: false,
  part: new Set(),
  absorbed: new Set([...fragment.absorbed, ...places]),
});
