import { describe, expect, it } from "@jest/globals";
import { inMemoryTurnLogs } from "../../in-memory/index.js";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import type { KeptLine } from "../turn/kept-line.js";
import { namesOf } from "../recover-turn.js";
import type { TurnEnding } from "../ports/threads.js";
import type { AppendOutcome } from "../ports/turn-logs.js";
import { TurnPersistence } from "./turn-persistence.js";
import { shape, type Line } from "./turn-execution.fixture.js";
import { beginTurn, endTurn, writeContent, writeTool } from "./turn-writer.js";

const names = namesOf("chat", { id: "t", messageId: "1700000000000-message" }, "analyst");
const begun = beginTurn(names, "Hi", 0);
const tool = writeTool(begun.turn, "tool", { name: "svcMeta", input: "{}", result: "{}" });
const said = writeContent(tool.turn, "Five");
const completed = endTurn(said.turn, { event: "completed" });
/** A whole turn, in its order. */
const steps = [begun, tool, said, completed];

type Answer<Value> = () => Value;

/** A record whose store and log answer as a test sets, the next time, and then as ever. */
const recordWith = ({
  ends = [],
  appends = [],
  pauses = 3,
  isOurs = true,
}: {
  ends?: Answer<boolean>[];
  appends?: Answer<AppendOutcome>[];
  pauses?: number;
  isOurs?: boolean;
} = {}) => {
  const happened: string[] = [];
  const kept: KeptLine[] = [];
  const endings: TurnEnding[] = [];
  const errors: unknown[] = [];
  const logs = inMemoryTurnLogs(() => 0);
  void logs.open(1, "t", 1);
  let log = logs;
  const record = new TurnPersistence({
    accountId: 1,
    turnId: "t",
    generation: 1,
    logs: {
      ...logs,
      open: (...asked) => log.open(...asked),
      append: (...asked) => {
        const outcome = appends.shift()?.() ?? "appended";
        happened.push(`log ${outcome}`);
        return outcome === "appended" ? log.append(...asked) : outcome;
      },
    },
    threads: {
      renew: () => isOurs,
      keep: (_account: number, _turn: string, _generation: number, lines: readonly KeptLine[]) => {
        happened.push("keep");
        kept.push(...lines);
        return true;
      },
      end: (_account: number, _turn: string, _generation: number, ending: TurnEnding) => {
        const stored = ends.shift()?.() ?? true;
        happened.push(`store ${ending.state} ${stored}`);
        if (stored) endings.push(ending);
        return stored;
      },
    } as never,
    leaseSeconds: 15,
    outage: () => async () => pauses-- > 0,
    onError: (error) => errors.push(error),
  });
  const seen = async (): Promise<string> => {
    const part = await log.read(1, "t", 0, 1000);
    return shape((part?.lines ?? []).map((line) => JSON.parse(line) as Line));
  };
  const loseLog = (): void => {
    log = inMemoryTurnLogs(() => 0);
  };
  return { record, happened, kept, endings, errors, seen, loseLog };
};

const outage = (): never => {
  throw new StoreUnavailable();
};

describe("invariant 10: an end is stored before it is shown", () => {
  it("and with it every kept line once more", async () => {
    const { record, happened, endings, kept, seen } = recordWith();
    for (const each of steps) expect(await record.put(each)).toBe(true);
    expect(happened.slice(-2)).toEqual(["store completed true", "log appended"]);
    expect(endings).toMatchObject([{ state: "completed", sort: completed.turn.sort }]);
    expect(endings[0]?.lines).toEqual([begun, tool, completed].flatMap((each) => each.kept));
    expect(kept).toEqual([...begun.kept, ...tool.kept]);
    expect(await seen()).toBe("user delta /tool delta closing final __state__ __usage__");
  });

  it("a short outage of the store is waited for", async () => {
    const { record, happened, errors } = recordWith({ ends: [outage, outage] });
    for (const each of steps) expect(await record.put(each)).toBe(true);
    expect(happened.slice(-2)).toEqual(["store completed true", "log appended"]);
    expect(errors).toEqual([]);
  });
});

describe("invariant 11: the store has no line that no reader saw", () => {
  it("a message is stored when the log has it", async () => {
    const { record, happened } = recordWith();
    await record.put(begun);
    await Promise.resolve();
    expect(happened).toEqual(["log appended", "keep"]);
  });

  it.each<[string, Answer<AppendOutcome>]>([
    ["was refused by the log", () => "fenced"],
    ["came behind the end", () => "ended"],
    ["did not reach the log", outage],
  ])("not one that %s, and nothing comes after it", async (_how, refuse) => {
    const { record, kept, endings } = recordWith({
      appends: [() => "appended", refuse],
      pauses: 0,
    });
    await record.put(begun);
    expect(await record.put(tool)).toBe(false);
    await record.giveUp();
    expect(kept.map(({ kind }) => kind)).toEqual(["user"]);
    expect(endings.flatMap(({ lines }) => lines).filter(({ kind }) => kind === "tool")).toEqual([]);
  });
});

describe("D3, D8: a turn that cannot go on here", () => {
  it("and is still ours ends as interrupted, stored and then shown", async () => {
    const { record, happened, seen } = recordWith();
    await record.put(begun);
    await record.giveUp();
    expect(happened.slice(-2)).toEqual(["store interrupted true", "log appended"]);
    expect(await seen()).toBe("user delta error __state__ __usage__");
  });

  it("and is somebody else's, or gone, gets no end from us", async () => {
    const { record, happened, seen } = recordWith({ ends: [() => false, () => false] });
    await record.put(begun);
    expect(await record.put(completed)).toBe(false);
    expect(happened.filter((each) => each.startsWith("log"))).toHaveLength(1);
    expect(await seen()).toBe("user delta");
  });

  it("since the store is away for long: readers get an error, and the outage is reported", async () => {
    const { record, seen, errors } = recordWith({ ends: Array(9).fill(outage) as never[] });
    for (const each of [begun, tool, said]) await record.put(each);
    expect(await record.put(completed)).toBe(false);
    expect(await seen()).toBe("user delta /tool delta closing error __state__ __usage__");
    expect(errors[0]).toBeInstanceOf(StoreUnavailable);
  });

  it("gets one end only, however often it is given up", async () => {
    const { record, endings } = recordWith();
    for (const each of steps) await record.put(each);
    await record.giveUp();
    await record.giveUp();
    expect(endings).toHaveLength(1);
  });

  it("an outage of the log is waited for, and nothing is put down twice", async () => {
    const { record, seen, errors } = recordWith({ appends: [outage, outage] });
    expect(await record.put(begun)).toBe(true);
    expect(await seen()).toBe("user delta");
    expect(errors).toEqual([]);
  });
});

describe("D8: a log that was lost", () => {
  it.each([1, 2, 3])("before step %i is put down anew, and all that comes after", async (lost) => {
    const { record, seen, loseLog } = recordWith();
    for (const [at, each] of steps.entries()) {
      if (at === lost) loseLog();
      expect(await record.put(each)).toBe(true);
    }
    expect(await seen()).toBe("user delta /tool delta closing final __state__ __usage__");
  });

  it("T30: is left to the writer that has the turn by now", async () => {
    const { record, seen, loseLog } = recordWith({ isOurs: false });
    await record.put(begun);
    loseLog();
    expect(await record.put(tool)).toBe(false);
    expect(await seen()).toBe("");
  });
});
