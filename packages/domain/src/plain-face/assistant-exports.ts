// What the main entry exports of assistants, and of Connect, by which users grant them access.
export {
  assistantTextBytesMax,
  type Assistant,
  type AssistantAnswer,
  type PreparedQuestion,
} from "../assistants/assistant.js";
export { cutToBytes, fitLines } from "../assistants/text/fit-lines.js";
export { oneLine } from "../assistants/text/one-line.js";
export { csvLine } from "../assistants/text/csv-line.js";
export type {
  AskedGrant,
  AssistantGrantsMethods,
  AuthorizationRequest,
  CodeProof,
  ConnectAccount,
  ListedGrant,
  GrantedSession,
  LiveGrant,
  NewAuthorizationRequest,
  NewGrant,
  Redemption,
} from "../sessions/grants/assistant-grants.js";
export type { ClientDocumentsMethods } from "../connect/client-documents.js";
export type { ConnectCalls } from "../connect/connect-calls.js";
export type {
  BegunAuthorization,
  ConnectAddress,
  ConnectServer,
  Consent,
  ConsentDecision,
  Parameters,
  PresentedRequest,
  TokenAnswer,
  TokenError,
} from "../connect/connect-types.js";
export type { ConnectClient, ConnectSettings } from "../accounts/connect/connect-settings.js";
export type { SessionGrant } from "../sessions/embed-session.js";
