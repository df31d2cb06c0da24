import type { Cell, Column } from "@embedded-analytics/domain";
import type { CompiledModel } from "../../model/compile/compiled-model.js";
import type { Answer } from "../answers/kept-answers.js";
import type { AskedKind, FromWorker, Statement, StatementEnd, StatementNews } from "../protocol.js";
import type { SourceScan } from "../../guard/scan.js";
import type { ScanBatch } from "../../sources/protocol.js";
import type { BringRows, TakeBatch } from "../bring-rows.js";
import { sentences } from "../sentences.js";
import type { WorkerPoolOptions } from "./options.js";
import { residentBytes } from "./resident-memory.js";
import { RunClock } from "./run-clock.js";
import type { Slot } from "./worker-pool.js";

/** How long a worker may take to obey before it is ended. */
const obeyMs = 250;
const lookMs = 100;

/** How an execution ended: the worker's last word, or what happened to it. */
export type ExecutionEnd =
  | Exclude<StatementEnd, { kind: "cancelled" }>
  /** Its slot was needed for others (E10). */
  | { readonly kind: "gave_up" }
  /** The worker ended without us having a part in it. */
  | { readonly kind: "died" }
  /** The worker had no more memory, of which earlier statements had left it full; nothing was delivered. */
  | { readonly kind: "crowded" }
  /** The service ends, and the worker with it. */
  | { readonly kind: "closing" }
  | { readonly kind: "aborted"; readonly reason: unknown };

/** What of an execution is there already. */
export interface Progress {
  columns: readonly Column[] | undefined;
  readonly chunks: (readonly (readonly Cell[])[])[];
  end: ExecutionEnd | undefined;
}

/** One statement on one worker, until the worker is free again or gone. */
export class Execution {
  readonly progress: Progress = { columns: undefined, chunks: [], end: undefined };
  readonly #id: number;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #clock: RunClock;
  #changed: (() => void) | undefined;
  /** Ends what databases still do for it. */
  readonly #scans = new AbortController();
  /** For each batch that the worker has not taken yet: how to ask for another one. */
  readonly #more: (() => void)[] = [];
  #released = false;
  /** The rows that came, unless they came in several pieces. */
  #piece: readonly (readonly Cell[])[] | undefined = [];
  #lastBytes = 0;
  /** What the worker held when it came. */
  readonly #foundBytes: number;

