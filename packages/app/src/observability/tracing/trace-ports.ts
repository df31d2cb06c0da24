import { SpanKind, type Attributes } from "@opentelemetry/api";
import type { PortName, Ports } from "@embedded-analytics/domain";
import { traceAgents } from "./trace-agents.js";
import type { Spans } from "./spans.js";

/** Where the logs of turns and the counters of limits are. */
export interface SharedState {
  readonly isOnRedis: boolean;
}

const postgres: Attributes = { "db.system.name": "postgresql" };
const duckdb: Attributes = { "db.system.name": "duckdb" };

/** The ports whose calls wait for something, and for what. */
const systems: Partial<Record<PortName, Attributes>> = {
  accounts: postgres,
  administration: postgres,
  apiKeys: postgres,
  assistantGrants: postgres,
  auditLog: postgres,
  authTokens: postgres,
  dataUsers: postgres,
  embedSessions: postgres,
  embedTenantCatalog: postgres,
  provisioning: postgres,
  tenantDashboards: postgres,
  threads: postgres,
  queryExplainer: duckdb,
  queryRunner: duckdb,
  semanticCatalog: {},
  modelSearch: {},
  tokenSignatures: {},
};

/** They wait for the next line for as long as it takes. */
const untraced: ReadonlySet<string> = new Set(["read", "changed", "aborted"]);

/** The same ports, with a span for each call that waits (J5); what they answer is untouched. */
export const tracePorts = (ports: Ports, spans: Spans, { isOnRedis }: SharedState): Ports => {
  const redis = isOnRedis ? { "db.system.name": "redis" } : {};
  const waiting = { ...systems, turnLogs: redis, limits: redis };
  const traced = Object.entries(waiting).map(([name, attributes]) => [
    name,
    tracePort(spans, name, attributes, ports[name as PortName]),
  ]);
  return {
    ...ports,
    ...(Object.fromEntries(traced) as Partial<Ports>),
    agents: traceAgents(ports.agents, spans),
  };
};

type Method = (...args: readonly unknown[]) => unknown;

const tracePort = (spans: Spans, name: string, attributes: Attributes, port: object): object =>
  Object.fromEntries(
    Object.entries(port as Readonly<Record<string, Method>>).map(([method, call]) => {
      if (name === "turnLogs" && untraced.has(method)) return [method, call.bind(port)];
      const kind = "db.system.name" in attributes ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const of = { name: `${name}.${method}`, kind, attributes };
      return [
        method,
        (...args: readonly unknown[]) =>
          spans.observed(of, () => call.apply(port, [...args]), outcomeOf),
      ];
    }),
  );

/** How a call went where it says so by a kind: `rows`, `refused`, `budget`. */
const outcomeOf = (answer: unknown): Attributes => {
  const kind = (answer as { readonly kind?: unknown } | null | undefined)?.kind;
  return typeof kind === "string" ? { "ea.outcome": kind } : {};
};
