import { StoreUnavailable } from "@embedded-analytics/domain";
import type { Connections } from "./connections.js";
import type { TurnKeys } from "./keys.js";
import { Mirror } from "./mirror.js";
import type { Scripts } from "./scripts.js";

/** A message may be lost at any time: this often everybody looks for themselves (T31). */
const lookEveryMs = 2000;
/** A copy that nobody wants goes after so long. */
const idleMsMax = 10_000;
/** Nobody waits for longer until messages come in: whoever looks knows as much. */
const earMsMax = 500;

/** A turn that is followed here. */
interface Followed {
  readonly keys: TurnKeys;
  readonly mirror: Mirror;
  loaded: Promise<void> | "loaded";
  /** The generation that writes here, and brings its lines itself; undefined: lines are listened to. */
  writes: number | undefined;
}

/** What an instance knows of turns: a mirror for each that somebody here follows. */
export class Hub {
  readonly #connections: Connections;
  readonly #scripts: Scripts;
  readonly #now: () => number;
  readonly #mirrors = new Map<string, Followed>();
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
      const known = this.#mirrors.get(channel) ?? this.#listening.get(channel);
      if (known !== undefined) quietly(this.#heard(known, message));
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
  follow(keys: TurnKeys): Mirror | Promise<Mirror> {
    if (this.#closed) throw new StoreUnavailable("The connection is closed");
    const known = this.#mirrors.get(keys.channel) ?? this.#make(keys, undefined);
    known.mirror.use();
    // Most often there is nothing to wait for, which would cost a reader more than its lines.
    return known.loaded === "loaded" ? known.mirror : this.#loaded(known, known.loaded);
  }

  /** A generation writes here from now on. */
  write(keys: TurnKeys, generation: number): void {
    if (this.#closed) return;
    const known = this.#mirrors.get(keys.channel) ?? this.#make(keys, generation);
    if (known.writes !== undefined) known.writes = generation;
    known.mirror.opened(generation);
  }

  /** The mirror, if anybody follows the turn. */
  find(keys: TurnKeys): Mirror | undefined {
    return this.#mirrors.get(keys.channel)?.mirror;
  }

  /** The turn's log is there no more: who asks next looks anew, and finds none. */
  drop(keys: TurnKeys): void {
    const known = this.#mirrors.get(keys.channel);
    if (known !== undefined) this.#forget(known);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const { mirror } of this.#mirrors.values()) mirror.interrupt();
    this.#mirrors.clear();
    this.#listening.clear();
  }

  #make(keys: TurnKeys, writes: number | undefined): Followed {
    const mirror = new Mirror(this.#scripts, keys, this.#now);
    const made: Followed = { keys, mirror, loaded: "loaded", writes };
    this.#mirrors.set(keys.channel, made);
    made.loaded = this.#load(made);
    quietly(made.loaded);
    return made;
  }

  /** First the ear, then the look: what comes in between is heard, or seen. */
  async #load(made: Followed): Promise<void> {
    const { keys, mirror, writes } = made;
    await Promise.all([
      this.#subscribe(keys.channel, mirror),
      ...(writes === undefined ? [this.#listen(made)] : []),
    ]);
    await mirror.pull();
    made.loaded = "loaded";
  }

  async #loaded(known: Followed, loaded: Promise<void>): Promise<Mirror> {
    try {
      await loaded;
    } catch (error) {
      if (this.#mirrors.get(known.keys.channel) === known) this.#forget(known);
      throw error;
    }
    return known.mirror;
  }

  async #heard(known: Followed, message: string): Promise<void> {
    const { mirror, writes } = known;
    await mirror.heard(message);
    if (writes === undefined || mirror.generation === writes) return;
    // Another has the turn by now, perhaps elsewhere.
    known.writes = undefined;
    await this.#listen(known);
    await mirror.pull();
  }

  #listen(known: Followed): Promise<void> {
    this.#listening.set(known.keys.lines, known);
    return this.#subscribe(known.keys.lines, known.mirror);
  }

  async #subscribe(channel: string, mirror: Mirror): Promise<void> {
    const { subscriber } = this.#connections;
    // Away, it subscribes by itself once it is back; whoever waits is told by the look that follows.
    const subscribed = subscriber.subscribe(channel);
    if (subscriber.status !== "ready") {
      quietly(subscribed);
      return;
    }
    let isLate = false;
    const heard = subscribed.then(() => (isLate ? mirror.pull() : undefined));
    quietly(heard);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        // What is said until then is seen by one more look.
        isLate = true;
        resolve();
      }, earMsMax);
      const onHeard = (): void => {
        clearTimeout(timer);
        resolve();
      };
      subscribed.then(onHeard, onHeard);
    });
  }

  #lookAll(): void {
    for (const { mirror } of this.#mirrors.values()) {
      if (mirror.isAwaited && !mirror.ended) quietly(mirror.pull());
    }
  }

  #forgetIdle(): void {
    for (const known of this.#mirrors.values()) {
      if (known.mirror.idleMs > idleMsMax) this.#forget(known);
    }
  }

  #forget({ keys }: Followed): void {
    this.#mirrors.delete(keys.channel);
    const channels = [keys.channel, ...(this.#listening.delete(keys.lines) ? [keys.lines] : [])];
    quietly(this.#connections.subscriber.unsubscribe(...channels));
  }
}

/** An outage is told to whoever asks next. */
const quietly = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};
