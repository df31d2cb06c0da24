import pg from "pg";
import type { ScanText } from "../render-scan.js";
import type {
  Described,
  Estimated,
  ScanEnd,
  ScanLimits,
  SourceTarget,
  ToSources,
} from "../protocol.js";
import { describeTexts } from "./describe.js";
import { estimateScans } from "./estimate.js";
import { FairPlaces } from "./fair-connections.js";
import { runScan, type BatchSink } from "./run-scan.js";
import { beginSession, connect, stopAtServer, type Session } from "./session.js";

/** After how long a connection that nobody uses is closed. */
const idleMs = 30_000;
/** How long one that was idle may take to begin a transaction. */
const idleAnswerMs = 1_000;
const describeTimeoutMs = 30_000;

type Connected = Pick<Session, "client" | "socket">;

interface Idle extends Connected {
  readonly timer: NodeJS.Timeout;
}

/** Which scans to estimate, for whom, and for how long at most. */
type EstimateAsked = Pick<
  Extract<ToSources, { kind: "estimate" }>,
  "party" | "texts" | "isRun" | "timeoutMs"
>;

/** One database with its connections. */
export class Database {
  readonly #places: FairPlaces;
  readonly #idle: Idle[] = [];

  constructor(private readonly target: SourceTarget) {
    this.#places = new FairPlaces(target.poolMax);
  }

  /**
   * Runs scans one after another over one state of the data. Resolves once all rows are there, while the
   * transaction still ends. Never rejects.
   */
  scan(
    party: string,
    texts: readonly ScanText[],
    limits: ScanLimits,
    sink: BatchSink,
    signal: AbortSignal,
  ): Promise<ScanEnd> {
    const used = { bytes: 0 };
    const done = { kind: "done" } as const;
    return new Promise((answer) => {
      const scans = async (session: Session): Promise<ScanEnd> => {
        for (const [at, text] of texts.entries()) {
          const outcome = await runScan(session, text, at, limits, used, sink);
          if (outcome !== "done") return { kind: "budget", of: outcome, at };
        }
        if (!signal.aborted) answer(done);
        return done;
      };
      this.within(party, limits.timeoutMs, signal, scans).then(answer, (cause: unknown) =>
        answer(signal.aborted ? { kind: "cancelled" } : endOf(cause)),
      );
    });
  }

  /** Tells the columns of texts of the model. Rejects where the database cannot be reached. */
  describe(texts: readonly string[], signal: AbortSignal): Promise<readonly Described[]> {
    return this.within("", describeTimeoutMs, signal, (session) => describeTexts(session, texts));
  }

  /** Figures of scans, of one state of the data. Never rejects. */
  estimate(
    { party, texts, isRun, timeoutMs }: EstimateAsked,
    signal: AbortSignal,
  ): Promise<Estimated> {
    return this.within(party, timeoutMs, signal, async (session): Promise<Estimated> => {
      const estimates = await estimateScans(session, texts, isRun);
      return { kind: "estimates", estimates };
    }).catch((cause: unknown) => ({ kind: "none", reason: reasonOf(cause) }));
  }

  /** A connection comes back only from a transaction that ended as it should. */
  private async within<Result>(
    party: string,
    timeoutMs: number,
    signal: AbortSignal,
    work: (session: Session) => Promise<Result>,
  ): Promise<Result> {
    const turn = await this.#places.take(party, signal);
    let connected: Connected | undefined;
    let stopping: Promise<void> | undefined;
    let session: Session | undefined;
    const destroy = (): void => void connected?.socket.destroy();
    const onAbort = (): void => {
      stopping = (
        session === undefined ? Promise.resolve() : stopAtServer(this.target, session.pid)
      ).finally(destroy);
    };
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      [connected, session] = await this.begin(timeoutMs);
      signal.throwIfAborted();
      const result = await work(session);
      signal.throwIfAborted();
      if (isCut(result)) await stopAtServer(this.target, session.pid);
      else {
        await session.client.query("COMMIT");
        this.keep(connected);
        connected = undefined;
      }
      return result;
    } finally {
      signal.removeEventListener("abort", onAbort);
      await stopping;
      destroy();
      turn.release();
    }
  }

  /**
   * An idle connection may have been closed by the server, or be one whose packets a network swallows:
   * one that does not answer within a second is closed, and a new one is tried, once.
   */
  private async begin(timeoutMs: number): Promise<[Connected, Session]> {
    const idle = this.#idle.pop();
    if (idle !== undefined) {
      clearTimeout(idle.timer);
      const silence = setTimeout(() => idle.socket.destroy(), idleAnswerMs);
      try {
        return [idle, await beginSession(idle, this.target, timeoutMs)];
      } catch {
        idle.socket.destroy();
      } finally {
        clearTimeout(silence);
      }
    }
    const connected = await connect(this.target);
    try {
      return [connected, await beginSession(connected, this.target, timeoutMs)];
    } catch (cause) {
      connected.socket.destroy();
      throw cause;
    }
  }

  private keep(connected: Connected): void {
    const timer = setTimeout(() => {
      this.#idle.splice(this.#idle.indexOf(idle), 1);
      void connected.client.end().catch(() => undefined);
    }, idleMs);
    timer.unref();
    const idle = { ...connected, timer };
    this.#idle.push(idle);
  }
}

/** Whether rows are still on their way that nobody wants. */
const isCut = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "kind" in result && result.kind === "budget";

const statementTimeout = "57014";

/** Errors of the server are reported by their state alone: their words may hold values of hidden rows. */
const endOf = (cause: unknown): ScanEnd => {
  if (!(cause instanceof pg.DatabaseError)) return { kind: "unreachable", reason: reasonOf(cause) };
  const { code } = cause;
  if (code === statementTimeout) return { kind: "budget", of: "time", at: 0 };
  // Connection exceptions, wrong passwords, too many connections, a server that ends.
  return /^(08|28|53|57|3D)/.test(code ?? "")
    ? { kind: "unreachable", reason: `SQLSTATE ${code}` }
    : { kind: "failed", sqlState: code };
};

/** Why a database cannot be reached: a code of the system, and no address. */
export const reasonOf = (cause: unknown): string => {
  if (cause instanceof pg.DatabaseError) return `SQLSTATE ${cause.code}`;
  const { code, message } = (cause ?? {}) as {
    readonly code?: string | number;
    readonly message?: string;
  };
  if (code !== undefined) return String(code);
  return message?.includes("not support SSL") === true ? "no TLS" : "no answer";
};
