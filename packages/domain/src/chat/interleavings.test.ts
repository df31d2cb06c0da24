import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  agentFails,
  happenings,
  sayings,
  tellStory,
  type Response,
  type Scenario,
} from "./interleavings.fixture.js";
import { shape, type Line } from "./run/turn-execution.fixture.js";

const closings =
  /(^| )(closing final __state__|(closing )?error __state__|(closing )?__state__ (__aborted__|__suspended__)|__cutoff__ __state__) __usage__$/;

const ended = (response: Response): boolean => response.outcome === "ended";

/** What a reader saw, by itself. */
const checkResponse = (response: Response): void => {
  const { lines } = response;
  const shapes = shape(lines);
  const usages = lines.filter(({ id }) => id === "__usage__");
  expect(usages.length).toBeLessThanOrEqual(1);
  if (usages.length === 1) expect(lines.at(-1)?.["id"]).toBe("__usage__");
  if (!ended(response)) return;
  expect(shapes).toMatch(closings);
  expect(shapes.match(/__cutoff__|__state__/g)).toEqual(["__cutoff__", "__state__"]);
  const sorts = lines.flatMap(({ id, sort }) =>
    id !== "__cutoff__" && sort ? [Number(sort)] : [],
  );
  expect(sorts).toEqual([...new Set(sorts)].sort((a, b) => a - b));
  const turn = lines.slice(lines.findIndex(({ id }) => id === "__cutoff__"));
  const said = turn.flatMap((line) => (line["isDelta"] === true ? String(line["content"]) : []));
  const whole = turn.filter((line) => line["isDelta"] === false && "content" in line);
  for (const { role, content } of whole)
    if (role === "assistant") expect(content).toBe(said.join(""));
};

const stateOf = (lines: readonly Line[]): readonly string[] => {
  const shapes = shape(lines.slice(-5));
  if (shapes.includes("final")) return ["completed"];
  if (shapes.includes("__aborted__")) return ["aborted"];
  return shapes.includes("__suspended__") ? ["suspended"] : ["failed", "interrupted"];
};

/** Only the turn that is shown behind the cutoff: what stands before it belongs to earlier ones. */
const shownTurn = (lines: readonly Line[]): readonly Line[] =>
  lines.slice(lines.findIndex(({ id }) => id === "__cutoff__"));

/** What is stored, against what readers saw. */
const checkStore = ({ at, responses, dead }: Scenario): void => {
  const seen = responses.filter((each) => ended(each) && each.texts.length > 0);
  for (const turn of at.tables.turns.values()) {
    expect(turn.state).not.toBe("claimed");
    const kept = [...turn.lines.values()].sort((a, b) => a.at - b.at).map(({ text }) => text);
    for (const { texts, lines } of seen) {
      if (!shownTurn(lines).some(({ id }) => id === `${turn.id}.answer`)) continue;
      expect(texts.filter((text) => kept.includes(text))).toEqual(kept);
      expect(stateOf(lines)).toContain(turn.state);
    }
  }
  const numbers = [...at.tables.turns.values()].flatMap(({ lines }) =>
    [...lines.values()].flatMap(({ sort }) => sort ?? []),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  const running = responses.filter(({ by, outcome }) => outcome === "reading" && !dead.has(by));
  expect(running).toEqual([]);
};

/** The lines of its logs, against what is stored: the same under the same place. */
const checkLogs = async ({ at, logs }: Scenario): Promise<void> => {
  for (const turn of at.tables.turns.values()) {
    const log = await logs.read(turn.accountId, turn.id, 0, 10_000);
    for (const { at: place, text } of turn.lines.values()) {
      if (place < (log?.lines.length ?? 0)) expect(log?.lines[place]).toBe(text);
    }
    const usages = (log?.lines ?? []).filter((text) => text.includes('"__usage__"'));
    expect(usages.length).toBeLessThanOrEqual(1);
  }
};

const refusals = new Set(["ended", "left", "thread_busy", "shutting_down"]);

describe("T29, T30, T33: whatever happens to a thread, in whatever order", () => {
  it("each response has one closing sequence, each turn one end, and what is stored is what was seen", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.nat({ max: 999 })),
        fc.array(fc.constantFrom(...sayings), { maxLength: 4 }),
        fc.array(
          fc.record({ what: fc.constantFrom(...happenings), by: fc.constantFrom<0 | 1>(0, 1) }),
          { maxLength: 6 },
        ),
        async (order, says, happens) => {
          const scenario = await tellStory(() => Number(order.next().value), says, happens);
          const { at, responses, dead, instances } = scenario;
          for (const response of responses) {
            checkResponse(response);
            if (!dead.has(response.by)) expect([...refusals]).toContain(response.outcome);
          }
          checkStore(scenario);
          await checkLogs(scenario);
          const errors = instances.flatMap((each) => each.errors);
          expect(errors.map(String).filter((error) => !error.includes(agentFails))).toEqual([]);
          const isDisturbed = happens.some(({ what }) => ["stop", "die", "stall"].includes(what));
          const runs = at.tasks.filter(({ input }) => input === "One").length;
          if (!isDisturbed) expect(runs).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: Number(process.env["INTERLEAVINGS"] ?? 200) },
    );
  }, 600_000);
});
