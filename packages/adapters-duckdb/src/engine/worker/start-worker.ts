import type { DataAccess } from "@embedded-analytics/domain";
import type { CompiledModel } from "../../model/compile/compiled-model.js";
import type { Guard, Guarded, Serializer } from "../../guard/guard.js";
import type { Guarding } from "../guarding.js";
import type {
  AskedKind,
  FromWorker,
  ResultPart,
  Statement,
  StatementEnd,
  ToWorker,
} from "../protocol.js";
import { sentences } from "../sentences.js";
import { CarryOver } from "./carry-over.js";
import { duckdbSerializer } from "./duckdb-serializer.js";
import { explainStatement } from "./explain-statement.js";
import { volunteerForOutOfMemory, watchMemory } from "./memory-watch.js";
import { openEngine, type Engine } from "./open-engine.js";
import { runStatement, type LastPart } from "./run-statement.js";
import { Running } from "./running.js";

type Allowed = Extract<Guarded, { kind: "allowed" }>;

/**
 * Makes this process a worker: it opens one set of data files and runs one statement at a time, as
 * its parent says, and never outlives it.
 */
export function startWorker(guarding: Guarding): void {
  // The parent is gone, whatever way. Nothing here is worth a moment's delay.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // Ctrl-C reaches the whole group: the parent decides, which may have queries to finish.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => undefined);
  volunteerForOutOfMemory();
  const worker = new Worker(guarding, (message, done) => {
    process.send?.(message, undefined, undefined, () => done?.());
  });
  process.on("message", (message) => void worker.hear(message as ToWorker));
  worker.say({ kind: "booted" });
}

/** What is said to a statement while it runs. */
type ToStatement = Extract<ToWorker, { kind: "more" | "cancel" | "scan_rows" | "scan_end" }>;

class Worker {
  #engine: Engine | undefined;
  #serializer: Serializer | undefined;
  #running: Running | undefined;
  #carryOver: CarryOver | undefined;
  readonly #guards = new Map<string, Guard>();
  readonly #accesses = new Map<string, DataAccess>();

  constructor(
    private readonly guarding: Guarding,
    readonly say: (message: FromWorker, done?: () => void) => void,
  ) {}

  async hear(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case "open":
        return this.open(message);
      case "load":
        return this.load(message.model);
      case "forget":
        return void this.#guards.delete(message.version);
      case "access":
        return void this.#accesses.set(message.name, message.access);
      case "forget_access":
        return void this.#accesses.delete(message.name);
      case "run":
      case "explain":
      case "judge":
        return this.judgeAndRun(message);
      case "more":
      case "cancel":
      case "scan_rows":
      case "scan_end":
        // What comes for a statement that has ended is nobody's.
        if (this.#running?.id === message.id) this.steer(this.#running, message);
    }
  }

  /** What the service says to the statement that runs. */
  private steer(running: Running, message: ToStatement): void {
    switch (message.kind) {
      case "more":
        return running.credit.add();
      case "cancel":
        this.#carryOver?.end(undefined);
        return running.cancel();
      case "scan_rows":
        return this.#carryOver?.take(message);
      case "scan_end":
        return this.#carryOver?.end(message.end, message.batch);
    }
  }

  private async open({ files, limits }: Extract<ToWorker, { kind: "open" }>): Promise<void> {
    try {
      watchMemory(limits.memoryMb, (done) => this.say({ kind: "over_memory" }, done));
      this.#engine = await openEngine(files, limits);
      this.#serializer = await duckdbSerializer(this.#engine.syntax);
      this.say({ kind: "opened" });
    } catch (error) {
      this.say({ kind: "unusable", reason: String(error) });
    }
  }

