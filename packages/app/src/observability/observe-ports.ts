import { StoreUnavailable, type PortName, type Ports } from "@embedded-analytics/domain";
import { observeCall, type CallEnd } from "./observe-call.js";
import type { Metrics } from "./metrics.js";

/** The ports whose calls go to PostgreSQL, each a statement or a few. */
const storePorts = [
  "accounts",
  "apiKeys",
  "assistantGrants",
  "authTokens",
  "dataUsers",
  "embedSessions",
  "embedTenantCatalog",
  "provisioning",
  "tenantDashboards",
  "threads",
] as const satisfies readonly PortName[];

/** The same ports, whose calls are counted and timed (J5); what they answer is untouched. */
export const observePorts = (ports: Ports, metrics: Metrics): Ports => {
  const stores = Object.fromEntries(
    storePorts.map((name) => [name, timed(ports[name], name, metrics)]),
  ) as Pick<Ports, (typeof storePorts)[number]>;
  const { provisioning, threads } = stores;
  return {
    ...ports,
    ...stores,
    provisioning: {
      ...provisioning,
      commit: (accountId, changes) =>
        observeCall(
          () => provisioning.commit(accountId, changes),
          (end) => {
            const outcome = end.kind === "answered" ? end.answer : "failed";
            if (changes.session !== undefined) metrics.sessions.inc({ outcome });
            if (changes.turn !== undefined && outcome === "committed") metrics.turnsBegun.inc();
          },
        ),
    },
    threads: {
      ...threads,
      end: (accountId, turnId, generation, ending) =>
        observeCall(
          () => threads.end(accountId, turnId, generation, ending),
          whenAnswered((hasEnded) => {
            if (hasEnded) metrics.turnsEnded.inc({ state: ending.state });
          }),
        ),
      abort: (accountId, turnId, generation) =>
        observeCall(
          () => threads.abort(accountId, turnId, generation),
          whenAnswered((isSignalled) => {
            if (isSignalled) metrics.turnAborts.inc();
          }),
        ),
      abortIssued: (accountId, selection, deployments) =>
        observeCall(
          () => threads.abortIssued(accountId, selection, deployments),
          whenAnswered(({ length }) => {
            metrics.turnAborts.inc(length);
          }),
        ),
      claimExpired: (leaseSeconds, turnsMax) =>
        observeCall(
          () => threads.claimExpired(leaseSeconds, turnsMax),
          whenAnswered(({ length }) => {
            metrics.turnsLost.inc(length);
          }),
        ),
    },
    tokenSignatures: {
      ...ports.tokenSignatures,
      verify: (key, token) =>
        observeCall(
          () => ports.tokenSignatures.verify(key, token),
          (end) => {
            const outcome = end.kind === "answered" ? end.answer : "failed";
            metrics.authTokens.inc({ outcome });
          },
        ),
    },
    queryRunner: observedQueries(ports.queryRunner, metrics),
    semanticCatalog: observedModels(ports.semanticCatalog, metrics),
  };
};

const observedQueries = (
  queryRunner: Ports["queryRunner"],
  metrics: Metrics,
): Ports["queryRunner"] => ({
  ...queryRunner,
  run: (accountId, query, signal) => {
    metrics.queriesRunning.inc();
    return observeCall(
      () => queryRunner.run(accountId, query, signal),
      (end) => {
        metrics.queriesRunning.dec();
        const failed = signal.aborted ? "aborted" : "unavailable";
        metrics.queries.inc({ outcome: end.kind === "answered" ? end.answer.kind : failed });
        metrics.querySeconds.observe(end.seconds);
      },
    );
  },
});

const observedModels = (
  semanticCatalog: Ports["semanticCatalog"],
  metrics: Metrics,
): Ports["semanticCatalog"] => ({
  ...semanticCatalog,
  hasBranch: (...given) => semanticCatalog.hasBranch(...given),
  load: (accountId, deployment, branchName) =>
    observeCall(
      () => semanticCatalog.load(accountId, deployment, branchName),
      (end) => {
        metrics.models.inc({ outcome: end.kind === "answered" ? end.answer.kind : "failed" });
      },
    ),
});

const whenAnswered =
  <Answer>(observe: (answer: Answer) => void) =>
  (end: CallEnd<Answer>): void => {
    if (end.kind === "answered") observe(end.answer);
  };

type Method = (...args: readonly unknown[]) => unknown;

/** A port each of whose methods is timed, and whose failures are counted by their kind. */
const timed = <Port extends object>(port: Port, name: string, metrics: Metrics): Port =>
  Object.fromEntries(
    Object.entries(port as Readonly<Record<string, Method>>).map(([method, call]) => [
      method,
      (...args: readonly unknown[]) =>
        observeCall(
          () => call(...args),
          (end) => {
            metrics.storeSeconds.observe({ port: name, method }, end.seconds);
            if (end.kind === "answered") return;
            const kind = end.cause instanceof StoreUnavailable ? "unavailable" : "defect";
            metrics.storeFailures.inc({ port: name, kind });
          },
        ),
    ]),
  ) as Port;
