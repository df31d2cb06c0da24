import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { KeptLine } from "../turn/kept-line.js";
import { pageOf, linePage } from "../turn/line-page.js";
import type { TurnState } from "../turn/turn-state.js";
import type { Followed } from "./follow-turn.js";
import { beginReading, nextReading, type Reading, type ReadingEvent } from "./reading-state.js";

const begun = beginReading(10).reading;
const stopped = (why: Followed["why"], cursor = 3): ReadingEvent => ({
  kind: "log_stopped",
  followed: { why, cursor },
});
const probed = (state?: TurnState): ReadingEvent => ({ kind: "probed", state });
const failed: ReadingEvent = { kind: "probe_failed" };
const line = (at: number): KeptLine => ({ at, kind: "tool", sort: 10 + at, text: `${at}\n` });
const page = (count: number): ReadingEvent => ({
  kind: "page",
  lines: Array.from({ length: count }, (_, at) => line(at)),
});
const missing: ReadingEvent = { kind: "page", lines: undefined };

const after = (...events: readonly ReadingEvent[]) =>
  events.reduce(({ reading }, event) => nextReading(reading, event), beginReading(10));
const times = (count: number, ...events: readonly ReadingEvent[]) =>
  Array.from({ length: count }, () => events).flat();

const drained = [stopped("idle"), probed("completed")];
const fromStore = [stopped("removed"), probed("completed")];

describe("invariant 12: how a turn is read, row by row", () => {
  it.each<readonly [string, readonly ReadingEvent[], Reading["phase"], string]>([
    ["the log ends", [stopped("ended")], "ended", "finish"],
    ["the reader aborts", [stopped("aborted")], "ended", "finish"],
    ["the drained log ends", [...drained, stopped("ended")], "ended", "finish"],
    ["the log is quiet", [stopped("idle")], "probing", "probe"],
    ["idle, and the turn runs", [stopped("idle"), probed("claimed")], "following", "follow"],
    ["removed, and it runs", [stopped("removed"), probed("claimed")], "following", "pause follow"],
    ["idle, and it has ended", drained, "draining", "restart_idle_timeout follow"],
    [
      "quiet, and it is missing",
      [stopped("idle"), probed()],
      "draining",
      "restart_idle_timeout follow",
    ],
    [
      "drained and quiet",
      [...drained, stopped("idle"), probed("completed")],
      "from_store",
      "read_page",
    ],
    ["drained, and missing by then", [...drained, stopped("idle"), probed()], "missing", "finish"],
    [
      "drained, and sent again",
      [...drained, stopped("idle"), probed("claimed")],
      "following",
      "follow",
    ],
    ["removed, and it has ended", fromStore, "from_store", "restart_idle_timeout read_page"],
    ["removed, and it is missing", [stopped("removed"), probed()], "missing", "finish"],
    ["unavailable, and it is missing", [stopped("unavailable"), probed()], "missing", "finish"],
    [
      "away, and it has ended",
      [stopped("unavailable"), probed("failed")],
      "following",
      "restart_idle_timeout pause follow",
    ],
    [
      "away for 10 probes",
      times(10, stopped("unavailable"), probed("failed")),
      "from_store",
      "read_page",
    ],
    [
      "away for 3 from the first line on",
      times(3, stopped("unavailable", 0), probed("failed")),
      "from_store",
      "read_page",
    ],
    ["removed, and the store is away", [stopped("removed"), failed], "failed", "fail"],
    ["idle, and the store is away", [stopped("idle"), failed], "following", "follow"],
    ["drained, and the store is away", [...drained, stopped("idle"), failed], "draining", "follow"],
    ["both away, 60 times", times(60, stopped("unavailable"), failed), "following", "pause follow"],
    ["both away, 61 times", times(61, stopped("unavailable"), failed), "failed", "fail"],
    ["a full page", [...fromStore, page(50)], "from_store", "send read_page"],
    ["the last page", [...fromStore, page(2)], "ended", "send finish"],
    ["an empty page", [...fromStore, page(0)], "ended", "finish"],
    ["removed between two pages", [...fromStore, page(50), missing], "missing", "finish"],
  ])("%s", (_, events, phase, effects) => {
    const step = after(...events);
    expect(step.reading.phase).toBe(phase);
    const names = step.effects.map((effect) => (typeof effect === "object" ? "send" : effect));
    expect(names.join(" ")).toBe(effects);
  });

  it("an outage that is over counts no more", () => {
    const almost = times(60, stopped("unavailable"), failed);
    const again = [...almost, stopped("unavailable"), probed("claimed"), ...almost];
    expect(after(...again).reading.phase).toBe("following");
  });
});

