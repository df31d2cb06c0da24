import type { Utterance } from "../../../words/cues/utterance.js";
import type { PlacedTime } from "../../../words/times/find-times.js";
import type { TimeRange } from "../../../words/times/time-range.js";

/** A word of a question, and where it stands there. */
export type Placed = Utterance["tokens"][number] & { readonly at: number };

/** Of whom something is asked in two times: who did it in the first one, and not, or again, in the second. */
export interface InTwoTimes {
  /** Who did what in the first time: `customers who ordered`. */
  readonly before: readonly Placed[];
  readonly first: PlacedTime;
  /** What is said of the second time beside that it was so, or was not: nothing of `but not`. */
  readonly behind: readonly Placed[];
  readonly second: Pick<PlacedTime, "range">;
  readonly isNot: boolean;
  /** Whether they are said to have come back, in whatever way they did. */
  readonly isBack: boolean;
}

const denying = /^(not|never|no|none|nothing|without|missing)$/;
/** What leads to the second time: `but`, `who did not`, `and then`. */
const leading =
  /^(but|and|who|that|which|did|do|does|have|has|had|are|is|was|were|been|then|they|we|ve|re)$/;
/** What says that it happened once more, or has no part beside that. */
const again =
  /^(again|also|too|back|returned|return|returns|returning|renew|renewed|come|came|comes|coming|anymore|longer|any|more|since|so|far|one|ones|there|here|around|yet|even|once|ever|anything|bring|buy|get|take|do|have)$/;
const oncemore = /^(again|also|too|back|returned|return|returning|renewed)$/;

/**
 * Reads `sponsors from 2025 who did not come back in 2026`, `customers who ordered last year but not this year` and `guests of
 * May who came again in June`; undefined where a question speaks of one time, or says more than that.
 */
export const inTwoTimes = (utterance: Utterance): InTwoTimes | undefined => {
  const { times, tokens } = utterance;
  const [first, second, ...others] = times;
  if (first === undefined || others.length > 0 || saysMore(utterance)) return undefined;
  const end = second === undefined ? tokens.length : second.at + second.length;
  const turn = turnOf(utterance, first, second?.at ?? tokens.length);
  if (turn === undefined || !tokens.slice(end).every(({ word }) => again.test(word)))
    return undefined;
  const placed = tokens.map((token, at): Placed => ({ ...token, at }));
  const isTime = ({ at }: Placed, time: PlacedTime | undefined): boolean =>
    time !== undefined && at >= time.at && at < time.at + time.length;
  const clause = placed.slice(turn.from, end).filter((token) => !isTime(token, second));
  const isBack = clause.some(({ word }) => /^(again|back|return(ed|ing)?|renew(ed)?)$/.test(word));
  const isReturn = isBack || clause.some(({ word }) => word === "since");
  // `but never came back` is said of all that was after the first time.
  const range = second?.range ?? (isReturn ? after(first.range) : undefined);
  return range === undefined
    ? undefined
    : {
        before: placed.slice(0, turn.from).filter((token) => !isTime(token, first)),
        first,
        behind: clause.filter(
          ({ word }) => !denying.test(word) && !leading.test(word) && !again.test(word),
        ),
        second: { range },
        isNot: turn.isNot,
        isBack,
      };
};

/** Where the words of the second time begin, and whether they deny. */
const turnOf = (
  { tokens }: Utterance,
  first: PlacedTime,
  end: number,
): { readonly from: number; readonly isNot: boolean } | undefined => {
  const placeOf = (words: RegExp): number =>
    tokens.findLastIndex(
      ({ word, isQuoted }, at) => at < end && at > first.at && !isQuoted && words.test(word),
    );
  const denial = placeOf(denying);
  const at = denial < 0 ? placeOf(oncemore) : denial;
  if (at < first.at + first.length) return undefined;
  let from = at;
  while (
    from > first.at + first.length &&
    (leading.test(tokens[from - 1]?.word ?? "") || again.test(tokens[from - 1]?.word ?? ""))
  )
    from--;
  return { from, isNot: denial >= 0 };
};

const after = ({ to }: TimeRange): TimeRange | undefined =>
  to === undefined
    ? undefined
    : { from: to, to: undefined, label: "since then", unit: "day", count: 1 };

/** Whether a question asks for something that is not who they are, or how many. */
const saysMore = ({
  limits,
  operations,
  comparison,
  weekdays,
  ranking,
  share,
  granularity,
  standing,
}: Utterance): boolean =>
  limits.length + operations.length + comparison.length + weekdays.length > 0 ||
  [ranking, share, granularity, standing].some((each) => each !== undefined);
