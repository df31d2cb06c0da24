import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, it } from "@jest/globals";
import { createEmbeddedAnalytics } from "../embedded-analytics.js";
import { portNames, type Ports } from "../ports.js";
import { withKey } from "../world.fixture.js";
import { chatWorld, linesOf } from "./chat-world.fixture.js";
import { content } from "./run/turn-execution.fixture.js";

const callers = Array.from({ length: 30 }, (_, at) => `caller-${at}`);

// The lines of a turn are read once for all of its readers, whose contexts differ.
const shared: ReadonlySet<string> = new Set(["turnLogs.read", "turnLogs.changed"]);

// Hosts trace and log by an `AsyncLocalStorage`, which has to survive the schedule of effects.

/** Chats of many callers at once, each in a context of its own; answers which calls came in which. */
const callsByContext = async (): Promise<ReadonlyMap<string | undefined, readonly string[]>> => {
  const storage = new AsyncLocalStorage<string>();
  const calls = new Map<string | undefined, string[]>();
  const note = (call: string): void => {
    const context = storage.getStore();
    if (!shared.has(call)) calls.set(context, [...(calls.get(context) ?? []), call].sort());
  };
  const at = await chatWorld();
  at.act = async function* (task) {
    note("agent begins");
    await task.callTool("svcSqlApi", { sqlQuery: "SELECT city, amount FROM sales" });
    note("agent ends");
    yield content("Done");
  };
  const service = createEmbeddedAnalytics(noted(at.ports, note));
  const chats = callers.map((caller) =>
    storage.run(caller, () =>
      service.streamChat(
        withKey(),
        { accountName: "demo", agentId: "1" },
        { input: "Hi", sessionSettings: { externalId: caller } },
      ),
    ),
  );
  await Promise.all((await Promise.all(chats)).map(linesOf));
  await service.stopTurns(5);
  return calls;
};

/** The same ports, each of whose methods says that it was called, and answers a little later. */
const noted = (ports: Ports, note: (call: string) => void): Ports =>
  Object.fromEntries(
    portNames.map((name) => [
      name,
      name === "agents" ? ports.agents : notedPort(name, ports[name], note),
    ]),
  ) as unknown as Ports;

const notedPort = (name: string, port: object, note: (call: string) => void): unknown =>
  Object.fromEntries(
    Object.entries(port as Record<string, (...args: readonly unknown[]) => unknown>).map(
      ([method, call]) => [
        method,
        async (...args: readonly unknown[]) => {
          note(`${name}.${method}`);
          await new Promise((resolve) => setImmediate(resolve));
          return call.apply(port, [...args]);
        },
      ],
    ),
  );

describe("J5: a host's asynchronous context", () => {
  it("is the same in a call and in all calls of ports that come of it, those of its turn too", async () => {
    const calls = await callsByContext();
    const [first = []] = callers.map((caller) => calls.get(caller));
    expect(first).toEqual(
      expect.arrayContaining([
        ...["provisioning.load", "provisioning.commit", "turnLogs.append"],
        ...["agent begins", "queryRunner.run", "agent ends", "threads.end"],
      ]),
    );
    for (const caller of callers) expect([caller, calls.get(caller)]).toEqual([caller, first]);
  });
});
