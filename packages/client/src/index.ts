/** The client of the service: `createClient` for servers, `createBrowserClient` for pages. */
export { AnalyticsError, type ErrorDetails, type Problem } from "./analytics-error.js";
export { CancellableIterator } from "./http/cancellable-iterator.js";
export type {
  AbortedLine,
  ChatLine,
  CutoffLine,
  DeltaLine,
  ErrorLine,
  MessageLine,
  StateLine,
  SuspendedLine,
  ToolCall,
  ToolLine,
  Usage,
  UsageLine,
  UserLine,
} from "./chat/chat-line.js";
export { ChatThread, type ThreadCalls } from "./chat/chat-thread.js";
export { newMessageId, type AbortRequest, type ChatRequest } from "./chat/chat.js";
export {
  createBrowserClient,
  type BrowserClient,
  type BrowserClientOptions,
} from "./create-browser-client.js";
export {
  dashboardsOf,
  type DashboardChange,
  type DashboardOf,
  type Dashboards,
  type OfDeployment,
  type ProposalOf,
  type DrillStep,
  type TileQuery,
} from "./dashboards/dashboards.js";
export type {
  Dashboard,
  DashboardDefinition,
  DashboardFilter,
  DashboardOperation,
  DashboardOwner,
  FilteredType,
  ListedDashboard,
  LocalizedText,
  NewDashboard,
  OfferKind,
  Tile,
  TileInput,
  TileOffer,
  TilePlace,
  UnavailableTile,
  Visibility,
} from "./dashboards/dashboard.js";
export type { ReplacedMember, TileProposal } from "./dashboards/tile-proposal.js";
export { TileRows, type TileColumn, type TileInfo } from "./dashboards/tile-rows.js";
export { csvBlob, csvPieces } from "./query/csv.js";
export { createClient, type Client, type ClientOptions } from "./create-client.js";
export type { ClientFailureCode, ErrorCode, FailureCode } from "./failure-code.js";
export type {
  EmbedSettings,
  EmbedTheme,
  EmbedThemeColors,
  GenerateSessionRequest,
  GroupDefinition,
  UserAttributeDefinition,
} from "./session/generate-session.js";
export type { Cell, Column, ColumnType, QueryLine, QueryRequest, Row } from "./query/query.js";
export { QueryRows } from "./query/query-rows.js";
export { defaultRetry, type RetryPolicy } from "./chat/retry-policy.js";
export type {
  AgentOf,
  CallOptions,
  ChatOptions,
  ServiceCalls,
  Suggestions,
} from "./service-calls.js";
export type {
  AttributeValue,
  Json,
  JsonObject,
  SessionSettings,
  UserAttribute,
} from "./session/session-settings.js";
export {
  emptyThread,
  reduceThread,
  type ThreadMessage,
  type ThreadState,
  type ThreadStatus,
} from "./chat/thread-state.js";
export type { AnswerOf, Feedback, ListedFeedback, ThreadFeedback } from "./threads/feedback.js";
export type { ListedThread, ListPage, PageOf, ThreadOf, Threads } from "./threads/threads.js";
export type { Fetch } from "./http/transport.js";