  private load(model: CompiledModel): void {
    if (this.#engine === undefined || this.#serializer === undefined) return;
    const { changing } = this.#engine;
    this.#guards.set(model.version, this.guarding.makeGuard(model, this.#serializer, changing));
  }

  private async judgeAndRun(message: Extract<ToWorker, { kind: AskedKind }>) {
    const { id, kind } = message;
    const engine = this.#engine;
    const guard = this.#guards.get(message.version);
    const access = this.#accesses.get(message.access);
    const running = new Running(id, () => engine?.statements.interrupt());
    this.#running = running;
    const last =
      engine === undefined || guard === undefined || access === undefined
        ? ({ end: { kind: "failed", sentence: sentences.failed } } as const)
        : await this.lastPart(kind, { ...message, access }, engine, guard, running);
    running.ended();
    this.#running = undefined;
    if (last.end.kind === "budget" || last.end.kind === "cancelled") await forget(engine);
    await this.#carryOver?.drop();
    this.#carryOver = undefined;
    await engine?.trim();
    this.say({ kind: "part", id, ...last, rssBytes: process.memoryUsage.rss() });
  }

  /** Never rejects: what the engine throws becomes a sentence. */
  private async lastPart(
    kind: AskedKind,
    statement: Statement,
    engine: Engine,
    guard: Guard,
    running: Running,
  ): Promise<LastPart> {
    const { sql, access, timezone, nowMs } = statement;
    let scanning = false;
    try {
      const guarded = await guard({ sql, access, timezone, nowMs });
      if (running.isCancelled()) return { end: { kind: "cancelled" } };
      if (guarded.kind !== "allowed") return { end: guarded };
      if (kind === "judge" && !guarded.hasUncheckedNames) return { end: judged(guarded) };
      scanning = true;
      const stopped = await this.scan(kind, guarded, engine, running);
      if (stopped !== undefined) return { end: stopped };
      scanning = false;
      if (running.isCancelled()) return { end: { kind: "cancelled" } };
      if (kind !== "run") return await explainStatement(engine.statements, guarded);
      const send = (part: ResultPart) => this.say({ kind: "part", id: running.id, ...part });
      return lasting(
        guarded,
        await runStatement(engine.statements, guarded.sql, statement, running, send),
      );
    } catch (error) {
      if (running.isCancelled()) return { end: { kind: "cancelled" } };
      const end = this.guarding.sentenceOfEngineError(error);
      if (!scanning) return { end };
      // No word of the statement stands in what has failed, so none of it is to blame.
      if (end.kind === "budget") return { end: { kind: "budget", sentence: sentences.scan } };
      // What came of a database is of another type than the model was bound to.
      const sentence = this.#carryOver === undefined ? sentences.failed : sentences.sourceChanged;
      return { end: { kind: "failed", sentence } };
    }
  }

  /**
   * Brings the visible rows here, where that has not been done; only after it the statement's own time
   * begins. Answers why there are none.
   */
  private async scan(
    kind: AskedKind,
    { extracts, scans }: Allowed,
    engine: Engine,
    running: Running,
  ): Promise<StatementEnd | undefined> {
    const isCopied = engine.extracts.has(extracts);
    if (scans.length === 0 && isCopied) return undefined;
    if (scans.length > 0) {
      const { statements } = engine;
      this.#carryOver = new CarryOver(statements, running.id, scans, (message) =>
        this.say(message),
      );
      const result = await (kind === "run" ? this.#carryOver.run() : this.#carryOver.skip());
      if (result === undefined) return { kind: "cancelled" };
      if (result.kind !== "done") return result;
    }
    await engine.extracts.provide(extracts);
    const wasShort = isCopied && this.#carryOver?.wasShort === true;
    if (!wasShort || kind !== "run") this.say({ kind: "scanned", id: running.id });
    return undefined;
  }
}

/** The guard lets it run, and has looked all of its names up: there is nothing left to ask the engine. */
const judged = ({ uses, lasts }: Allowed): StatementEnd => ({
  kind: "explained",
  ...{ sql: "", plan: "", scans: [], uses, lasts },
});

/** The end of a result says how long the same statement would have it. */
const lasting = ({ lasts }: Allowed, last: LastPart): LastPart =>
  last.end.kind === "total" ? { ...last, end: { ...last.end, lasts } } : last;

/** A result that nobody reads to its end holds what it holds until the next statement. */
async function forget(engine: Engine | undefined): Promise<void> {
  engine?.statements.interrupt();
  await engine?.statements.run("SELECT 1").catch(() => undefined);
}
