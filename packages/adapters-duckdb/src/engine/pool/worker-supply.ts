import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeWorkFolder, removeWorkFolder } from "./work-folder.js";
import { startWorkerProcess, type WorkerProcess } from "./worker-process.js";

/** Starts processes, knows all that live, and keeps one ready. */
export interface WorkerSupply {
  /** The spare one, or a new one. */
  take(): WorkerProcess;
  pids(): number[];
  /** Ends all of them. */
  close(): Promise<void>;
}

/** JavaScript's own memory in a worker: rows on their way, syntax trees and models. */
const heapMb = 160;

const compiled = import.meta.url.endsWith(".ts") ? "../../../dist/engine/" : "../";
const workerMain = fileURLToPath(new URL(`${compiled}worker-main.js`, import.meta.url));

/** A supply of workers whose folders lie in `cacheDirectory`. */
export function workerSupply(
  cacheDirectory: string,
  program: readonly string[] = [workerMain],
  log?: (line: string) => void,
): WorkerSupply {
  const folder = makeWorkFolder(cacheDirectory);
  const living = new Set<WorkerProcess>();
  let spare: WorkerProcess | undefined;
  let count = 0;
  let closed = false;

  const start = (): WorkerProcess => {
    const worker = startWorkerProcess(
      {
        arguments: program,
        heapMb,
        onEarlyEnd: (reason) => {
          if (!closed) log?.(`A query worker ended before it had a query: ${reason}`);
        },
      },
      join(folder, `worker-${++count}`),
    );
    living.add(worker);
    void worker.exited.then(() => living.delete(worker));
    return worker;
  };
  const keepSpare = (): void => {
    if (closed) return;
    spare = start();
    spare.hold(false);
  };
  keepSpare();

  return {
    take: () => {
      const ready = spare?.hasExited === false ? spare : start();
      ready.hold(true);
      keepSpare();
      return ready;
    },
    pids: () => [...living].flatMap((worker) => worker.pid ?? []),
    close: async () => {
      closed = true;
      const ends = [...living].map((worker) => {
        // Nothing else may keep the service's process until they are gone.
        worker.hold(true);
        worker.kill("closing");
        return worker.exited;
      });
      await Promise.all(ends);
      removeWorkFolder(folder);
    },
  };
}
