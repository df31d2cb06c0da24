import { describe, expect, it } from "@jest/globals";
import { content, runFor, saying } from "./turn-execution.fixture.js";

describe("lines that come close together go to the log together", () => {
  const recorded = (pace?: () => Promise<void>) => {
    const appends: number[] = [];
    const made = runFor({
      append: async ({ lines }) => {
        appends.push(lines.length);
        await new Promise((resolve) => setImmediate(resolve));
        return true;
      },
      ...(pace === undefined ? {} : { pace }),
    });
    return { ...made, appends };
  };
  const never = () => new Promise<void>(() => undefined);

  it("what is said while something is put down comes in the next", async () => {
    const { run, appends } = recorded();
    await run.drive(() => saying(...Array.from({ length: 20 }, () => content("x"))));
    expect(appends[0]).toBe(2);
    expect(appends.length).toBeLessThan(20);
    expect(appends.reduce((sum, each) => sum + each)).toBe(2 + 20 + 4);
  });

  it("what is said in a pause waits for its end, and the turn's end for none", async () => {
    const { run, appends } = recorded(never);
    await run.drive(() => saying(content("a"), content("b"), content("c")));
    expect(appends).toEqual([2, 3 + 4]);
  });

  it("16 lines do not wait for more", async () => {
    const { run, appends } = recorded(never);
    await run.drive(async function* () {
      for (let time = 0; time < 40; time++) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        yield content("x");
      }
    });
    expect(Math.max(...appends.slice(0, -1))).toBeLessThanOrEqual(18);
    expect(appends.length).toBeGreaterThan(2);
  });

  it("16 lines that came while something was put down do not wait for more either", async () => {
    const { run, appends } = recorded(never);
    await run.drive(async function* () {
      for (let time = 0; time < 40; time++) yield content("x");
      while (appends.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    });
    expect(appends).toEqual([2, 40, 4]);
  });
});
