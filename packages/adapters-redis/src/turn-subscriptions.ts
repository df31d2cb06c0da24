import { StoreUnavailable } from "@embedded-analytics/domain";
import type { Connections } from "./connections.js";
import type { TurnKeys } from "./keys.js";
import { TurnLogReplica } from "./turn-log-replica.js";
import type { Scripts } from "./scripts.js";

/** A message may be lost at any time: this often everybody looks for themselves (T31). */
const pollIntervalMs = 2000;
/** A copy that nobody wants goes after so long. */
const idleMsMax = 10_000;
/** How long a reader waits for its subscription: a poll brings the same lines. */
const subscribeTimeoutMs = 500;

/** A turn that is followed here. */
interface Followed {
  readonly keys: TurnKeys;
  readonly replica: TurnLogReplica;
  loaded: Promise<void> | "loaded";
  /** The generation that writes here, and brings its lines itself; undefined: lines are listened to. */
  writes: number | undefined;
}

/** What an instance knows of turns: a mirror for each that somebody here follows. */
export class TurnSubscriptions {
  readonly #connections: Connections;
  readonly #scripts: Scripts;
  readonly #now: () => number;
  readonly #followed = new Map<string, Followed>();
  /** Those whose lines are listened to, by the channel of their lines. */
  readonly #listening = new Map<string, Followed>();
  readonly #timer: NodeJS.Timeout;
  #closed = false;

  constructor(connections: Connections, scripts: Scripts, now: () => number) {
    this.#connections = connections;
    this.#scripts = scripts;
    this.#now = now;
    const { subscriber, commands } = connections;
    subscriber.on("message", (channel, message) => {
      const followed = this.#followed.get(channel) ?? this.#listening.get(channel);
      if (followed !== undefined) quietly(this.#receive(followed, message));
    });
    // What was published while it was away is lost, so everybody looks.
    subscriber.on("ready", () => {
      this.#lookAll();
    });
    commands.on("ready", () => {
      this.#lookAll();
    });
    commands.on("close", () => {
      for (const { replica } of this.#followed.values()) replica.interrupt();
    });
    this.#timer = setInterval(() => {
      this.#lookAll();
      this.#forgetIdle();
    }, pollIntervalMs).unref();
  }

  /** How many turns are followed. */
  get size(): number {
    return this.#followed.size;
  }

  /** The mirror of a turn, up to date as of its first use; fails where the store is away. */
  follow(keys: TurnKeys): TurnLogReplica | Promise<TurnLogReplica> {
    if (this.#closed) throw new StoreUnavailable("The connection is closed");
    const followed = this.#followed.get(keys.channel) ?? this.#make(keys, undefined);
    followed.replica.use();
    // Most often there is nothing to wait for, which would cost a reader more than its lines.
    return followed.loaded === "loaded"
      ? followed.replica
      : this.#loaded(followed, followed.loaded);
  }

  /** A generation writes here from now on. */
  write(keys: TurnKeys, generation: number): void {
    if (this.#closed) return;
    const followed = this.#followed.get(keys.channel) ?? this.#make(keys, generation);
    if (followed.writes !== undefined) followed.writes = generation;
    followed.replica.opened(generation);
  }

  /** The mirror, if anybody follows the turn. */
  find(keys: TurnKeys): TurnLogReplica | undefined {
    return this.#followed.get(keys.channel)?.replica;
  }

  /** The turn's log is there no more: who asks next looks anew, and finds none. */
  drop(keys: TurnKeys): void {
    const followed = this.#followed.get(keys.channel);
    if (followed !== undefined) this.#forget(followed);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const { replica } of this.#followed.values()) replica.interrupt();
    this.#followed.clear();
    this.#listening.clear();
  }

  #make(keys: TurnKeys, writes: number | undefined): Followed {
    const replica = new TurnLogReplica(this.#scripts, keys, this.#now);
    const made: Followed = { keys, replica, loaded: "loaded", writes };
    this.#followed.set(keys.channel, made);
    made.loaded = this.#load(made);
    quietly(made.loaded);
    return made;
  }

  /** Subscribes before it reads, so that nothing published in between is lost. */
  async #load(made: Followed): Promise<void> {
    const { keys, replica, writes } = made;
    await Promise.all([
      this.#subscribe(keys.channel, replica),
      ...(writes === undefined ? [this.#listen(made)] : []),
    ]);
    await replica.pull();
    made.loaded = "loaded";
  }

  async #loaded(followed: Followed, loaded: Promise<void>): Promise<TurnLogReplica> {
    try {
      await loaded;
    } catch (error) {
      if (this.#followed.get(followed.keys.channel) === followed) this.#forget(followed);
      throw error;
    }
    return followed.replica;
  }

  async #receive(followed: Followed, message: string): Promise<void> {
    const { replica, writes } = followed;
    await replica.receive(message);
    if (writes === undefined || replica.generation === writes) return;
    // Another has the turn by now, perhaps elsewhere.
    followed.writes = undefined;
    await this.#listen(followed);
    await replica.pull();
  }

  #listen(followed: Followed): Promise<void> {
    this.#listening.set(followed.keys.lines, followed);
    return this.#subscribe(followed.keys.lines, followed.replica);
  }

  async #subscribe(channel: string, replica: TurnLogReplica): Promise<void> {
    const { subscriber } = this.#connections;
    // During an outage, it subscribes by itself once Redis is back; the poll that follows wakes the waiting.
    const subscribed = subscriber.subscribe(channel);
    if (subscriber.status !== "ready") {
      quietly(subscribed);
      return;
    }
    let isLate = false;
    const caughtUp = subscribed.then(() => (isLate ? replica.pull() : undefined));
    quietly(caughtUp);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        // What is said until then is seen by one more look.
        isLate = true;
        resolve();
      }, subscribeTimeoutMs);
      const onHeard = (): void => {
        clearTimeout(timer);
        resolve();
      };
      subscribed.then(onHeard, onHeard);
    });
  }

  #lookAll(): void {
    for (const { replica } of this.#followed.values()) {
      if (replica.isAwaited && !replica.ended) quietly(replica.pull());
    }
  }

  #forgetIdle(): void {
    for (const followed of this.#followed.values()) {
      if (followed.replica.idleMs > idleMsMax) this.#forget(followed);
    }
  }

  #forget({ keys }: Followed): void {
    this.#followed.delete(keys.channel);
    const channels = [keys.channel, ...(this.#listening.delete(keys.lines) ? [keys.lines] : [])];
    quietly(this.#connections.subscriber.unsubscribe(...channels));
  }
}

/** The next call reports an outage. */
const quietly = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};
