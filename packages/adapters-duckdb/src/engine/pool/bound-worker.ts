import type { DataAccess } from "@embedded-analytics/domain";
import type { CompiledModel } from "../../model/compile/compiled-model.js";
import type { DataFiles } from "../../data/data-files.js";
import type { EngineLimits } from "../protocol.js";
import { nameOfAccess } from "../../guard/name-of-access.js";
import type { WorkerProcess } from "./worker-process.js";

/** How many versions of a model a worker keeps compiled. */
const versionsMax = 4;

/** For how many different rights it keeps what they are: a great model's are long. */
const accessesMax = 200;

/** A worker that has its data open. */
export class BoundWorker {
  /** Loaded versions, the least recently used first. */
  readonly #versions = new Set<string>();
  /** Names of rights that it knows, the least recently used first. */
  readonly #accesses = new Set<string>();
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
    const { version } = model;
    if (!this.#versions.has(version)) this.process.send({ kind: "load", model });
    const oldest = useLast(this.#versions, version, versionsMax);
    if (oldest !== undefined) this.process.send({ kind: "forget", version: oldest });
  }

  /** Lets it know rights, and answers the name by which a statement means them. */
  know(access: DataAccess): string {
    const name = nameOfAccess(access);
    if (!this.#accesses.has(name)) this.process.send({ kind: "access", name, access });
    const oldest = useLast(this.#accesses, name, accessesMax);
    if (oldest !== undefined) this.process.send({ kind: "forget_access", name: oldest });
    return name;
  }
}

/** Makes it the last one used; answers the one that is too many now, which is not in the set any more. */
const useLast = (used: Set<string>, name: string, max: number): string | undefined => {
  used.delete(name);
  used.add(name);
  const [oldest] = used;
  if (used.size <= max || oldest === undefined) return undefined;
  used.delete(oldest);
  return oldest;
};

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
