import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hiddenStatistics } from "./hidden-statistics.fixture.js";
import { openWorlds, type Worlds } from "./worlds.fixture.js";

let worlds: Worlds;
beforeAll(async () => {
  // None of its statements runs long, and a busy machine may keep one waiting.
  worlds = await openWorlds(["canaries", "nothing"], undefined, { seconds: 30 });
});
afterAll(() => worlds.close());

describe("E9, T41: hidden rows are not felt", () => {
  it.each(hiddenStatistics)("%s", async (_what, sql) => {
    const [canaries, nothing] = [await worlds.ask.canaries(sql), await worlds.ask.nothing(sql)];
    expect(canaries).toEqual(nothing);
    expect(canaries.kind).toBe("rows");
  });
});
