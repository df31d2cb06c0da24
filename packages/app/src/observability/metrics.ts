import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Seconds, from a statement of the store to a query that uses its whole time. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is read when somebody asks, and not counted as it happens. */
export interface MetricSources {
  /** Connections to PostgreSQL: all of them, those that rest, and callers that wait for one. */
  readonly pool: () => {
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
  };
  /** Whether the Redis of the turns' logs takes new turns; undefined where there is none. */
  readonly redisIsReady: (() => Promise<boolean>) | undefined;
}

/**
 * The metrics of one service (J5), in a registry of their own, so that two services in a process count
 * apart. Labels are of closed lists: no account, no user and no text is ever one.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];

  /** By the route's own pattern, such as `/api/v1/deployments/:deploymentId/sql`. */
  readonly requests = new Counter({
    name: "ea_http_requests_total",
    help: "Requests that were answered, by route and status",
    labelNames: ["method", "route", "status"] as const,
    registers: this.#registers,
  });
  readonly requestSeconds = new Histogram({
    name: "ea_http_request_seconds",
    help: "Seconds from a request's head to the head of its answer",
    labelNames: ["method", "route"] as const,
    buckets: durations,
    registers: this.#registers,
  });
  readonly sessions = new Counter({
    name: "ea_sessions_total",
    help: "Commits of new sessions, by how they ended",
    labelNames: ["outcome"] as const,
    registers: this.#registers,
  });
  readonly authTokens = new Counter({
    name: "ea_auth_token_signatures_total",
    help: "Signatures of tokens of identity providers, by what was found",
    labelNames: ["outcome"] as const,
    registers: this.#registers,
  });
  readonly turnsBegun = new Counter({
    name: "ea_turns_begun_total",
    help: "Turns of chat that this instance has begun",
    registers: this.#registers,
  });
  readonly turnsEnded = new Counter({
    name: "ea_turns_ended_total",
    help: "Turns of chat that this instance has ended, by state",
    labelNames: ["state"] as const,
    registers: this.#registers,
  });
  readonly turnAborts = new Counter({
    name: "ea_turn_aborts_total",
    help: "Running turns that this instance has signalled to stop, on any instance",
    registers: this.#registers,
  });
  readonly turnsLost = new Counter({
    name: "ea_turns_lost_total",
    help: "Turns whose instance was silent for their lease, and that this one has ended",
    registers: this.#registers,
  });
  readonly queries = new Counter({
    name: "ea_queries_total",
    help: "Statements over data models, by how they ended at their first rows",
    labelNames: ["outcome"] as const,
    registers: this.#registers,
  });
  readonly querySeconds = new Histogram({
    name: "ea_query_seconds",
    help: "Seconds from a statement to its first rows, its wait for a slot included",
    buckets: durations,
    registers: this.#registers,
  });
  readonly queriesRunning = new Gauge({
    name: "ea_queries_running",
    help: "Statements that wait for a slot or for their first rows",
    registers: this.#registers,
  });
  readonly storeSeconds = new Histogram({
    name: "ea_store_call_seconds",
    help: "Seconds of a call of a store's port",
    labelNames: ["port", "method"] as const,
    buckets: durations,
    registers: this.#registers,
  });
  readonly storeFailures = new Counter({
    name: "ea_store_failures_total",
    help: "Calls of a store's port that failed: as unavailable, or by a defect",
    labelNames: ["port", "kind"] as const,
    registers: this.#registers,
  });
  readonly models = new Counter({
    name: "ea_model_loads_total",
    help: "Looks at a data model, by what was found",
    labelNames: ["outcome"] as const,
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Adds what is read at every scrape; once, as soon as the stores are there. */
  watch({ pool, redisIsReady }: MetricSources): void {
    const registers = this.#registers;
    new Gauge({
      name: "ea_postgres_connections",
      help: "Connections to PostgreSQL, and callers that wait for one",
      labelNames: ["state"] as const,
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
    if (redisIsReady === undefined) return;
    new Gauge({
      name: "ea_redis_ready",
      help: "Whether the Redis of the turns' logs takes new turns",
      registers,
      async collect() {
        this.set((await redisIsReady()) ? 1 : 0);
      },
    });
  }

  /** The content type of `text`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
