import type { JsonObject } from "@embedded-analytics/domain";
import {
  call,
  fail,
  hang,
  ignoreSignal,
  say,
  think,
  use,
  wait,
  type Script,
  type Step,
} from "./step.js";

/** What a random script may hold beside words, calls, usage and a failure now and then. */
export interface RandomScriptOptions {
  /** Waits of up to so many milliseconds; none by default. */
  readonly waitMsMax?: number;
  /** Whether it may ignore its signal, or never end. */
  readonly misbehaves?: boolean;
}

/** Texts at which lines, logs and stores break (T18). */
const texts = [
  "",
  "Revenue ",
  "is 1,234,567.89.\n",
  "\r\n\n",
  "\u2028\u2029",
  "\u0000\u001f",
  "\ud83d",
  "\ude00",
  "\u{1f600} \u00e9e\u0301 \u4e00",
  '"}\n{"id":"__usage__"}',
  "\\u0000\\n\\",
  "x".repeat(5000),
];

const inputs: readonly JsonObject[] = [
  {},
  { searchQuery: "revenue" },
  { sqlQuery: "SELECT 1", queryTitle: "\u2028" },
  { memoryId: "unknown", unknown: [{}] },
];

/** A script of up to 20 steps; the same for the same seed, a whole number. */
export const randomScript = (
  seed: number,
  { waitMsMax = 0, misbehaves = false }: RandomScriptOptions = {},
): Script => {
  const random = randomNumbers(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const of = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], or: Item): Item =>
    items[below(items.length)] ?? or;
  const step = (): Step => {
    const kind = below(10);
    if (kind < 5) return say(of(texts, ""));
    if (kind < 7) return think(of(texts, ""));
    if (kind === 7) return use({ models: ["model"], llmCalls: 1, outputTokens: below(1000) });
    if (kind === 8 && waitMsMax > 0) return wait(below(waitMsMax + 1));
    return call(of(["svcMeta", "svcSqlApi"], "svcMeta"), of(inputs, {}));
  };
  const steps = Array.from({ length: below(20) }, step);
  if (misbehaves && below(4) === 0) steps.splice(below(steps.length + 1), 0, ignoreSignal());
  if (misbehaves && below(8) === 0) steps.push(hang());
  if (below(8) === 0) steps.push(fail("a failure that nobody may be shown"));
  return steps;
};

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export const randomNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
