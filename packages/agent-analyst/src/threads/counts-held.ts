import type { AgentEvent } from "@embedded-analytics/domain";
import type { Understanding } from "../reading/context/understanding.js";
import { countsApart, givesOne } from "../reading/clauses/counts/counts-apart.js";
import { twoCounts, type TwoCounts } from "../reading/clauses/counts/two-counts.js";
import type { Held, Recalled } from "./clauses.js";
import { isLeftOpen } from "./left-open.js";

/** Holds a text against the model in each way that there is. */
type HoldFully = (text: string) => AsyncGenerator<AgentEvent, Held>;

/**
 * A question for two counts, each held by itself where they stand side by side; any other one as it is written. Where that leaves
 * one figure for two, the second one is asked back.
 */
export async function* heldWithCounts(
  text: string,
  full: HoldFully,
  written: () => AsyncGenerator<AgentEvent, Held>,
): AsyncGenerator<AgentEvent, Held> {
  const two = twoCounts(text);
  if (two === undefined) return yield* written();
  const apart = two.kind === "after" ? undefined : yield* heldApart(two, full);
  if (apart !== undefined) return apart;
  const whole = yield* written();
  const next = bothSaid(two, whole.next);
  if (next === undefined || next.unaccounted.length === 0 || two.kind !== "after")
    return { ...whole, next };
  return (yield* heldApart(two, full)) ?? { ...whole, next };
}

async function* heldApart(
  two: TwoCounts,
  full: HoldFully,
): AsyncGenerator<AgentEvent, Held | undefined> {
  const first = yield* full(two.first);
  if (first.next === undefined || isLeftOpen(first.read, first.valued, first.next))
    return undefined;
  const second = yield* full(two.second);
  if (second.next === undefined || isLeftOpen(second.read, second.valued, second.next))
    return undefined;
  const next = countsApart(two.kind, first.next, second.next);
  return next && { ...first, next: { ...next, isWhole: true } };
}

/** One figure is no answer to two questions. */
const bothSaid = (
  { kind, said }: TwoCounts,
  next: Understanding | undefined,
): Understanding | undefined =>
  next === undefined || kind === "verbs" || next.unaccounted.length > 0 || !givesOne(next)
    ? next
    : { ...next, unaccounted: [said] };

/** The same of an earlier question, understood anew without a call of tools. */
export const recalledWithCounts = (
  text: string,
  full: (text: string) => Recalled,
  written: () => Recalled,
): Recalled => {
  const two = twoCounts(text);
  if (two === undefined) return written();
  const apart = two.kind === "after" ? undefined : recalledApart(two, full);
  if (apart !== undefined) return apart;
  const whole = written();
  const understood = bothSaid(two, whole.understood);
  const isOpen = understood === undefined || understood.unaccounted.length > 0;
  return (
    (isOpen && two.kind === "after" ? recalledApart(two, full) : undefined) ?? {
      ...whole,
      understood,
    }
  );
};

const recalledApart = (two: TwoCounts, full: (text: string) => Recalled): Recalled | undefined => {
  const [first, second] = [full(two.first), full(two.second)];
  if (first.understood === undefined || second.understood === undefined) return undefined;
  const understood = countsApart(two.kind, first.understood, second.understood);
  return understood && { ...first, understood: { ...understood, isWhole: true } };
};
