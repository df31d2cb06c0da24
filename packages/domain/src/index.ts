/** The plain face of the domain: promises in and out, no type of effect. */
export {
  parseApiKey,
  type ApiKeyKind,
  type PresentedApiKey,
  type StoredApiKey,
} from "./access/api-key.js";
export type { DeploymentScope } from "./access/deployment-scope.js";
export type { Credential } from "./access/credential.js";
export { presentedCallerProblem, presentedKeyProblem } from "./sessions/presented-problem.js";
export type { ApiKeysMethods } from "./access/api-keys.js";
export * from "./access/limits/public.js";
export type { KeyHolder } from "./access/key-holder.js";
export { paidPlans, type Account, type Plan } from "./access/account.js";
export * from "./administration/plain-exports.js";
export type { AccountChanges, CatalogChange } from "./accounts/plan/account-changes.js";
export type {
  AccountSettings,
  AccountState,
  CatalogState,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredEmbedTenant,
  DeclaredInternalUser,
  DeclaredKey,
} from "./accounts/account-state.js";
export type { AccountsMethods } from "./accounts/accounts.js";
export { toolNames, type ToolName } from "./accounts/agent-options.js";
export type { Applied, AppliedAccount } from "./accounts/applied.js";
export type {
  AccountDifference,
  ChangedField,
  DeclaredChange,
  DeclaredKind,
  DiffOptions,
} from "./accounts/difference/account-difference.js";
export type {
  AgreedRemoval,
  KeptThing,
  RemovedKind,
  UndeclaredThing,
  Use,
} from "./accounts/removal/removal.js";
export type { DeclarationCalls } from "./accounts/declaration-calls.js";
export type { BranchLookupMethods } from "./accounts/branch-lookup.js";
export type { Environment } from "./accounts/environment.js";
export { environmentNameProblem } from "./accounts/environment-name.js";
export type { DataSource } from "./accounts/data-source.js";
export { withdrawnKind } from "./accounts/providers/model-provider.js";
export type { Deployment } from "./accounts/deployment.js";
export type {
  AccessPolicy,
  Condition,
  FilterOperator,
  MemberRule,
  RowFilterRule,
  RowRule,
  Scalar,
  UserPath,
  ValueTemplate,
} from "./analytics/policies/access-policy.js";
export { filterOperators } from "./analytics/policies/access-policy.js";
export type { ChartCheckMethods } from "./analytics/model/chart-check.js";
export type { DataAccess, Grant } from "./analytics/access/data-access.js";
export type { DataDeployment } from "./analytics/model/data-deployment.js";
export type {
  AggregateType,
  Cube,
  DataModel,
  Member,
  MemberSource,
  MemberType,
  CubeHints,
  MemberFormat,
  MemberHints,
} from "./analytics/model/data-model.js";
export type { DataUser } from "./analytics/access/data-user.js";
export type {
  DataUserLookup,
  DataUsersMethods,
  HeldAttribute,
  StoredDataUser,
} from "./analytics/access/data-users.js";
export type { ModelSearchMethods, SearchHit } from "./analytics/model/model-search.js";
export type { QueryResult } from "./analytics/query/query-result.js";
export type {
  ExplainedQuery,
  ExplainedScan,
  ExplainOutcome,
  QueryExplainerMethods,
  ScanFigures,
} from "./analytics/query/query-explainer.js";
export {
  QueryStopped,
  type Cell,
  type Column,
  type ColumnType,
  type Query,
  type QueryOutcome,
  type QueryRunnerMethods,
  type ResultPart,
} from "./analytics/query/query-runner.js";
export type { ExplainedAccess, ExplainedUser } from "./analytics/access/explained-access.js";
export { accessOf } from "./analytics/policies/access-of.js";
export { parseAccessPolicy } from "./analytics/policies/parse/parse-access-policy.js";
export { parseCondition } from "./analytics/policies/parse/parse-condition.js";
export { parseValueTemplate } from "./analytics/policies/parse/parse-value-template.js";
export type { Parsed, PolicyProblem } from "./analytics/policies/parse/parsed.js";
export { policyVerdicts, type PolicyVerdict } from "./analytics/policies/policy-verdicts.js";
export { policyMemberProblems } from "./analytics/policies/policy-member-problems.js";
export { rowFilterFor } from "./analytics/policies/row-filter-for.js";
export { rowIsVisible } from "./analytics/policies/row-is-visible.js";
export * from "./analytics/suggest/public.js";
export { visibleModel } from "./analytics/policies/visible-model.js";
export type { RowFilter } from "./analytics/policies/row-filter.js";
export type {
  FoundModel,
  ModelMistake,
  SemanticCatalogMethods,
} from "./analytics/model/semantic-catalog.js";
export type {
  FoundCube,
  FoundMember,
  SvcMetaResult,
  SvcSqlApiResult,
  ToolFailure,
} from "./analytics/tools/tool-results.js";
export type { AttributeType, AttributeValue } from "./catalog/attribute-type.js";
export type { AttributeDefinition, CatalogId, Group } from "./catalog/definitions.js";
export type {
  EmbedTenantCatalogMethods,
  ListedAttribute,
  ListedGroup,
  Removal,
} from "./catalog/embed-tenant-catalog.js";
export type {
  DashboardDefinition,
  DashboardFilter,
  DashboardRow,
  DeclaredDashboard,
  LocalizedText,
  Tile,
  TileInput,
} from "./dashboards/definition/dashboard.js";
export type { TileResult, TriedTile } from "./dashboards/tile-result.js";
export type { OfferKind, TileOffer, TileProposal } from "./dashboards/offers/tile-proposal.js";
export type { TileColumn } from "./dashboards/compile/compiled-tile.js";
export type {
  DashboardItem,
  ItemOwner,
  OpenedDashboard,
} from "./dashboards/view/dashboard-item.js";
export type { UnavailableTile, ViewedDefinition } from "./dashboards/view/viewed-definition.js";
export {
  type ContentOwner,
  type ContentPlace,
  type ContentReader,
  type DashboardContent,
  type ListedContent,
  type StoredContent,
  type TenantDashboardsMethods,
  type Visibility,
} from "./dashboards/ports/tenant-dashboards.js";
export type { ExportedDashboard, ExportedPlace } from "./dashboards/content/exported-dashboard.js";
export type { DashboardOperation, TilePlace } from "./dashboards/definition/dashboard-operation.js";
export * from "./dashboards/check/public.js";
export * from "./dashboards/parse-declared-dashboard.js";
export type {
  DeclaredContent,
  DeclaredDashboardsMethods,
  FoundDashboards,
} from "./dashboards/ports/declared-dashboards.js";
export type { Connection, ListQuery } from "./catalog/connection.js";
export type {
  Agent,
  AgentEvent,
  AgentsMethods,
  AgentTask,
  AgentUsage,
  PastMessage,
  PastToolCall,
} from "./chat/ports/agent.js";
export { AgentStopped, type StopReason } from "./chat/turn/agent-stopped.js";
export { isMessage, type KeptKind, type KeptLine } from "./chat/turn/kept-line.js";
export type {
  AgentInDeployment,
  StoredThread,
  StoredTurn,
  TakenTurn,
  ThreadOwner,
  UserOwner,
} from "./chat/ports/thread.js";
export type {
  ClearedPreviews,
  RemovedThreads,
  TurnOfAccount,
  KeptTurn,
  AbortedTurn,
  ThreadLookup,
  ThreadsMethods,
  ThreadSnapshot,
  TurnEnding,
} from "./chat/ports/threads.js";
export {
  questionLengthOfFeedback,
  type AnswerPlace,
  type Feedback,
  type FeedbackListing,
  type FeedbackMethods,
  type FeedbackPage,
  type FeedbackPosition,
  type StoredFeedback,
} from "./chat/ports/feedback.js";
export {
  titleLengthOfQuestion,
  type ListedThread,
  type ThreadListing,
  type ThreadPage,
  type ThreadPosition,
  type ThreadRemoval,
} from "./chat/ports/thread-list.js";
export type { TurnAsker, TurnClaim } from "./sessions/decide/turn-claim.js";
export type { AppendOutcome, LogPart, TurnId, TurnLogsMethods } from "./chat/ports/turn-logs.js";
export { hasEnded, mayRunAgain, turnStates, type TurnState } from "./chat/turn/turn-state.js";
export type { UsageOfAgent } from "./chat/usage-of-agent.js";
export type { ChatAddress } from "./chat/chat-address.js";
export type { AnswerAddress } from "./chat/threads/answer-address.js";
export type { ChatStream } from "./chat/chat-stream.js";
export {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type EmbeddedAnalyticsOptions,
} from "./embedded-analytics.js";
export { ignoredFields, type FieldNamingCall } from "./ignored-fields.js";
export { portKey, portNames, type PortMethods, type PortName, type Ports } from "./ports.js";
export { takesSeat } from "./sessions/decide/user-limit.js";
export {
  type AttributeUpdate,
  type DefinitionChanges,
  type EmbedTenantChange,
  type Lifetime,
  type NewSession,
  type ProfileChange,
  type RightsChange,
  type Seat,
  type SessionChanges,
  type UserChange,
} from "./sessions/decide/changes.js";
export type { ForeignRequest, Preflight } from "./sessions/origin/foreign-request.js";
export { allowsOrigin } from "./sessions/origin/origin-patterns.js";
export type { EmbedPage, PageAddress, PageLook } from "./sessions/page/embed-page.js";
export type { Lane } from "./sessions/decide/lane.js";
export type { ThreadScope } from "./sessions/decide/thread-scope.js";
export type { EmbedSession, SessionUser } from "./sessions/embed-session.js";
export * from "./plain-face/assistant-exports.js";
export * from "./sessions/auth-tokens/plain-exports.js";
export type { EmbedSessionsMethods, FoundSession, StoredPage } from "./sessions/embed-sessions.js";
export type { CommitOutcome, ProvisioningMethods } from "./sessions/provisioning.js";
export type {
  EmbedTenant,
  ExternalUser,
  Identity,
  Lookup,
  Snapshot,
  UserSnapshot,
} from "./sessions/decide/snapshot.js";
export { Failure, type FailureDetails, type Problem } from "./shared/failure/failure.js";
export {
  bodyCalls,
  requestSchemaOf,
  sessionSettingsSchema,
  type BodyCall,
} from "./request-schemas.js";
export { failureCodesOf, type FailureCodeOf } from "./call-failures.js";
export { failureCodes, type FailureCode } from "./shared/failure/failure-code.js";
export { closest, suggest } from "./shared/text/closest.js";
export type {
  AccountId,
  AgentId,
  AttributeId,
  Branded,
  ChatId,
  DeploymentId,
  EmbedTenantId,
  Generation,
  GrantId,
  GroupId,
  MessageId,
  Milliseconds,
  Seconds,
  Sort,
  UserId,
} from "./shared/text/branded.js";
export type { Id } from "./shared/text/id.js";
export type { Json, JsonObject } from "./shared/json/json.js";
export type { Page, PageRequest, Position } from "./shared/port/page.js";
export { parseJson } from "./shared/json/parse-json.js";
export type { PortAdapter } from "./shared/port/port-adapter.js";
export type { SecretsMethods } from "./shared/port/secrets.js";
export { StoreUnavailable } from "./shared/failure/store-unavailable.js";
