import {
  batchesInFlightMax,
  type FromSources,
  type ScanBatch,
  type SourceTarget,
  type ToSources,
} from "../protocol.js";
import { Database, reasonOf } from "./database.js";
import type { BatchSink } from "./run-scan.js";

/** Makes this process the one that holds connections to databases; it never outlives its parent. */
export const startSources = (): void => {
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // Ctrl-C reaches the whole group: the parent decides, which may have queries to finish.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => undefined);
  }
  const sources = new Sources((message) => void process.send?.(message));
  process.on("message", (message) => sources.take(message as ToSources));
};

interface Running {
  readonly abort: AbortController;
  readonly sink: Credit;
}

class Sources {
  readonly #databases = new Map<string, Database>();
  readonly #running = new Map<number, Running>();

  constructor(private readonly say: (message: FromSources) => void) {}

  take(message: ToSources): void {
    switch (message.kind) {
      case "more":
        return this.#running.get(message.id)?.sink.add();
      case "cancel":
        return this.#running.get(message.id)?.abort.abort();
      case "scan":
        return void this.scan(message);
      case "describe":
        return void this.describe(message);
      case "estimate":
        return void this.estimate(message);
    }
  }

  private async scan(asked: Extract<ToSources, { kind: "scan" }>): Promise<void> {
    const { id, target, party, texts, limits } = asked;
    const running = this.begin(id);
    const { sink, abort } = running;
    const end = await this.databaseOf(target).scan(party, texts, limits, sink, abort.signal);
    this.#running.delete(id);
    const batch = end.kind === "done" ? sink.last : undefined;
    this.say({ kind: "end", id, end, batch });
  }

  private async describe(asked: Extract<ToSources, { kind: "describe" }>): Promise<void> {
    const { id, target, texts } = asked;
    const { abort } = this.begin(id);
    const described = await this.databaseOf(target)
      .describe(texts, abort.signal)
      .catch((cause: unknown) => ({ unreachable: reasonOf(cause) }));
    this.#running.delete(id);
    this.say({ kind: "described", id, described });
  }

  private async estimate(asked: Extract<ToSources, { kind: "estimate" }>): Promise<void> {
    const { id, target } = asked;
    const { abort } = this.begin(id);
    const estimated = await this.databaseOf(target).estimate(asked, abort.signal);
    this.#running.delete(id);
    this.say({ kind: "estimated", id, estimated });
  }

  private begin(id: number): Running {
    const sink = new Credit((batch) => this.say({ kind: "rows", id, ...batch }));
    const running = { abort: new AbortController(), sink };
    this.#running.set(id, running);
    return running;
  }

  /** Another address or another size under the same key is another pool. */
  private databaseOf(target: SourceTarget): Database {
    const key = JSON.stringify(target);
    const database = this.#databases.get(key) ?? new Database(target);
    this.#databases.set(key, database);
    return database;
  }
}

/**
 * Lets so many batches be on their way, and no more. Each waits for the next one, since the last goes with
 * the end: most scans have one batch, and a message of its own would cost more than its rows.
 */
class Credit implements BatchSink {
  #inFlight = 0;
  #last: ScanBatch | undefined;
  #resume: (() => void) | undefined;

  constructor(private readonly say: (batch: ScanBatch) => void) {}

  /** The batch that has not been sent. */
  get last(): ScanBatch | undefined {
    return this.#last;
  }

  send(batch: ScanBatch): boolean {
    if (this.#last !== undefined) {
      this.say(this.#last);
      this.#inFlight += 1;
    }
    this.#last = batch;
    return this.#inFlight < batchesInFlightMax;
  }

  onRoom(resume: () => void): void {
    this.#resume = resume;
  }

  add(): void {
    this.#inFlight -= 1;
    const resume = this.#resume;
    this.#resume = undefined;
    resume?.();
  }
}
