import * as Context from "effect/Context";
import { ApiKeys } from "./access/services.js";
import { Accounts, Branches } from "./accounts/services.js";
import {
  ChartCheck,
  DataUsers,
  ModelSearch,
  QueryRunner,
  SemanticCatalog,
} from "./analytics/services.js";
import { EmbedTenantCatalog } from "./catalog/services.js";
import { RunningTurns } from "./chat/host/running-turns.js";
import { TurnReadings } from "./chat/read/turn-readings.js";
import { Agents, ReadTurns, Threads, TurnHost, TurnLogs } from "./chat/services.js";
import type { Ports } from "./ports.js";
import { EmbedSessions, Provisioning } from "./sessions/services.js";
import { effectful } from "./shared/port/port.js";
import { Secrets } from "./shared/services.js";

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
