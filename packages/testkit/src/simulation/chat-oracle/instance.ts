import {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type Id,
  type Ports,
  type TurnId,
} from "@embedded-analytics/domain";
import type { ChatCalls, ServedInstance } from "./chat-calls.js";
import { leaseSeconds } from "./accounts.js";
import { eventually } from "./eventually.js";

/** What a port answers to a killed instance on its disposal, so that its pending calls end. */
const lastAnswers: Readonly<Record<string, unknown>> = {
  append: "fenced",
  open: false,
  aborted: false,
  end: false,
  keep: false,
  renew: false,
};

/** One instance of the service, which a test may kill. */
export class Instance {
  /** What its own process calls. */
  readonly service: EmbeddedAnalytics;
  #served: ServedInstance | undefined;
  readonly #ports: Ports;
  readonly #opened: { readonly accountId: Id; readonly turnId: TurnId; readonly by: number }[] = [];
  readonly #disposal: Promise<void>;
  /** Comes with its end, and with that of every call that it was answering. */
  readonly death: Promise<void>;
  #isDead = false;
  #signalDeath = (): void => undefined;
  /** How many abort signals it has sent. */
  abortsSent = 0;
  #endDisposal = (): void => undefined;

  constructor(
    readonly number: number,
    ports: Ports,
    agents: Ports["agents"],
    turnAppendEveryMs = 0,
  ) {
    this.#disposal = new Promise((resolve) => {
      this.#endDisposal = resolve;
    });
    this.death = new Promise((resolve) => {
      this.#signalDeath = resolve;
    });
    this.#ports = ports;
    const { turnLogs } = ports;
    const noted: Ports["turnLogs"] = {
      read: turnLogs.read.bind(turnLogs),
      append: turnLogs.append.bind(turnLogs),
      changed: turnLogs.changed.bind(turnLogs),
      abort: async (...turn) => {
        await turnLogs.abort(...turn);
        this.abortsSent += 1;
      },
      aborted: turnLogs.aborted.bind(turnLogs),
      drop: turnLogs.drop.bind(turnLogs),
      open: (accountId, turnId, by) => {
        this.#opened.push({ accountId, turnId, by });
        return turnLogs.open(accountId, turnId, by);
      },
    };
    this.service = createEmbeddedAnalytics(
      {
        ...ports,
        agents,
        threads: this.#mortal(ports.threads),
        turnLogs: this.#mortal(noted),
        provisioning: this.#mortal(ports.provisioning),
        dataUsers: this.#mortal(ports.dataUsers),
      },
      {
        turnLeaseSeconds: leaseSeconds,
        turnAppendEveryMs,
        // Scenarios leave many streams unread, which says nothing of how many a user may read.
        chatReaders: { userMax: Infinity, threadMax: Infinity },
      },
    );
  }

  /** What people call: the service itself, unless it is behind a transport. */
  get calls(): ChatCalls {
    return this.#served?.calls ?? this.service;
  }

  /** Puts it behind a transport where there is one. */
  async serve(by: ((service: EmbeddedAnalytics) => Promise<ServedInstance>) | undefined) {
    this.#served = await by?.(this.service);
  }

  /**
   * Does what its own timers do every few seconds, since the simulation moves the store's clock only: holds
   * the leases of the turns that it runs. Others than its own stay as they are.
   */
  async holdLeases(): Promise<void> {
    for (const { accountId, turnId, by } of this.#opened) {
      await this.#ports.threads.renew(accountId, turnId, by, leaseSeconds);
    }
  }

  /** Fails where a turn runs here still: no other begins from now on, and none is aborted. */
  async expectIdle(): Promise<void> {
    let isIdle = false;
    void this.service.stopTurns(leaseSeconds).then(() => (isIdle = true));
    await eventually(
      () => isIdle,
      () => `the end of a turn at instance ${this.number}`,
    );
  }

  /** As a power cut does: in the middle of whatever it is doing. */
  kill(): void {
    this.#isDead = true;
    this.#signalDeath();
  }

  /** Ends all that it still waits for; what it writes changes nothing any more. */
  async dispose(): Promise<void> {
    this.#isDead = true;
    this.#endDisposal();
    await this.service.stopTurns(0);
    await this.#served?.close();
  }

  #mortal<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (_port, name) => {
        const method = Reflect.get(port, name) as (...asked: unknown[]) => unknown;
        return async (...asked: unknown[]) => {
          const answer = this.#isDead ? undefined : await Reflect.apply(method, port, asked);
          return this.#isDead ? this.#answerOfDead(String(name)) : answer;
        };
      },
    });
  }

  async #answerOfDead(name: string): Promise<unknown> {
    await this.#disposal;
    if (Object.hasOwn(lastAnswers, name)) return lastAnswers[name];
    throw new Error("This instance is dead.");
  }
}
