import type { Ports } from "../ports.js";
import { Failure } from "../shared/failure/failure.js";
import type { Act } from "./chat-world.fixture.js";
import { cluster, type Cluster, type Instance } from "./instance.fixture.js";
import { content, type Line } from "./run/turn-execution.fixture.js";

/** What may happen to a thread, each by one of two instances over one store and one log. */
export const happenings = [
  "send again",
  "send second",
  "send third",
  "read",
  "leave",
  "abort",
  "stop",
  "die",
  "stall",
] as const;
export type Happening = (typeof happenings)[number];

/** What an agent does, one thing after another. */
export const sayings = ["word", "tool", "fail", "ignore"] as const;
export type Saying = (typeof sayings)[number];

/** A response, or why there was none. */
export interface Response {
  readonly what: Happening | "send";
  readonly by: Instance;
  readonly lines: Line[];
  readonly texts: string[];
  /** `reading`, `ended`, `left`, or the code of the failure that there was instead. */
  outcome: string;
}

export interface Scenario {
  readonly at: Cluster;
  /** As they are, for who looks into them afterwards. */
  readonly logs: Ports["turnLogs"];
  readonly responses: readonly Response[];
  readonly chatId: string | undefined;
  readonly instances: readonly Instance[];
  readonly dead: ReadonlySet<Instance>;
}

export const agentFails = "the agent fails";
const messages = {
  first: { input: "One", messageId: "1700000000001-message" },
  "send second": { input: "Two", messageId: "1700000000002-message" },
  "send third": { input: "Three", messageId: "1700000000003-message" },
};

/**
 * Lets it all happen in an order that `choose` gives: each time a number, which says who of those that
 * wait goes on. Where nobody waits, time passes, until every turn and every reader has ended.
 */
export const tellStory = async (
  choose: () => number,
  says: readonly Saying[],
  happens: readonly { readonly what: Happening; readonly by: 0 | 1 }[],
): Promise<Scenario> => {
  const waiting: (() => void)[] = [];
  const tick = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  let logs: Ports["turnLogs"] | undefined;
  const at = await cluster(({ threads, turnLogs, provisioning }) => ({
    ...((logs = turnLogs), {}),
    threads: scheduled(tick, threads, stored),
    turnLogs: scheduled(tick, turnLogs, ["open", "append", "read", "abort"]),
    provisioning: scheduled(tick, provisioning, ["commit"]),
  }));
  at.act = acting(tick, says);
  const instances = [at.instance(), at.instance()];
  const [here] = instances as [Instance];
  const dead = new Set<Instance>();
  const responses: Response[] = [];

  const respond = async (what: Response["what"], by: Instance, body: object) => {
    const response: Response = { what, by, lines: [], texts: [], outcome: "reading" };
    responses.push(response);
    const closed = new AbortController();
    if (what === "leave")
      void tick()
        .then(tick)
        .then(() => closed.abort());
    try {
      const { lines } = await by.send(body, { signal: closed.signal });
      for await (const part of lines) {
        response.texts.push(...part);
        response.lines.push(...part.map((text) => JSON.parse(text) as Line));
        await tick();
      }
      response.outcome = closed.signal.aborted ? "left" : "ended";
    } catch (error) {
      response.outcome = error instanceof Failure ? error.code : String(error);
    }
  };
  const chatId = () => [...at.tables.threads.values()][0]?.id;
  const happen = async ({ what, by }: (typeof happens)[number]): Promise<void> => {
    await tick();
    const instance = instances[by] ?? here;
    const thread = { chatId: chatId() };
    if (what === "send again") return respond(what, instance, messages.first);
    if (what === "stop") return instance.stop(0);
    if (what === "die") {
      // One has to live on, so that there is a story.
      if (by === 0) dead.add(instance);
      if (by === 0) instance.die();
      return;
    }
    if (what === "stall") {
      at.clock.nowMs += at.leaseSeconds * 1000;
      await instance.interruptLostTurns();
      return;
    }
    if (thread.chatId === undefined) return;
    if (what === "abort") return instance.abort(thread);
    const isMessage = what === "send second" || what === "send third";
    await respond(what, instance, isMessage ? { ...thread, ...messages[what] } : thread);
  };

  const lived = Promise.allSettled([respond("send", here, messages.first), ...happens.map(happen)]);
  const isDone = (): boolean =>
    allEnded(at) &&
    responses.length > 0 &&
    responses.every(({ by, outcome }) => outcome !== "reading" || dead.has(by));
  let idle = 0;
  let isPassing = false;
  for (let time = 0; time < stepsMax && idle < idleMax && !(idle > 3 && isDone()); time++) {
    await new Promise((resolve) => (idle > 0 ? setTimeout(resolve, 1) : setImmediate(resolve)));
    const [next] = waiting.splice(choose() % (waiting.length || 1), 1);
    next?.();
    idle = next === undefined ? idle + 1 : 0;
    if (idle > 5 && !isPassing) {
      isPassing = true;
      const passed = at.time.pass(5).then(() => instances[1]?.interruptLostTurns());
      void passed.finally(() => (isPassing = false));
    }
  }
  void lived;
  return { at, logs: logs as Ports["turnLogs"], responses, chatId: chatId(), instances, dead };
};

const stored = ["load", "keep", "end", "turn", "claimExpired", "abort", "isAborted"] as const;

/** So long nothing happens in a story that is stuck. */
const idleMax = 600;
const stepsMax = 20_000;

const allEnded = ({ tables }: Cluster): boolean =>
  [...tables.turns.values()].every(({ state }) => state !== "claimed");

const acting = (tick: () => Promise<void>, says: readonly Saying[]): Act =>
  async function* (task, signal) {
    for (const each of says) {
      await tick();
      if (signal.aborted && !says.includes("ignore")) return;
      if (each === "word") yield content("word ");
      if (each === "tool") await task.callTool("svcMeta", {});
      if (each === "fail") throw new Error(agentFails);
    }
  };

/** The same port, each of whose calls waits for its turn, before it is made and before it is answered. */
const scheduled = <Port extends object>(
  tick: () => Promise<void>,
  port: Port,
  names: readonly (keyof Port & string)[],
): Port =>
  new Proxy(port, {
    get: (_port, name) => {
      const method = Reflect.get(port, name) as (...asked: unknown[]) => unknown;
      if (!names.includes(name as keyof Port & string)) return method;
      return async (...asked: unknown[]) => {
        await tick();
        const answer = await Reflect.apply(method, port, asked);
        await tick();
        return answer;
      };
    },
  });
