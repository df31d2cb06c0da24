import { describe, expect, it } from "@jest/globals";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import { never } from "../run/gate.fixture.js";
import {
  all,
  allOf,
  append,
  begun,
  ended,
  keptOf,
  steps,
  shapeOf,
  source,
  stored,
  tool,
  world,
} from "./read-turn.fixture.js";
import { TurnLines, type TurnSource } from "./read-turn.js";

describe("T31: a turn whose log cannot be reached", () => {
  const away = () => Promise.reject(new StoreUnavailable());

  it.each([
    ["runs on", { state: "claimed", lines: keptOf(begun, tool) }],
    ["has ended meanwhile", ended(...steps)],
  ] as const)("and %s is waited for without a gap: the log has the deltas", async (_, kept) => {
    await world.logs.open(1, "t", 1);
    await append(0, all.slice(0, 3), false);
    const here = world.logs;
    world.store = () => kept;
    let cut = false;
    let tries = 0;
    world.logs = {
      ...here,
      changed: () => {
        cut = true;
        world.logs = { ...here, read: away };
        return away();
      },
    };
    world.onPause = () => {
      if (!cut || ++tries < 5) return;
      void here.append(1, "t", 1, 3, all.slice(3), true);
      world.logs = here;
    };
    const moved = source();
    const asked = { ...moved, logs: { ...world.logs, ...through(() => world.logs) } };
    expect(await textsOf(asked)).toEqual(all);
  });

  it("and comes back without the end that the store has is not waited for as one that runs", async () => {
    const here = world.logs;
    await here.open(1, "t", 1);
    await append(0, all.slice(0, 3), false);
    let isAway = false;
    let wasAway = false;
    world.logs = {
      ...here,
      changed: (...asked) => {
        if (wasAway) return here.changed(...asked);
        // It goes away under who waits: the clock that watches the wait runs on.
        isAway = wasAway = true;
        world.store = () => ended(...steps);
        return Promise.resolve().then(away);
      },
      read: (...asked) => (isAway ? away() : here.read(...asked)),
    };
    world.onPause = (seconds) => {
      if (seconds === 5) return never();
      isAway = false;
    };
    const moved = source();
    const texts = await textsOf({
      ...moved,
      logs: { ...world.logs, ...through(() => world.logs) },
    });
    expect(texts).toEqual([...all.slice(0, 3), ...all.slice(4)]);
  });

  it("D8: and does not come back has its end from the store, behind what was read", async () => {
    const here = world.logs;
    await here.open(1, "t", 1);
    await append(0, all.slice(0, 3), false);
    world.logs = { ...here, changed: away };
    const moved = source();
    world.onPause = () => {
      world.logs = { ...here, read: away };
      world.store = () => ended(...steps);
    };
    const texts = await textsOf({
      ...moved,
      logs: { ...world.logs, ...through(() => world.logs) },
    });
    expect(shapeOf(texts)).toBe("user delta /tool closing final __state__ __usage__");
    expect(texts).toEqual([...all.slice(0, 3), ...all.slice(4)]);
  });
});

/** The log as it is at each call. */
const through = (now: () => TurnSource["logs"]): Pick<TurnSource["logs"], "read" | "changed"> => ({
  read: (...asked) => now().read(...asked),
  changed: (...asked) => now().changed(...asked),
});

const textsOf = async (from: TurnSource): Promise<readonly string[]> =>
  (await allOf(new TurnLines(from, stored, new AbortController().signal))).lines;
