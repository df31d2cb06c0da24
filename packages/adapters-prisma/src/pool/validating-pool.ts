import { Socket } from "node:net";
import pg from "pg";
import { ConnectionQueue } from "./connection-queue.js";
import { ScopedQuery } from "../account-scope/scoped-query.js";

/** Time limits of a pool. */
export interface PoolTimeouts {
  /** How long a statement with a name, one of those that requests wait for, may be without an answer. */
  readonly answerMsMax: number;
  /** Names of statements for which nobody waits: they may take longer. */
  readonly allowsSlow?: (name: string) => boolean;
  /** How long a connection may have been idle before it is asked whether it is still there. */
  readonly idleMsMax?: number;
  /** How long it may take to say so, or to answer a goodbye. */
  readonly pingMsMax?: number;
  /** How long somebody waits for a connection while others are given theirs. */
  readonly waitMsMax?: number;
}

/**
 * A pool that notices when packets are swallowed: such a connection looks alive for minutes, and a
 * statement sent over it is never answered (T32). A connection that was idle for a while is pinged before
 * it is given out; where one does not answer, all whose last answer is older are replaced.
 */
export class ValidatingPool extends pg.Pool {
  readonly #timeouts: Required<PoolTimeouts>;
  readonly #queue: ConnectionQueue;
  /** When a connection has answered last; new ones are not in it. */
  readonly #answeredAtMs = new WeakMap<pg.ClientBase, number>();
  /** A connection whose last answer is older than this is pinged before it is used. */
  #suspectSinceMs = -Infinity;
  /** A connection whose last answer is older than this is dead. */
  #deadBeforeMs = -Infinity;
  /** Of connections that are open, or being made or closed. */
  readonly #sockets: ReadonlySet<Socket>;

  constructor(
    config: pg.PoolConfig,
    {
      idleMsMax = 1000,
      pingMsMax = 1000,
      waitMsMax = 10_000,
      allowsSlow = () => false,
      answerMsMax,
    }: PoolTimeouts,
  ) {
    const sockets = new Set<Socket>();
    const stream = (): Socket => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    };
    super({ ...config, stream });
    this.#sockets = sockets;
    this.#timeouts = { idleMsMax, pingMsMax, waitMsMax, allowsSlow, answerMsMax };
    const { max = 10, connectionTimeoutMillis: silenceMsMax = answerMsMax } = config;
    this.#queue = new ConnectionQueue(max, { silenceMsMax, waitMsMax });
    // Callers wait here and no longer in the pool's own queue, which metrics would find empty (J5). The driver's
    // declarations call this a property, so that no accessor of the class may take its place.
    Object.defineProperty(this, "waitingCount", { get: () => this.#queue.length });
    // Between being given out and its first statement a connection has no other listener for errors,
    // and without one the event would end the process. The statement fails then, and says so.
    this.on("connect", (client) => client.on("error", () => undefined));
    this.on("release", (error: Error | undefined, client) => {
      if (!(error instanceof Error)) this.#answeredAtMs.set(client, performance.now());
      else if (error.message === "Query read timeout") this.#suspectSinceMs = performance.now();
    });
  }

  // One method in two forms, as the pool itself calls it.
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): unknown {
    const living = this.#living();
    if (callback === undefined) return living;
    living.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /**
   * Ends all connections after what runs on them now. One whose goodbye is swallowed would keep the
   * process for minutes: it is cut (T38).
   */
  override async end(): Promise<void> {
    await super.end();
    const closed = [...this.#sockets].map(
      (socket) => new Promise((resolve) => socket.once("close", resolve)),
    );
    const late = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, this.#timeouts.pingMsMax);
    await Promise.all(closed);
    clearTimeout(late);
  }

  // The pool's own declarations are seven; whatever is asked goes through as it is.
  override query = ((...asked: unknown[]): unknown => {
    const [config, ...rest] = asked;
    return Reflect.apply(pg.Pool.prototype.query, this, [this.#bounded(config), ...rest]);
  }) as pg.Pool["query"];

  #bounded(config: unknown): unknown {
    if (config instanceof ScopedQuery) {
      const { statementName } = config;
      if (statementName !== undefined && !this.#timeouts.allowsSlow(statementName))
        config.query_timeout = this.#timeouts.answerMsMax;
      return config;
    }
    if (typeof config !== "object" || config === null || !("name" in config)) return config;
    const { answerMsMax, allowsSlow } = this.#timeouts;
    // Prisma's statements have the name undefined, which is none.
    if (typeof config.name !== "string" || allowsSlow(config.name)) return config;
    return { ...config, query_timeout: answerMsMax };
  }

  async #living(): Promise<pg.PoolClient> {
    const cameMs = performance.now();
    const turn = this.#queue.enter();
    if (turn !== undefined) await turn;
    for (;;) {
      const beganMs = performance.now();
      try {
        return this.#watched(await this.#connected());
      } catch (error) {
        // A new connection was not there in time, while others were answered: one of theirs will do.
        const isSlow = isConnectTimeout(error) && this.#queue.hasMovedSince(beganMs);
        if (isSlow && performance.now() - cameMs < this.#timeouts.waitMsMax) continue;
        this.#queue.leave(false);
        throw error;
      }
    }
  }

  async #connected(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      const answeredAtMs = this.#answeredAtMs.get(client);
      if (answeredAtMs === undefined) return client;
      if (answeredAtMs > this.#deadBeforeMs) {
        const idleMs = performance.now() - answeredAtMs;
        const isTrusted = idleMs < this.#timeouts.idleMsMax && answeredAtMs > this.#suspectSinceMs;
        if (isTrusted || (await this.#answers(client))) return client;
        this.#deadBeforeMs = performance.now();
      }
      client.release(true);
    }
  }

  /**
   * Closes a connection that is given back within a transaction: Prisma gives one back as good also when
   * it could not roll back. Its next statements would be part of a transaction that never ends.
   */
  #watched(client: pg.PoolClient): pg.PoolClient {
    const release = client.release;
    client.release = (error) => {
      // Releasing twice throws: a place is left once.
      if (error) {
        release(error);
        this.#queue.leave(error instanceof pg.DatabaseError);
        return;
      }
      // What the declarations of the driver do not know, it does.
      const { readyForQuery } = client as pg.PoolClient & { readonly readyForQuery: boolean };
      if (!readyForQuery) this.#suspectSinceMs = performance.now();
      release(!readyForQuery || client.getTransactionStatus() !== "I");
      this.#queue.leave(readyForQuery);
    };
    return client;
  }

  async #answers(client: pg.PoolClient): Promise<boolean> {
    try {
      // What the declarations of the driver do not know, it does.
      const ping = { text: "select 1", query_timeout: this.#timeouts.pingMsMax };
      await client.query(ping);
      return true;
    } catch {
      return false;
    }
  }
}

/** Whether a connection was not made in time: which of the two is said depends on who began to make it. */
const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && connectTimeouts.has(error.message);

const connectTimeouts = new Set([
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
]);
