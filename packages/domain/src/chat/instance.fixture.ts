import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { DataCaller } from "../access/data-caller.js";
import { inMemoryTurnLogs } from "../in-memory/index.js";
import type { Ports } from "../ports.js";
import { servicesOf, type DomainServices } from "../services.js";
import { withKey } from "../world.fixture.js";
import { abortChat } from "./abort-chat.js";
import { chatWorld, jane, type ChatWorld } from "./chat-world.fixture.js";
import { never } from "./run/gate.fixture.js";
import { handClock, type HandClock } from "./read/hand-clock.fixture.js";
import { interruptLostTurns } from "./interrupt-lost-turns.js";
import { RunningTurns, type TurnOptions } from "./host/running-turns.js";
import { stopTurns } from "./stop-turns.js";
import type { ChatStream } from "./chat-stream.js";
import { streamChat } from "./stream-chat.js";

/** One instance of the service, as it stands beside others over the same store. */
export interface Instance {
  readonly turns: RunningTurns;
  /** What agents, tools and stores threw. */
  readonly errors: unknown[];
  send(body: object, asked?: Asked): Promise<ChatStream>;
  abort(body: object, asked?: Omit<Asked, "signal">): Promise<void>;
  interruptLostTurns(): Promise<number>;
  stop(graceSeconds: number): Promise<void>;
  /** From now on nothing that it asks of its stores is asked, and nothing answered. */
  die(): void;
}

/** By whom, where; jane's server at the first agent where nothing is said. */
export interface Asked {
  readonly agentId?: string;
  readonly caller?: DataCaller;
  readonly signal?: AbortSignal;
}

/** Instances over one store, whose time a test lets pass. */
export interface Cluster extends ChatWorld {
  readonly time: HandClock;
  readonly leaseSeconds: number;
  /** Another instance; `change` may put other ports in the place of some. */
  instance(
    change?: (ports: Ports) => Partial<Ports>,
    options?: Partial<Pick<TurnOptions, "appendEveryMs" | "kept">>,
  ): Instance;
}

export const cluster = async (
  change: (ports: Ports) => Partial<Ports> = () => ({}),
): Promise<Cluster> => {
  const at = await chatWorld(change);
  const time = handClock(at.clock);
  const leaseSeconds = 15;
  const address = (agentId = "1") => ({ accountName: "demo", agentId });
  const instance: Cluster["instance"] = (own = () => ({}), options = {}) => {
    const errors: unknown[] = [];
    const onError = (error: unknown): void => void errors.push(error);
    const turns = new RunningTurns({ ...options, leaseSeconds, onError });
    const life = { isOver: false };
    const ports = { ...at.ports, ...own(at.ports) };
    const services = servicesOf(
      {
        ...ports,
        threads: mortal(life, ports.threads),
        turnLogs: mortal(life, ports.turnLogs),
        provisioning: mortal(life, ports.provisioning),
      },
      turns,
    );
    const context = Context.add(services, Clock.Clock, time.clock);
    const run = <A, E>(useCase: Effect.Effect<A, E, DomainServices>) =>
      Effect.runPromise(Effect.provideContext(useCase, context));
    return {
      turns,
      errors,
      send: (body, { agentId, caller = withKey(), signal } = {}) =>
        run(streamChat(caller, address(agentId), { ...jane, ...body }, signal)),
      abort: (body, { agentId, caller = withKey() } = {}) =>
        run(abortChat(caller, address(agentId), { ...jane, ...body })),
      interruptLostTurns: () => run(interruptLostTurns),
      stop: (graceSeconds) => run(stopTurns(graceSeconds)),
      die: () => {
        life.isOver = true;
      },
    };
  };
  return {
    ...at,
    time,
    leaseSeconds,
    instance,
    get act() {
      return at.act;
    },
    set act(act) {
      at.act = act;
    },
  };
};

/** Logs that other instances do not see, as without Redis. */
export const ownLogs = (at: ChatWorld) => (): Partial<Ports> => ({
  turnLogs: inMemoryTurnLogs(() => at.clock.nowMs),
});

/** The same port, until its user dies. */
const mortal = <Port extends object>(life: { readonly isOver: boolean }, port: Port): Port =>
  new Proxy(port, {
    get: (_port, name) => {
      const method = Reflect.get(port, name) as (...asked: unknown[]) => unknown;
      return async (...asked: unknown[]) => {
        if (life.isOver) await never();
        const answer = await Reflect.apply(method, port, asked);
        if (life.isOver) await never();
        return answer;
      };
    },
  });
