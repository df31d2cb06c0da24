import type { CompiledModel } from "../../model/compile/compiled-model.js";
import type { DataFiles } from "../../data/data-files.js";
import type { EngineLimits } from "../protocol.js";
import type { WorkerProcess } from "./worker-process.js";

/** How many versions of a model a worker keeps compiled. */
const versionsMax = 4;

/** A worker that has its data open. */
export class BoundWorker {
  /** Loaded versions, the least recently used first. */
  readonly #versions = new Set<string>();
  #lastId = 0;
  /** What its process held when its last statement ended, in bytes. */
  heldBytes: number | undefined;

  constructor(
    readonly process: WorkerProcess,
    /** Names the data and whose they are, see `dataKey`. */
    readonly key: string,
  ) {}

  /** An id that no other statement of this worker has. */
  nextId(): number {
    return ++this.#lastId;
  }

  /** Lets it know a model, at the cost of the one that was used longest ago. */
  load(model: CompiledModel): void {
    if (!this.#versions.delete(model.version)) this.process.send({ kind: "load", model });
    this.#versions.add(model.version);
    const [oldest] = this.#versions;
    if (this.#versions.size <= versionsMax || oldest === undefined) return;
    this.#versions.delete(oldest);
    this.process.send({ kind: "forget", version: oldest });
  }
}

/** The same for the same files of the same account: no process ever serves two accounts. */
export const dataKey = (account: string, files: DataFiles): string =>
  JSON.stringify([account, files.dataFile ?? null, Object.entries(files.attachments).sort()]);

/** What became of opening the data. */
export type Opened = { readonly worker: BoundWorker } | { readonly problem: string };

/** Opens the data in a worker that has none yet; the worker is ended when the signal aborts. */
export function bindWorker(
  process: WorkerProcess,
  key: string,
  files: DataFiles,
  limits: EngineLimits,
  signal: AbortSignal,
): Promise<Opened> {
  return new Promise((resolve) => {
    const settle = (opened: Opened): void => {
      signal.removeEventListener("abort", onAbort);
      process.listener = undefined;
      if ("problem" in opened) process.kill("stopped");
      resolve(opened);
    };
    const onAbort = (): void => settle({ problem: String(signal.reason) });
    signal.addEventListener("abort", onAbort, { once: true });
    process.listener = (message) => {
      if (message.kind === "opened") settle({ worker: new BoundWorker(process, key) });
      if (message.kind === "exited") settle({ problem: "ended while opening" });
      if (message.kind === "unusable") settle({ problem: message.reason });
    };
    if (signal.aborted) onAbort();
    else if (process.hasExited) settle({ problem: "ended before opening" });
    else process.send({ kind: "open", files, limits });
  });
}