  /** Begins at once; `freed` is called when nothing of it is left. */
  constructor(
    private readonly slot: Slot,
    private readonly options: WorkerPoolOptions,
    private readonly request: {
      readonly kind: AskedKind;
      readonly model: CompiledModel;
      readonly statement: Statement;
      /** Brings rows of databases. */
      readonly carryOver: BringRows;
      /** For how long it may run. */
      readonly budgetMs: number;
      /** Called with a whole result that came in one piece, while the slot is held. */
      readonly onWhole?: ((whole: Answer) => void) | undefined;
    },
    private readonly signal: AbortSignal,
    private readonly freed: () => void,
  ) {
    const { worker } = slot;
    this.#id = worker.nextId();
    this.#foundBytes = worker.heldBytes ?? 0;
    worker.process.listener = (message) => this.hear(message);
    signal.addEventListener("abort", this.onAbort, { once: true });
    slot.onGiveUp = () => this.stop({ kind: "gave_up" });
    this.#clock = new RunClock(request.budgetMs, () => this.stop(this.tooLong()));
    this.#timers.push(setInterval(() => this.lookAtMemory(), lookMs));
    worker.load(request.model);
    const access = worker.know(request.statement.access);
    worker.process.send({ kind: request.kind, id: this.#id, ...request.statement, access });
    if (worker.process.hasExited) this.workerExited();
    // An aborted signal tells nobody any more.
    else if (signal.aborted) this.onAbort();
  }

  /** How long it has run, or ran until its end, in milliseconds. */
  get spentMs(): number {
    return this.#clock.spentMs;
  }

  /** Its rows are with a reader from now on: it is not begun anew when its slot is needed. */
  handOver(): void {
    this.slot.delivered();
  }

  /** Resolves when there is a chunk or the end. */
  async changed(): Promise<void> {
    const { progress } = this;
    while (progress.chunks.length === 0 && progress.end === undefined)
      await new Promise<void>((resolve) => (this.#changed = resolve));
  }

  /** The next rows, which lets the worker send more. */
  takeChunk(): readonly (readonly Cell[])[] | undefined {
    const rows = this.progress.chunks.shift();
    if (rows !== undefined && !this.#released)
      this.slot.worker.process.send({ kind: "more", id: this.#id });
    return rows;
  }

  /** Ends it for the caller that waits now, and for the worker as soon as it obeys or is gone. */
  stop(end: ExecutionEnd): void {
    if (this.progress.end !== undefined) return;
    this.finish(end);
    if (this.#released) return;
    this.progress.chunks.length = 0;
    const { process } = this.slot.worker;
    process.send({ kind: "cancel", id: this.#id });
    const cause = end.kind === "budget" ? "time" : "stopped";
    this.#timers.push(setTimeout(() => process.kill(cause), obeyMs));
  }

  private readonly onAbort = (): void => {
    this.stop({ kind: "aborted", reason: this.signal.reason });
  };

  private hear(message: FromWorker | { readonly kind: "exited" }): void {
    if (message.kind === "exited") return this.workerExited();
    if (!("id" in message) || message.id !== this.#id) return;
    if (message.kind === "scanned") return this.#clock.restart();
    if (message.kind === "scan") return void this.carry(message.scans);
    if (message.kind === "scan_taken") return this.#more.shift()?.();
    this.part(message);
  }

  private part(message: StatementNews): void {
    const { columns, rows, end, rssBytes = 0 } = message;
    // What comes after we stopped is nobody's.
    if (this.progress.end === undefined) {
      this.progress.columns ??= columns;
      if (rows !== undefined && rows.length > 0) this.rows(rows);
      this.announce();
    }
    if (end !== undefined) this.last(end, rssBytes);
  }

  private rows(rows: readonly (readonly Cell[])[]): void {
    this.progress.chunks.push(rows);
    this.#piece = this.#piece?.length === 0 ? rows : undefined;
  }

  /** Brings what the statement reads of databases, as fast as the worker takes it. */
  private async carry(scans: readonly SourceScan[]): Promise<void> {
    const { process } = this.slot.worker;
    // A batch waits for the next one, since the last goes with the end.
    let last: { readonly batch: ScanBatch; readonly more: () => void } | undefined;
    const take: TakeBatch = (batch, more) => {
      if (last !== undefined) {
        this.#more.push(last.more);
        process.send({ kind: "scan_rows", id: this.#id, ...last.batch });
      }
      last = { batch, more };
    };
    const { carryOver } = this.request;
    // A scan that cannot even be asked for, which only a worker that is not ours any more would send.
    const failed = { kind: "failed", sentence: sentences.failed } as const;
    const end = await carryOver(scans, take, this.#scans.signal).catch(() => failed);
    process.send({ kind: "scan_end", id: this.#id, end, batch: last?.batch });
    this.#clock.restart();
  }

  private last(end: StatementEnd, rssBytes: number): void {
    const unfinished = end.kind === "cancelled" || end.kind === "budget";
    if (end.kind !== "cancelled") this.finish(end);
    this.announceWhole();
    this.slot.worker.heldBytes = rssBytes;
    // A query that was cut short may leave a process full of memory that nobody asked for.
    const share = unfinished ? 0.5 : 0.9;
    this.release(rssBytes < this.bytesMax * share);
  }

  private announceWhole(): void {
    const { columns, end } = this.progress;
    const rows = this.#piece;
    if (rows === undefined || columns === undefined || end?.kind !== "total") return;
    const { totalRows, lasts = "once" } = end;
    this.request.onWhole?.({ columns, rows, totalRows, lasts });
  }

  private workerExited(): void {
    const { killedFor } = this.slot.worker.process;
    // It ends itself, too, and may not get the message out; nor does the kernel ask.
    const full = killedFor === undefined && this.#lastBytes > this.bytesMax * 0.7;
    if (full || killedFor === "memory") this.finish(this.outOfMemory());
    else if (killedFor === "closing") this.finish({ kind: "closing" });
    else this.finish({ kind: "died" });
    this.release(false);
  }

  /** A process gives little of its memory back between statements, which is not the doing of the next one. */
  private outOfMemory(): ExecutionEnd {
    const isCrowded = this.#foundBytes > this.bytesMax * 0.4;
    return isCrowded && this.progress.columns === undefined
      ? { kind: "crowded" }
      : { kind: "budget", sentence: sentences.memory };
  }

  private lookAtMemory(): void {
    const { pid, kill } = this.slot.worker.process;
    this.#lastBytes = (pid === undefined ? undefined : residentBytes(pid)) ?? 0;
    if (this.#lastBytes > this.bytesMax) kill("memory");
  }

  private finish(end: ExecutionEnd): void {
    this.progress.end ??= end;
    this.#scans.abort();
    this.#clock.stop();
    this.signal.removeEventListener("abort", this.onAbort);
    this.announce();
  }

  private announce(): void {
    this.#changed?.();
    this.#changed = undefined;
  }

  private release(again: boolean): void {
    if (this.#released) return;
    this.#released = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.slot.release(again);
    this.freed();
  }

  private get bytesMax(): number {
    return this.options.memoryMb * 1024 * 1024;
  }

  private tooLong(): ExecutionEnd {
    return { kind: "budget", sentence: sentences.time(this.options.seconds) };
  }
}
