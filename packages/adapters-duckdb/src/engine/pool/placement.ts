import { availableParallelism } from "node:os";
import type { DataFiles } from "../../data/data-files.js";
import type { EngineLimits } from "../protocol.js";
import { bindWorker, dataKey, type BoundWorker } from "./bound-worker.js";
import type { WorkerPoolOptions } from "./options.js";
import { ownBytes } from "./resident-memory.js";
import { callerLeft, WorkerLine } from "./worker-line.js";
import type { WorkerSupply } from "./worker-supply.js";

/**
 * Finds a worker for the data of an account. Those that rest keep their data open: the one that was
 * used last is taken again, the one whose use is longest ago is ended first.
 */
export class Placement {
  /** Workers at rest, the longest resting first. */
  readonly #resting = new Map<BoundWorker, NodeJS.Timeout>();
  readonly #line = new WorkerLine();
  /** Workers that have a statement. */
  #inUse = 0;
  #closed = false;

  constructor(
    private readonly supply: WorkerSupply,
    private readonly options: WorkerPoolOptions,
  ) {}

  /**
   * A worker that has the files open for this account; undefined where they could not be opened, or the
   * signal aborts first. Each one that it gives has to come back to `rest` or `end`.
   */
  place(account: string, files: DataFiles, signal: AbortSignal): Promise<BoundWorker | undefined> {
    const key = dataKey(account, files);
    const open = [...this.#resting.keys()].findLast((worker) => worker.key === key);
    if (open === undefined) {
      return this.#line.wait(key, signal, () => void this.start(key, files));
    }
    this.#inUse += 1;
    return Promise.resolve(this.wake(open));
  }

  /** The worker has nothing to do: it serves the next one that waits for its data, or keeps them open for a while. */
  rest(worker: BoundWorker): void {
    this.#inUse -= 1;
    this.offer(worker);
  }

  private offer(worker: BoundWorker): void {
    if (this.#line.give(worker)) {
      this.#inUse += 1;
      return;
    }
    const { process } = worker;
    const idleMs = (this.options.idleSeconds ?? 60) * 1000;
    const timer = setTimeout(() => this.retire(worker), idleMs);
    this.#resting.set(worker, timer.unref());
    process.hold(false);
    process.listener = (news) => {
      if (news.kind === "exited") this.wake(worker);
    };
    this.makeRoom();
  }

  /** Ends a worker that is not to be used again; resolves when it is gone. */
  async end({ process }: BoundWorker): Promise<void> {
    process.kill("stopped");
    await process.exited;
    this.#inUse -= 1;
  }

  /** Starts nothing more; the supply ends what lives. */
  close(): void {
    this.#closed = true;
    for (const worker of [...this.#resting.keys()]) this.wake(worker);
  }

  /** Has a process open data for whichever statement is first to wait for them then. */
  private async start(key: string, files: DataFiles): Promise<void> {
    const opening = this.#line.begin(key);
    this.makeRoom();
    const { signal } = opening.abandoned;
    const worker = await this.open(key, files, signal).catch((error: unknown) => {
      // No process could be started: the machine has no more of something.
      this.options.log?.(`A query worker could not be started: ${String(error)}`);
      return undefined;
    });
    this.#line.end(opening, worker !== undefined);
    if (worker !== undefined) this.offer(worker);
  }

  private async open(
    key: string,
    files: DataFiles,
    signal: AbortSignal,
  ): Promise<BoundWorker | undefined> {
    // A spare may have died unnoticed; a second one that fails fails for a reason.
    for (let attempt = 1; attempt <= 2 && !this.isClosed() && !signal.aborted; attempt++) {
      const process = this.supply.take();
      const opened = await bindWorker(process, key, files, this.limitsOf(process), signal);
      if ("worker" in opened) return opened.worker;
      const isOurs = !this.isClosed() && signal.reason !== callerLeft;
      if (isOurs) this.options.log?.(`A query worker could not open its data: ${opened.problem}`);
      await process.exited;
    }
    return undefined;
  }

  private isClosed(): boolean {
    return this.#closed;
  }

  private limitsOf({ temporaryDirectory }: { readonly temporaryDirectory: string }): EngineLimits {
    const { concurrency, memoryMb, temporaryMb = 1024 } = this.options;
    const evenShare = Math.max(1, Math.floor(availableParallelism() / concurrency));
    return {
      temporaryDirectory,
      temporaryMb,
      memoryMb,
      threads: this.options.threads ?? evenShare,
    };
  }

  /**
   * Ends resting workers beyond the slots while those that rest hold more than one query may; and processes that open
   * data for nobody, while more than twice as many open theirs as there are slots.
   */
  private makeRoom(): void {
    const openingsMax = 2 * this.options.concurrency;
    while (this.#line.openings > openingsMax && this.#line.abandonOne());
    if (!this.isCrowded()) return;
    let bytes = 0;
    for (const worker of this.#resting.keys()) bytes += this.bytesOf(worker);
    for (const worker of [...this.#resting.keys()]) {
      if (!this.isCrowded() || bytes <= this.bytesMax) return;
      bytes -= this.bytesOf(worker);
      this.retire(worker);
    }
  }

  private isCrowded(): boolean {
    const workers = this.#inUse + this.#line.openings + this.#resting.size;
    return workers > this.options.concurrency;
  }

  private bytesOf({ heldBytes, process: { pid } }: BoundWorker): number {
    const own = pid === undefined ? undefined : ownBytes(pid);
    return own ?? heldBytes ?? this.bytesMax;
  }

  private get bytesMax(): number {
    return this.options.memoryMb * 1024 * 1024;
  }

  private wake(worker: BoundWorker): BoundWorker {
    clearTimeout(this.#resting.get(worker));
    this.#resting.delete(worker);
    worker.process.listener = undefined;
    worker.process.hold(true);
    return worker;
  }

  private retire(worker: BoundWorker): void {
    this.wake(worker).process.kill("idle");
  }
}
