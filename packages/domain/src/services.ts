import * as Context from "effect/Context";
import { RunningTurns } from "./chat/host/running-turns.js";
import { TurnReadings } from "./chat/read/turn-readings.js";
import type { PortMethods, PortName, Ports } from "./ports.js";
import { effectful, type Effectful } from "./shared/port/port.js";

type Service<Name extends PortName> = Effectful<PortMethods[Name]>;

// The typed keys of the ports: what a use case asks for, and what a host provides. What turns run on
// is used as it is, since a turn outlives the call that began it.
export class Accounts extends Context.Service<Accounts, Service<"accounts">>()("accounts") {}
export class Agents extends Context.Service<Agents, Ports["agents"]>()("agents") {}
export class ApiKeys extends Context.Service<ApiKeys, Service<"apiKeys">>()("apiKeys") {}
export class Branches extends Context.Service<Branches, Service<"branches">>()("branches") {}
export class ChartCheck extends Context.Service<ChartCheck, Service<"chartCheck">>()(
  "chartCheck",
) {}
export class DataUsers extends Context.Service<DataUsers, Service<"dataUsers">>()("dataUsers") {}
export class EmbedSessions extends Context.Service<EmbedSessions, Service<"embedSessions">>()(
  "embedSessions",
) {}
export class EmbedTenantCatalog extends Context.Service<
  EmbedTenantCatalog,
  Service<"embedTenantCatalog">
>()("embedTenantCatalog") {}
export class ModelSearch extends Context.Service<ModelSearch, Service<"modelSearch">>()(
  "modelSearch",
) {}
export class Provisioning extends Context.Service<Provisioning, Service<"provisioning">>()(
  "provisioning",
) {}
export class QueryRunner extends Context.Service<QueryRunner, Service<"queryRunner">>()(
  "queryRunner",
) {}
export class Secrets extends Context.Service<Secrets, Service<"secrets">>()("secrets") {}
export class SemanticCatalog extends Context.Service<SemanticCatalog, Service<"semanticCatalog">>()(
  "semanticCatalog",
) {}

export class Threads extends Context.Service<Threads, Ports["threads"]>()("threads") {}
export class TurnLogs extends Context.Service<TurnLogs, Ports["turnLogs"]>()("turnLogs") {}
/** The turns of this process. */
export class TurnHost extends Context.Service<TurnHost, RunningTurns>()("turnHost") {}

/** The turns that are read in this process. */
export class ReadTurns extends Context.Service<ReadTurns, TurnReadings>()("readTurns") {}

/** What the use cases ask for, all together. */
export type DomainServices =
  | Accounts
  | Agents
  | ApiKeys
  | Branches
  | ChartCheck
  | DataUsers
  | EmbedSessions
  | EmbedTenantCatalog
  | ModelSearch
  | Provisioning
  | QueryRunner
  | ReadTurns
  | Secrets
  | SemanticCatalog
  | Threads
  | TurnHost
  | TurnLogs;

/** The adapters, lifted and under their keys; and the turns that will run on them. */
export const servicesOf = (
  ports: Ports,
  turns: RunningTurns = new RunningTurns(),
): Context.Context<DomainServices> =>
  Context.make(Accounts, effectful(ports.accounts)).pipe(
    Context.add(Agents, ports.agents),
    Context.add(ApiKeys, effectful(ports.apiKeys)),
    Context.add(Branches, effectful(ports.branches)),
    Context.add(ChartCheck, effectful(ports.chartCheck)),
    Context.add(DataUsers, effectful(ports.dataUsers)),
    Context.add(EmbedSessions, effectful(ports.embedSessions)),
    Context.add(EmbedTenantCatalog, effectful(ports.embedTenantCatalog)),
    Context.add(ModelSearch, effectful(ports.modelSearch)),
    Context.add(Provisioning, effectful(ports.provisioning)),
    Context.add(QueryRunner, effectful(ports.queryRunner)),
    Context.add(ReadTurns, new TurnReadings()),
    Context.add(Secrets, effectful(ports.secrets)),
    Context.add(SemanticCatalog, effectful(ports.semanticCatalog)),
    Context.add(Threads, ports.threads),
    Context.add(TurnHost, turns),
    Context.add(TurnLogs, ports.turnLogs),
  );