const whys = ["ended", "aborted", "idle", "removed", "unavailable"] as const;
const states = [undefined, "claimed", "completed", "interrupted"] as const;
const anyEvent: fc.Arbitrary<ReadingEvent> = fc.oneof(
  fc.record({
    kind: fc.constant("log_stopped" as const),
    followed: fc.record({ why: fc.constantFrom(...whys), cursor: fc.nat(9) }),
  }),
  fc.record({ kind: fc.constant("probed" as const), state: fc.constantFrom(...states) }),
  fc.constant(failed),
  fc.constantFrom(page(0), page(2), page(50), missing),
);

/** Of a world in which one log and one store have a turn: what comes of each call, in this order. */
interface Script {
  readonly lines: number;
  readonly kept: readonly number[];
  readonly log: readonly { readonly more: number; readonly why: Followed["why"] }[];
  /** Probes at which the turn still runs, or the store is away; behind them it has ended. */
  readonly probes: readonly ("claimed" | "unavailable")[];
}

const script: fc.Arbitrary<Script> = fc.integer({ min: 1, max: 150 }).chain((lines) =>
  fc.record({
    lines: fc.constant(lines),
    kept: fc
      .uniqueArray(fc.nat(lines - 1), { maxLength: 120 })
      .map((all) => all.sort((a, b) => a - b)),
    log: fc.array(
      fc.record({ more: fc.nat(30), why: fc.constantFrom("idle", "removed", "unavailable") }),
      {
        maxLength: 20,
      },
    ),
    probes: fc.array(fc.constantFrom("claimed", "unavailable"), { maxLength: 20 }),
  }),
);

/** What a reader has had: which lines, and how it ended. */
const readThrough = ({ lines, kept, log, probes }: Script) => {
  const had: number[] = [];
  let { reading, effects } = beginReading(10);
  let [follows, asked] = [0, 0];
  const take = (event: ReadingEvent): void => {
    const next = nextReading(reading, event);
    reading = next.reading;
    effects = [...effects, ...next.effects];
  };
  for (let steps = 0; steps < 1000; steps++) {
    const [effect, ...later] = effects;
    effects = later;
    if (effect === undefined || effect === "finish" || effect === "fail") {
      return { had, reading, end: effect, later };
    }
    if (typeof effect === "object") had.push(...effect.send.map(Number));
    if (effect === "follow") {
      const { more, why } = log[follows++] ?? { more: 0, why: "removed" };
      const to = Math.min(reading.cursor + more, lines);
      for (let at = reading.cursor; at < to; at++) had.push(at);
      take(stopped(to === lines ? "ended" : why, to));
    }
    if (effect === "probe") {
      const answer = probes[asked++];
      take(answer === "unavailable" ? failed : probed(answer ?? "completed"));
    }
    if (effect === "read_page") {
      const behind = kept.filter((at) => at >= reading.cursor).map(line);
      take({ kind: "page", lines: pageOf(behind, linePage.linesMax, linePage.bytesMax) });
    }
  }
  throw new Error("The reading does not end");
};

describe("invariant 12: whatever comes in whatever order", () => {
  it("a reading ends at most once, and nothing changes behind its end", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
        let reading: Reading = begun;
        let ends = 0;
        for (const event of events) {
          const next = nextReading(reading, event);
          const isOver = ["ended", "missing", "failed"].includes(reading.phase);
          if (isOver) expect(next).toEqual({ reading, effects: [] });
          ends += next.effects.filter((effect) => effect === "finish" || effect === "fail").length;
          reading = next.reading;
        }
        expect(ends).toBe(["ended", "missing", "failed"].includes(reading.phase) ? 1 : 0);
      }),
    );
  });

  it("a reader has every line that is kept, each once and in order, or fails", () => {
    fc.assert(
      fc.property(script, (made) => {
        const { had, end, later, reading } = readThrough(made);
        expect(later).toEqual([]);
        expect(had).toEqual([...new Set(had)].sort((a, b) => a - b));
        if (end !== "fail") {
          expect(reading.phase).toBe("ended");
          expect(had).toEqual(expect.arrayContaining([...made.kept]));
        }
      }),
      { numRuns: 300 },
    );
  });
});
