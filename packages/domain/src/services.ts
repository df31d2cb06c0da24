import * as Context from "effect/Context";
import { ApiKeys, Limits, LimitRulesOf } from "./access/services.js";
import { LimitRules } from "./access/limits/limit-rules.js";
import { Administration } from "./administration/services.js";
import { AuditLog } from "./audit/services.js";
import { AccountQueues, Accounts, BranchLookup } from "./accounts/services.js";
import {
  ChartCheck,
  DataUsers,
  ModelSearch,
  QueryExplainer,
  QueryRunner,
  SemanticCatalog,
} from "./analytics/services.js";
import { EmbedTenantCatalog } from "./catalog/services.js";
import { RunningTurns } from "./chat/host/running-turns.js";
import { TurnBroadcasts } from "./chat/read/turn-broadcasts.js";
import { Agents, ReadTurns, Threads, TurnHost, TurnLogs } from "./chat/services.js";
import { ClientDocuments } from "./connect/services.js";
import { DeclaredDashboards, TenantDashboards } from "./dashboards/services.js";
import type { Ports } from "./ports.js";
import { AuthTokens, TokenSignatures } from "./sessions/auth-tokens/services.js";
import { AssistantGrants, EmbedSessions, Provisioning } from "./sessions/services.js";
import { KeyedQueue } from "./shared/keyed-queue.js";
import { lift } from "./shared/port/port.js";
import { Secrets } from "./shared/services.js";

/** What the use cases ask for, all together. */
export type DomainServices =
  | AccountQueues
  | Accounts
  | Administration
  | Agents
  | ApiKeys
  | AssistantGrants
  | AuditLog
  | AuthTokens
  | BranchLookup
  | ChartCheck
  | ClientDocuments
  | DataUsers
  | DeclaredDashboards
  | EmbedSessions
  | EmbedTenantCatalog
  | LimitRulesOf
  | Limits
  | ModelSearch
  | Provisioning
  | QueryExplainer
  | QueryRunner
  | ReadTurns
  | Secrets
  | SemanticCatalog
  | TenantDashboards
  | Threads
  | TokenSignatures
  | TurnHost
  | TurnLogs;

/** The adapters, lifted and under their keys; and the turns that will run on them. */
export const servicesOf = (
  ports: Ports,
  turns: RunningTurns = new RunningTurns(),
  limitRules: LimitRules = new LimitRules(),
): Context.Context<DomainServices> =>
  Context.make(Accounts, lift(ports.accounts)).pipe(
    Context.add(AccountQueues, new KeyedQueue()),
    Context.add(Agents, ports.agents),
    Context.add(AssistantGrants, lift(ports.assistantGrants)),
    Context.add(ClientDocuments, lift(ports.clientDocuments)),
    Context.add(EmbedSessions, lift(ports.embedSessions)),
    Context.add(EmbedTenantCatalog, lift(ports.embedTenantCatalog)),
    Context.add(Provisioning, lift(ports.provisioning)),
    Context.add(ReadTurns, new TurnBroadcasts()),
    Context.add(Secrets, lift(ports.secrets)),
    Context.add(TenantDashboards, lift(ports.tenantDashboards)),
    Context.add(Threads, ports.threads),
    Context.add(TurnHost, turns),
    Context.add(TurnLogs, ports.turnLogs),
    Context.merge(dataOf(ports)),
    Context.merge(gatesOf(ports, limitRules)),
  );

/** Models of data, what may be asked of them, and for whom. */
const dataOf = (ports: Ports) =>
  Context.make(SemanticCatalog, lift(ports.semanticCatalog)).pipe(
    Context.add(BranchLookup, lift(ports.semanticCatalog)),
    Context.add(ChartCheck, lift(ports.chartCheck)),
    Context.add(DataUsers, lift(ports.dataUsers)),
    Context.add(DeclaredDashboards, lift(ports.declaredDashboards)),
    Context.add(ModelSearch, lift(ports.modelSearch)),
    Context.add(QueryExplainer, lift(ports.queryExplainer)),
    Context.add(QueryRunner, lift(ports.queryRunner)),
  );

/** What decides who comes in, how often, and what is kept of administrators' changes. */
const gatesOf = (ports: Ports, limitRules: LimitRules) =>
  Context.make(ApiKeys, lift(ports.apiKeys)).pipe(
    Context.add(Administration, lift(ports.administration)),
    Context.add(AuditLog, lift(ports.auditLog)),
    Context.add(AuthTokens, lift(ports.authTokens)),
    Context.add(TokenSignatures, lift(ports.tokenSignatures)),
    Context.add(LimitRulesOf, limitRules),
    Context.add(Limits, lift(ports.limits)),
  );
