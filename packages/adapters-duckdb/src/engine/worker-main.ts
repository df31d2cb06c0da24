import { cachedGuard } from "../guard/cached-guard.js";
import { sentenceOfEngineError } from "../guard/engine-error.js";
import { makeGuard } from "../guard/guard.js";
import { startWorker } from "./worker/start-worker.js";

// The program of a worker process, started by `pool/worker-supply.ts`.
startWorker({
  makeGuard: (...of) => cachedGuard(makeGuard(...of)),
  sentenceOfEngineError,
});
