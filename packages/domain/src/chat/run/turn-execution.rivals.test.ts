import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { AgentEvent } from "../ports/agent.js";
import { content, runFor, saying, shape } from "./turn-execution.fixture.js";
import { TurnOver } from "./turn-execution.js";

describe("T29, invariants 2 to 4: the first end of a turn is its end for all", () => {
  it("a second end changes nothing", async () => {
    const { run, lines } = runFor();
    await run.drive(() => saying(content("Done.")));
    expect(run.end({ event: "aborted" })).toBe(false);
    await run.settled();
    expect(shape(lines())).toBe("user delta delta closing final __state__ __usage__");
  });

  it("a tool that comes back after the end says nothing more", async () => {
    let answer = (_result: string): void => undefined;
    const { run, lines } = runFor({
      runTool: () => new Promise((resolve) => (answer = resolve)),
    });
    const called: unknown[] = [];
    const driven = run.drive(async function* (): AsyncGenerator<AgentEvent> {
      await run.callTool("svcMeta", {}).catch((error: unknown) => called.push(error));
      yield content("Too late");
    });
    await Promise.resolve();
    run.end({ event: "aborted" });
    answer("{}");
    await driven;
    await Promise.resolve();
    expect(called).toEqual([expect.any(TurnOver)]);
    expect(shape(lines())).toBe("user delta tool __state__ __aborted__ __usage__");
  });

  it("an agent that ignores the signal harms nobody", async () => {
    const { run } = runFor();
    let asked = 0;
    const events: AsyncIterator<AgentEvent> = {
      next: () => new Promise(() => undefined),
      return: () => {
        asked += 1;
        throw new Error("I stay.");
      },
    };
    const driven = run.drive(() => ({ [Symbol.asyncIterator]: () => events }));
    await new Promise((resolve) => setImmediate(resolve));
    run.end({ event: "aborted" });
    expect((await driven).turn.state).toBe("aborted");
    // What is thrown at somebody who listens to a signal comes up behind the tick, in nobody's hands.
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(1);
  });

  it("of 2,000 interleavings each has one closing sequence, one state, and what was said", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom("abort", "fail", "suspend", "say", "tool"), { maxLength: 6 }),
        async (scheduler, acts) => {
          const seen: string[] = [];
          const recorded = runFor({
            append: async ({ lines: added }) => {
              await scheduler.schedule(Promise.resolve());
              seen.push(...added);
              return true;
            },
            runTool: () => scheduler.schedule(Promise.resolve("{}")),
          });
          const driven = recorded.run.drive(async function* () {
            for (const act of acts) {
              await scheduler.schedule(Promise.resolve());
              if (act === "say") yield content("word ");
              if (act === "tool") await recorded.run.callTool("svcMeta", {});
            }
          });
          const ends = acts.map(async (act) => {
            await scheduler.schedule(Promise.resolve());
            if (act === "abort") return recorded.run.end({ event: "aborted" });
            if (act === "suspend") return recorded.run.end({ event: "suspended" });
            return act === "fail" && recorded.run.end({ event: "failed", error: "No." });
          });
          await scheduler.waitFor(Promise.all([driven, ...ends]));
          const { turn } = await driven;
          const read = seen.map((line) => JSON.parse(line) as Record<string, unknown>);
          expect(read.filter(({ id }) => id === "__usage__")).toHaveLength(1);
          expect(read.at(-1)?.["id"]).toBe("__usage__");
          expect((await Promise.all(ends)).filter(Boolean).length).toBe(
            turn.state === "completed" ? 0 : 1,
          );
          const said = read.flatMap((line) =>
            line["isDelta"] === true ? String(line["content"]) : [],
          );
          expect(said.join("")).toBe(turn.content);
          const sorts = read.flatMap(({ sort }) => (typeof sort === "number" ? sort : []));
          expect(sorts).toEqual([...new Set(sorts)].sort((a, b) => a - b));
        },
      ),
      { numRuns: Number(process.env["INTERLEAVINGS"] ?? 500) },
    );
  });
});

describe("T30, invariant 6: a writer that another one has replaced", () => {
  it("stops, and none of its further lines reaches the log", async () => {
    const seen: string[] = [];
    const { run } = runFor({
      append: async ({ lines }) => {
        if (seen.length >= 3) return false;
        seen.push(...lines);
        return true;
      },
    });
    const outcome = await run.drive(async function* () {
      for (;;) {
        yield content("x");
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    expect(outcome.fenced).toBe(true);
    expect(seen.length).toBe(3);
    expect(run.end({ event: "aborted" })).toBe(false);
  });
});
