import { StoreUnavailable } from "@embedded-analytics/domain";
import type { Connections } from "./connections.js";
import type { TurnKeys } from "./keys.js";
import { Mirror } from "./mirror.js";
import type { Scripts } from "./scripts.js";

/** A message may be lost at any time: this often everybody looks for themselves (T31). */
const lookEveryMs = 2000;
/** A copy that nobody wants goes after so long. */
const idleMsMax = 10_000;

/** What an instance knows of turns: a mirror for each that somebody here follows. */
export class Hub {
  readonly #connections: Connections;
  readonly #scripts: Scripts;
  readonly #now: () => number;
  readonly #mirrors = new Map<
    string,
    { readonly mirror: Mirror; readonly loaded: Promise<void> }
  >();
  readonly #timer: NodeJS.Timeout;
  #closed = false;

  constructor(connections: Connections, scripts: Scripts, now: () => number) {
    this.#connections = connections;
    this.#scripts = scripts;
    this.#now = now;
    const { subscriber, commands } = connections;
    subscriber.on("message", (channel, message) => {
      const known = this.#mirrors.get(channel);
      if (known !== undefined) quietly(known.mirror.heard(message));
    });
    // What was published while it was away is lost, so everybody looks.
    subscriber.on("ready", () => {
      this.#lookAll();
    });
    commands.on("ready", () => {
      this.#lookAll();
    });
    commands.on("close", () => {
      for (const { mirror } of this.#mirrors.values()) mirror.interrupt();
    });
    this.#timer = setInterval(() => {
      this.#lookAll();
      this.#forgetIdle();
    }, lookEveryMs).unref();
  }

  /** How many turns are followed. */
  get size(): number {
    return this.#mirrors.size;
  }

  /** The mirror of a turn, up to date as of its first use; fails where the store is away. */
  async follow(keys: TurnKeys): Promise<Mirror> {
    if (this.#closed) throw new StoreUnavailable("The connection is closed");
    const known = this.#mirrors.get(keys.channel) ?? this.#make(keys);
    known.mirror.use();
    try {
      await known.loaded;
    } catch (error) {
      if (this.#mirrors.get(keys.channel) === known) this.#forget(keys.channel);
      throw error;
    }
    return known.mirror;
  }

  /** The mirror, if anybody follows the turn. */
  find(keys: TurnKeys): Mirror | undefined {
    return this.#mirrors.get(keys.channel)?.mirror;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const { mirror } of this.#mirrors.values()) mirror.interrupt();
    this.#mirrors.clear();
  }

  #make(keys: TurnKeys): { readonly mirror: Mirror; readonly loaded: Promise<void> } {
    const mirror = new Mirror(this.#scripts, keys, this.#now);
    // First the ear, then the look: what comes in between is heard, or seen.
    const made = { mirror, loaded: this.#subscribe(keys.channel).then(() => mirror.pull()) };
    quietly(made.loaded);
    this.#mirrors.set(keys.channel, made);
    return made;
  }

  async #subscribe(channel: string): Promise<void> {
    const { subscriber } = this.#connections;
    // Away, it subscribes by itself once it is back; whoever waits is told by the look that follows.
    const subscribed = subscriber.subscribe(channel);
    if (subscriber.status === "ready") await subscribed.catch(() => undefined);
    else quietly(subscribed);
  }

  #lookAll(): void {
    for (const { mirror } of this.#mirrors.values()) {
      if (mirror.isAwaited && !mirror.ended) quietly(mirror.pull());
    }
  }

  #forgetIdle(): void {
    for (const [channel, { mirror }] of this.#mirrors) {
      if (mirror.idleMs > idleMsMax) this.#forget(channel);
    }
  }

  #forget(channel: string): void {
    this.#mirrors.delete(channel);
    quietly(this.#connections.subscriber.unsubscribe(channel));
  }
}

/** An outage is told to whoever asks next. */
const quietly = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};
